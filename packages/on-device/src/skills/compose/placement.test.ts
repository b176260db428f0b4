import type { ResolvedSection, Values } from '@marginalia/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SkillContext, SkillOutput, Written } from '../../skill.ts';
import { textOf } from '../../spans.ts';
import { formContext, isTraceable, sectionOf } from '../../testing/form-context.ts';
import type { FieldPart } from './parameters.ts';
import { compose } from './skill.ts';

const PARTS: Readonly<Record<string, FieldPart>> = {
  Introduction: { from: 'description', sentences: 3, lead: 'report.problem', roles: ['gap'], ask: 'the problem' },
  Methodology: { from: 'description', sentences: 5, lead: 'report.method', about: ['method'], ask: 'how you went about it' },
  'System Requirements': { from: 'description', sentences: 4, lead: 'report.requirements', about: ['hardware'] },
  Implementation: { from: 'description', sentences: 4, lead: 'report.implementation', about: ['built'] },
  Testing: { from: 'description', sentences: 4, lead: 'report.testing', about: ['test'] },
  Results: { from: 'description', sentences: 4, lead: 'report.result', about: ['result'], ask: 'your results' },
  Limitations: { from: 'description', sentences: 4, lead: 'report.limitation', about: ['did not'] },
  'Future Scope': { from: 'description', sentences: 4, lead: 'report.future', roles: ['future'] },
  Conclusion: { from: 'description', sentences: 4, lead: 'report.conclusion', roles: ['conclusion'] },
};
const SECTIONS: readonly ResolvedSection[] = Object.entries(PARTS).map(([title, part]) =>
  sectionOf(title, { steps: [{ skill: 'compose', with: { parts: [part] } }] }),
);

/** The report of a description: the lines of each section, the lacks and the unused text. */
function write(description: string, more: Values = {}) {
  const values = { description, ...more };
  const contexts = formContext(values, { sections: SECTIONS, target: 15_000 });
  const outputs = SECTIONS.map((section): readonly [string, Required<Pick<SkillOutput, 'lines'>> & SkillOutput] => {
    const context: SkillContext = { ...contexts, section };
    const written = compose({ parts: [PARTS[section.title] as FieldPart] }, context) as Written;
    return [section.title, 'lines' in written ? written : { lines: written }];
  });
  const lines = Object.fromEntries(
    outputs.map(([title, output]) => [title, output.lines.map(textOf).filter((line) => !line.startsWith('[ ]') && line !== '')]),
  );
  return {
    lines,
    traced: outputs.every(([, output]) => isTraceable(output.lines, values)),
    spans: outputs.flatMap(([, output]) => output.lines.filter((line) => !textOf(line).startsWith('[ ]')).flat()),
    prompts: outputs.flatMap(([, output]) => output.lines.map(textOf).filter((line) => line.startsWith('[ ]'))),
    lacks: outputs.flatMap(([, { lacks = [] }]) => lacks),
    listed: outputs.flatMap(([, { unused = [] }]) => unused),
    unused: outputs.flatMap(([, { unused = [] }]) => unused).map(({ start, end, reason }) => [description.slice(start, end), reason]),
  };
}

describe('A long report', () => {
  it.each([
    ['Markdown', '## Results\nThe lamp was switched on.'],
    ['numbers', '4. Findings\n\nThe lamp was switched on.\n\nThe lamp was switched off again and stayed dark.'],
    ['capitals', 'RESULTS AND DISCUSSION\nThe lamp was switched on.'],
    ['a label', 'Results: The lamp was switched on.'],
  ])('follows the person’s own headings in %s', (_, description) => {
    const { lines } = write(description);
    expect(lines.Results?.join(' ')).toContain('The lamp was switched on.');
    expect(lines.Introduction).not.toContain('The lamp was switched on.');
  });

  it('puts a section under a heading into the section of that heading, whatever its words', () => {
    expect(write('## Method\nWe tested nothing in future, and the result was not found.').lines.Methodology).toEqual([
      'We tested nothing in future, and the result was not found.',
    ]);
  });

  it('chooses by the words between two sections that a heading names', () => {
    const { lines } = write('## Conclusion and Future Work\nIn short, dimming is safe.\nIn future we want to add a radio.');
    expect(lines.Conclusion).toEqual(['In short, dimming is safe.']);
    expect(lines['Future Scope']).toEqual(['In future we want to add a radio.']);
  });

  it('keeps lists, tables and headings of its own', () => {
    const { lines } = write('## Hardware\n\n### Board\n\n- an ESP32\n- two sensors\n\n| Part | Price |\n| --- | --- |\n| board | 9 |');
    expect(lines['System Requirements']).toEqual([
      'Board',
      '- an ESP32',
      '- two sensors',
      '| Part  | Price |',
      '| ----- | ----- |',
      '| board | 9     |',
    ]);
  });

  it.each([
    ['bars', 'Week | Control (L) | Trial (L)\n1 | 9,660 | 7,020\n2 | 9,660'],
    ['tabs', 'Week\tControl (L)\tTrial (L)\n1\t9,660\t7,020\n2\t9,660'],
    ['Markdown', '| Week | **Control** (L) | Trial (L) |\n|:--|--:|---|\n| 1 | 9,660 | 7,020 |\n| 2 | 9,660 | |'],
  ])('prints a table typed with %s as one that other programs read, apart from the lines beside it', (_, table) => {
    const { lines, traced } = write(`Results\nThe trial used less water.\n${table}\nThe yield was the same.`);
    const [text, ...rows] = lines.Results ?? [];
    expect(text).toBe('The trial used less water.');
    expect(rows).toEqual([
      '| Week | Control (L) | Trial (L) |',
      '| ---- | ----------- | --------- |',
      '| 1    | 9,660       | 7,020     |',
      '| 2    | 9,660       |           |',
      'The yield was the same.',
    ]);
    expect(traced).toBe(true);
  });

  it('leaves rows with more cells than their heading as they are', () => {
    expect(write('Results\nThe trial used less water.\nWeek | Litres\n1 | 9,660 | 7,020').lines.Results).toEqual([
      'The trial used less water.',
      'Week | Litres',
      '1 | 9,660 | 7,020',
    ]);
  });

  it('does not keep a heading over nothing but a picture', () => {
    const { lines } = write('## Results\n\nThe robot reached the door in 40 seconds.\n\n## Robot at the door\n\n![Alt text](/door.gif)');
    expect(JSON.stringify(lines)).not.toContain('Robot at the door');
  });

  it('quotes without inline Markdown', () => {
    const { lines, traced } = write('## Results\nThe **new** lamp (`v2`) used _less_ power, see [the log](https://example.org/a_b).');
    expect(lines.Results).toEqual(['The new lamp (v2) used less power, see the log.']);
    expect(traced).toBe(true);
  });

  it.each([
    ['The aim of this project is to dim lamps.', 'Introduction'],
    ['We interviewed forty people and collected their answers.', 'Methodology'],
    ['The lamps used 46 % less power than before.', 'Results'],
    ['The study was limited to one street.', 'Limitations'],
    ['In future the lamps could be extended by a radio.', 'Future Scope'],
    ['In conclusion, dimming is safe.', 'Conclusion'],
    ['Next, we interviewed the staff and collected their answers.', 'Methodology'],
    ['Next, we will add a radio to each of the lamps.', 'Future Scope'],
  ])('places "%s" by its words', (sentence, section) => {
    expect(write(sentence).lines[section]?.join(' ')).toContain(sentence.split(' ').slice(-2).join(' '));
  });

  it.each([
    ['My hypothesis is that dimming lowers the use by 15%.', 'Introduction'],
    ['The problem is that the use rose by 12% in 2022.', 'Introduction'],
    ['I will collect the readings and compare them with the old lamps.', 'Methodology'],
    ['A questionnaire was given to 100 residents.', 'Methodology'],
    ['Only 35% were satisfied with the light.', 'Results'],
    ['It recognised 36 of 40 lamps, so the accuracy was 90%.', 'Results'],
    ['The sample was small and from one street only.', 'Limitations'],
    ['Questionnaire with 64 nurses on 4 wards, mean score 13.4/20 (SD 2.9).', 'Results'],
    ['Nurses with experience score higher (15.1 vs 12.6).', 'Results'],
    ['Ethics approval REF 2026-118.', 'Methodology'],
    ['Mean sleep 6.4 h (SD 1.1).', 'Results'],
    ['GPA correlated with sleep (r = 0.31).', 'Results'],
    ['We developed an Android app for attendance.', 'Implementation'],
    ['45 students tested it over 2 weeks.', 'Testing'],
    ['30 load steps from 0 to 500 N, three repeats.', 'Methodology'],
    ['Software in Python.', 'System Requirements'],
    ['We built a lamp with an Arduino Uno and a load cell.', 'Implementation'],
    ['The town should add sensors at the crossings.', 'Future Scope'],
  ])('places "%s" by what it says, wherever it stands', (sentence, section) => {
    const around = 'The lamps of the town are old. ';
    for (const text of [sentence, around + sentence])
      expect(write(text).lines[section]?.join(' ')).toContain(sentence.split(' ').slice(-2).join(' '));
  });

  it('keeps a deed and its outcome apart, and a budget out of the limits', () => {
    const { lines } = write(
      'We built a rig with an Arduino Uno. Error fell from 8% to 2.4%. 30 load steps from 0 to 500 N, three repeats. Software in Python. Limits: temperature was not compensated. Budget 112 EUR.',
    );
    expect(lines.Results?.join(' ')).toMatch(/Error fell from 8% to 2\.4%\.$/);
    expect(lines.Implementation?.join(' ')).toContain('We built a rig');
    expect(lines.Limitations?.join(' ')).not.toContain('Budget');
  });

  it('takes an approval out of the results around it', () => {
    const { lines, prompts } = write(
      'Online survey of 212 students. Mean sleep 6.4 h (SD 1.1). Marks rose with sleep (r = 0.31). Consent obtained, ethical clearance 44. Those who sleep less report a lower mood (3.1 vs 3.9).',
    );
    expect(lines.Methodology?.join(' ')).toMatch(/Online survey of 212 students\..*ethical clearance 44\./);
    expect(lines.Results?.join(' ')).not.toContain('clearance');
    expect(prompts.join(' ')).not.toContain('“Consent obtained');
  });

  it('states no result for a plan', () => {
    const plan = 'I expect that dimming saves 15% of the power. We will measure 3 lamps from May to July. No results yet.';
    const { lines, unused } = write(plan);
    expect(lines.Results).toEqual([]);
    expect(unused).toEqual([['No results yet.', 'Says that there are no results yet.']]);
  });

  it('takes a part with other words in its heading for results if it holds a table of numbers', () => {
    const { lines } = write('# Aim\nDim the lamps.\n\n## What it gave\n| Lamp | Power |\n| --- | --- |\n| 1 | 4.2 |\n| 2 | 3.1 |');
    expect(lines.Results).toEqual(['What it gave', '| Lamp | Power |', '| ---- | ----- |', '| 1    | 4.2   |', '| 2    | 3.1   |']);
  });

  it('does not take a label below the last heading for a part of it', () => {
    const { lines } = write('Future scope\nSolar power will be added.\n\nBudget: 4,350 euros for the lamps');
    expect(lines['System Requirements']?.join(' ')).toContain('4,350 euros');
    expect(lines['Future Scope']?.join(' ')).not.toContain('4,350');
  });

  it.each([
    ['We thank the town for its help.', 'Thanks. Put them into an acknowledgement of your own before the abstract.'],
    ['![A lamp](lamp.png)', 'Points to a picture that is not in the text.'],
    ['## References\nKumar on lamps, in the school library.', 'A source. Put it into the field Sources.'],
    ['## Acknowledgements\nWe thank the town for its help.', 'Belongs to no section of this report.'],
    ['The street is dark.\n\nThe street is dark.', 'Says the same as an earlier sentence.'],
  ])('lists what it does not use: %j', (text, reason) => {
    const measured = Array.from({ length: 8 }, (_, at) => `We measured lamp ${at} of the street for ${at + 20} nights.`).join(' ');
    const { unused, lacks } = write(`${measured}\n\n${text}`);
    expect(unused.map(([, why]) => why)).toEqual([reason]);
    // A repeated sentence is not lost, so the report lacks nothing.
    expect(lacks.map(({ grade }) => grade)).toEqual(reason.startsWith('Says the same') ? [] : ['partial']);
  });

  it('is partial for a few sentences, which leave most sections empty', () => {
    const { lacks } = write('We measured three lamps for thirty nights. They used less power than the old ones.');
    expect(lacks.map(({ grade }) => grade)).toEqual(['partial']);
  });

  it.each(['robot', '???', 'x y', 'milk\neggs\nbread\nbutter\n2 kg potatoes\nonions\nsalt'])('needs more than "%s"', (description) => {
    expect(write(description).lacks.map(({ grade, field }) => [grade, field])).toEqual([['needs-more', 'description']]);
  });

  it('names the sentences that only the order of the text placed', () => {
    const { prompts } = write('We used a lamp and measured its light.\n\nThe garden has a gate and a tree.');
    const checks = prompts.filter((line) => line.includes('Check where these belong')).join('\n');
    expect(checks).toContain('“The garden has a gate and …”');
    expect(checks).not.toContain('“We used');
  });

  it('asks nobody to check a sentence under a heading of their own', () => {
    const { prompts } = write('## Results\nThe room was a usual one on the third floor.');
    expect(prompts.filter((line) => line.includes('Check where these belong'))).toEqual([]);
  });

  it('uses or lists the lines beside a source and a picture', () => {
    const description = 'a\na\na\nSources: Rao (2019). Soil.\n![x](y)\na';
    const { spans, listed } = write(description);
    const places = [...spans.filter((span) => span.kind === 'quote'), ...listed];
    const lines = [...description.matchAll(/[^\n]+/g)].filter(({ 0: line }) => !line.startsWith('Sources'));
    const isCovered = (at: number, length: number): boolean => places.some(({ start, end }) => start < at + length && end > at);
    expect(lines.filter(({ index, 0: line }) => !isCovered(index, line.length)).map(({ 0: line }) => line)).toEqual([]);
  });

  it('uses or lists each line once, whatever the description', () => {
    const piece = fc.constantFrom(
      '## Results',
      '# Our robot',
      'Method: we used a lamp.',
      '- an item',
      '| a | b |',
      '```\ncode()\n```',
      'It fell by 3 %.',
      '![x](y)',
      'Why?',
      '**Bold** words here.',
      '',
      'Sources: Rao (2019). Soil.',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 30 })), { maxLength: 14 }), (pieces) => {
        const description = pieces.join('\n');
        const { spans, traced, listed } = write(description);
        expect(traced).toBe(true);
        const quotes = spans.filter((span) => span.kind === 'quote').sort((a, b) => a.start - b.start);
        let from = 0;
        for (const line of description.split('\n')) {
          const [start, end] = [from, from + line.length];
          from = end + 1;
          // A line that names a section decides where others go.
          if (!/[\p{L}\p{N}]/u.test(line) || /^\s*#|Sources:/.test(line)) continue;
          expect([...quotes, ...listed].some((place) => place.start < end && place.end > start)).toBe(true);
        }
        for (const [at, quote] of quotes.entries()) expect(quotes[at - 1]?.end ?? 0).toBeLessThanOrEqual(quote.start);
      }),
      { numRuns: 200 },
    );
  });
});
