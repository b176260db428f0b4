import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, SYLLABUS } from './ask-gaps.test-data.ts';
import { readSyllabus } from './read/topics.ts';

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

describe('A unit on one line with its topics', () => {
  it('is named by its number and not by the list', async () => {
    const syllabus = 'Unit 3: membrane structure; diffusion and osmosis; cell signalling';
    const notes = 'Osmosis: net movement of water across a membrane to the lower water potential.';
    expect((await ask('missing', notes, syllabus)).join('\n')).toMatch(/- cell signalling \(Unit 3\):/);
    expect((await ask('priorities', notes, syllabus)).join('\n')).toContain('"cell signalling" (Unit 3): not found');
  });
});
