import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../spans.ts';
import { formContext } from '../../testing/form-context.ts';
import { HANDOUT } from './handout.test-data.ts';
import type { GapPart } from './parameters.ts';
import { readSyllabus } from './read/topics.ts';
import { gaps } from './skill.ts';

const PARTS: readonly GapPart[] = ['coverage', 'missing', 'thin', 'internal', 'concepts', 'exam', 'priorities', 'self-test'];

async function ask(part: GapPart, notes: string, syllabus?: string, mode = 'comprehensive'): Promise<string[]> {
  const values: Record<string, string> = { notes, analysis: mode, ...(syllabus === undefined ? {} : { syllabus }) };
  const context = formContext(values);
  const { lines } = await gaps({ from: 'notes', against: 'syllabus', mode: 'analysis', part }, context);
  for (const line of lines) {
    for (const span of line) {
      if (span.kind === 'quote') expect(span.text).toBe((values[span.field] ?? '').slice(span.start, span.end).replace(/\s+/g, ' ').trim());
    }
  }
  return lines.map(textOf);
}

const SYLLABUS = `Unit 1: Processes (30%)
- Process life cycle
- Process control block (PCB)
Unit 2: Process scheduling - FCFS, SJF, Round Robin
Unit 3: Deadlock: conditions, prevention, avoidance`;

const NOTES = `Processes
The process life cycle has five states: new, ready, running, waiting and terminated. A process moves from ready to running when the scheduler picks it.
PCB ??

Scheduling
FCFS: the process that comes first runs first. It is simple but short jobs may wait long behind a long one.
Shortest job first picks the job with the smallest burst time.
There are three kinds of schedulers: long-term and short-term.

Deadlock
Four conditions must hold for a deadlock: mutual exclusion, hold and wait, no preemption, circular wait. Important for the exam!
We can break one of the conditions to prevent it.`;

const LINES_UNDER_A_HEADING = `Baddeley & Hitch (1974) working memory model
The central executive controls attention and has limited capacity. The phonological loop holds sounds; the visuospatial sketchpad holds images.

3 stores: sensory register, STM, LTM

LTM types:
1. episodic - events
2. semantic: facts
3. procedural -- skills (riding bike)

Loftus asked about a crash of cars in a film. => leading questions distort EWT.

exam: essay q on WMM vs MSM for sure.`;

describe('Notes under the heading of a topic', () => {
  const syllabus = 'Working memory model\nTypes of LTM\nEyewitness testimony\nCognitive interview';

  it('are shown as what covers it, and not a line that names it in passing', async () => {
    const lines = await ask('coverage', LINES_UNDER_A_HEADING, syllabus);
    expect(lines).toContain(
      '- [covered] Working memory model: under “Baddeley & Hitch (1974) working memory model”, "The central executive controls attention and has limited capacity."',
    );
    expect(lines).toContain('- [covered] Types of LTM: under “LTM types”, "episodic - events"');
  });

  it('are not called few where they cover it, and its name is spelled out there', async () => {
    const lines = await ask('internal', LINES_UNDER_A_HEADING, syllabus);
    expect(lines.filter((line) => /LTM types|WMM/.test(line))).toEqual([]);
    expect(lines).toContain('- Never spelled out: MSM');
  });

  it('name a topic by the initials of its words and of the parts of a compound', async () => {
    const lines = await ask('coverage', LINES_UNDER_A_HEADING, syllabus);
    expect(lines.find((line) => line.includes('Eyewitness testimony'))).toMatch(/^- \[mentioned\] .*leading questions distort EWT/);
    expect((await ask('coverage', 'Sums of many draws follow the CLT in the end.', 'Cell transport\nOsmosis')).join()).toMatch(
      /not found in your notes\] Cell/,
    );
  });
});

describe('The topics of a syllabus', () => {
  const names = (syllabus: string) => readSyllabus(syllabus).topics.map(({ start, end }) => syllabus.slice(start, end));

  it.each([
    ['a list after a dash', 'Unit 2: Process scheduling - FCFS, SJF, Round Robin', ['FCFS', 'SJF', 'Round Robin']],
    ['a unit without a list', 'Unit 1: Thermal physics\nUnit 2: Waves', ['Thermal physics', 'Waves']],
    [
      'semicolons before commas',
      'First law; internal energy; isothermal and adiabatic processes',
      ['First law', 'internal energy', 'isothermal and adiabatic processes'],
    ],
    ['the last of a list after "and"', 'Relations, tuples and attributes', ['Relations', 'tuples', 'attributes']],
    ['one topic with a shared last word', '- Update, insertion and deletion anomalies', ['Update, insertion and deletion anomalies']],
    [
      'two phrases joined by "and", which the notes decide',
      '- Second normal form and partial dependency',
      ['Second normal form and partial dependency'],
    ],
    ['weights and hours left out', '3. Entropy (15 marks)\n4. Heat engines [6 hours]', ['Entropy', 'Heat engines']],
    ['lists in brackets', 'Week 3: Normalisation (1NF, 2NF, 3NF)', ['Normalisation', '1NF', '2NF', '3NF']],
    ['books and marks passed over', 'Text books:\nSilberschatz, Operating System Concepts\nUnit 1: Threads\nExam: 60%', ['Threads']],
    ['the same topic twice', 'Threads\nThreads', ['Threads']],
  ])('are read from %s', (_, syllabus, topics) => {
    expect(names(syllabus)).toEqual(topics);
  });

  it('have the weight of their unit', () => {
    expect(readSyllabus(SYLLABUS).topics[0]?.unit?.weight).toBe(30);
  });
});

describe('Notes with a syllabus', () => {
  it('state how much is covered, in all and by unit', async () => {
    const lines = await ask('coverage', NOTES, SYLLABUS);
    expect(lines[0]).toMatch(/^Covered \d of 8 topics \(\d+ %\)\.$/);
    expect(lines).toContainEqual(expect.stringMatching(/^- Unit 1: Processes: 1 of 2 \(50 %\)$/));
    expect(lines).toContainEqual(expect.stringContaining('[covered] Process life cycle: "The process life cycle has five states'));
  });

  it('cover a topic by its acronym or by its words', async () => {
    expect(await ask('coverage', NOTES, SYLLABUS)).toContainEqual(expect.stringContaining('SJF: "Shortest job first picks'));
    expect(
      await ask(
        'coverage',
        'BCNF is stricter than 3NF. Every determinant must be a candidate key in BCNF, without exception, which rules out overlapping keys.',
        'Boyce-Codd normal form',
      ),
    ).toContainEqual(expect.stringContaining('[covered] Boyce-Codd normal form'));
  });

  it('do not cover a topic by a question mark', async () => {
    expect(await ask('thin', NOTES, SYLLABUS)).toContain('- Process control block (PCB) (Unit 1: Processes): left open: "PCB ??"');
  });

  it('list missing topics with the nearest passage', async () => {
    const lines = await ask('missing', NOTES, SYLLABUS);
    expect(lines).toContainEqual(expect.stringMatching(/^- Round Robin \(Unit 2: Process scheduling\)/));
    expect(lines.join()).not.toContain('conditions (');
  });

  it('do not list a general heading as a gap', async () => {
    const lines = await ask('missing', NOTES, 'Introduction\nWhere to start\nDeadlock');
    expect(lines).toEqual([
      'Every topic of the syllabus section appears somewhere in your notes.',
      '',
      'Too general to look for: "Introduction", "Where to start".',
    ]);
  });

  it('cover a topic in another spelling', async () => {
    expect((await ask('missing', 'Normalization removes redundant data from the tables of a database.', 'Normalisation'))[0]).toMatch(
      /^Every topic/,
    );
  });

  it('list heavy units first for an exam', async () => {
    const lines = await ask('exam', NOTES, SYLLABUS, 'exam-focused');
    expect(lines[0]).toBe('By the marks in your syllabus section, heaviest first:');
    expect(lines[1]).toMatch(/^- Unit 1: Processes \(30%\): covered 1 of 2; still weak: Process control block \(PCB\)$/);
    expect(lines).toContainEqual(expect.stringContaining('"Important for the exam!"'));
  });

  it('state that no topic could be read', async () => {
    expect((await ask('coverage', NOTES, '12 34 56'))[0]).toMatch(/^No topics could be read/);
  });
});

describe('Topics that a syllabus joins', () => {
  const status = async (notes: string, syllabus: string) =>
    Object.fromEntries(
      (await ask('coverage', notes, syllabus)).flatMap((line) => {
        const found = /^- \[([^\]]+)\] ([^:(]+?)(?: \(|:|$)/.exec(line);
        return found === null ? [] : [[found[2], found[1]]];
      }),
    );
  const EROSION =
    'Erosion is the wearing away of rock by water, wind and ice. It is strongest in floods, when stones beat against the bed.';
  const MISSING = 'not found in your notes';

  it.each([
    'Erosion and deposition',
    'Erosion & deposition',
    'Erosion / deposition',
    'Erosion vs. deposition',
    'Erosion/deposition',
    'Erosion; deposition',
  ])('are two in "%s"', async (syllabus) => {
    expect(await status(EROSION, syllabus)).toEqual({ Erosion: 'covered', deposition: MISSING });
  });

  it('are one where the notes use them as one name', async () => {
    const notes =
      'Supply and demand set the price of a good. Where the two curves cross, the market is in equilibrium and nothing is left over.';
    expect(Object.keys(await status(notes, 'Supply and demand'))).toEqual(['Supply and demand']);
  });

  it('are one where the notes have neither of two names', async () => {
    expect(await status(EROSION, 'Romeo and Juliet')).toEqual({ 'Romeo and Juliet': MISSING });
  });

  it('share a last word', async () => {
    const notes =
      'Classical conditioning is learning by association: a bell comes to stand for food, and the dog reacts to the bell alone.';
    expect(await status(notes, 'Classical and operant conditioning')).toEqual({
      'Classical conditioning': 'covered',
      'operant conditioning': MISSING,
    });
  });

  it.each(['Causes and effects of erosion', 'Erosion and its effects', 'Advantages and disadvantages of erosion'])(
    'are one topic and its sides in "%s"',
    async (syllabus) => {
      expect(Object.values(await status(EROSION, syllabus))).toEqual(['covered']);
    },
  );
});

describe('A topic', () => {
  const status = async (notes: string, syllabus: string) =>
    /^- \[([^\]]+)\]/.exec((await ask('coverage', notes, syllabus)).at(-1) ?? '')?.[1];

  it.each([
    ['a definition', 'Osmosis is the movement of water through a membrane.', 'Osmosis'],
    ['a definition after a colon', 'osmosis: water moves to the saltier side', 'Osmosis'],
    ['words that end in its name', 'The movement of water through a membrane is called osmosis.', 'Osmosis'],
    ['another name beside it', 'Without vessels, cells live by osmosis, the movement of water through a membrane.', 'Osmosis'],
    ['its plural', 'Ribosomes are the places where a cell makes its proteins.', 'Ribosome'],
    ['other capitals and accents', 'La osmosis es el paso de agua a través de una membrana.', 'Ósmosis'],
    ['a hyphen', 'A trade off is a choice that gives up one good thing to get another.', 'Trade-off'],
    ['a heading over a list', 'Enzymes\n- lower the activation energy\n- are not used up\n- fit one substrate only', 'Enzymes'],
    [
      'a name over short lines',
      'Osmosis\nwater moves across the membrane to the saltier side\nno energy is needed for it\nplants stand upright by it',
      'Osmosis',
    ],
    [
      'a Hindi heading',
      'प्रकाश संश्लेषण\nपौधे सूर्य के प्रकाश से भोजन बनाते हैं और ऑक्सीजन छोड़ते हैं\nयह क्रिया पत्तियों के हरित लवक में होती है और जल का उपयोग करती है',
      'प्रकाश संश्लेषण',
    ],
  ])('is covered by %s', async (_, notes, topic) => {
    expect(await status(notes, topic)).toBe('covered');
  });

  it.each([
    ['a comparison', 'Diffusion needs no membrane. Compare this with osmosis from the other lecture.', 'Osmosis'],
    ['a hint at the exam', 'Diffusion needs no membrane. The exam may also ask about osmosis.', 'Osmosis'],
    ['one use of its name', 'Plants without water wilt because their cells live by osmosis alone.', 'Osmosis'],
  ])('is only mentioned by %s', async (_, notes, topic) => {
    expect(await status(notes, topic)).toBe('mentioned');
  });

  it.each([
    [
      'its first word in another topic',
      'Protocol numbers are kept in a list. A protocol is a set of rules for messages.',
      'Protocol layers',
    ],
    ['a word with the same stem', 'The heart is an organ that pumps blood through the body.', 'Organism'],
    ['a sister topic', 'Obstructive sleep apnea is a block of the airway during sleep.', 'Central sleep apnea'],
  ])('is not found by %s', async (_, notes, topic) => {
    expect(await status(notes, topic)).toBe('not found in your notes');
  });
});

describe('Lines of a syllabus without a topic', () => {
  it.each([
    'Office hours: Tuesday 2-4 pm, room 214',
    'Grading: 40% final exam, 30% midterm',
    'Required reading: textbook chapters 3-5',
    'Midterm exam: 14 October',
    'Course outline',
    'BIO 101 – Cell Biology (Fall 2026)',
    'Evaluación: examen final 60%',
    'Klausur: 12. Februar',
    '12 34',
    'Introduction',
  ])('are listed as not used: "%s"', async (line) => {
    const { topics, passedOver } = readSyllabus(`${line}\nOsmosis`);
    expect(topics.filter(({ general }) => !general)).toHaveLength(1);
    expect(passedOver).toEqual([expect.objectContaining({ start: 0, end: line.length })]);
  });

  it.each([
    'Osmosis (pp. 45-67)',
    'Osmosis (10%)',
    'Osmosis (2 lectures)',
    'Osmosis – read ch. 4',
    'Week 2 (Sep 3): Osmosis',
    'Unidad 3: Osmosis',
    'Woche 3: Osmosis',
    '4. Osmosis, 3 May 2026',
  ])('leave the topic of "%s"', (line) => {
    expect(readSyllabus(line).topics.map(({ start, end }) => line.slice(start, end))).toEqual(['Osmosis']);
  });

  it('are all used or listed, whatever the syllabus', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...LINES), fc.string({ maxLength: 40 })), { maxLength: 12 }), (lines) => {
        const raw = lines.join('\n');
        const { topics, passedOver } = readSyllabus(raw);
        const places = [...topics, ...topics.flatMap(({ unit, general }) => (general ? [] : (unit ?? []))), ...passedOver];
        let at = 0;
        for (const line of raw.split('\n')) {
          const [start, end] = [at, at + line.length];
          at = end + 1;
          if (/[\p{L}\p{N}]/u.test(line)) expect(places.some((place) => place.start < end && place.end > start)).toBe(true);
        }
      }),
    );
  });
});

const LINES = [
  'Week 1: Osmosis and diffusion',
  'Unit 2',
  'Topics',
  'Text books:',
  'Osmosis',
  'Deadlock: prevention, avoidance',
  '- a, b and c',
  'Exam: 60%',
  '# Heading',
  '12%',
];

describe('Notes without a syllabus', () => {
  it('show what was left open', async () => {
    expect(await ask('internal', NOTES)).toContain('- Left open: "PCB ??"');
    expect(await ask('internal', 'The cell has a wall.\nTODO copy the diagram')).toContainEqual(expect.stringContaining('TODO copy'));
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

  it('ask for a syllabus and show headings instead', async () => {
    const lines = await ask('coverage', NOTES);
    expect(lines[0]).toMatch(/^No syllabus section was pasted/);
    expect(lines).toContainEqual(expect.stringMatching(/^- Deadlock: 3 sentences or items, \d+ words$/));
  });
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

describe('A heading about more than the topic', () => {
  const TITLED = `Operating Systems - Process Management

CPU scheduling decides which one runs next. FCFS runs jobs in the order of arrival. Round robin gives each a time quantum, and after it the job goes to the back of the queue.`;

  it('does not cover the topic', async () => {
    expect((await ask('coverage', TITLED, 'Processes, CPU scheduling')).slice(-2)).toEqual([
      '- [mentioned] Processes (only in a heading: "Operating Systems - Process Management")',
      '- [covered] CPU scheduling: "CPU scheduling decides which one runs next."',
    ]);
    expect((await ask('thin', TITLED, 'Processes, CPU scheduling')).join()).toContain('Processes: only in a heading:');
  });

  it('does not lend the telling word of a topic to a sentence on another one', async () => {
    const notes = `Supply and demand
Law of demand: when the price of a good rises, people buy less of it. The demand curve slopes downwards.`;
    const lines = (await ask('coverage', notes, 'Law of demand\nLaw of supply')).join('\n');
    expect(lines).toContain('[covered] Law of demand: "Law of demand: when');
    expect(lines).not.toMatch(/\[(?:covered|thin)\] Law of supply/);
    const own = `Supply\nLaw: when the price of a good rises, sellers offer more of it, because each sale earns more.`;
    expect((await ask('coverage', own, 'Law of demand\nLaw of supply')).join('\n')).toContain('[covered] Law of supply');
  });

  it('covers it if it names the topic', async () => {
    const text = TITLED.replace('Operating Systems - Process Management', 'Process Management');
    expect((await ask('coverage', text, 'Process management, CPU scheduling')).join()).toContain('[covered] Process management');
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

describe('A doubt', () => {
  it('is said as a doubt, and comes as a check', async () => {
    const notes = 'CR – other plants on a field from year to year\nSoil is the upper layer of the ground, with much humus.';
    const syllabus = 'Crop rotation\nSoil';
    expect((await ask('thin', notes, syllabus)).join('\n')).toContain('perhaps covered, named in part, shortened or in other words: "CR');
    expect((await ask('priorities', notes, syllabus)).join('\n')).toContain('Check "Crop rotation"');
  });
});

describe('Notes in key words', () => {
  it('tell a topic in part where a note opens with one of its words, or with the beginning of it', async () => {
    const notes =
      'Membranes\n- facilitated: via a channel or carrier, no ATP\n- osmosis\nNegligence\n- Caparo: foreseeable, near, fair just and reasonable\n- psych harm: close tie, own senses';
    const lines = (await ask('coverage', notes, 'Facilitated diffusion\nCaparo test\nPsychiatric harm\nPure economic loss')).join('\n');
    expect(lines).toContain('[mentioned] Facilitated diffusion: "facilitated: via a channel');
    expect(lines).toContain('[mentioned] Caparo test');
    expect(lines).toContain('[covered] Psychiatric harm');
    expect(lines).toContain('[not found in your notes] Pure economic loss');
  });

  it('between bars have cells of their own', async () => {
    const notes =
      'Cues | Notes\nRecovery? | Stresemann brought a new currency. The Young Plan cut the sum of 1924.\nCrisis? | The Ruhr was occupied by France';
    expect((await ask('coverage', notes, 'Young Plan')).join('\n')).toContain('Young Plan: "The Young Plan cut');
  });
});

describe('Notes on a kind of a topic', () => {
  const KIND = 'Facilitated diffusion: passive transport through carrier proteins in the membrane';

  it('do not cover the topic alone', async () => {
    expect((await ask('coverage', KIND, 'diffusion')).join('\n')).toMatch(/Covered 0 of 1 .*\[mentioned\] diffusion: "Facilitated/s);
    expect(await ask('thin', KIND, 'diffusion')).toContainEqual(expect.stringContaining('perhaps covered'));
    expect((await ask('coverage', KIND, 'facilitated diffusion'))[0]).toContain('Covered 1 of 1');
  });

  it('are not quoted where a line tells of the topic itself', async () => {
    const notes = `• ${KIND}\n• Diffusion - the net movement of particles from a higher to a lower concentration`;
    expect(await ask('coverage', notes, 'diffusion')).toContainEqual(expect.stringContaining('[covered] diffusion: "Diffusion - the net'));
  });

  it.each([
    ['the heading over them', 'Deadlock\n\nDeadlock prevention: one of the four conditions is broken', 'Deadlock: prevention, avoidance'],
    ['what is done with it', 'Measuring diffusion: count the particles that cross a line in one minute', 'diffusion'],
  ])('are not meant by %s', async (_, notes, syllabus) => {
    expect((await ask('coverage', notes, syllabus)).join('\n')).toMatch(/\[covered\] (?:prevention|diffusion)/);
  });
});

describe('A unit on one line with its topics', () => {
  it('is named by its number and not by the list', async () => {
    const syllabus = 'Unit 3: membrane structure; diffusion and osmosis; cell signalling';
    const notes = 'Osmosis: net movement of water across a membrane to the lower water potential.';
    expect((await ask('missing', notes, syllabus)).join('\n')).toMatch(/- cell signalling \(Unit 3\):/);
    expect((await ask('priorities', notes, syllabus)).join('\n')).toContain('"cell signalling" (Unit 3): not found');
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
