import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ExportSource } from '@marginalia/engine';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { apkg } from './apkg.ts';

function source(cards: readonly (readonly [string, string])[]): ExportSource {
  const items = cards.map(([front, back]) => ({ front, back }));
  const sections = [{ kind: 'card', items, section: 'flashcards', title: 'Flashcards' }] as const;
  return {
    tool: 'flashcard-creator',
    title: 'Cells',
    text: '',
    headings: [],
    sections,
    today: '2026-11-22',
    now: '2026-11-22T09:00:00.000Z',
  };
}

/** Opens the database of a package with SQLite and asks it. */
function asked<Answer>(bytes: Uint8Array, ask: (database: DatabaseSync) => Answer): Answer {
  const folder = mkdtempSync(join(tmpdir(), 'apkg-'));
  try {
    writeFileSync(join(folder, 'collection.anki2'), unzipSync(bytes)['collection.anki2'] as Uint8Array);
    const database = new DatabaseSync(join(folder, 'collection.anki2'));
    const answer = ask(database);
    database.close();
    return answer;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('writes a database that SQLite finds whole, for no card, one, thousands, and cards longer than a page', () => {
  const long = (length: number): readonly [string, string] => [`Front of ${length}`, 'é'.repeat(length)];
  for (const cards of [
    [],
    [['Front', 'Back'] as const],
    [['42', '6 × 7'] as const, ['3.5', 'x'] as const],
    Array.from({ length: 3000 }, (_card, index) => [`Card ${index}`, 'An answer of some words'] as const),
    [1000, 2000, 4000, 4100, 9000, 60_000].map(long),
    Array.from({ length: 450 }, (_card, index) => [`Card ${index}`, 'x'.repeat(3900)] as const),
  ]) {
    const [check, rows] = asked(apkg(source(cards)), (database) => [
      database.prepare('PRAGMA integrity_check').get(),
      database.prepare('SELECT flds FROM notes JOIN cards ON cards.nid = notes.id ORDER BY due').all(),
    ]);
    expect(check).toEqual({ integrity_check: 'ok' });
    expect(rows.map(({ flds }) => `${flds}`.split('\x1f'))).toEqual(cards);
  }
});

it('gives a card the same name in each export, so that Anki updates it', () => {
  const guid = (day: string, back: string) =>
    asked(apkg({ ...source([['What is ATP?', back]]), now: day }), (database) => database.prepare('SELECT guid, id, mod FROM notes').get());
  const [first, later] = [guid('2026-11-22T09:00:00.000Z', 'A molecule'), guid('2026-11-22T09:00:10.000Z', 'The molecule of energy')];
  expect(later).toEqual({ ...first, mod: Number(first?.['mod']) + 10 });
});

it('keeps signs of HTML as text', () => {
  const fields = asked(apkg(source([['a < b & c', 'one\ntwo']])), (database) => database.prepare('SELECT flds FROM notes').get());
  expect(fields).toEqual({ flds: 'a &lt; b &amp; c\x1fone<br>two' });
});

it('gives the cards of two decks different numbers, and keeps the order of the text for study', () => {
  const numbers = (fronts: readonly string[]) =>
    asked(apkg(source(fronts.map((front) => [front, 'Back'] as const))), (database) => ({
      ids: database.prepare('SELECT id FROM notes').all(),
      fronts: database.prepare('SELECT sfld FROM notes JOIN cards ON cards.nid = notes.id ORDER BY due').all(),
    }));
  const [one, other] = [numbers(['b', 'a', 'c']), numbers(['d', 'e'])];
  expect(one.fronts.map(({ sfld }) => sfld)).toEqual(['b', 'a', 'c']);
  expect(new Set([...one.ids, ...other.ids].map(({ id }) => id)).size).toBe(5);
});

/** The columns of rslib/src/storage/schema11.sql of ankitects/anki, in order. */
const ANKI_COLUMNS = {
  col: 'id crt mod scm ver dty usn ls conf models decks dconf tags',
  notes: 'id guid mid mod usn tags flds sfld csum flags data',
  cards: 'id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data',
  revlog: 'id cid usn ease ivl lastIvl factor time type',
  graves: 'usn oid type',
} as const;
const ANKI_TEXTS = ['conf', 'models', 'decks', 'dconf', 'tags', 'guid', 'flds', 'data'];

it.each(Object.entries(ANKI_COLUMNS))('has the table %s as Anki writes it', (table, columns) => {
  const info = asked(apkg(source([['Front', 'Back']])), (database) => database.prepare(`PRAGMA table_info(${table})`).all());
  const expected = columns.split(' ').map((name) => {
    const isKey = name === 'id';
    return { name, type: ANKI_TEXTS.includes(name) ? 'TEXT' : 'INTEGER', notnull: isKey ? 0 : 1, pk: isKey ? 1 : 0 };
  });
  expect(info.map(({ name, type, notnull, pk }) => ({ name, type: `${type}`.toUpperCase(), notnull, pk }))).toEqual(expected);
});

it('names its note type, its deck and no media in the way that Anki reads', () => {
  const bytes = apkg(source([['Front <1>', 'Back']]));
  const { col, note, card } = asked(bytes, (database) => ({
    col: database.prepare('SELECT * FROM col').get(),
    note: database.prepare('SELECT * FROM notes').get(),
    card: database.prepare('SELECT * FROM cards').get(),
  }));
  const json = (name: string): Record<string, Record<string, unknown>> => JSON.parse(`${col?.[name]}`);
  const { models, decks, dconf } = { models: json('models'), decks: json('decks'), dconf: json('dconf') };
  expect(col).toMatchObject({ id: 1, ver: 11 });
  expect(models[`${note?.['mid']}`]).toMatchObject({ type: 0, flds: [{ name: 'Front' }, { name: 'Back' }], tmpls: [{ ord: 0 }] });
  expect(decks[`${card?.['did']}`]).toMatchObject({ name: 'Cells', conf: 1 });
  expect(dconf).toHaveProperty('1');
  // Anki's checksum is of the first field without HTML: sha1("Front <1>").
  expect(note).toMatchObject({ sfld: 'Front <1>', csum: 0x71_ba_04_60 });
  expect(strFromU8(unzipSync(bytes)['media'] ?? new Uint8Array())).toBe('{}');
});
