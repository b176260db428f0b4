import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResolvedSection } from '../../definition/outline.ts';
import { itemKinds } from '../../items/kinds.ts';
import { parseAnswer } from './reading.ts';

const section = (title: string, more: Partial<ResolvedSection> = {}): ResolvedSection => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  brief: '',
  order: 'body',
  steps: [],
  ...more,
});
const outline = [
  section('Overview'),
  section('Literature Review'),
  section('Data', { holds: { kind: 'row' } }),
  section('Cards', { essential: true, items: [2, 9], itemName: 'card', holds: { kind: 'card' } }),
  section('Key Terms', { holds: { kind: 'term' } }),
  section('Testing'),
  section('Dates'),
];

const word = fc.constantFrom(
  ...'tide moon float pen pipe storm ruler harbour chart metre value Newton rises falls moves 12 3.5'.split(' '),
);
const sentence = fc.array(word, { minLength: 3, maxLength: 12 }).map((words) => `The ${words.join(' ')}.`);
const prose = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((sentences) => sentences.join(' '));
const cards = fc
  .array(fc.tuple(sentence, sentence), { minLength: 1, maxLength: 5 })
  .map((pairs) => pairs.map(([front, back], at) => `${at + 1}. Q: ${front}\nA: ${back}`).join('\n\n'));
const terms = fc
  .array(fc.tuple(word, sentence), { minLength: 2, maxLength: 5 })
  .map((pairs) => pairs.map(([name, meaning]) => `- ${name}: ${meaning}`).join('\n'));
const table = fc
  .array(fc.tuple(word, word), { minLength: 2, maxLength: 4 })
  .map((rows) => ['| Place | Range |', '|---|---|', ...rows.map(([one, other]) => `| ${one} | ${other} |`)].join('\n'));
const bodies = fc.tuple(prose, prose, table, cards, terms, prose, prose);

type Change = (parts: readonly (readonly [title: string, body: string])[]) => string;
const join: Change = (parts) => parts.map(([title, body]) => `${title}\n${body}`).join('\n\n');
const titled =
  (print: (title: string, index: number) => string): Change =>
  (parts) =>
    join(parts.map(([title, body], index) => [print(title, index), body]));
/** Flaws that weak models put into an answer. */
const CHANGES: Readonly<Record<string, Change>> = {
  nothing: join,
  'Markdown headings': titled((title) => `## ${title}`),
  'bold titles with numbers': titled((title, index) => `**${index + 1}. ${title}:**`),
  'translated titles': titled((_title, index) => `Apartado ${'uno dos tres cuatro cinco seis siete'.split(' ')[index]}`),
  'titles with lengths': titled((title) => `${title} (about 200 words)`),
  'titles in the line of the text': (parts) => parts.map(([title, body]) => `**${title}:** ${body}`).join('\n\n'),
  'a table of contents': (parts) => `Contents\n${parts.map(([title]) => title).join('\n')}\n\n${join(parts)}`,
  'everything twice': (parts) => `${join(parts)}\n\n${join(parts)}`,
  'half of everything again': (parts) => `${join(parts)}\n\n${join(parts.slice(3))}`,
  'another order': (parts) => join([...parts].reverse()),
  'a missing section': (parts) => join(parts.filter((_part, at) => at !== 4)),
  'subheadings named like sections': (parts) => join(parts.map(([title, body]) => [title, `Dates:\n${body}\n\nTesting\nIt was ${body}`])),
  'no titles': (parts) => parts.map(([, body]) => body).join('\n\n'),
  'a fence, a preamble and an offer': (parts) =>
    `Sure! Here is the text:\n\n\`\`\`markdown\n${join(parts)}\n\`\`\`\n\nI hope this helps!\nLet me know if you need more.`,
  'thinking in a tag': (parts) => `<think>The user wants tides.\nI should write.</think>\n\n${join(parts)}`,
  'thinking aloud': (parts) => `Okay, the user wants tides.\n\nLet me plan it first.\n\n${join(parts)}`,
  'an end in the middle of a word': (parts) => join(parts).slice(0, -5),
};
const changes = fc.constantFrom(...Object.entries(CHANGES));

/** Words without the marks of formatting: marks of lists and the language of a fence are no words. */
function wordsIn(text: string): string[] {
  const plain = text
    .replace(/^\s*```\w*$/gm, '')
    .replace(/<\/?think>/g, ' ')
    .replace(/(?<![\d.])\d{1,3}[.)](?=\s|$)/g, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+(?:\.\d+)?/gu) ?? [];
}
function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

describe('The reader of answers', () => {
  it('loses no word: each stands in the result or among the words that are left out, as often as in the answer', () => {
    fc.assert(
      fc.property(bodies, changes, changes, (texts, [, first], [, second]) => {
        const parts = outline.map(({ title }, at) => [title, texts[at] ?? ''] as const);
        // The second change takes what the first makes of the bodies.
        const answer = second(parts.map(([title, body], at) => [title, at === 1 ? first([[title, body]]) : body] as const));
        const { text, leftOut } = parseAnswer(answer, outline);
        const kept = counted([...wordsIn(text), ...leftOut.flatMap((left) => wordsIn(left.text))]);
        for (const [one, times] of counted(wordsIn(answer)))
          expect(`${one} ${Math.min(kept.get(one) ?? 0, times)}`).toBe(`${one} ${times}`);
      }),
      { numRuns: 200 },
    );
  });

  it.each(Object.entries(CHANGES).filter(([name]) => !/no titles|missing|middle/.test(name)))(
    'finds all sections after %s',
    (_name, change) => {
      fc.assert(
        fc.property(bodies, (texts) => {
          const parts = outline.map(({ title }, at) => [title, texts[at] ?? ''] as const);
          const { found } = parseAnswer(change(parts), outline);
          expect(new Set(found.map((part) => part.section.title))).toEqual(new Set(outline.map(({ title }) => title)));
        }),
        { numRuns: 20 },
      );
    },
  );

  it('reads its own text again as it is', () => {
    fc.assert(
      fc.property(bodies, changes, (texts, [, change]) => {
        const { text } = parseAnswer(change(outline.map(({ title }, at) => [title, texts[at] ?? ''] as const)), outline);
        expect(parseAnswer(text, outline).text).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('reads items before it takes the marks of a table away', () => {
    const { found } = parseAnswer(
      'Data\n| Length (m) | Period (s) |\n|---|---|\n| 0.2 | 0.9 |\n\nDates\n| Exam | Day |\n|---|---|\n| Maths | 3 May |',
      outline,
    );
    expect(itemKinds.row.parse(found[0]?.text ?? '').map(({ cells }) => cells)).toEqual([
      ['Length (m)', 'Period (s)'],
      ['0.2', '0.9'],
    ]);
    expect(found[1]?.text).toBe('Exam, Day\nMaths, 3 May');
  });

  it('leaves out items that come again, in the same words or nearly, and numbers the others', () => {
    const same = [
      'Q: What pulls the sea?\nA: The pull of the moon.',
      'Q: what pulls at the sea?\nA: The moon.',
      'Q: Which body pulls the sea?\nA: The pull of the moon.',
    ];
    const others = ['Q: When does the sea rise?\nA: Twice a day.', 'Q: Why does the sea rise?\nA: The moon pulls it.'];
    const text = [...same, ...others].map((entry, at) => `${at + 1}. ${entry}`).join('\n\n');
    const { found, leftOut } = parseAnswer(`Cards\n${text}`, outline);
    expect(found[0]?.text).toBe(`1. ${same[0]}\n\n2. ${same[2]}\n\n3. ${others[0]}\n\n4. ${others[1]}`);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['repeated']);
    const sixteen = Array.from({ length: 16 }, (_, at) => `${at + 1}. ${others[0]}`).join('\n\n');
    expect(itemKinds.card.parse(parseAnswer(`Cards\n${sixteen}`, outline).text)).toHaveLength(1);
  });

  it('leaves out a paragraph and a table that come again in a section, but no row and no short line', () => {
    const said = 'The moon pulls the sea twice a day.';
    const table = 'Day | Height\n1 | 2\n2 | 3 | 4 | 5 | 6 | 7 | 8';
    const row = '1 | 2 | 3 | 4 | 5 | 6';
    const { found, leftOut } = parseAnswer(
      `Overview\n${said}\n\nSee above.\n\n${said}\n\nSee above.\n\nData\n${table}\n\n${table}\n\n${row}\n\n${row}\n\nTesting\n${said}`,
      outline,
    );
    expect(found[0]?.text).toBe(`${said}\n\nSee above.\n\nSee above.`);
    expect(found[1]?.text.match(/Height/g)).toHaveLength(1);
    expect(found[1]?.text.split('\n').filter((line) => line === row)).toHaveLength(2);
    expect(found[2]?.text).toBe(said);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['repeated', 'repeated']);
  });
});
