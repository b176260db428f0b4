import { beforeEach, describe, expect, it } from 'vitest';
import type { Values } from '../../definition/field.ts';
import { itemIds } from '../../items/section-items.ts';
import { progressId } from '../../progress/progress-port.ts';
import { standingOf } from '../../standing/standing-result.ts';
import { exampleDefinition, type FakePorts, fakePorts, toolForTest } from '../../testing/index.ts';
import { itemsOf } from '../brief/items-of.ts';
import { carryCorrections } from './carry-corrections.ts';

const onDevice = { skill: 'summary', with: { from: 'notes', sentences: 3 } } as const;
const tool = toolForTest({
  ...exampleDefinition,
  outline: [
    { title: 'References', brief: 'The list.', holds: { kind: 'reference', views: ['references'] }, onDevice },
    { title: 'Needs Your Attention', brief: 'Remarks.', holds: { kind: 'reference' }, onDevice },
  ],
});
const NOTES =
  'J. K. Rowling - Harry Potter and the Stone, Bloomsbury 1997\nHochreiter, S.: Long short-term memory. Neural Comput. 9 (1997)\nmy slides week 4';
const apa = { topic: 'x', level: 'easy', notes: NOTES };
const LEFT = `Needs Your Attention
Check these:

J. K. Rowling - Harry Potter and the Stone, Bloomsbury 1997
- Read as a book: author K, J.

Not read as sources:

my slides week 4`;
const APA = `References
Hochreiter, S. (1997). Long short-term memory. Neural Comput, 9.

K, J. (1997). Rowling. Harry Potter and the Stone, Bloomsbury.

${LEFT}`;
const IEEE = `References
[1] J. K, Rowling. Harry Potter and the Stone, Bloomsbury, 1997.

[2] S. Hochreiter, “Long short-term memory,” Neural Comput, vol. 9, 1997.

${LEFT}`;
let ports: FakePorts;
let count = 0;

async function keep(text: string, values: Values) {
  count += 1;
  const record = { id: `${count}`, tool: tool.slug, at: `2026-11-20T12:00:0${count}.000Z`, text, values };
  await ports.kept.put({ ...record, source: 'on-device', complete: true, shortfalls: [], unfinished: false });
  return record;
}
async function correct(text: string, values: Values, words: Readonly<Record<string, string>>) {
  const ids = itemsOf(tool, text, values).flatMap((section) =>
    section.kind === 'reference' ? itemIds(section).map((id, index) => [section.items[index]?.text ?? '', id] as const) : [],
  );
  const texts = Object.fromEntries(Object.entries(words).map(([begin, now]) => [ids.find(([own]) => own.startsWith(begin))?.[1], now]));
  await ports.progress.update(progressId(tool.slug, text), 'references', () => ({ texts }));
}
async function left(text: string, values: Values): Promise<string> {
  const views = (await ports.progress.read(progressId(tool.slug, text)))?.views ?? {};
  return standingOf({ tool, text, values }, { views, decks: [] }, '2026-11-20').text;
}

beforeEach(() => {
  ports = fakePorts();
  count = 0;
});

describe('The corrections of references', () => {
  it('are taken over to the next result, for the sources whose line is the same', async () => {
    await keep(APA, apa);
    await correct(APA, apa, {
      'K, J.': 'Rowling, J. K. (1997). Harry Potter.',
      'my slides': 'Adams, A. (2026). Slides.',
      Hochreiter: 'Hochreiter (1997).',
    });
    const next = { ...apa, level: 'hard' };
    const record = await keep(IEEE, next);
    const notice = await carryCorrections(tool, record, ports);
    expect(notice).toEqual({
      tone: 'info',
      title: 'Your corrections',
      text: '3 corrections are in this list too.',
      reason: 'They are as you wrote them: check them for the new style.',
    });
    const now = await left(IEEE, next);
    expect(now).toContain('[1] Rowling, J. K. (1997). Harry Potter.\n\n[2] Hochreiter (1997).\n\n[3] Adams, A. (2026). Slides.');
    expect(now).not.toContain('my slides');
  });

  it('stay with the result before where the line has changed, and the student is told', async () => {
    await keep(APA, apa);
    await correct(APA, apa, { 'K, J.': 'Rowling, J. K. (1997).', 'my slides': 'Adams, A. (2026).' });
    const changed = { ...apa, notes: NOTES.replace('my slides', 'some slides') };
    const text = APA.replace('my slides', 'some slides');
    const notice = await carryCorrections(tool, await keep(text, changed), ports);
    expect(notice?.text).toBe('1 correction is in this list too.');
    expect(notice?.reason).toMatch(/^1 correction stays with the result before, under “Earlier results”/);
    expect(await left(text, changed)).toContain('Not read as sources:\n\nsome slides week 4');
  });

  it('are not brought back once they were taken back', async () => {
    await keep(APA, apa);
    await correct(APA, apa, { 'K, J.': 'Rowling, J. K. (1997).' });
    await carryCorrections(tool, await keep(IEEE, apa), ports);
    await ports.progress.update(progressId(tool.slug, IEEE), 'references', () => ({ texts: {} }));
    const third = IEEE.replace('vol. 9', 'vol. 9, no. 8');
    expect(await carryCorrections(tool, await keep(third, apa), ports)).toBeUndefined();
    expect(await left(third, apa)).toBe(third);
  });

  it('of the same text stay as they are', async () => {
    await keep(APA, apa);
    await correct(APA, apa, { 'K, J.': 'Rowling, J. K. (1997).' });
    expect(await carryCorrections(tool, await keep(APA, apa), ports)).toBeUndefined();
    expect(await left(APA, apa)).toContain('Rowling, J. K. (1997).');
  });
});
