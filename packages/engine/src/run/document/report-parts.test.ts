import { describe, expect, it } from 'vitest';
import { REPORT_PARTS_KEY } from '../../storage/report-parts-key.ts';
import { memoryStorage } from '../../testing/index.ts';
import type { DocumentPart } from '../writer/writer-events.ts';
import { deleteParts, readParts, storePart } from './report-parts.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const day = (n: number): Date => new Date(noon.getTime() + n * 86_400_000);
const part = (key: string, partId = 'design/1', text = 'Some text.'): DocumentPart => ({
  key,
  partId,
  sectionId: 'design',
  budget: 500,
  text,
  words: 2,
  summary: text,
  source: 'model-a',
});

describe('Stored parts of a long document', () => {
  it('are read by the key of their document, only the newest version of each part', async () => {
    const archive = memoryStorage();
    await storePart(archive, part('a'), noon);
    await storePart(archive, part('b'), noon);
    await storePart(archive, part('a', 'design/2'), noon);
    await storePart(archive, part('a', 'design/1', 'Newer.'), noon);
    expect((await readParts(archive, 'a')).map(({ partId, text }) => [partId, text])).toEqual([
      ['design/2', 'Some text.'],
      ['design/1', 'Newer.'],
    ]);
    expect(await readParts(archive, 'c')).toEqual([]);
  });

  it('are removed only with their own document', async () => {
    const archive = memoryStorage();
    await storePart(archive, part('a'), noon);
    await storePart(archive, part('b'), noon);
    await deleteParts(archive, 'a', noon);
    expect(await readParts(archive, 'a')).toEqual([]);
    expect(await readParts(archive, 'b')).toHaveLength(1);
  });

  it('are removed after 30 days without a new part, and not because there are other documents', async () => {
    const archive = memoryStorage();
    await storePart(archive, part('old'), noon);
    await storePart(archive, part('new'), day(29));
    expect(await readParts(archive, 'old')).toHaveLength(1);
    await storePart(archive, part('new'), day(30));
    expect(await readParts(archive, 'old')).toEqual([]);
    for (const n of [1, 2, 3, 4, 5]) await storePart(archive, part(`more-${n}`), day(30 + n));
    expect(await readParts(archive, 'new')).toHaveLength(1);
  });

  it.each(['oops', '[]', 'null', '{"a":1}', '{"a":{"at":"x","parts":[{"key":"a"},null]}}', '{"a":{"at":1,"parts":[]}}'])(
    'count as none when %s is stored instead, and new parts can be stored',
    async (raw) => {
      const archive = memoryStorage({ [REPORT_PARTS_KEY]: raw });
      expect(await readParts(archive, 'a')).toEqual([]);
      await storePart(archive, part('a'), noon);
      expect(await readParts(archive, 'a')).toHaveLength(1);
    },
  );
});
