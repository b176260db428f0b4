import { describe, expect, it } from 'vitest';
import { contextOf, read } from '../../testing/text-context.ts';
import { summary } from './skill.ts';

const TEXT = `# Membranes
The plasma membrane separates the cell from its surroundings. It is about seven nanometres thick in most cells.
The membrane lets water pass but stops most ions.
# Energy
Mitochondria release energy from food by respiration. This happens in every cell of the body.
Respiration in mitochondria needs oxygen and produces carbon dioxide.`;

const sum = (raw: string, sentences: number, perSection = false) => read(summary({ from: 'text', sentences, perSection }, contextOf(raw)));

describe('summary', () => {
  it('quotes whole sentences in the order of the text', () => {
    const lines = sum(TEXT, 3);
    expect(lines).toHaveLength(3);
    const places = lines.map((line) => TEXT.indexOf(line.slice(2)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
  });

  it('quotes a figure with a sign, and does not say that lines of notes are no text', () => {
    const raw = 'Septic shock requires vasopressors to maintain MAP >= 65 mmHg.\nOld people no fever, only confusion';
    expect(sum(raw, 5)).toEqual([
      '- Septic shock requires vasopressors to maintain MAP >= 65 mmHg.',
      '',
      'The other lines are notes or talk about the class, or cannot stand alone.',
    ]);
  });

  it('puts a sentence below a list under the heading over that list', () => {
    const raw =
      '# Offer\nAn offer is a promise to be bound by its terms.\n# Acceptance\nTypes:\n- express\n- by conduct\n\nThe postal rule says that acceptance is complete when the letter is posted.';
    const lines = sum(raw, 5, true);
    expect(lines.slice(lines.indexOf('Acceptance:'))).toContain(
      '- The postal rule says that acceptance is complete when the letter is posted.',
    );
    expect(lines).not.toContain('Types:');
  });

  it('leaves out homework', () => {
    const lines = sum(`${TEXT}\nRead chapter 5 of the textbook about the cell by Tuesday.`, 20);
    expect(lines.join('\n')).not.toContain('chapter 5');
  });

  it('quotes a sentence from each part under its heading', () => {
    const lines = sum(TEXT, 2, true);
    expect(lines.filter((line) => line.endsWith(':'))).toEqual(['Membranes:', 'Energy:']);
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(2);
  });

  it('quotes all of a short text, and states that it is short', () => {
    expect(sum('Osmosis is the movement of water across a membrane.', 6)).toEqual([
      '- Osmosis is the movement of water across a membrane.',
      '',
      'That is all: the text has no more sentences that can stand alone.',
    ]);
    expect(sum('light dependent reactions', 6)[0]).toBe('- light dependent reactions');
    expect(sum('', 6)).toEqual(['There is no text here to summarize yet.']);
  });

  it('leaves out talk about the class', () => {
    const raw =
      'Okay, can everyone hear me? Um, demand is the quantity that people want to buy at a price. Supply is the quantity that firms want to sell. Alright, see you on Thursday.';
    expect(sum(raw, 4).filter((line) => line.startsWith('- '))).toEqual([
      '- demand is the quantity that people want to buy at a price.',
      '- Supply is the quantity that firms want to sell.',
    ]);
  });

  it('quotes nothing that speakers say of themselves', () => {
    const raw = `So I'm Ada Bell, I'm a doctor of plants and I work at the school of botany. ${TEXT.replace(/# \w+\n/g, '')}`;
    expect(sum(raw, 3).join(' ')).not.toContain('Ada Bell');
  });

  it('leaves out a line that goes on after an arrow', () => {
    const raw = 'Nominal rates cannot fall much below zero in any economy.\n→ real rate stuck at zero here';
    const lines = sum(raw, 5).join('\n');
    expect(lines).not.toContain('stuck');
  });

  it('says what a paper is about before how it was made', () => {
    const raw = `Background: Loneliness shortens lives, but whether it predicts dementia is unclear. Methods: We followed 12,030 adults for ten years. Loneliness was measured with a scale. Models of loneliness and dementia were adjusted for age, sex, loneliness of others and isolation. Results: High loneliness was associated with a higher hazard of dementia (HR 1.40, p<0.001). Isolation was not associated with dementia. Conclusions: Loneliness may be a risk factor for dementia.`;
    expect(read(summary({ from: 'text', sentences: 6, findings: true }, contextOf(raw))).join('\n')).not.toContain('were adjusted');
  });

  it('leaves out the sentences of a paper that stand in another language', () => {
    const raw = `Naps help pupils to remember. We tested 40 pupils in two schools of a town. ${'The pupils who slept recalled more words than those who did not. '}
Der Schlaf ist für das Lernen von Wörtern sehr wichtig, und die Schüler lernen mit ihm.`;
    expect(read(summary({ from: 'text', sentences: 6, findings: true }, contextOf(raw))).join('\n')).not.toContain('Schlaf');
  });

  it('draws the summary of a paper from its abstract, and says no sentence twice', () => {
    const abstract = [
      'Naps are common among pupils.',
      'We asked whether naps improve the recall of words.',
      'We tested 40 pupils of two schools.',
      'Pupils who slept recalled 24% more words than those who did not.',
      'We conclude that naps help pupils to remember words.',
    ];
    const body = Array.from({ length: 12 }, (_, at) => `Pupils who slept recalled more words than the others in test ${at + 1}.`);
    const raw = `Abstract\n${abstract.join(' ')}\n\nIntroduction\n${body.join(' ')}\n\nResults\n${body.join(' ')}`;
    const lines = read(summary({ from: 'text', sentences: 6, findings: true }, contextOf(raw))).map((line) => line.slice(2));
    expect(lines).toHaveLength(3);
    expect(abstract).toEqual(expect.arrayContaining(lines));
    expect(lines).toContain(abstract[3]);
  });
});
