import type { Values } from '@marginalia/engine';
import { anyText } from '@marginalia/engine/testing/any';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from '../../lib/text/tokens.ts';
import type { SkillContext } from '../../skill.ts';
import { type Line, textOf } from '../../spans.ts';
import { formContext, isTraceable, sectionOf } from '../../testing/form-context.ts';
import { linesOf } from '../../testing/text-context.ts';
import type { ComposeParameters } from './parameters.ts';
import type { LeadName, TextName } from './phrases.ts';
import { compose } from './skill.ts';

type Parameters = ComposeParameters<string>;

const LAB = {
  title: 'Simple Pendulum',
  objective: 'To determine g from the period of a pendulum. To compare it with 9.81 m/s².',
  procedure:
    'Apparatus: bob, thread, stopwatch.\n1. The bob was pulled aside by 5 degrees.\n2. The time for 20 swings was measured.\n3. The length was changed in steps of 10 cm.',
  observations:
    'Length (m), Time (s), Period (s)\n0.40, 25.4, 1.27\n0.50, 28.3, 1.42\nThe value of g was 9.79 m/s². The draught from the window was noticeable.',
};
const run = (parameters: Parameters, context: SkillContext): readonly Line[] => linesOf(compose(parameters, context));
type Range = readonly [min: number, max: number];
const lines = ({ words, ...parameters }: Parameters & { words?: Range }, values: Values, more?: Partial<SkillContext>): string[] =>
  run(parameters, formContext(values, { ...(words && { section: sectionOf('Section', { words }) }), ...more })).map(textOf);

describe('A composition', () => {
  it('joins an objective to its lead so that both read as one sentence', () => {
    expect(lines({ parts: [{ from: 'objective', sentences: 2, lead: 'lab.objective' }] }, LAB)).toEqual([
      'This experiment set out to determine g from the period of a pendulum. It also set out to compare it with 9.81 m/s².',
    ]);
  });

  it.each([
    ['R = 47 kΩ. C = 470 µF. The value of τ was 22.6 s.', 'Results: The value of τ was 22.6 s.'],
    ['Concentration of NaOH = 0.0985 M. Indicator: phenolphthalein. The mean titre was 23.4 mL.', 'Results: The mean titre was 23.4 mL.'],
    ['Beam, L = 0.600 m, b = 25.4 mm. The mean slope was 1.9 mm/N.', 'Results: The mean slope was 1.9 mm/N.'],
    ['Expected time constant RC = 22.1 s. The fit yielded 22.6 s.', 'Results: The fit yielded 22.6 s.'],
  ])('takes what was given or expected for no result: %s', (observations, result) => {
    const parts = [{ from: 'observations', sentences: 3, lead: 'lab.result', roles: ['result'], withoutValues: true } as const];
    expect(lines({ parts }, { observations })).toEqual([result]);
  });

  it('numbers no formula among the steps', () => {
    const parts = [{ from: 'procedure', sentences: 9, as: 'steps' } as const];
    const procedure = 'Hang the bob. T = 2π√(L/g). Time ten swings.';
    expect(lines({ parts }, { procedure })).toEqual(['T = 2π√(L/g).', '1. Hang the bob.', '2. Time ten swings.']);
  });

  it('lists the named sources or states that there are none', () => {
    const note: Parameters = { parts: [{ phrase: 'report.references-note' }] };
    expect(lines(note, { title: 'Soil', description: 'We built a probe.' })[0]).toMatch(/^No source is filled in for you\. /);
    expect(
      lines(note, {
        title: 'Soil',
        description: 'According to Rao (2019), soil is dry.\nReference: Kumar, A. (2021). Soil. Journal, 3, 1-9.',
      }),
    ).toEqual([
      'Sources you named, as you gave them. Check each one against the work itself:',
      '1. Kumar, A. (2021). Soil. Journal, 3, 1-9.',
      '2. Rao (2019) (named in your text: add its title and where it appeared)',
      '',
      expect.stringMatching(/^Beyond the 2 sources you named, no source is filled in for you\. /),
    ]);
  });

  it('fills the title page with what the description gives, and quotes that nowhere else', () => {
    const titlePage = sectionOf('Title Page', { steps: [{ skill: 'compose', with: { parts: [{ phrase: 'report.title-page' }] } }] });
    const about: Parameters = { parts: [{ from: 'description', sentences: 3, lead: 'report.background' }] };
    const introduction = sectionOf('Introduction', { steps: [{ skill: 'compose', with: about }] });
    const values = {
      title: 'Soil',
      description: 'Guide: Dr. Meera Nair\nSubmitted by: Ali Khan\n\nMany soils are dry. The farms waste water by a fixed timetable.',
    };
    const form = { sections: [titlePage, introduction], target: 12_500 };
    const page = lines({ parts: [{ phrase: 'report.title-page' }] }, values, { ...form, section: titlePage });
    expect(page).toEqual(
      expect.arrayContaining(['Submitted by: Ali Khan', 'Guided by: Dr. Meera Nair', 'Institution: [name of your institution]']),
    );
    expect(page.join(' ')).not.toContain('Department');
    const text = lines(about, values, { ...form, section: introduction }).join(' ');
    expect(text).toContain('Many soils are dry.');
    expect(text).not.toMatch(/Nair|Khan/);
  });

  it('leaves a lead out where the sentence opens with its words', () => {
    const parts = [{ from: 'description', sentences: 1, lead: 'report.problem' as const }];
    expect(lines({ parts }, { description: 'Problem was rain on the lens.' })).toEqual(['Problem was rain on the lens.']);
    expect(lines({ parts }, { description: 'Rain on the lens blurred it.' })).toEqual(['The problem: Rain on the lens blurred it.']);
  });

  it.each([
    ['Determine the density of brass', 'This experiment set out to determine the density of brass.'],
    ['see if ohms law is true', 'Objective: see if ohms law is true.'],
    ['To find g, we swung a pendulum.', 'Objective: To find g, we swung a pendulum.'],
    ['The aim is to find g with a pendulum.', 'The aim is to find g with a pendulum.'],
    ['Study of refraction in glass', 'Objective: Study of refraction in glass.'],
  ])('joins “%s” to its lead grammatically', (objective, line) => {
    expect(lines({ parts: [{ from: 'objective', sentences: 1, lead: 'lab.objective' }] }, { objective })).toEqual([line]);
  });

  it('numbers steps and leaves the list of apparatus without a number', () => {
    expect(lines({ parts: [{ from: 'procedure', sentences: 9, lead: 'lab.procedure', as: 'steps' }] }, LAB)).toEqual([
      'Procedure:',
      'Apparatus: bob, thread, stopwatch.',
      '1. The bob was pulled aside by 5 degrees.',
      '2. The time for 20 swings was measured.',
      '3. The length was changed in steps of 10 cm.',
    ]);
  });

  it('keeps readings and column names out of prose', () => {
    expect(lines({ parts: [{ from: 'observations', sentences: 9 }] }, LAB)).toEqual([
      'The value of g was 9.79 m/s². The draught from the window was noticeable.',
    ]);
  });

  it.each(['conc NaOH = 0.1 M, 25.0 mL vinegar (diluted 10x)', '0.1 M NaOH, 25.0 mL vinegar'])(
    'keeps the amounts that were used out of prose: %s',
    (amounts) => {
      const observations = `${amounts}\nTrial\tUsed (mL)\n1\t21.35\n2\t21.30\nThe colour went pink too early in the rough trial.`;
      expect(lines({ parts: [{ from: 'observations', sentences: 9 }] }, { ...LAB, observations })).toEqual([
        'The colour went pink too early in the rough trial.',
      ]);
    },
  );

  it('takes only sentences with the given words, in any form', () => {
    expect(lines({ parts: [{ from: 'procedure', sentences: 9, about: ['measure'] }] }, LAB)).toEqual([
      'The time for 20 swings was measured.',
    ]);
  });

  it('states how many words it has and what to add', () => {
    const parts = [
      { from: 'objective', sentences: 2, lead: 'lab.objective' },
      { from: 'missing', sentences: 2, ask: 'the main result' },
    ] as const;
    expect(lines({ words: [100, 150], parts }, LAB).at(-1)).toBe(
      'This section has 23 of 100–150 words. To reach it, add: the main result.',
    );
    expect(lines({ words: [100, 150], parts: parts.slice(0, 1) }, LAB).at(-1)).toBe(
      'This section has 23 of 100–150 words. To reach it, write about 77 more words.',
    );
  });

  it('that nearly has its fewest words asks for no more', () => {
    const parts = [{ from: 'objective', sentences: 2, lead: 'lab.objective' }] as const;
    expect(lines({ words: [24, 50], parts }, LAB)).toHaveLength(1);
  });

  it.each([
    [
      '1. Hung the bob.\n2. measured its length.\n3. displaced it by 5 degrees.',
      'Method: Hung the bob. Measured its length. Displaced it by 5 degrees.',
    ],
    ['1. Rinsed the probe.\n2. pH was read in each beaker.', 'Method: Rinsed the probe. pH was read in each beaker.'],
  ])('begins each sentence with a capital unless its first word is a symbol: %s', (procedure, line) => {
    expect(lines({ parts: [{ from: 'procedure', sentences: 3, lead: 'lab.method' }] }, { procedure })).toEqual([line]);
  });

  it.each([
    ['T = 2π√(L/g)', true],
    ['E = mc²', true],
    ['v=3.2 m/s', false],
    ['R=47 kΩ', false],
  ])('quotes a law of the objective, and no value: %s', (formula, isQuoted) => {
    const objective = `Determine g from the period of a pendulum.\n${formula}`;
    const [line = ''] = lines({ parts: [{ from: 'objective', sentences: 2, lead: 'lab.aim' }] }, { objective });
    expect(line.includes(formula)).toBe(isQuoted);
  });

  it('asks for text instead of padding when the field is empty', () => {
    expect(lines({ parts: [{ from: 'procedure', sentences: 2, ask: 'the steps in order' }] }, {})).toEqual(['[ ] Add the steps in order.']);
    expect(lines({ parts: [{ from: 'goals', sentences: 2 }] }, {}, { fieldLabels: { goals: 'Goals' } })).toEqual([
      'Goals is blank, so there is nothing to put here yet.',
    ]);
  });

  it('stays within the maximum and uses something from each part', () => {
    const long = Array.from({ length: 30 }, (_, i) => `Sentence ${'one two three four five six seven'} number ${i} ends.`).join(' ');
    const parts = [
      { from: 'objective', sentences: 20 },
      { from: 'long', sentences: 20 },
    ] as const;
    const written = lines({ words: [40, 60], parts }, { ...LAB, long });
    expect(countWords(written.join(' '))).toBeLessThanOrEqual(60);
    expect(written.join(' ')).toContain('To determine g');
    expect(written.join(' ')).toContain('number 0');
  });

  it('quotes no sentence twice in a section, not even in a later step', () => {
    const first = { parts: [{ from: 'objective', sentences: 1 }] } as const;
    const second = { parts: [{ from: 'objective', sentences: 2 }] } as const;
    const section = sectionOf('Introduction', { steps: [first, second].map((step) => ({ skill: 'compose', with: step })) });
    expect(run(second, formContext(LAB, { section })).map(textOf)).toEqual(['To compare it with 9.81 m/s².']);
  });

  it('quotes each sentence in one section of the body of a long report', () => {
    const description = 'We tested the controller for 42 days. We did not test more than one valve.';
    const testing = { parts: [{ from: 'description', sentences: 5, about: ['test'] }] } as const;
    const limits = { parts: [{ from: 'description', sentences: 5, about: ['did not'] }] } as const;
    const sections = [
      sectionOf('Testing', { steps: [{ skill: 'compose', with: testing }] }),
      sectionOf('Limitations', { steps: [{ skill: 'compose', with: limits }] }),
    ];
    const [section] = sections;
    expect(lines(testing, { description }, { sections, target: 15_000, ...(section && { section }) })).toEqual([
      'We tested the controller for 42 days.',
    ]);
  });

  it('fills a title page with values of the form, the date and blanks', () => {
    const page = lines(
      { parts: [{ phrase: 'report.title-page' }] },
      { title: 'BookNook', reportType: 'thesis' },
      { labels: { title: 'BookNook', reportType: 'Thesis' } },
    );
    expect(page.slice(0, 4)).toEqual(['BookNook', '', 'Thesis', 'Field of study: General Studies']);
    expect(page).toContain('Submitted by: [your name]');
    expect(page.at(-1)).toBe('Date: 14 November 2026');
  });

  it('lists the sections with their lengths, without the contents', () => {
    const sections = [sectionOf('Contents', { order: 'derived' }), sectionOf('Abstract', { words: [1154, 1154] }), sectionOf('References')];
    expect(lines({ parts: [{ phrase: 'report.contents' }] }, {}, { sections }).slice(0, 2)).toEqual([
      '1. Abstract (1,154 words)',
      '2. References',
    ]);
  });

  it('throws for an unknown phrase', () => {
    expect(() => lines({ parts: [{ phrase: 'lab.nonsense' as TextName }] }, LAB)).toThrow('lab.nonsense');
    expect(() => lines({ parts: [{ from: 'objective', sentences: 1, lead: 'lab.title-page' as LeadName }] }, LAB)).toThrow(
      'lab.title-page',
    );
  });

  it('writes only traceable words for any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), fc.constantFrom('prose', 'steps', 'list'), (text, as) => {
        const values = { ...LAB, text };
        const written = run(
          { parts: [{ phrase: 'lab.opening' }, { from: 'text', sentences: 5, lead: 'lab.objective', as }] },
          formContext(values, { section: sectionOf('Section', { words: [20, 40] }) }),
        );
        expect(isTraceable(written, values)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
