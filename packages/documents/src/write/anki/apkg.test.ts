import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ExportSource } from '@marginalia/engine';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { apkg } from './apkg.ts';

function source(cards: readonly (readonly [string, string])[]): ExportSource {
  const items = cards.map(([front, back]) => ({ front, back }));
  const sections = [{ kind: 'card', items, section: 'flashcards', title: 'Flashcards' }] as const;
  return { tool: 'flashcard-creator', title: 'Cells', text: '', headings: [], sections, today: '2026-11-22', now: '2026-11-22T09:00:00.000Z' };
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
    asked(apkg({ ...source([['What is ATP?', back]]), today: day }), (database) => database.prepare('SELECT guid FROM notes').get());
  expect(guid('2026-11-22', 'A molecule')).toEqual(guid('2026-11-29', 'The molecule of energy'));
});

it('keeps signs of HTML as text', () => {
  const fields = asked(apkg(source([['a < b & c', 'one\ntwo']])), (database) => database.prepare('SELECT flds FROM notes').get());
  expect(fields).toEqual({ flds: 'a &lt; b &amp; c\x1fone<br>two' });
});
