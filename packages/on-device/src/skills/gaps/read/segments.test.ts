import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';
import { readSyllabus } from './topics.ts';

const names = (syllabus: string) => {
  const { topics } = readSyllabus(syllabus);
  return topics
    .filter(({ general }) => !general)
    .map(({ start, end, shared }) => [syllabus.slice(start, end), shared && syllabus.slice(shared.start, shared.end)].join(' ').trim());
};

describe('A syllabus that runs on as a paragraph', () => {
  it.each([
    ['numbers of sections', '2.1 Soil texture, 2.2 soil horizons; 2.3 liming', ['Soil texture', 'soil horizons', 'liming']],
    ['numbers of sections in brackets', 'Unit 2 - Soil (2.1 texture, 2.2 horizons).', ['texture', 'horizons']],
    [
      'sentences',
      'The topic is soil acidity. Liming and its effects. Exam: 60% MCQ, 40% essay',
      ['The topic is soil acidity', 'Liming and its effects'],
    ],
    [
      'goals with semicolons',
      'Students will be able to: calculate total revenue; explain Giffen goods.',
      ['total revenue', 'Giffen goods'],
    ],
    [
      'goals joined by "and"',
      'Explain osmosis, describe and discuss diffusion and understand how enzymes work',
      ['osmosis', 'diffusion', 'enzymes work'],
    ],
    ['a goal about two topics', 'Distinguish between mitosis and meiosis.', ['mitosis and meiosis']],
    ['a goal that is done', 'Perform titrations; carry out a soil test', ['titrations', 'soil test']],
    ['a goal to state a law', "State Hook's law; list the five kinds of soil", ["Hook's law", 'five kinds of soil']],
    ['a goal with a role', 'Understand the role of enzymes', ['enzymes']],
    ['parts of an exam', 'Osmosis; final exam 40%; diffusion', ['Osmosis', 'diffusion']],
  ])('is split at %s', (_, syllabus, topics) => {
    expect(names(syllabus)).toEqual(expect.arrayContaining(topics));
    expect(names(syllabus).join('|')).not.toMatch(/explain|describe|calculate|distinguish|exam\b|MCQ|\d/i);
  });

  it.each(['Supply vs. Demand', 'State machines', 'Design patterns', 'Identity and access', 'Unit 10. Sorting'])(
    'leaves "%s" whole',
    (line) => {
      expect(segmentsOf(line)).toHaveLength(1);
    },
  );

  it('has no heading in the words before its goals, or in the rest of a cut line', () => {
    const syllabus =
      'By the end of the unit students should be able to:\n1.1 Describe liming and interpret soil maps\n1.2 Calculate acidity';
    const { topics } = readSyllabus(syllabus);
    expect(names(syllabus)).toEqual(['liming', 'soil maps', 'acidity']);
    expect(topics.every(({ under }) => under === undefined)).toBe(true);
  });

  it('gives two halves the head that they share before the way of doing it', () => {
    const syllabus = 'monohybrid and dihybrid crosses using a square';
    const [topic] = readSyllabus(syllabus).topics;
    expect(topic?.halves[0]?.shared && syllabus.slice(topic.halves[0].shared.start)).toBe('crosses using a square');
  });

  it('gives two halves the object that they share', () => {
    const syllabus = 'Distinguish between shifts of and movements along a supply line';
    const [topic] = readSyllabus(syllabus).topics;
    expect(topic?.halves.map(({ shared }) => shared && syllabus.slice(shared.start, shared.end))).toEqual(['a supply line', undefined]);
  });

  it.each([
    ['Price ceilings and floors', [undefined, 'Price']],
    ['Supply and demand', [undefined, undefined]],
    ['Stress and coping methods', [undefined, undefined]],
  ])('may give the second half of %j the first word of the first', (syllabus, firsts) => {
    const [topic] = readSyllabus(syllabus).topics;
    expect(topic?.halves.map(({ led }) => led?.shared && syllabus.slice(led.shared.start, led.shared.end))).toEqual(firsts);
  });

  it('has segments in order that quote it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Explain ', 'and ', '3.1 ', '(', ')', '. ', 'osmosis', ', ', '\n', 'Students will ', 'Water ')),
        (words) => {
          const raw = words.join('');
          let end = 0;
          for (const { start, text, leadIn } of segmentsOf(raw)) {
            expect(leadIn?.start ?? start).toBeGreaterThanOrEqual(end);
            expect(raw.slice(start, start + text.length)).toBe(text);
            end = start + text.length;
          }
        },
      ),
    );
  });

  it('is read in time, however long', () => {
    const long = 'Explain the role of soil and describe water, 3.1 clay, 3.2 sand. Students will be able to compare. '.repeat(2000);
    // Time of the processor, in microseconds: on a busy machine the clock also counts the work of others.
    const from = process.threadCpuUsage();
    segmentsOf(long);
    expect(process.threadCpuUsage(from).user).toBeLessThan(1_500_000);
  });
});

describe('A table with one cell on a line', () => {
  const TABLE =
    'Week\nTopic\nReading\n1\nSoil texture\nCh. 4\n2\nLiming and acidity\nCh. 5-6\n3\n12 Oct\nReview\n\nAttendance is mandatory.\nOffice hours: Mon 2-4';

  it('gives its short lines as topics', () => {
    expect(names(TABLE)).toEqual(['Soil texture', 'Liming and acidity']);
  });

  it('lists heads, numbers, dates and pages with their reason', () => {
    const { passedOver } = readSyllabus(TABLE);
    const why = Object.fromEntries(passedOver.map(({ start, end, why }) => [TABLE.slice(start, end), why]));
    expect(why).toMatchObject({ Week: 'admin', Reading: 'admin', '1': 'number', '12 Oct': 'number', 'Ch. 4': 'admin' });
  });
});
