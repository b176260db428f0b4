import { describe, expect, it } from 'vitest';
import { readDocument } from '../../lib/text/read-document.ts';
import type { SkillOutput } from '../../skill.ts';
import { type Line, textOf } from '../../spans.ts';
import { contextOf, read } from '../../testing/text-context.ts';
import { cards } from './skill.ts';

const draw = (raw: string, min = 15, max = 24) => read(cards({ from: 'text', min, max }, contextOf(raw)));

const NOTES = `Organelles:
- Mitochondria - powerhouse of the cell
- ATP: energy currency
- Ribosomes – make proteins
- Golgi: packages and ships proteins

prokaryotes and eukaryotes
- prokaryotes have no nucleus, eukaryotes have one`;

const OPERATING_SYSTEMS = `Operating Systems

Process Management
A process is a program in execution. Each process has a process control block (PCB) that stores its state, program counter and registers. A thread is the smallest unit of execution within a process. Context switching is the act of saving the state of one process and loading that of another.

CPU Scheduling
FCFS runs processes in order of arrival. Round Robin gives each process a time quantum. Starvation is when a process never gets the CPU because others always come first.

Deadlock
A deadlock is a situation in which processes wait for each other forever.
Conditions for deadlock
- Mutual exclusion
- Hold and wait
- No preemption
- Circular wait
Banker's algorithm avoids deadlock by checking whether a state is safe before it grants a request.

Memory Management
Paging divides memory into fixed-size frames. A page fault occurs when a process accesses a page that is not in memory. Thrashing is a state in which the system spends more time paging than executing. Virtual memory lets programs use more memory than is physically present.`;

const LANGUAGES = [
  'Das Bruttoinlandsprodukt (BIP) ist der Gesamtwert aller Waren, die in einem Land hergestellt werden.',
  "Le chômage frictionnel est le chômage lié au temps nécessaire pour changer d'emploi.",
  'La utilidad marginal es la satisfacción adicional que da una unidad más de un bien.',
  'Osmosis is the movement of water across a membrane.',
  '机会成本是指放弃的最佳选择的价值。',
].join('\n');

describe('Cards', () => {
  it('read each line of notes in several languages in its own, and say what they did not read', async () => {
    const { lines, lacks, unused } = (await cards({ from: 'text', min: 15, max: 24 }, contextOf(LANGUAGES))) as SkillOutput;
    const answers = lines.map(textOf).filter((line) => line.startsWith('A: '));
    expect(answers).toEqual([
      'A: der Gesamtwert aller Waren, die in einem Land hergestellt werden',
      "A: le chômage lié au temps nécessaire pour changer d'emploi",
      'A: la satisfacción adicional que da una unidad más de un bien',
      'A: the movement of water across a membrane',
    ]);
    expect(lacks?.map(({ reason }) => textOf(reason)).join(' ')).toContain('Some lines are in German, French, Spanish.');
    expect(unused?.map(({ reason }) => reason)).toEqual(['In a language whose sentences give no cards.']);
  });

  it('keep the tags that a sentence speaks of, on both sides, and leave out those of a page', () => {
    const notes =
      'The <section> element is a thematic grouping of content. The <a> tag is an element that creates a hyperlink. A generic List<String> is a type that holds strings only.';
    const page = '<p>Osmosis is the movement of <em>water</em> across a membrane.</p>';
    expect(draw(`${notes}\n\n${page}`, 4, 4).filter((line) => line !== '')).toEqual([
      '1. Q: What is the <section> element?',
      'A: a thematic grouping of content',
      '2. Q: What is the <a> tag?',
      'A: an element that creates a hyperlink',
      '3. Q: What is a generic List<String>?',
      'A: a type that holds strings only',
      '4. Q: What is osmosis?',
      'A: the movement of water across a membrane',
    ]);
    const deck = ['section', 'hr', 'p', 'ul'].map((name) => `The <${name}> element\topens with <${name}> in a page`).join('\n');
    expect(draw(deck, 4, 4).slice(0, 2)).toEqual(['1. Q: The <section> element', 'A: opens with <section> in a page']);
  });

  it('writes a numbered question, its answer and an empty line', () => {
    expect(draw('Osmosis is the movement of water across a membrane. Diffusion is the spread of particles.', 2, 2)).toEqual([
      '1. Q: What is osmosis?',
      'A: the movement of water across a membrane',
      '',
      '2. Q: What is diffusion?',
      'A: the spread of particles',
    ]);
  });

  it.each([
    ['A limiting factor is a variable that restricts a rate.', 'What is a limiting factor?', 'a variable that restricts a rate'],
    ['Stomata are small pores that let gas in.', 'What are Stomata?', 'small pores that let gas in'],
    ['The Black Hand was a secret society of officers.', 'What was the Black Hand?', 'a secret society of officers'],
    ['The Entente consisted of France, Russia and Britain.', 'What did the Entente consist of?', 'France, Russia and Britain'],
    [
      'The Sixth Amendment guarantees the right to a lawyer of the own choice.',
      'What does the Sixth Amendment guarantee?',
      'the right to a lawyer of the own choice',
    ],
    [
      'In a direct democracy, people decide on laws by a vote of all.',
      'What happens in a direct democracy?',
      'people decide on laws by a vote of all',
    ],
    [
      'The ridge of bone near the elbow is a rough area called the ulnar tuberosity.',
      'Fill the gap: The ridge of bone near the elbow is a rough area called the _____.',
      'ulnar tuberosity',
    ],
    [
      'In 1848, Mexico signed the Treaty of Guadalupe Hidalgo with its neighbour.',
      'When was this: Mexico signed the Treaty of Guadalupe Hidalgo with its neighbour?',
      'In 1848',
    ],
    [
      'Rao v Lind [1893]: an offer to the world can be accepted by whoever performs it.',
      'What was decided in Rao v Lind [1893]?',
      'an offer to the world can be accepted by whoever performs it',
    ],
    ['Earthquake: a sudden release of energy.\nMost earthquakes are small.', 'What is an earthquake?', 'a sudden release of energy'],
    ['Epicentre: a point on the surface.', 'What is meant by “Epicentre”?', 'a point on the surface'],
    [
      'At deep trenches one plate sinks below the other, which is known as subduction.',
      'Fill the gap: At deep trenches one plate sinks below the other, which is known as _____.',
      'subduction',
    ],
    [
      'Magma rises and forms new oceanic crust; this process is called seafloor spreading.',
      'Fill the gap: Magma rises and forms new oceanic crust; this process is called _____.',
      'seafloor spreading',
    ],
    ['Lobbyists are people who speak for a group.', 'What are Lobbyists?', 'people who speak for a group'],
    ['Mean speed, v, is the distance divided by the time.', 'What is mean speed?', 'the distance divided by the time'],
    ['Brokers: Brokers are firms that bring buyers to sellers.', 'What are Brokers?', 'firms that bring buyers to sellers'],
    [
      'This flow of ions across the membrane, called chemiosmosis, needs a channel.',
      'What is meant by “chemiosmosis”?',
      'flow of ions across the membrane',
    ],
    ['Neolin was a spiritual leader who preached a new doctrine.', 'Who was Neolin?', 'a spiritual leader who preached a new doctrine'],
    ['Britain entered the war because Belgium was invaded.', 'Why is this so: Britain entered the war?', 'because Belgium was invaded'],
    [
      'Plants bind carbon dioxide with nicotinamide adenine dinucleotide (NAD).',
      'What does NAD stand for?',
      'nicotinamide adenine dinucleotide',
    ],
    ['Light, heat and water are the main factors of growth.', 'What are the main factors of growth?', 'Light, heat and water'],
    ['The steps are:\n- mix\n- heat\n- pour', 'Complete the list: The steps are …', 'mix; heat; pour'],
    [
      'Unlike fiscal policy, monetary policy is set by the bank.',
      'How do fiscal policy and monetary policy differ?',
      'Unlike fiscal policy, monetary policy is set by the bank.',
    ],
  ])('asks about %j', (raw, question, answer) => {
    expect(draw(raw, 1, 1).slice(0, 2)).toEqual([`1. Q: ${question}`, `A: ${answer}`]);
  });

  it('makes cards from bullet points', () => {
    const lines = draw(NOTES);
    expect(lines).toContain('A: powerhouse of the cell');
    expect(lines.join('\n')).toContain('What is ATP?\nA: energy currency');
    expect(lines.join('\n')).toContain('What do ribosomes do?\nA: make proteins');
    expect(lines.join('\n')).toContain('How do prokaryotes and eukaryotes differ?');
  });

  it.each([
    ['lines of a program', 'int re(){return this->real;}\nint im(){return this->imaginary;}\nc1->send(message);'],
    [
      'questions to the reader',
      'Want to know more of trade? Improve your skills at our site.\nWhich ones have you tried? You may have one that works.\nWhy do funds appeal to people? Discuss the risks.',
    ],
    ['a list of options under an unfinished sentence', 'The time is approximately:\n- ten seconds\n- twenty seconds\n- thirty seconds'],
    ['how the course is organised', 'Elasticity and demand are the main topics in the last week of the syllabus of Mr Lind.'],
    [
      'a table of two things beside each other',
      `${'Plants grow in soil. '.repeat(9).replaceAll('. ', '.\n')}Fast\tSlow\nCheap\tDear\nLight\tHeavy`,
    ],
    ['two things that are no pair', 'Starch is stored by roots of maple trees in autumn, whereas beetles store energy in fat.'],
    ['what others are called in passing', 'A lawyer from the north of the country, named Mr Marlow refused to pay his bill.'],
    ['a member of a list before an aside', 'The causes include poverty, the lack of access to schools and weak rules.'],
    ['a phrase between commas', 'A partnership asks two people to carry on, via co-ownership, a business for the gain of profit.'],
    ['half of a name after “of”', 'No state can pass a bill of attainder, a legislative action declaring someone guilty without a trial.'],
    ['many things by one', 'The atoms lost five of their electrons, a process that requires a photon.'],
    ['symptoms of nothing', 'Contraindications often include anuria, renal failure and hyperkalemia.'],
    ['a step of an exercise', 'Adjust the dose by two parameters: sleep, mood and weight.'],
    ['a person of a case', 'Linda is a home health nurse who visits clients with babies.'],
    ['an error that only the text names', 'The error occurs when two years are set side by side.'],
    ['a part that a person played', 'Robert Park is best known as the founder of social ecology in the city.'],
    ['a short form that begins with “of”', 'The Office of Management and Budget (OMB) grew. OMB works. OMB counts. OMB writes.'],
    [
      'half of a name before an aside',
      'The time mismatch problem, a gap of many years that harms a bank, grows with its asset-liability time mismatch (the ability to withdraw).',
    ],
  ])('asks nothing about %s', (_, raw) => {
    expect(draw(raw).filter((line) => /Q: /.test(line) && !/time mismatch problem/.test(line))).toEqual([]);
  });

  it('makes cards of a table whose head says that it explains terms', () => {
    const prose = 'Plants grow in soil.\n'.repeat(9);
    expect(draw(`${prose}Factor\tDescription\nAutonomy\tOwn decisions\nSupport\tFair praise`).slice(0, 2)).toEqual([
      '1. Q: Autonomy',
      'A: Own decisions',
    ]);
  });

  it('adds no second card on a definition to reach the minimum', () => {
    const raw = 'Osmosis is the movement of water across a membrane.';
    expect(draw(raw, 2, 5).filter((line) => /^\d+\. Q:/.test(line))).toHaveLength(1);
  });

  it.each([
    ['a title line', 'Cell Energy: Respiration and Photosynthesis\nATP carries energy through all living cells of a body.', 'Cell Energy'],
    ['what was counted', 'Two ATP are a small gain of the first steps in the cell.', 'Two ATP'],
    ['what was done to something', '- Scores: analysed with a mixed model\n- Thickness: measured by hand', 'What'],
    ['a remark of the day', "- today's result: nine of fifteen in the quiz", 'result'],
    ['one more case of a thing', 'Goods on a shelf are an invitation to treat as well.', 'What are'],
    ['what an experiment found', 'The result of the experiment was a rate of five drops.', 'What was'],
    ['a chain of arrows', '- DNA -> RNA -> protein', 'DNA'],
  ])('does not ask to define %s', (_, raw, words) => {
    expect(draw(raw).filter((line) => /Q: (?:What|Which)/.test(line) && line.includes(words))).toEqual([]);
  });

  it('ignores the number of a definition', () => {
    expect(draw('Def 1.2 A subspace is a subset that is itself a vector space.', 1, 1)[0]).toBe('1. Q: What is a subspace?');
  });

  it('compares what follows the colon', () => {
    const lines = draw(
      'Two powers wanted more land: Prussia claimed Saxony, while Russia claimed Poland. Prussia and Russia agreed.',
      1,
      1,
    );
    expect(lines[0]).toBe('1. Q: How do Prussia and Russia differ?');
  });

  it.each([
    [
      'a piece of a name',
      'Bartolomé de las Casas wrote about the islands of the west. Later de las Casas returned to the islands.',
      'de las Casas',
    ],
    [
      'half of a case',
      'Goods on display were at issue in Pharmaceutical Society v Boots. Later Pharmaceutical Society v Boots was followed.',
      'Pharmaceutical Society',
    ],
    [
      'a piece of a longer term',
      'The advertisement was held to be an invitation to treat by the court. An invitation to treat is a statement that invites offers.',
      'invitation',
    ],
    [
      'what is only counted',
      'The sample is small since only two stands were sampled in June. Both stands grow. The stands differ.',
      'stands',
    ],
  ])('leaves no gap for %s', (_, raw, answer) => {
    expect(draw(raw)).not.toContain(`A: ${answer}`);
  });

  it('asks when things occur and which points a heading has', () => {
    const cards = draw(OPERATING_SYSTEMS).join('\n');
    expect(cards).toContain('Q: When does a page fault occur?\nA: when a process accesses a page that is not in memory');
    expect(cards).toContain(
      'Q: Which points stand under “Conditions for deadlock”?\nA: Mutual exclusion; Hold and wait; No preemption; Circular wait',
    );
  });

  it.each([
    [
      'Four conditions for deadlock\nMutual exclusion\nHold and wait\nNo preemption\nCircular wait',
      'Four conditions for deadlock',
      'Mutual exclusion; Hold and wait; No preemption; Circular wait',
    ],
    [
      'Deadlock needs four conditions: mutual exclusion, hold and wait, no preemption, circular wait.',
      'Deadlock needs four conditions',
      'mutual exclusion, hold and wait, no preemption, circular wait',
    ],
  ])('asks for the members of %j', (raw, lead, answer) => {
    const lines = draw(`Deadlock\n${raw}\n\nNothing else is said here.`);
    const at = lines.findIndex((line) => line.includes(`“${lead}”`) || line.includes(`${lead} …`));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(lines[at + 1]).toBe(`A: ${answer}`);
  });

  it.each([
    ['a noun in -s', 'Process states have five names. The process states change when the scheduler runs.'],
    ['what leans on another sentence', 'Paging divides this area into frames. The OS then loads it from the disk.'],
    ['what it has', 'Paging has two costs that matter to the speed of programs.'],
  ])('does not ask what %s does', (_, raw) => {
    expect(draw(raw).filter((line) => /Q: What does/.test(line))).toEqual([]);
  });

  it('never draws more cards than the maximum', () => {
    const raw = Array.from({ length: 90 }, (_, at) => `Substance${at} is a compound that reacts with acid number ${at}.`).join(' ');
    expect(draw(raw, 15, 24).filter((line) => /^\d+\. Q:/.test(line))).toHaveLength(24);
  });

  it('reports how much text is missing when there is too little material', () => {
    expect(draw('Osmosis is the movement of water across a membrane.').at(-1)).toMatch(
      /^Only 1 card could be drawn from this material without guessing; about \d+ more words usually reach 15\.$/,
    );
    expect(draw('light dependent reactions')).toEqual([
      expect.stringMatching(/^No cards could be drawn from this material without guessing; about \d+ more words/),
    ]);
    expect(draw('')).toHaveLength(1);
  });

  it('draws no cards from tables, links, deadlines and talk about the class', () => {
    const raw =
      'Length (m), Period (s)\n0.2, 0.9\n0.4, 1.3\n\nSee https://example.org for the whole thing.\nCan everyone hear me at the back of the room?\nThe exam is on Friday in the main hall.';
    expect(draw(raw).filter((line) => line.startsWith('A: '))).toEqual([]);
  });
});

describe('Cards that are pasted ready-made', () => {
  it.each([
    ['with a tab', 'Osmosis\twater through a membrane\nLysis\tbursting of a cell', ['1. Q: Osmosis', 'A: water through a membrane']],
    ['with an arrow', 'correr → to run\ncomer → to eat', ['1. Q: correr', 'A: to run']],
    ['with Q and A', 'Q: What is the capital of Australia?\nA: Canberra', ['1. Q: What is the capital of Australia?', 'A: Canberra']],
    ['with Q and A on a line', 'Q: what happens to total revenue? A: it falls.', ['1. Q: what happens to total revenue?', 'A: it falls.']],
    [
      'with a question and its answer',
      '- Who found penicillin? Alexander Fleming, 1928\n- Where is it made? in a mould',
      ['1. Q: Who found penicillin?', 'A: Alexander Fleming, 1928'],
    ],
  ])('%s are kept as they are', (_, raw, first) => {
    expect(draw(raw, 1).slice(0, 2)).toEqual(first);
  });

  it.each([
    ['lines with another mark', 'le chat = the cat\nla maison : the house\nchien - dog', 6],
    [
      'sentences',
      'Le subjonctif suit les verbes de doute, de volonté et de sentiment. Il ne suit pas les verbes de certitude en général.',
      3,
    ],
    ['sentences after a blank line', '\nOsmosis is a process. It moves water through membranes in every cell that has one around it.', 3],
  ])('come first where they open the material, with a tab, above %s', (_, below, count) => {
    const lines = draw(`bonjour\thello\nmerci\tthank you\nau revoir\tgoodbye\n${below}`);
    expect(lines.filter((line) => /^\d+\. Q: /.test(line))).toHaveLength(count);
    expect(lines.slice(0, 2)).toEqual(['1. Q: bonjour', 'A: hello']);
    if (count > 3) expect(lines.slice(-5)).toEqual(expect.arrayContaining(['6. Q: chien', 'A: dog']));
  });

  it('are no statements with what follows from them, in notes with an arrow here and there', () => {
    const raw = `Notes on memory
STM lasts for thirty seconds
elaborative rehearsal links new info to what u already know → better LTM
Forgetting (1885) curve -> most forgetting in first hour (ask if this is in exam??)
HM had the hippocampus removed → no new memories
The loop holds sounds in order
The sketchpad holds pictures of places`;
    expect(draw(raw).filter((line) => /^(?:\d+\. Q|A): /.test(line))).toEqual([
      '1. Q: Forgetting (1885) curve',
      'A: most forgetting in first hour',
    ]);
  });

  it('end where the notes begin', () => {
    const lines = draw('bonjour\thello\nmerci\tthank you\n\nweek 3 - bring your book\nroom - second floor');
    expect(lines.filter((line) => /^\d+\. Q: /.test(line))).toHaveLength(2);
  });

  it('are no rows of a table of facts within prose', () => {
    const prose =
      'Doctors give these drugs against pain and fever.\nThey read the label of each drug first.\nThey write down what they gave.\n';
    expect(draw(`${prose}Aspirin\tAdults: 300 mg by mouth\nCodeine\tAdults: 30 mg by mouth`)[0]).toMatch(/^No cards/);
  });

  it('are no rows of two lists of names within prose', () => {
    const prose = 'Each chamber has committees, which read a bill before the others and send it on or stop it.\n';
    expect(draw(`${prose.repeat(3)}House\tSenate\nEthics\tFinance\nRules\tBudget\nEnergy\tJudiciary\nScience\tCommerce`)[0]).toMatch(
      /^No cards/,
    );
  });

  it.each([
    ['reactions', 'H2(g)+Cl2(g) → gas HCl(g)+heat\nC(s)+H2O(g) → hot CO(g)+H2(g)'],
    [
      'half of a bracket',
      'The first epoch (0 → 10 s)—All forces were one force then.\nThe next epoch (10 → 20 s)—Gravity left the others.',
    ],
    ['what a program prints', '- Can the first box hold the second box? true\n- Can the first box hold the third box? false'],
  ])('are not %s', (_, raw) => {
    expect(draw(raw)[0]).toMatch(/^No cards/);
  });

  it('are no rows of numbers, chains or lone lines', () => {
    expect(
      draw('1\t2\n3\t4\nDNA → RNA → protein\nRNA → protein → cell\nsun → plant', 1).filter((line) => /Q: (?:\d|DNA|sun)/.test(line)),
    ).toEqual([]);
  });
});

describe('What the cards lack', () => {
  const lacksOf = (raw: string) => {
    const written = cards({ from: 'text', min: 15, max: 20 }, contextOf(raw));
    return 'lines' in written ? written.lacks : undefined;
  };
  const unusedOf = (raw: string) => {
    const written = cards({ from: 'text', min: 15, max: 20 }, contextOf(raw));
    return 'lines' in written ? written.unused : undefined;
  };
  const words = (line: Line | undefined) => textOf(line ?? []);

  it('is everything where no card could be drawn', () => {
    const [lack] = lacksOf('photosynthesis') ?? [];
    expect(lack).toMatchObject({ grade: 'needs-more', field: 'text' });
    expect(words(lack?.reason)).toMatch(
      /^No card could be drawn from this material without guessing\. Paste your notes in full sentences: .* 400 more words/,
    );
    expect(words(lack?.hint)).toBe('1 word so far. Add full sentences.');
  });

  it('is the number of missing cards where some could be drawn', () => {
    const [lack] = lacksOf(NOTES) ?? [];
    expect(lack?.grade).toBe('partial');
    expect(words(lack?.reason)).toMatch(/^\d of about 15 cards\. No more could be drawn/);
  });

  it('is the other kinds of card in a language of which only definitions are read', () => {
    const inLanguage = (language: string, raw = 'La fotosíntesis es un proceso que convierte la luz en energía.') => {
      const written = cards(
        { from: 'text', min: 1, max: 5 },
        { ...contextOf(raw), document: () => ({ ...readDocument('text', raw), language }) },
      );
      return 'lines' in written ? written.lacks?.map(({ grade, reason }) => `${grade}: ${words(reason)}`) : undefined;
    };
    expect(inLanguage('es')).toEqual([expect.stringMatching(/^partial: In this language only definitions give cards\./)]);
    expect(inLanguage('fi', 'Osmoosi on veden liike kalvon läpi väkevämpään liuokseen.')?.[0]).toMatch(
      /^needs-more: No card could be drawn/,
    );
    expect(inLanguage('en')).toBeDefined();
  });

  it('leaves a pointer to a picture unused', () => {
    const raw = 'Stomata open in the light of the morning → see fig 3, slide 14\n\nPlants grow in the sun and in the rain.';
    expect(unusedOf(raw)?.map(({ start, end, reason }) => [raw.slice(start, end), reason])).toEqual([
      ['→ see fig 3, slide 14', 'Points to a picture that is not in the text.'],
    ]);
  });

  it('is nothing with enough cards', () => {
    const written = cards({ from: 'text', min: 3, max: 8 }, contextOf(OPERATING_SYSTEMS));
    expect('lines' in written && written.lacks).toBeUndefined();
  });

  it('leaves rows of tables, formulas and fragments unused, and not the prose that gave no card', () => {
    const raw =
      'Osmosis moves water slowly today.\n\n| a | b |\n| 1 | 2 |\n\nE = mc2\n\nlight reactions\n\nPlants grow in the sun and in the rain.';
    expect(unusedOf(raw)?.map(({ start, end, reason }) => [raw.slice(start, end), reason])).toEqual([
      ['| a | b |\n| 1 | 2 |', 'A row of a table or a line of code.'],
      ['E = mc2', 'A formula without words.'],
      ['light reactions', 'Words without a sentence.'],
    ]);
  });
});

/** A text whose terms stand in headings, as in a section of a book. */
const section = (heading: string, ...sentences: readonly string[]) => `${heading}\n\n${sentences.join(' ')}`;
const asked = (raw: string) => draw(raw).filter((line) => /^\d+\. Q:|^A:/.test(line));

describe('A card on a name', () => {
  it.each([
    [
      'Light waves bend where they pass a small opening. This is called diffraction.',
      'Fill the gap: Light waves bend where they pass a small opening. This is called _____.',
      'diffraction',
    ],
    [
      'Both ventricles pump the same amount of blood. This quantity is referred to as stroke volume.',
      'Fill the gap: Both ventricles pump the same amount of blood. This quantity is referred to as _____.',
      'stroke volume',
    ],
    [
      'If tissues from an animal are transplanted into a human, this is called a xenograft.',
      'Fill the gap: If tissues from an animal are transplanted into a human, this is called a _____.',
      'xenograft',
    ],
    [
      'Similarly, an address that reaches a chosen group of hosts at once is called a multicast address.',
      'Fill the gap: an address that reaches a chosen group of hosts at once is called a _____.',
      'multicast address',
    ],
  ])('takes the words that say what is named: %s', (raw, question, answer) => {
    expect(asked(raw)).toEqual([expect.stringContaining(question), `A: ${answer}`]);
  });

  it.each([
    'They move in pairs through the water of the lake. This is called schooling.',
    'The term first meant a tax on farms. It grew over many years in the south. The curve is called pdf.',
    'L-aspartame, commonly called aspartame, tastes sweet to most people of any age.',
  ])('is not made where two sentences do not say it: %s', (raw) => {
    expect(asked(raw).filter((line) => line.includes('_____'))).toEqual([]);
  });
});

describe('A card on what a term does', () => {
  it.each([
    [
      'Multicast addresses',
      'Multicast addresses are used to send messages to a subset of the hosts on a network.',
      'What are multicast addresses used for?',
      'to send messages to a subset of the hosts on a network',
    ],
    [
      'The scapula',
      'The scapula is located on the back side of the shoulder.',
      'Where is the scapula located?',
      'on the back side of the shoulder',
    ],
    [
      'Angular eccentricity',
      'Angular eccentricity is calculated by dividing the distance between the foci by the long axis.',
      'How is angular eccentricity calculated?',
      'by dividing the distance between the foci by the long axis',
    ],
    [
      'Loop diuretics',
      'Loop diuretics increase urinary output by blocking the uptake of sodium in the kidney.',
      'How do loop diuretics increase urinary output?',
      'by blocking the uptake of sodium in the kidney',
    ],
    [
      'Blood groups',
      'Blood groups are determined by the presence or absence of marker molecules on the cells.',
      'What are blood groups determined by?',
      'the presence or absence of marker molecules on the cells',
    ],
    [
      'Capital budgeting',
      'The main goal of capital budgeting is to choose the projects that add most to the value of a company.',
      'What is the main goal of capital budgeting?',
      'to choose the projects that add most to the value of a company',
    ],
    [
      'Vapor pressure',
      'When the vapor pressure equals the pressure of the air, the liquid reaches its boiling point.',
      'What happens when the vapor pressure equals the pressure of the air?',
      'the liquid reaches its boiling point',
    ],
    [
      'Spinal nerves',
      'Spinal nerves arise from the spinal cord as pairs of roots on both of its sides.',
      'What do spinal nerves arise from?',
      'the spinal cord as pairs of roots on both of its sides',
    ],
  ])('asks about a term of the text: %s', (heading, sentence, question, answer) => {
    const lines = asked(section(heading, sentence));
    expect(lines).toContain(`A: ${answer}`);
    expect(lines.some((line) => line.toLowerCase().endsWith(question.toLowerCase()))).toBe(true);
  });

  it.each([
    ['Spironolactone', 'Spironolactone is used for 4 to 8 weeks alone in most of the patients.'],
    ['The drug', 'The drug is used to treat the failure of the heart and of the liver.'],
    ['Diuretics', 'Diuretics were used to treat the failure of the heart and of the liver.'],
    ['The United States', 'The United States protects many products of its farms by high tariffs.'],
    ['Sucrose', 'When heated in the absence of air, sucrose breaks down into carbon and water.'],
    ['Brands', 'If a brand lives by what people see, feel, and hear, then there is room for ideas.'],
  ])('is not made of what holds once, of one thing, or of half a condition: %s', (heading, sentence) => {
    expect(asked(section(heading, sentence)).filter((line) => /used for|What does|What happens/.test(line))).toEqual([]);
  });
});

describe('A definition', () => {
  it.each([
    [
      'A great circle is any circle on a sphere whose center is the center of the sphere.',
      'any circle on a sphere whose center is the center of the sphere',
    ],
    ['Economic profit is total revenue minus total cost.', 'total revenue minus total cost'],
    [
      'Key indicators are indicators that measure how a campaign achieves its goals.',
      'indicators that measure how a campaign achieves its goals',
    ],
    ['As the name suggests, debt accumulation is the buildup of external debt over time.', 'the buildup of external debt over time'],
  ])('is read in the words of a sum, of its own class, or after a remark: %s', (raw, answer) => {
    expect(asked(raw)).toContain(`A: ${answer}`);
  });

  it('is asked of two terms that are defined alike', () => {
    const raw =
      'The latent heat of fusion is the amount of heat needed to cause a phase change between solid and liquid. The latent heat of vaporization is the amount of heat needed to cause a phase change between liquid and gas.';
    expect(asked(raw).filter((line) => line.startsWith('A:'))).toHaveLength(2);
  });

  it.each([
    'The standard deviation is the square root of 0.49, or σ = 0.49 = 0.7.',
    'Routers detect the onset of congestion—it is their queues that fill up.',
    'Plato is the subject displayed to the left of the center of the painting.',
  ])('is no result, no clause and nothing in a picture: %s', (raw) => {
    expect(asked(raw).filter((line) => /What (?:is|are)/.test(line))).toEqual([]);
  });
});
