import { describe, expect, it } from 'vitest';
import { exampleTool } from '../testing/index.ts';
import { materialTitle, nameOfDeck } from './deck-name.ts';

const DAY = new Date(2026, 10, 23, 12);

describe('The name of a deck', () => {
  it.each([
    ['the first heading', 'Notes of today\n\n## Cellular respiration\n\nATP is made.', 'Cellular respiration'],
    [
      'a long title line, shortened,',
      'Cell Energy: Respiration and Photosynthesis (BIO 110, weeks 4 and 5)\n\n1. ATP\n\nATP is made.',
      'Cell Energy: Respiration and Photosynthesis (BIO 110, weeks…',
    ],
    ['the title line', '\n  Photosynthesis\nPlants make sugar.', 'Photosynthesis'],
    ['a title line with its number', 'Lecture 4: Enzymes\nAn enzyme speeds up a reaction.', 'Lecture 4: Enzymes'],
    [
      'a title line with a dash',
      'LAW OF TORT – revision (lecture 4)\nDuty of care is owed to a neighbour.',
      'LAW OF TORT – revision (lecture 4)',
    ],
  ])('is %s of the material', (_, material, name) => {
    expect(nameOfDeck(exampleTool(), {}, material, DAY)).toBe(name);
  });

  it.each([
    ['a sentence', 'The second law says that entropy never falls.\nIt holds in a closed system.'],
    ['a long sentence', `${'Glucose is split into pyruvate '.repeat(4)}.\nIt is sugar.`],
    ['a line of notes that states something', 'entropy is a measure of disorder\nit never falls'],
    ['a card with a tab', 'Knochen 1\tos 1; <b>tag</b>\nKnochen 2\tos 2'],
    ['a term and its meaning', 'Inflation: a lasting rise of prices\nDeflation: a lasting fall of prices'],
    ['a term and its meaning with a dash', 'Mitochondria - powerhouse of the cell\nRibosomes - make proteins'],
    ['all there is', 'Photosynthesis'],
    ['nothing', ' \n '],
  ])('is the tool with the day where the first line is %s', (_, material) => {
    expect(nameOfDeck(exampleTool(), {}, material, DAY)).toBe('Example Tool, 2026-11-23');
  });

  it('is the title that was typed, shortened at a word', () => {
    const name = (topic: string) => nameOfDeck(exampleTool(), { topic }, '# Tides', DAY);
    expect(name('Thermodynamics II: entropía y segunda ley')).toBe('Thermodynamics II: entropía y segunda ley');
    expect(name('Glucose is split '.repeat(4))).toBe('Glucose is split Glucose is split Glucose is split Glucose…');
  });
});

it('The first words of a material are its heading, its first line or a part of it', () => {
  expect(materialTitle('Notes\n# Cells\nA cell lives.')).toBe('Cells');
  expect(materialTitle('\n  Plants make sugar.\nThey need light.')).toBe('Plants make sugar.');
  expect(materialTitle(`${'Glucose is split into pyruvate '.repeat(4)}.`)).toBe('Glucose is split into pyruvate Glucose is split into…');
  expect(materialTitle(' \n ')).toBe('');
});
