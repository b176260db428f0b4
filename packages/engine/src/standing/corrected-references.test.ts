import { describe, expect, it } from 'vitest';
import { itemIds } from '../items/section-items.ts';
import { itemsOf } from '../run/brief/items-of.ts';
import { exampleDefinition, toolForTest } from '../testing/index.ts';
import { NO_WORK } from './result-work.ts';
import { standingOf } from './standing-result.ts';

const onDevice = { skill: 'summary', with: { from: 'notes', sentences: 3 } } as const;
const values = { topic: 'Tides', level: 'easy', notes: 'The moon pulls.' };
const TODAY = '2026-11-20';

describe('References as the student has left them', () => {
  const listTool = toolForTest({
    ...exampleDefinition,
    outline: [
      { title: 'References', brief: 'The list.', holds: { kind: 'reference', views: ['references'] }, onDevice },
      { title: 'Needs Your Attention', brief: 'Remarks.', holds: { kind: 'reference' }, onDevice },
      { title: 'Next Steps', brief: 'Tasks.', holds: { kind: 'task' }, onDevice },
    ],
  });
  const SLIDES = 'Adams, A. (2026). Week 4 slides. Moodle.';
  const ROWLING = 'Rowling, J. K. (1997). Harry Potter. Bloomsbury.';
  const LIST = `References
Hochreiter, S. (1997). Long short-term memory. Neural Comput, 9, 1735–1780.

K, J. (1997). Rowling. Harry Potter and the Stone, Bloomsbury.

Needs Your Attention
Check these:

J. K. Rowling - Harry Potter and the Stone, Bloomsbury 1997
- Read as a book: author K, J.; date 1997.
- The title may be only a part of it.

Not read as sources:

my slides week 4

another line

If a line here is a source, give it an author.

Also:
- Capitals are kept.

Next Steps
[ ] Read it`;
  /** The text after sources were corrected, by the first words of each. */
  const corrected = (of: string, texts: Readonly<Record<string, string>>): string => {
    const found = itemsOf(listTool, of, values).flatMap((section) =>
      section.kind === 'reference' ? itemIds(section).map((id, index) => [section.items[index]?.text ?? '', id] as const) : [],
    );
    const byId = Object.entries(texts).map(([begin, words]) => [found.find(([own]) => own.startsWith(begin))?.[1], words]);
    const work = { ...NO_WORK, views: { references: { texts: Object.fromEntries(byId) } } };
    return standingOf({ tool: listTool, text: of, values }, work, TODAY).text;
  };

  it('has a corrected one without the remarks on it', () => {
    const now = corrected(LIST, { 'K, J.': ROWLING });
    expect(now).toContain(`1735–1780.\n\n${ROWLING}\n\nNeeds Your Attention\nNot read as sources:\n\nmy slides week 4\n\nanother`);
    expect(now).not.toContain('Read as a book');
  });

  it('has one from outside of the list at its place in the list, and only there', () => {
    const now = corrected(LIST, { 'my slides': SLIDES });
    expect(now).toContain(`References\n${SLIDES}\n\nHochreiter`);
    expect(now).toContain('Not read as sources:\n\nanother line\n\nIf a line here is a source');
    expect(now).not.toContain('my slides');
  });

  it('loses a heading with its advice when nothing is left under it', () => {
    const now = corrected(LIST, { 'my slides': SLIDES, another: 'Zeller, A. (2001). Zoo. Press.', 'K, J.': ROWLING });
    expect(now).toContain(
      `${ROWLING}\n\nZeller, A. (2001). Zoo. Press.\n\nNeeds Your Attention\nAlso:\n- Capitals are kept.\n\nNext Steps`,
    );
    const bare = corrected(LIST.replace('Also:\n- Capitals are kept.\n\n', ''), {
      'my slides': SLIDES,
      another: 'Zeller',
      'K, J.': ROWLING,
    });
    expect(bare).toContain('Needs Your Attention\nNothing: what stood here was corrected.\n\nNext Steps');
    expect(itemsOf(listTool, bare, values).filter(({ kind }) => kind === 'reference')).toHaveLength(1);
  });

  it('has the next number in a list with numbers', () => {
    const numbered = LIST.replace('Hochreiter', '[1] Hochreiter').replace('K, J.', '[2] K, J.');
    expect(corrected(numbered, { 'my slides': SLIDES })).toContain(
      `[2] K, J. (1997). Rowling. Harry Potter and the Stone, Bloomsbury.\n\n[3] ${SLIDES}\n\nNeeds`,
    );
  });

  it('has the list of the view and of the files', () => {
    const now = corrected(LIST, { 'my slides': SLIDES, 'K, J.': ROWLING });
    const listed = itemsOf(listTool, now, values).flatMap((section) =>
      section.title === 'References' && section.kind === 'reference' ? section.items : [],
    );
    expect(listed.map((item) => item.text.slice(0, 5))).toEqual(['Adams', 'Hochr', 'Rowli']);
  });
});
