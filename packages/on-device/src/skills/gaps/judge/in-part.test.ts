import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../lib/text/read-document.ts';
import * as shortNames from './find-short.ts';
import { judge } from './judge.ts';

const statusOf = (notes: string, syllabus: string) =>
  judge(readDocument('notes', notes), readDocument('syllabus', syllabus), shortNames).judged.map(({ status }) => status);

describe('A topic that the notes tell in other words', () => {
  it.each([
    ['a name in brackets', 'Crop rotation is the change of crops on a field from year to year.', 'Crop rotation (Townshend)'],
    ['an aside in brackets', 'Soil acidity is a surplus of hydrogen ions in the ground.', 'Soil acidity (pH of the field)'],
    ['"the role of"', 'Humus is the dark matter that holds water and nutrients in the soil.', 'The role of humus'],
    ['"introduction to"', 'Humus is the dark matter that holds water and nutrients in the soil.', 'Introduction to humus'],
    ['"and its causes"', 'Erosion is the loss of soil to wind and water on bare fields.', 'Erosion and its causes'],
    ['its two initials', 'MC is the cost of one more unit of output.', 'Marginal cost'],
    ['another ending', 'Rotating crops: growing wheat after beans keeps fungi away from the field.', 'Crop rotation'],
  ])('is covered with %s', (_, notes, topic) => {
    expect(statusOf(notes, topic)).toEqual(['covered']);
  });

  it.each([
    ['all words of it far apart', 'Erosion takes from bare fields in wet winters with much wind and rain the best soil.', 'Soil erosion'],
    [
      'its name in brackets with a word of it',
      'Liebig forgot that the plant needs air; the curve is steep at first.',
      'Growth curve (Liebig)',
    ],
    ['its head as what a sentence is about', 'The curve is steep at first and then flattens after some days.', 'Growth curve'],
    ['its initials alone', 'AC = TC/Q.', 'Average cost'],
    ['its head in Spanish', 'Las causas: la tensión social y la pobreza de los campesinos.', 'Causas de la Revolución Agraria'],
  ])('is at least mentioned by %s', (_, notes, topic) => {
    expect(statusOf(notes, topic)[0]).toMatch(/^(?:mentioned|thin|covered)$/);
  });

  it.each([
    ['a sister topic', 'Wind erosion is the loss of dry soil to strong wind on bare fields.', 'Gully erosion'],
    ['a head that another topic shares', 'Classical conditioning pairs a bell with food.', 'Classical and operant conditioning'],
  ])('is not found by %s', (_, notes, topic) => {
    expect(statusOf(notes, topic).at(-1)).toBe('missing');
  });

  it('is one of a list whose parts stand apart', () => {
    const notes =
      'Sand: coarse grains that keep little water.\nSilt: finer grains that feel like flour.\nClay: the finest grains, which keep much water.';
    expect(statusOf(notes, 'sand, silt, clay; drainage')).toEqual(['covered', 'covered', 'covered', 'missing']);
  });
});
