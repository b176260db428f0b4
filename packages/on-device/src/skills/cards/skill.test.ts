import { describe, expect, it } from 'vitest';
import { spanish } from '../../lib/language/spanish.ts';
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
- Golgi: packages and ships proteins`;

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

const SPANISH = [
  'La Guerra Civil fue un conflicto armado que enfrentó a dos bandos entre 1936 y 1939.',
  'Las brigadas eran unas unidades de voluntarios que llegaron de muchos países.',
  'La batalla fue la más larga y sangrienta de toda la guerra en esos años.',
].join('\n');

describe('Cards', () => {
  it('in another language ask with the term alone, read what a thing was, and ask for no number of words', () => {
    const document = () => readDocument('text', SPANISH, spanish);
    expect(read(cards({ from: 'text', min: 15, max: 24 }, { ...contextOf(SPANISH), document }))).toEqual([
      '1. Q: Guerra Civil',
      'A: un conflicto armado que enfrentó a dos bandos entre 1936 y 1939',
      '',
      '2. Q: brigadas',
      'A: unas unidades de voluntarios que llegaron de muchos países',
      '',
      'Only 2 cards could be drawn from this material without guessing.',
    ]);
  });

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

  it('makes cards from bullet points', () => {
    const lines = draw(NOTES);
    expect(lines).toContain('A: powerhouse of the cell');
    expect(lines.join('\n')).toContain('Q: ATP\nA: energy currency');
    expect(lines.join('\n')).toContain('Q: Ribosomes\nA: make proteins');
  });

  it('adds no second card on a definition to reach the minimum', () => {
    const raw = 'Osmosis is the movement of water across a membrane.';
    expect(draw(raw, 2, 5).filter((line) => /^\d+\. Q:/.test(line))).toHaveLength(1);
  });

  it('asks when things occur and which points a heading has', () => {
    const cards = draw(OPERATING_SYSTEMS).join('\n');
    expect(cards).toContain('Q: When does a page fault occur?\nA: when a process accesses a page that is not in memory');
    expect(cards).toContain(
      'Q: Which points stand under “Conditions for deadlock”?\nA: Mutual exclusion; Hold and wait; No preemption; Circular wait',
    );
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
      /^No card could be drawn from this material without guessing\. Paste your notes with what each thing is: .* 400 more words/,
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

  it('is the cards that found no place in a full deck', () => {
    const raw = Array.from({ length: 9 }, (_, at) => `substance ${'abcdefghi'[at]}x\twhat reacts with acid ${at}`).join('\n');
    const written = cards({ from: 'text', min: 2, max: 6 }, contextOf(raw));
    const [lack] = ('lines' in written && written.lacks) || [];
    expect(words(lack?.reason)).toMatch(/^The material holds more cards than fit into one deck \(3 without a place\)\./);
  });

  it('is no language where a person made all cards', () => {
    const raw = 'die Birne\tpear\nder Stuhl\tchair\ndas Fenster\twindow';
    const german = { ...contextOf(raw), document: () => ({ ...readDocument('text', raw), language: 'de' }) };
    const written = cards({ from: 'text', min: 2, max: 9 }, german);
    expect('lines' in written && written.lacks).toBeUndefined();
  });

  it('is nothing with enough cards', () => {
    const written = cards({ from: 'text', min: 3, max: 40 }, contextOf(OPERATING_SYSTEMS));
    expect('lines' in written && written.lacks).toBeUndefined();
  });

  it('does not list the head of a table whose rows are cards', () => {
    expect(unusedOf('| Virus | Host |\n|---|---|\n| Influenza | birds and pigs |\n')).toEqual([]);
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
