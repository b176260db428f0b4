import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../spans.ts';
import { formContext } from '../../testing/form-context.ts';
import { CLEAN } from './clean-prose.test-data.ts';
import type { StylePart } from './parameters.ts';
import { syllables } from './read/syllables.ts';
import { style } from './skill.ts';

/** Paragraphs of good student prose, written for these tests: relative clauses, embedded plurals, quantities. */
const WELL_WRITTEN: readonly string[] = [
  'The habits that shape a working day are rarely chosen. Students who live far from the university leave before seven, and those who work at night sleep in the afternoon. What looks like a free decision is the outcome of timetables, rents and bus lines. A study of such habits has to begin with the places that produce them, and one of the places that matters most is the kitchen table.',
  "In today's newspapers the river appears as a threat, but for most of its history it was a road. The boats that carried grain also carried letters, and the people who waited on the quay for hours were waiting for both. The number of boats that stops at the old harbour is small now. Its effects on the town are still visible: the inns, which the owners keep open in winter, and the warehouses that a cooperative has turned into flats.",
  'This essay compares two ways of teaching fractions. The first begins with rules; the second begins with objects that children cut and share. Both have costs. Lessons that use objects take longer, and the teacher who prepares them spends more time on each. The rules, in contrast, are quick to state. Whether a class that learns by cutting paper remembers more after a year is a question that this essay leaves open.',
];

const PARTS: readonly StylePart[] = ['priorities', 'grammar', 'wording', 'claims', 'repetition', 'structure', 'readability', 'strengths'];

async function lines(part: StylePart, text: string): Promise<string[]> {
  const { lines: found } = await style({ from: 'content', part }, formContext({ content: text }));
  for (const line of found) {
    for (const span of line) {
      if (span.kind === 'quote') expect(span.text).toBe(text.slice(span.start, span.end).replace(/\s+/g, ' ').trim());
    }
  }
  return found.map(textOf);
}

describe('Grammar', () => {
  it.each([
    ['They could of won.', '"could of" → "could have"'],
    ['I suggest you to rest.', '"suggest you to" → "suggest that you"'],
    ['The most of people stay.', '"The most of" → "Most"'],
    ['Accross the road is a shop.', '"Accross" → "Across"'],
    ['The bullys in my class were loud.', '"bullys" → "bullies"'],
    ['Its important to read.', '"Its important to" → "It\'s important to"'],
    ['The dog wagged it’s own tail.', '"it’s own" → "its own"'],
    ['Their is no time.', '"Their is" → "There is"'],
    ['Students forget there own names.', '"there own" → "their own"'],
    ['It is cheaper then the old one.', '"cheaper then the" → "cheaper than the"'],
    ['This has a negative affect on sleep.', '"negative affect on" → "negative effect on"'],
    ['Noise can effect the result.', '"can effect the" → "can affect the"'],
    ['We saw the the sea.', '"the the" → "the"'],
    ['He ate a apple at a hour.', '"a apple" → "an apple"'],
    ['She wrote an letter.', '"an letter" → "a letter"'],
    ['She don’t know.', '"She don’t" → "She doesn\'t"'],
    ['They was late.', '"They was" → "They were"'],
    ['These results is new.', '"These results is" → "These results are"'],
    ['One of the main reason is cost.', '"One of the main reason" → "One of the main reasons"'],
    ['The number of cars are rising.', '"The number of cars are" → "The number of cars is"'],
    ['It can makes people ill.', '"can makes" → "can make"'],
    ["I don't had breakfast.", '"don\'t had" → "didn\'t have"'],
    ["I don't had breakfast and now I am hungry.", '"don\'t had" → "didn\'t have" (or "don\'t have")'],
    ["He don't had breakfast today.", '"don\'t had" → "didn\'t have" (or "doesn\'t have")'],
    ["I don't spent my free time with technology.", '"don\'t spent" → "didn\'t spend" (or "don\'t spend")'],
    ["When I was ill, I don't had breakfast every day.", '"don\'t had" → "didn\'t have"'],
    ['It does not changed.', '"does not changed" → "did not change" (or "does not change")'],
    ['We read it twice, look-alike drugs is a known risk.', '"drugs is" → "drugs are"'],
    ['Its effects was very big.', '"Its effects was" → "Its effects were"'],
    ['This link is striking, it suggests a cause.', '"link is striking, it suggests a" → "link is striking. It suggests a"'],
    ['The stress is low. Since E is 210 GPa. The beam is safe.', '"Since E is 210 GPa." → not a whole sentence yet'],
    ['He didn’t went home.', '"didn’t went" → "didn\'t go"'],
    ['I recieve alot of mail.', '"alot" → "a lot"'],
    ['THE CONCERT WAS VERRY LOUD AND LONG.', '"VERRY" → "VERY"'],
    ['I am afraid of watter. I never go into the watter with my friends.', '"watter" (2 times) → "water"'],
    ['We had a very good time there and the tickets had a hight price for us all.', '"hight" → "'],
    ['In this case it ispossible to use the car.', '"ispossible" → "is possible"'],
    ['There were artists who cames from only six countries.', '"cames" → "came"'],
    ['It was late. she left.', '"late. she" → "late. She"'],
    ['The test was hard, it was long too.', '"test was hard, it was long" → "test was hard. It was long"'],
    ['We stayed in. Because it rained hard.', '"Because it rained hard." → not a whole sentence yet'],
    ['In my view i think so.', '"i" → "I"'],
    ['In todays world we read less.', '"todays" → "today\'s"'],
    ['It effect students a lot.', '"It effect" → "It affects"'],
    ['Noise is a thing which effects our sleep.', '"which effects" → "which affects"'],
    ['It catches peoples attention.', '"peoples attention" → "people\'s attention"'],
    ['We work less because notifications is distracting.', '"notifications is" → "notifications are"'],
    ['Also the notifications is distracting.', '"the notifications is" → "the notifications are"'],
    ['There are a lot of studies that proves this.', '"studies that proves" → "studies that prove"'],
    ['There is a lot of apps which helps.', '"There is" → "There are"'],
    ['There is a lot of apps which helps.', '"apps which helps" → "apps which help"'],
    ['Students who use their phone more than 3 hours gets lower grades.', '"gets" → "get"'],
    ['Two  spaces stand here.', 'two spaces between "Two" and "spaces"'],
  ])('fixes %j', async (text, fix) => {
    expect((await lines('grammar', text)).join('\n')).toContain(fix);
  });

  it.each([
    'An hour and a university, a one-off, a European, an honest man, an X-ray, an MSc, a UK firm.',
    'If prices are higher then the demand falls.',
    'That had had no effect, and he knew that that was so.',
    'The change was effected by decree, and it may effect the transition.',
    'He said "we could of won" and “their is no way”.',
    'See https://example.org/could-of/an-letter for more, e.g. the second page.',
    'Of course, we could, of course, have gone.',
    'They lost more than they won; then they left.',
    'The people there own the land that they work.',
    'Neither of them is here, and each of the boys has one.',
    'It is not a bug, it is a feature.',
    'When it rained, they were late.',
    'Mathematics is hard. Texas has oil. News is slow. James is here.',
    'Hepatitis A infections are rare; option a is better than b.',
    'Every day these days counts, as does each of them.',
    'The use of gzip. gzip is a program.',
    'One of the things that makes us human is speech.',
    'The share of students who sleep less than six hours is rising.',
    'A feature for users that helps them to rest is the night mode.',
    'The reforms that effect the transition were late. This effect the authors call drift.',
    'The people who study how light at night works are few.',
    'The peoples of the north. The side effects our bodies show. Its effects people know.',
    'There is a lot of work to do. There is many a slip.',
    'It was the results that matters had come to.',
    'We need 0.75 mol of it at 1 atm.',
    'The word comes from the Greek word metron and the German word sofort.',
    'It is the de facto ruler. A geo-centric model is old. They moved in July.',
    'THE BEST MONTH FOR A HOLIDAY IS JULY.',
    'He wants help. There are some jazz, rock and folk concerts.',
    'Doing so many things is hard.',
    'For a good cause who are we to refuse? For whom is there a place?',
  ])('finds no error in %j', async (text) => {
    expect((await lines('grammar', text))[0]).toMatch(/^No slips/);
  });

  it.each(WELL_WRITTEN)('finds no error in well-written paragraphs: %#', async (text) => {
    expect((await lines('grammar', text))[0]).toMatch(/^No slips/);
    expect((await lines('claims', text))[0]).toMatch(/^No claims/);
  });

  it('finds no error in edited prose', async () => {
    expect(await lines('grammar', CLEAN)).toEqual([expect.stringMatching(/^No slips/)]);
  });

  it('names an error in a list by its item', async () => {
    const list = ['The sea is deep.', '', '- Noise is loud', '- They was late', '- The wind is cold', '', 'The moon pulls.'].join('\n');
    expect((await lines('grammar', list)).join('\n')).toContain('List item 2');
    expect((await lines('grammar', list.replace('The wind is', 'They was'))).join('\n')).toContain('List items 2 and 3');
  });

  it('lists the same error in several places on one line', async () => {
    expect(await lines('grammar', 'They could of won.\n\nWe could of lost.\n\nAll is well now.')).toEqual([
      '- Paragraphs 1 and 2: "could of" (2 times) → "could have"',
    ]);
  });

  it('lists different errors first and counts the rest', async () => {
    const text = Array.from(
      { length: 200 },
      (_, at) =>
        `We saw a ${['apple', 'orange', 'engine', 'idea', 'owl'][at % 5]}${String.fromCharCode(97 + (at % 26), 97 + (at >> 3))} there.`,
    ).join(' ');
    const found = await lines('grammar', text);
    expect(found).toHaveLength(61);
    expect(found.at(-1)).toMatch(/^- and \d+ more$/);
  });
});

describe('Wording and claims', () => {
  it.each([
    ['wording', 'It failed due to the fact that it rained.', '"due to the fact that" → "because"'],
    ['wording', 'The work was done by the team.', '"was done by the team" → passive'],
    ['wording', 'It’s a very good plan.', '"It’s" → "It is"'],
    ['wording', 'I think that it works.', '"I think that" → drop it'],
    ['wording', 'It plays a vital role in trade.', 'worn phrase'],
    ['claims', 'Studies show that tea helps.', '"Studies show" → name the study'],
    ['claims', 'There are a lot of studies that prove this.', '"a lot of studies that prove" → name the study'],
    ['claims', 'Students who use a phone more than 3 hours get lower grades.', '→ a comparison: give its source'],
    ['claims', 'Everyone likes tea.', '"Everyone" → is it true without exception?'],
    ['claims', 'Sales rose by 45% in a year.', '"45%" → give the source'],
  ] as const)('%s: %j', async (part, text, expected) => {
    expect((await lines(part, text)).join('\n')).toContain(expected);
  });

  it.each([
    'Sales rose by 45% (Khan, 2019).',
    'Studies show that tea helps [3].',
    'According to the World Bank, 45% agree.',
    'He said "everyone knows".',
  ])('finds no claim without a source in %j', async (text) => {
    expect((await lines('claims', text))[0]).toMatch(/^No claims/);
  });

  it('does not list a grammar error as a contraction as well', async () => {
    expect((await lines('wording', 'The dog wagged it’s own tail.'))[0]).toMatch(/^No wordy/);
  });
});

const ESSAY = `In this essay I will argue that cities should plant more trees. Trees cool streets, hold water and make people walk. They cost little.

Trees cool streets. A street with trees is up to four degrees cooler at noon than a street without them (Lind, 2020). Cooler streets need fewer machines, and people who walk in them stay longer.

However, trees need room and care. A young tree needs water for three summers. If nobody pays for that care, the tree dies and the money is lost.

In conclusion, cities should plant trees where people walk, and pay for the water that the trees need.`;

describe('Structure, readability and strengths', () => {
  it('names the headings with their paragraphs, which count on through the draft', async () => {
    const paragraph = 'The pump was built in two weeks and it moved the water of the tank without any loss that we could see.';
    const text = `## 1 Design\n\n${paragraph}\n\n${paragraph}\n\n## 2 Results\n\n${paragraph}`;
    expect(await lines('structure', text)).toContain('- Under your headings: 1 Design (Paragraphs 1 and 2); 2 Results (Paragraph 3)');
  });

  it('quotes the main claim and recognises the conclusion', async () => {
    const found = await lines('structure', ESSAY);
    expect(found[0]).toBe('- 4 paragraphs, in words: 24, 35, 28, 18');
    expect(found).toContain(
      '- Main claim, as it reads now (Paragraph 1): "In this essay I will argue that cities should plant more trees."',
    );
    expect(found).toContainEqual(expect.stringMatching(/^- Your last paragraph closes the draft and comes back to: .*trees/i));
  });

  it('asks for an answer where the opening only names its topic, and does not praise it', async () => {
    const text = ESSAY.replace('I will argue that cities should plant more trees', 'I will discuss the trees of cities');
    expect(text).not.toBe(ESSAY);
    expect((await lines('structure', text)).join('\n')).toContain('Your opening names its topic (Paragraph 1)');
    expect((await lines('priorities', text)).join('\n')).toContain('Say in your first paragraph what you will answer');
    expect((await lines('strengths', text)).join('\n')).not.toContain('Your opening says');
  });

  it('reads neither the data in front of a text nor counts it as a paragraph', async () => {
    const found = await lines('structure', `---\ntitle: "Trees"\ndate: "2023-09-23"\n---\n\n${ESSAY}`);
    expect(found[0]).toBe('- 4 paragraphs, in words: 24, 35, 28, 18');
  });

  it('takes neither a span of years nor a friend for a reference', async () => {
    const text = `${ESSAY.replace(/\([^()]*\)/g, '')} The number rose (from 122,000 in 1936 to 612,000 in 1968). According to his friend Martin, it was dull.`;
    expect((await lines('strengths', text)).join('\n')).not.toContain('reference');
  });

  it('asks for no split of a text whose parts are items of a list', async () => {
    const item = 'The couple has a right to a child, and it is up to them alone to decide about it in this case. ';
    const text = `${item.repeat(4)}\n\n- ${item.repeat(4)}\n- ${item.repeat(4)}`;
    expect((await lines('priorities', text)).join('\n')).not.toContain('Break the text into paragraphs');
    expect((await lines('structure', text)).join('\n')).not.toContain('One paragraph');
  });

  it('counts words, sentences and reading ease', async () => {
    const found = await lines('readability', ESSAY);
    expect(found[0]).toBe('- 105 words in 10 sentences: 10.5 words a sentence on average');
    expect(found.join('\n')).toMatch(/Flesch reading ease: \d+ of 100 \([a-z]/);
  });

  it('lists only strengths that were counted', async () => {
    const found = (await lines('strengths', ESSAY)).join('\n');
    expect(found).toContain('One sentence carries a reference (Paragraph 2)');
    expect(found).toContain('Your opening says what you will argue or show');
  });

  it('lists repeated words, openings and sentences', async () => {
    const text =
      'The shop sells bread. The shop sells cake. The shop sells tea and milk to all of us. It is shut now. The shop sells tea and milk to all of us.';
    const found = (await lines('repetition', text)).join('\n');
    expect(found).toContain('3 sentences in a row begin with "The"');
    expect(found).toContain('Sentences that stand twice:');
  });

  it('lists at most five priorities, the most important first', async () => {
    const found = await lines(
      'priorities',
      `${ESSAY} They could of won. Studies show that it is a very very good idea, due to the fact that it works.`,
    );
    expect(found[0]).toMatch(/^1\. /);
    expect(found.length).toBeLessThanOrEqual(5);
  });

  it('counts in the priorities as many findings as the lists show', async () => {
    const text = 'It is very good and very  cheap. It is very, very nice and a lot of fun. They could of won. We could of won.';
    const rows = async (part: StylePart) => (await lines(part, text)).length;
    const first = (await lines('priorities', text)).join('\n');
    expect(first).toContain(`Fix ${await rows('grammar')} errors`);
    expect(first).toContain(`Put ${await rows('wording')} expressions`);
  });

  it.each([
    ['cat', 1],
    ['table', 2],
    ['people', 2],
    ['walked', 1],
    ['wanted', 2],
    ['university', 5],
    ['reading', 2],
    ['education', 4],
    ['horses', 2],
  ])('counts the syllables of %s', (word, count) => {
    expect(syllables(word)).toBe(count);
  });
});

describe('Any draft', () => {
  it.each(PARTS)('gives lines for three words in "%s"', async (part) => {
    const found = await lines(part, 'Trees are good');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(5);
  });

  it('states that there is nothing to check', async () => {
    for (const part of PARTS) expect((await lines(part, ' \n ')).join()).toMatch(/^There are no sentences to check yet/);
  });

  it('never throws, and quotes verbatim', async () => {
    const words = fc.constantFrom(
      'the',
      'a',
      'apple',
      "it's",
      'could',
      'of',
      '.',
      ',',
      '"',
      '“',
      '”',
      '\n\n',
      ' ',
      '  ',
      '- ',
      '(',
      'they',
      'was',
      '45%',
      '😊',
      'http://a.b',
      '’',
      '\t',
      '1.',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(words, { maxLength: 60 }), async (pieces) => {
        for (const part of PARTS) expect((await lines(part, pieces.join(' '))).length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['prose', CLEAN.repeat(60)],
    ['one line without marks', 'word '.repeat(40_000)],
    ['quotation marks', '" '.repeat(40_000)],
    ['brackets', '(a '.repeat(40_000)],
    ['commas', 'It is so, '.repeat(20_000)],
  ])('of 200,000 characters of %s is read in time', async (_, text) => {
    for (const part of PARTS) await lines(part, text);
  });
});

describe('The last paragraph', () => {
  const opening =
    'Bees carry pollen between plants. Many farms depend on them, and this essay will argue that towns should plant more flowers.';
  const middle =
    'Towns are warm in spring. Gardens there hold many kinds of plants, and few people spray them. The insects find food for months.';
  const unclosed = 'Your last paragraph does not read as a conclusion';

  it.each([
    ['announces its conclusion', 'In short, the case is strong and the price is low.'],
    ['draws an inference', 'The price is low. We should therefore act at once.'],
    ['comes back to the opening', 'A town with more flowers feeds its bees and its farms.'],
  ])('The last paragraph that %s is accepted', async (_, last) => {
    expect((await lines('structure', [opening, middle, last].join('\n\n'))).join('\n')).not.toContain(unclosed);
  });

  it('without any sign of a conclusion is reported', async () => {
    const last = 'My cousin has a bicycle. He rides to work on it every morning.';
    expect((await lines('structure', [opening, middle, last].join('\n\n'))).join('\n')).toContain(unclosed);
  });
});

describe('A text of one word', () => {
  it('is too little to check', async () => {
    const { lacks } = await style({ from: 'content', part: 'grammar' }, formContext({ content: 'Hello' }));
    expect(lacks?.map(({ grade }) => grade)).toEqual(['needs-more']);
  });
});

it('A noun in -ics takes a singular or a plural verb', async () => {
  expect((await lines('grammar', 'The economics were stark. The physics is simple.')).join('\n')).not.toContain('→');
});

describe('A reflection after Gibbs', () => {
  const REFLECTION = `Description: On my second placement I was asked to prepare the medication for one patient. I checked the chart and prepared the wrong tablet. The nurse noticed it before it was given.
Feelings: I felt ashamed and my hands were shaking. I was afraid that I had failed the placement.
Evaluation: The double check worked well. The labels were hard to read and I did not read them three times.
Analysis: Errors are caused by systems and not only by persons. The ward was short of staff and the round was interrupted three times.
Conclusion: I could have asked for more time and for a second look.
Action plan: I will use the five rights every time. I will speak with my mentor next week about the tabard.`;

  it('has its conclusion where it says so, before the action plan', async () => {
    const structure = (await lines('structure', REFLECTION)).join('\n');
    expect(structure).not.toMatch(/last paragraph/);
    expect(structure).not.toMatch(/what you will argue|open with a link/);
  });

  it('is not asked for a claim in its opening', async () => {
    expect((await lines('priorities', REFLECTION)).join('\n')).not.toMatch(/argue or show|into a conclusion/);
  });

  it('is still asked for a conclusion without one', async () => {
    const without = REFLECTION.replace(/^Conclusion: .*\n/m, '').replace(
      /^Action plan: .*/m,
      'The corridor has a blue floor. A bus stops outside at nine.',
    );
    expect((await lines('structure', without)).join('\n')).toMatch(/does not read as a conclusion/);
  });
});

describe('A passive that names its doer', () => {
  it('is not asked to name the doer', async () => {
    const text = `I was asked by my mentor to prepare the medication. The error was noticed by the nurse. ${'The ward was quiet and the round went on as planned. '.repeat(6)}`;
    const all = [...(await lines('priorities', text)), ...(await lines('wording', text))].join('\n');
    expect(all).toMatch(/Put the doer first in 2 passive sentences/);
    expect(all).not.toMatch(/name the doer/i);
  });
});

describe('A claim of many historians', () => {
  it.each(['Many historians says that the war was near.', 'Some doctors argue that sleep helps.'])('needs a source: %s', async (text) => {
    expect((await lines('claims', text)).join('\n')).toMatch(/say who, with a source/);
  });
});

describe('A draft', () => {
  const LONG =
    'Trade grew quickly in these years because ships became larger. The towns on the coast gained most. Ships and towns changed together.';

  it('that opens with the question of the essay counts its paragraphs after this title', async () => {
    const found = await lines('structure', `To what extent did trade change the towns?\n\n${LONG}\n\n${LONG}\n\n${LONG}`);
    expect(found[0]).toBe('- 3 paragraphs, in words: 22, 22, 22');
  });

  it('in another language gets the reason once, and the counts that need no English', async () => {
    const german =
      'Viele Menschen arbeiten heute von zu Hause aus, und das ist nur durch das Netz möglich. Sie sparen Zeit.\n\nDas hat auch Nachteile. Viele sind allein, und die Wohnung ist klein.';
    expect((await lines('priorities', german))[0]).toMatch(/^These checks know English only/);
    expect(await lines('grammar', german)).toEqual(['Not checked: see the first section.']);
    expect((await lines('structure', german))[0]).toMatch(/^- 2 paragraphs/);
    expect((await lines('readability', german))[0]).toMatch(/words in 4 sentences/);
  });

  it('whose links are praised says so once, and never beside a first sentence that stands apart', async () => {
    const linked = ['Firstly, trade', 'Moreover, trade', 'In addition, trade', 'However, trade']
      .map((start) => LONG.replace('Trade', start))
      .join('\n\n');
    const told = async (text: string) =>
      [...(await lines('strengths', text)), ...(await lines('structure', text))].filter((line) => /open with a link/.test(line));
    expect(await told(`${LONG}\n\n${linked}`)).toEqual(['- 4 of 4 paragraphs open with a link to the one before']);
    const apart = `Moreover, prices doubled. ${LONG}`;
    expect(await told(`${LONG}\n\n${linked}\n\n${apart}\n\n${LONG}`)).toEqual([expect.stringMatching(/after the first open with a link/)]);
  });
});
