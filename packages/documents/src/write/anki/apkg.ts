import type { ExportSource } from '@marginalia/engine';
import { strToU8, zipSync } from 'fflate';
import { type AnkiNote, ankiNotes, deckNameOf, sha1Of } from './anki-notes.ts';
import { COLLECTION_CONFIG, MODEL_ID, modelsJson, OPTIONS, SCHEMA } from './anki-schema.ts';
import { type SqlTable, sqliteFile } from './sqlite-file.ts';

/** Anki's package: a zip of its database of schema 11, which every version of Anki since 2012 imports. */
export function apkg(source: ExportSource): Uint8Array<ArrayBuffer> {
  const notes = numbered(ankiNotes(source));
  // Anki takes a note of a later export over the one that it has, so the times count seconds and not days.
  const now = Date.parse(source.now);
  const deck = idOf(`deck\n${source.tool}\n${source.title}`);
  const tables = [collection(source, now, deck), notesTable(notes, now), cardsTable(notes, now, deck), empty('revlog'), empty('graves')];
  return zipSync({ 'collection.anki2': sqliteFile(tables), media: strToU8('{}') });
}

/** A number of 13 digits from a text, as Anki's ids are: times in milliseconds. */
const idOf = (text: string): number => 1_000_000_000_000 + (Number.parseInt(sha1Of(text).slice(0, 10), 16) % 500_000_000_000);

interface NumberedNote extends AnkiNote {
  readonly id: number;
  /** The place of its card among the new ones. */
  readonly due: number;
}

/** The notes in the order of their ids. An id follows from the note, so that two decks or days do not share one. */
function numbered(notes: readonly AnkiNote[]): readonly NumberedNote[] {
  const taken = new Set<number>();
  const all = notes.map((note, index) => {
    let id = idOf(note.guid);
    while (taken.has(id)) id += 1;
    taken.add(id);
    return { ...note, id, due: index + 1 };
  });
  return all.sort((one, other) => one.id - other.id);
}

const empty = (name: 'revlog' | 'graves'): SqlTable => ({ name, sql: SCHEMA[name], rows: [] });

function collection(source: ExportSource, now: number, deck: number): SqlTable {
  const decks = { 1: { ...DECK, id: 1, name: 'Default' }, [deck]: { ...DECK, id: deck, name: deckNameOf(source) } };
  const values = [
    null,
    Math.floor(now / 1000),
    now,
    now,
    11,
    0,
    0,
    0,
    JSON.stringify(COLLECTION_CONFIG),
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

function notesTable(notes: readonly NumberedNote[], now: number): SqlTable {
  const rows = notes.map(({ id, guid, front, back, plainFront }) => {
    const checksum = Number.parseInt(sha1Of(plainFront).slice(0, 8), 16);
    return {
      id,
      values: [null, guid, MODEL_ID, Math.floor(now / 1000), -1, '', `${front}\x1f${back}`, sortField(plainFront), checksum, 0, ''],
    };
  });
  return { name: 'notes', sql: SCHEMA.notes, rows };
}

function cardsTable(notes: readonly NumberedNote[], now: number, deck: number): SqlTable {
  const zeros = Array.from({ length: 8 }, () => 0);
  const rows = notes.map(({ id, due }) => ({
    id,
    // New cards, due in the order of the text.
    values: [null, id, deck, 0, Math.floor(now / 1000), -1, 0, 0, due, ...zeros, ''],
  }));
  return { name: 'cards', sql: SCHEMA.cards, rows };
}

/** The field that Anki sorts by. Its column is of integers, so a text that is a number is stored as one. */
function sortField(front: string): string | number {
  const value = Number(front);
  return front.trim() === '' || !Number.isFinite(value) ? front : Math.trunc(value);
}
