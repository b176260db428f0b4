import { describe, expect, it } from 'vitest';
import { german } from '../../lib/language/german.ts';
import { definitions } from '../../lib/terms/definitions.ts';
import { readDocument } from '../../lib/text/read-document.ts';
import { contextOf, read } from '../../testing/text-context.ts';
import { terms } from './skill.ts';

const TEXT = `# Osmosis
Osmosis is the movement of water across a membrane. The membrane lets water pass but stops most ions.
# Diffusion
Diffusion is the spread of particles from high to low concentration. Diffusion needs no energy, because particles move anyway.`;

describe('Terms', () => {
  const list = (raw: string, definedOnly = false) => read(terms({ from: 'text', max: 6, definedOnly }, contextOf(raw)));

  it('quotes the definition of a term, otherwise its count and a sentence', () => {
    const lines = list(TEXT);
    expect(lines).toContain('- Osmosis: the movement of water across a membrane');
    expect(lines.some((line) => /^- membrane \(2 times\): The membrane lets/.test(line))).toBe(true);
  });

  it.each([
    [
      'a function word of another language',
      'Das Gedächtnis ist ein System. Memory is a store of what we learn. Das Wissen ist dort. Memory fades in time.',
      /^- ist\b/m,
    ],
    ['words of a deadline', 'Essay due Friday 4 December. Market failure is a situation in which markets waste goods.', /Essay|Friday/],
    [
      'a verb',
      'If the price doubles, buyers leave. One brand doubles in price and loses. Demand is the amount that people buy.',
      /^- doubles/m,
    ],
  ])('do not hold %s', (_, raw, wrong) => {
    expect(list(raw).join('\n')).not.toMatch(wrong);
  });

  it('are nouns in German, which have a capital', () => {
    const raw =
      'Die Prophase ist die erste Phase der Mitose. In der Metaphase ordnen sich die Chromosomen an. Die Zellmembran besteht aus einer Schicht. Das Ribosom ist der Ort der Proteinsynthese.';
    const document = readDocument('text', raw, german);
    const lines = read(terms({ from: 'text', max: 9 }, { ...contextOf(raw), document: () => document }));
    expect(lines.join('\n')).not.toMatch(/^- (?:\p{Ll})/mu);
    expect(lines.join('\n')).toContain('Ribosom');
    expect(definitions(document).map(({ term }) => raw.slice(term.start, term.end))).not.toContain('Zellmembran');
  });

  it('shows a term in use if another section defines it', () => {
    const context = contextOf('Osmosis is the movement of water. In the root osmosis fills the cells with fresh water.');
    const steps = [{ skill: 'terms', with: { from: 'text', max: 9, definedOnly: true } }];
    const sections = [...context.sections, { id: 'definitions', title: 'Definitions', steps }] as unknown as typeof context.sections;
    const lines = read(terms({ from: 'text', max: 6 }, { ...context, sections }));
    expect(lines[0]).toBe('- osmosis (2 times): In the root osmosis fills the cells with fresh water.');
    expect(read(terms({ from: 'text', max: 6 }, context))[0]).toContain('the movement of water');
  });

  it('names likely terms for which it found no explanation, under the list', () => {
    const raw = `# Fiscal policy
Fiscal policy changed in spring. A new fiscal policy followed. Most voters liked the fiscal policy. Fiscal policy (of all states) differs.
A price floor is a legal minimum price for a good.`;
    expect(list(raw).slice(-2)).toEqual(['', 'No sentence was found that says what this term is: fiscal policy.']);
    expect(list(raw, true)).toEqual(['- price floor: a legal minimum price for a good']);
  });

  it.each([
    [
      'a verb with its adverb',
      'Some students stayed awake all night. Others stayed awake until noon. Those who stayed awake did worse.',
      'stayed awake',
    ],
    ['a time', 'In the last week prices fell. The last week was cold. Few saw the last week of trade.', 'last week'],
  ])('does not list %s', (_, raw, words) => {
    expect(list(raw).join('\n')).not.toContain(`- ${words}`);
  });

  it('quotes no pairs of a list that run together', () => {
    const raw = 'das Haus - house\nder Stuhl - chair\ndie Lampe - lamp\nder Stuhl - seat\ndas Fenster - window\nder Tisch - table';
    expect(list(raw).join('\n')).not.toMatch(/- chair/);
  });

  it('shows the label of a line of notes once', () => {
    const raw =
      'Alliances: Triple Alliance 1882 vs Triple Entente 1907\n\nBoth alliances grew. The alliances drew all in, and few could leave the alliances.';
    expect(list(raw).join('\n')).not.toMatch(/^- alliances[^:]*: alliances: /im);
  });

  it('lists only defined terms with `definedOnly`', () => {
    expect(list(TEXT, true)).toHaveLength(2);
    expect(list('The membrane lets water pass but stops ions.', true)).toEqual([
      'No sentence was found that defines a term in so many words.',
    ]);
  });

  it('of a paper are defined ones only; a sentence that uses a term is no meaning of it', () => {
    const raw = `# Fiscal policy
Fiscal policy changed in spring. A new fiscal policy followed. Most voters liked the fiscal policy. Fiscal policy (of all states) differs.
A price floor is a legal minimum price for a good. The parameter is the size of the effect. Ada Rao is a professor of law. Traders, the media as well, meet there.`;
    expect(read(terms({ from: 'text', max: 6, definedOnly: true, nameOthers: true }, contextOf(raw)))).toEqual([
      '- price floor: a legal minimum price for a good',
      '',
      'No sentence was found that says what this term is: fiscal policy.',
    ]);
  });

  it('states that there are no terms', () => {
    expect(list('The result was a result.')).toEqual(list(''));
    expect(list('')).toEqual(['No key terms could be found: the text is too short, or it uses everyday words only.']);
  });
});
