import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemKinds } from '../items/kinds.ts';
import { itemIds } from '../items/section-items.ts';
import { transcriptOf } from '../result/transcript.ts';
import { itemsOf } from '../run/brief/items-of.ts';
import { addCard, cardsIn, type Deck, editCard, newDeck, removeCard } from '../study/deck.ts';
import { exampleDefinition, toolForTest } from '../testing/index.ts';
import { NO_WORK, type ResultWork } from './result-work.ts';
import { editedResult, standingEdits, standingOf } from './standing-result.ts';
import { newLines } from './text-edit.ts';

const onDevice = { skill: 'summary', with: { from: 'notes', sentences: 3 } } as const;
const tool = toolForTest({
  ...exampleDefinition,
  outline: [
    { title: 'Key Terms', brief: 'Terms.', holds: { kind: 'term', views: ['cards'] }, onDevice },
    { title: 'Cards', brief: 'Cards.', holds: { kind: 'card', views: ['cards'] }, onDevice },
    { title: 'Questions', brief: 'Questions.', holds: { kind: 'question', views: ['practice'] }, onDevice },
    { title: 'Plan', brief: 'Days.', holds: { kind: 'block', views: ['plan'] }, onDevice },
    { title: 'Next Steps', brief: 'Tasks.', holds: { kind: 'task', views: ['checklist'] }, onDevice },
  ],
});
const blocks = [
  { date: '2026-11-24', subject: 'Physics', minutes: 60 },
  { date: '2026-11-24', subject: 'Maths', minutes: 30 },
];
const text = `Key Terms
From your notes:
- tide: how the sea moves
- moon: a body that orbits

Cards
1. Q: What is a tide?
A: The rise of the sea.

2. Q: What pulls?
A: The moon.

3. Q: How often?
A: Twice a day.

Questions
Technical:
1. Why do tides differ?
   A good answer shows: the sun
   Your notes: ______________________________

2. Where are they high?

Plan
${itemKinds.block.print(blocks)}
Take breaks.

Next Steps
[ ] Read chapter 7
[x] Draw a table`;
const values = { topic: 'Tides', level: 'easy', notes: 'The moon pulls.' };
const TODAY = '2026-11-20';
const sections = itemsOf(tool, text, values);
const idsOf = (kind: string): string[] => sections.flatMap((section) => (section.kind === kind ? itemIds(section) : []));
const cards = [
  { front: 'tide', back: 'how the sea moves' },
  { front: 'moon', back: 'a body that orbits' },
  ...sections.flatMap((section) => (section.kind === 'card' ? section.items : [])),
];
const deck = newDeck({ id: 'd', tool: tool.slug, name: 'Tides', at: '' }, cards);
const left = (work: Partial<ResultWork>, of = text) => standingOf({ tool, text: of, values }, { ...NO_WORK, ...work }, TODAY);
const withDeck = (changed: Deck) => left({ views: { cards: { deck: 'd' } }, decks: [changed] });

describe('A result as the student has left it', () => {
  it('is the text itself while nothing was done', () => {
    expect(left({}).text).toBe(text);
    expect(withDeck(deck).text).toBe(text);
  });

  it('has the edited card, lacks the removed one, and numbers the others', () => {
    const { text: now, sections: held } = withDeck(
      removeCard(editCard(deck, 4, { front: 'Who pulls?', back: 'The moon and the sun.' }), 3),
    );
    expect(now).toBe(
      text
        .replace(
          '1. Q: What is a tide?\nA: The rise of the sea.\n\n2. Q: What pulls?\nA: The moon.',
          '1. Q: Who pulls?\nA: The moon and the sun.',
        )
        .replace('3. Q: How', '2. Q: How'),
    );
    expect(held.find(({ kind }) => kind === 'card')?.items).toEqual([
      { front: 'Who pulls?', back: 'The moon and the sun.', origin: 'What pulls?' },
      { front: 'How often?', back: 'Twice a day.' },
    ]);
  });

  it('has edited terms, and cards that the student added at the end', () => {
    const { text: now } = withDeck(
      addCard(editCard(removeCard(deck, 1), 2, { front: 'moon', back: 'it pulls' }), { front: 'New?', back: 'Yes.\n\nIndeed.' }),
    );
    expect(now).toContain('From your notes:\n- moon: it pulls\n\nCards');
    expect(now).toContain('A: Twice a day.\n\n4. Q: New?\nA: Yes.\n   Indeed.\n\nQuestions');
  });

  it('loses no card of a text in another form', () => {
    const other =
      'Cards\nQ: What is a tide? A: The rise of the sea.\nQ1. What pulls?\n\nAnswer: The moon.\n\nCard 3: Q: How often?\nA: Twice\na day.';
    const read = itemsOf(tool, other, values).flatMap((section) => (section.kind === 'card' ? section.items : []));
    const own = newDeck({ id: 'd', tool: tool.slug, name: '', at: '' }, read);
    const changed = editCard(own, 1, { front: 'Edited?', back: 'Edited.' });
    const now = left({ views: { cards: { deck: 'd' } }, decks: [changed] }, other).text;
    expect(itemKinds.card.parse(now).map(({ front }) => front)).toEqual(cardsIn(changed).map(({ front }) => front));
  });

  it('has the typed answers in place of the blanks for notes, and below questions without a blank', () => {
    const [first = '', second = ''] = idsOf('question');
    const { text: now } = left({
      views: { practice: { texts: { [first]: 'The sun helps.\n\nAt new moon.', [second]: 'Fundy' }, aloud: [] } },
    });
    expect(now).toContain(
      'shows: the sun\n   Your notes: The sun helps.\n   At new moon.\n\n2. Where are they high?\n   Your notes: Fundy\n\nPlan',
    );
  });

  it('has the ticks of the checklist', () => {
    const { text: now, sections: held } = left({ views: { checklist: { changed: idsOf('task') } } });
    expect(now).toBe(text.replace('[ ] Read', '[x] Read').replace('[x] Draw', '[ ] Draw'));
    expect(held.find(({ kind }) => kind === 'task')?.items).toEqual([
      { text: 'Read chapter 7', done: true },
      { text: 'Draw a table', done: false },
    ]);
  });

  it('has the plan where the student has put it, and names what has no day', () => {
    const [physics = '', maths = ''] = idsOf('block');
    const { text: now } = left({ views: { plan: { done: [], pinned: [], places: { [physics]: '2026-11-25', [maths]: '' } } } });
    expect(now).toContain(
      `Plan\n${itemKinds.block.print([{ date: '2026-11-25', subject: 'Physics', minutes: 60 }])}\n\nLeft open:\n- Maths 30 min\nTake breaks.`,
    );
    expect(left({ views: { plan: { done: [physics], pinned: [], places: {} } } }).text).toBe(text);
  });

  it('keeps the places of what stays: the quoted words and the lines', () => {
    const work = { views: { cards: { deck: 'd' } }, decks: [removeCard(deck, 3)] };
    const edits = standingEdits({ tool, text, values }, work, TODAY);
    const spanOf = (words: string) => ({ at: text.indexOf(words), length: words.length, field: 'notes', start: 0, end: 3 });
    const result = { transcript: transcriptOf(text), values, source: 'on-device', complete: true };
    const { spans = [] } = editedResult({ ...result, spans: [spanOf('The rise of'), spanOf('Twice')] }, edits);
    const now = left(work).text;
    expect(spans.map(({ at, length }) => now.slice(at, at + length))).toEqual(['Twice']);
    const lines = now.split('\n');
    const pairs = newLines(text, edits).map((line, index) => [text.split('\n')[index], line === undefined ? undefined : lines[line]]);
    expect(pairs.filter(([, line]) => line === undefined).map(([before]) => before)).toEqual([
      '1. Q: What is a tide?',
      'A: The rise of the sea.',
      '',
    ]);
    for (const [before, line] of pairs) if (line !== undefined) expect(line.replace(/^\d/, '')).toBe(before?.replace(/^\d/, ''));
  });

  it('can be read again: the cards of the text are those of the deck', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('edit', 'remove', 'add'), fc.integer({ min: 3, max: 5 }), fc.stringMatching(/^[a-z]{3,8}$/)), {
          maxLength: 6,
        }),
        (steps) => {
          const changed = steps.reduce((now, [step, id, word]) => {
            if (step === 'remove') return removeCard(now, id);
            return step === 'add' ? addCard(now, { front: `${word}?`, back: word }) : editCard(now, id, { front: `${word}?`, back: word });
          }, deck);
          const { text: now, sections: held } = withDeck(changed);
          const expected = cardsIn(changed)
            .filter(({ id }) => id > 2)
            .map(({ front, back }) => ({ front, back }));
          const read = itemsOf(tool, now, values).flatMap((section) => (section.kind === 'card' ? section.items : []));
          expect(read).toEqual(expected);
          expect(
            held.flatMap((section) => (section.kind === 'card' ? section.items : [])).map(({ front, back }) => ({ front, back })),
          ).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });
});
