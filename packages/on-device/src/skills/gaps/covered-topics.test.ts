import { describe, expect, it } from 'vitest';
import { ask, NOTES, SYLLABUS } from './ask-gaps.test-data.ts';

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
