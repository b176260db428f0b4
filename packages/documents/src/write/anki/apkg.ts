import type { ExportSource } from '@marginalia/engine';
import { strToU8, zipSync } from 'fflate';
import { type AnkiNote, notesOf, sha1Of } from './anki-notes.ts';
import { CONFIG, MODEL_ID, modelsJson, OPTIONS, SCHEMA } from './anki-schema.ts';
import { type SqlTable, sqliteFile } from './sqlite-file.ts';

const MS_PER_DAY = 86_400_000;

/** Anki's package: a zip of its database of schema 11, which every version of Anki since 2012 imports. */
export function apkg(source: ExportSource): Uint8Array<ArrayBuffer> {
  const notes = notesOf(source);
  // Ids are times in milliseconds. Midnight of the day is the same for each export of that day.
  const day = Date.parse(source.today);
  const deck = idOf(`deck\n${source.tool}\n${source.title}`);
  const tables = [collection(source, day, deck), notesTable(notes, day), cardsTable(notes, day, deck), empty('revlog'), empty('graves')];
  return zipSync({ 'collection.anki2': sqliteFile(tables), media: strToU8('{}') });
}

/** A number of 13 digits from a text, as Anki's ids are. */
const idOf = (text: string): number => 1_000_000_000_000 + (Number.parseInt(sha1Of(text).slice(0, 10), 16) % 500_000_000_000);

const empty = (name: 'revlog' | 'graves'): SqlTable => ({ name, sql: SCHEMA[name], rows: [] });

function collection({ title }: ExportSource, day: number, deck: number): SqlTable {
  const name = title.replace(/\s+/g, ' ').trim().replaceAll('::', ': ');
  const decks = { 1: { ...DECK, id: 1, name: 'Default' }, [deck]: { ...DECK, id: deck, name } };
  const values = [
    null,
    Math.floor(day / 1000),
    day,
    day,
    11,
    0,
    0,
    0,
    JSON.stringify(CONFIG),
    modelsJson(deck),
    JSON.stringify(decks),
    JSON.stringify(OPTIONS),
    '{}',
  ];
  return { name: 'col', sql: SCHEMA.col, rows: [{ id: 1, values }] };
}

const TODAY = [0, 0] as const;
const DECK = {
  mod: 0,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  extendNew: 10,
  extendRev: 50,
  newToday: TODAY,
  revToday: TODAY,
  lrnToday: TODAY,
  timeToday: TODAY,
};

function notesTable(notes: readonly AnkiNote[], day: number): SqlTable {
  const rows = notes.map(({ guid, front, back }, index) => {
    const checksum = Number.parseInt(sha1Of(front).slice(0, 8), 16);
    return {
      id: day + index,
      values: [null, guid, MODEL_ID, Math.floor(day / 1000), -1, '', `${front}\x1f${back}`, sortField(front), checksum, 0, ''],
    };
  });
  return { name: 'notes', sql: SCHEMA.notes, rows };
}

function cardsTable(notes: readonly AnkiNote[], day: number, deck: number): SqlTable {
  const zeros = Array.from({ length: 8 }, () => 0);
  const rows = notes.map((_note, index) => ({
    id: day + index + MS_PER_DAY / 2,
    // New cards, due in the order of the text.
    values: [null, day + index, deck, 0, Math.floor(day / 1000), -1, 0, 0, index + 1, ...zeros, ''],
  }));
  return { name: 'cards', sql: SCHEMA.cards, rows };
}

/** The field that Anki sorts by. Its column is of integers, so a text that is a number is stored as one. */
function sortField(front: string): string | number {
  const value = Number(front);
  return front.trim() === '' || !Number.isFinite(value) ? front : Math.trunc(value);
}
