import { describe, expect, it } from 'vitest';
import { formContext } from '../../testing/form-context.ts';
import { ask, NOTES, SYLLABUS } from './ask-gaps.test-data.ts';
import { HANDOUT } from './handout.test-data.ts';
import type { GapPart } from './parameters.ts';
import { gaps } from './skill.ts';

const PARTS: readonly GapPart[] = ['coverage', 'missing', 'thin', 'internal', 'concepts', 'exam', 'priorities', 'self-test'];

describe('Notes without a syllabus', () => {
  it('show what was left open', async () => {
    expect(await ask('internal', NOTES)).toContain('- Left open: "PCB ??"');
    expect(await ask('internal', 'The cell has a wall.\nTODO copy the diagram')).toContainEqual(expect.stringContaining('TODO copy'));
    expect(await ask('internal', 'The cell has a wall.\nFig 10.14 copy from slides!!')).toContain(
      '- Left open: "Fig 10.14 copy from slides!!"',
    );
  });

  it('have nothing open where "incomplete" belongs to a name', async () => {
    expect((await ask('internal', 'incomplete dominance e.g. red x white = pink')).join()).not.toContain('Left open');
    expect((await ask('internal', 'The cell has a wall.\nsteps of mitosis (incomplete)')).join()).toContain('Left open');
  });

  it('list their main terms by how often they occur', async () => {
    const lines = await ask(
      'coverage',
      'Osmosis moves water. Osmosis needs a membrane. Osmosis stops. A turgid cell is full. Plasmolysis is the loss of water.',
    );
    const counts = lines
      .flatMap((line) => /: (once|\d+) ?(?:times)?$/.exec(line)?.[1] ?? [])
      .map((count) => (count === 'once' ? 1 : Number(count)));
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts[0]).toBeGreaterThan(1);
  });

  it('show lists that are shorter than announced', async () => {
    const lines = await ask('internal', NOTES);
    expect(lines).toContain('- Announced but not all there: "There are three kinds of schedulers: long-term and short-term." and 2 follow');
    expect(lines.join()).not.toContain('Four conditions');
  });

  it.each([
    'There are three kinds of rock: igneous, sedimentary and metamorphic.',
    'There are two types of cell:\n- plant cells\n- animal cells',
    'There are two reasons. First, it is cheap. Second, it is quick.',
    'Of these three types the last is rare.',
  ])('have no gap in %j', async (notes) => {
    expect((await ask('internal', notes)).join()).not.toContain('Announced');
  });

  it('show acronyms that are never spelled out, and only those', async () => {
    const lines = (
      await ask(
        'internal',
        'The TCP (Transmission Control Protocol) is reliable. UDP is quick. Both run over IP in the USA. AJP Taylor wrote.',
      )
    ).join();
    expect(lines).toContain('Never spelled out: UDP');
    expect(lines).not.toMatch(/Never spelled out: (?:TCP|USA|AJP)/);
  });

  it('show terms that are used but not defined', async () => {
    const notes =
      'The mitochondrion is the organelle that makes ATP. Pyruvate enters the mitochondrion. Pyruvate is oxidised. From pyruvate comes acetyl.';
    const lines = (await ask('internal', notes)).join('\n');
    expect(lines).toMatch(/not defined: "pyruvate"/i);
    expect(lines).not.toMatch(/not defined: "mitochondrion"/i);
  });

  it('ask for no definition of a word that belongs to a longer term', async () => {
    const notes =
      'The ejection fraction is measured by ultrasound. A low ejection fraction means failure. Drugs raise the ejection slowly.';
    expect((await ask('internal', notes)).join('\n')).not.toMatch(/not defined: "ejection"/i);
  });

  it('ask for a syllabus and show headings instead', async () => {
    const lines = await ask('coverage', NOTES);
    expect(lines[0]).toMatch(/^No syllabus section was pasted/);
    expect(lines).toContainEqual(expect.stringMatching(/^- Deadlock: 3 sentences or items, \d+ words$/));
  });
});

describe('A topic that was not found', () => {
  const notes = 'X-linked: more in men because one copy is enough\nbottleneck: few cheetahs were left after the ice age';
  const syllabus = 'Sex-linked inheritance\nLinkage map\nBottleneck';

  it('is compared with the line that shares a word with it, after a topic without such a line', async () => {
    const lines = await ask('priorities', notes, syllabus);
    const places = [/Learn and note "Linkage map"/, /Compare "Sex-linked inheritance" with your line "X-linked:/].map((task) =>
      lines.findIndex((line) => task.test(line)),
    );
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
  });

  it('is quoted with that line in a quick check', async () => {
    expect(await ask('coverage', notes, syllabus, 'quick')).toContainEqual(
      expect.stringMatching(/^- \[not found in your notes\] Sex-linked inheritance, nearest: "X-linked:/),
    );
  });
});

describe('Notes of a course in law', () => {
  const notes = `Offer
Offer = a statement of willingness to be bound on its terms
Auctions: bid = offer, fall of hammer = acceptance
Acceptance
Acceptance = a final assent to all terms of an offer
request for info is no acceptance - Stevenson, Jacques & Co v McLean (1880)
Consideration
Consideration = something of value in exchange for a promise
social: no intent (Balfour v Balfour [1919])`;

  it('bring a defined term together with another, though it may be a verb', async () => {
    expect((await ask('concepts', notes)).join('\n')).toMatch(/- (?:offer – acceptance|acceptance – offer): in/i);
  });

  it('have no part of the name of a case as a main term', async () => {
    expect([...(await ask('concepts', notes)), ...(await ask('coverage', notes))].join('\n')).not.toMatch(/^- (?:Co v|Balfour:)/m);
  });
});

it('is asked by no exam what a sentence only calls important', async () => {
  const notes = 'The Medici were the most important patrons.\nOil paint dries slowly and can be mixed on the panel.';
  expect((await ask('priorities', notes)).join('\n')).not.toContain('what the exam may ask');
});

describe('Any notes', () => {
  it.each(PARTS)('give lines for three words in "%s"', async (part) => {
    const lines = await ask(part, 'light, dark, chlorophyll');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(12);
  });

  it('quote a sentence for at most two pairs of the concept map', async () => {
    const lines = await ask(
      'concepts',
      'The alliance of Germany, Austria, Italy, France, Russia and Serbia held long. Germany and France were rivals. Russia helped Serbia.',
    );
    const quotes = lines.filter((line) => line.includes('The alliance of Germany'));
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.length).toBeLessThanOrEqual(2);
  });

  it.each(['coverage', 'internal', 'concepts'] as const)('are checked in time at 100,000 words in "%s"', async (part) => {
    const notes = Array.from(
      { length: 4000 },
      (_, at) =>
        `Topic ${at}\nThe process number ${at} waits for the resource ${at % 97} until the scheduler wakes it. It holds lock ${at % 13} for a while?`,
    ).join('\n\n');
    await ask(part, notes, SYLLABUS);
  });

  it.each(['', '   \n', '????', '- \n- \n-', 'ÄÖÜ 你好 😊', ')('.repeat(500), 'Unit '.repeat(300)])('never fail on %j', async (notes) => {
    for (const part of PARTS) expect((await ask(part, notes, notes)).length).toBeGreaterThan(0);
  });

  it('give at most five gaps in a quick check', async () => {
    expect((await ask('missing', NOTES, HANDOUT.map(({ heading }) => heading).join('\n'), 'quick')).length).toBeLessThanOrEqual(6);
  });
});

describe('Removed sections', () => {
  it('are found with a precision of at least .95 and a recall of at least .60', async () => {
    let reported = 0;
    let right = 0;
    let planted = 0;
    for (let round = 0; round < 12; round += 1) {
      // Removes about three sections in ten, different ones each time.
      const gone = new Set(HANDOUT.map((_, at) => at).filter((at) => (at * 7 + round * 5 + Math.floor(at / 3) * round) % 10 < 3));
      const notes = HANDOUT.flatMap(({ heading, text }, at) => (gone.has(at) ? [] : [`${heading}\n${text}`])).join('\n\n');
      const lines = await ask('missing', notes, HANDOUT.map(({ heading }) => heading).join('\n'));
      const found = HANDOUT.flatMap(({ heading }, at) => (lines.some((line) => line.startsWith(`- ${heading}:`)) ? [at] : []));
      reported += found.length;
      right += found.filter((at) => gone.has(at)).length;
      planted += gone.size;
    }
    expect(planted).toBeGreaterThan(30);
    expect(right / reported).toBeGreaterThanOrEqual(0.95);
    expect(right / planted).toBeGreaterThanOrEqual(0.6);
  });
});

describe('Without thin topics', () => {
  it('the line is true of a topic with one defining sentence', async () => {
    const notes = 'A semaphore is an integer variable that two atomic operations, wait and signal, change to protect a critical section.';
    const [line] = await ask('thin', notes, 'Semaphores');
    expect(line).toContain('they define, or tell in 20 words or more');
  });
});

describe('Notes that say nothing', () => {
  const gradesOf = async (notes: string) => {
    const { lacks = [] } = await gaps({ from: 'notes', against: 'syllabus', part: 'coverage' }, formContext({ notes, syllabus: 'Market' }));
    return lacks.map(({ grade }) => grade);
  };

  it('are no success if they are names alone', async () => {
    expect(await gradesOf('Law of demand\nLaw of supply\nMarket equilibrium\nPrice ceilings\nTaxes\nSubsidies')).toEqual(['partial']);
  });

  it('need more if they are greetings and deadlines', async () => {
    const talk =
      'Welcome back everyone. Today we will talk about chapter four. Any questions? Thank you, see you next week. The exam is in two weeks.';
    expect(await gradesOf(talk)).toEqual(['needs-more']);
  });

  it('are a success if they tell something', async () => {
    expect(await gradesOf('Market = buyers and sellers of a good\nLaw of demand: a higher price, fewer buyers')).toEqual([]);
  });
});

describe('A line about the exam', () => {
  it.each(['exam on 12 Dec!!', 'Final exam: Tuesday 9 am, room B12', 'midterm next week'])(
    'asks for nothing where it only tells when: %s',
    async (line) => {
      const notes = `Osmosis is the net movement of water across a membrane.\n\n${line}`;
      expect((await ask('priorities', notes)).join('\n')).not.toContain('what the exam may ask');
      expect((await ask('exam', notes)).join('\n')).not.toContain(line);
    },
  );

  it('is listed where it names what is asked', async () => {
    const notes = 'Osmosis is the net movement of water across a membrane.\n\nexam on 12 Dec: water potential graphs';
    expect((await ask('exam', notes)).join('\n')).toContain('water potential graphs');
  });
});

describe('The doubts of a student', () => {
  it('are all named in one of the first things to do', async () => {
    const notes = `An offer is a statement of willingness to contract on specific terms.
Past consideration is no consideration???
Postal rule applies when letter is received (?)
estoppel - High Trees, ask tutor`;
    const syllabus =
      'Offer\nConsideration\nElectronic communication\nIntention to create legal relations\nMistake\nDuress\nMisrepresentation';
    expect(await ask('priorities', notes, syllabus, 'exam-focused')).toContainEqual(
      expect.stringMatching(/Settle what you left open: ".*\?\?\?", ".*\(\?\)", "estoppel - High Trees, ask tutor"/),
    );
  });
});

describe('Questions on how two terms belong together', () => {
  it('name terms that the notes explain, and not the words of an explanation', async () => {
    const notes = `Osmosis: net movement of water across a selectively permeable membrane.
Diffusion: net movement of particles to a lower concentration.
Endocytosis: the cell takes in material by folding its membrane inwards.
Phagocytosis: endocytosis of large particles such as bacteria.
Exocytosis: vesicles fuse with the plasma membrane and release contents to the outside of the cell.
Active transport = movement of solutes against their gradient using energy.
Facilitated diffusion: passive transport through channel or carrier proteins.`;
    const questions = (await ask('self-test', notes)).filter((line) => line.includes('belong together'));
    expect(questions.join('\n')).toMatch(/endocytosis/i);
    expect(questions.join('\n')).not.toMatch(/net movement|large particles/);
  });
});

it('asks for no word that is only what several terms are', async () => {
  const notes =
    '# Sorting\n* Bubble sort: stable, slow\n* Merge sort: divides the list\n* Quick sort: needs a pivot\n* No sort by comparison is faster.';
  const lines = await ask('self-test', notes);
  expect(lines.some((line) => /Define merge sort/i.test(line))).toBe(true);
  expect(lines.filter((line) => /Define sort\./i.test(line))).toEqual([]);
});
