import type { ResolvedSection } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import type { Written } from '../../skill.ts';
import { textOf } from '../../spans.ts';
import { formContext, sectionOf } from '../../testing/form-context.ts';
import type { FieldPart } from './parameters.ts';
import { compose } from './skill.ts';

const LEADS = {
  Introduction: 'report.problem',
  'Literature Review': 'report.literature',
  Methodology: 'report.method',
  'System Requirements': 'report.requirements',
  Design: 'report.design',
  Implementation: 'report.implementation',
  Testing: 'report.testing',
  Results: 'report.result',
  Challenges: 'report.challenges',
  Limitations: 'report.limitation',
  Conclusion: 'report.conclusion',
} as const;
const partOf = (lead: (typeof LEADS)[keyof typeof LEADS]): FieldPart => ({ from: 'description', sentences: 4, lead });
const SECTIONS: readonly ResolvedSection[] = Object.entries(LEADS).map(([title, lead]) =>
  sectionOf(title, { steps: [{ skill: 'compose', with: { parts: [partOf(lead)] } }] }),
);

/** The lines of each section of a report, with the questions about places, without the other prompts. */
function write(description: string): Readonly<Record<string, string>> {
  const context = formContext({ description }, { sections: SECTIONS, target: 15_000 });
  return Object.fromEntries(
    SECTIONS.map((section) => {
      const [step] = section.steps;
      const written = compose(step?.with as Parameters<typeof compose>[0], { ...context, section }) as Written;
      const lines = ('lines' in written ? written.lines : written).map(textOf);
      return [section.title, lines.filter((line) => line !== '' && !/^\[ \] (?!Check where)/.test(line)).join('\n')];
    }),
  );
}

describe('A label in running text', () => {
  const TEXT =
    'Problem: paper registers are slow. We built an app and a server. Students scan a code of the room. Problems: GPS in buildings, old phones. Stack: Kotlin, Flask. Related: Rao & Ode (2021) used RFID. Objectives: 1) save time, 2) give reports.';

  it.each([
    ['Introduction', 'Objectives: 1) save time, 2) give reports.'],
    ['System Requirements', 'Stack: Kotlin, Flask.'],
    ['Challenges', 'Problems: GPS in buildings, old phones.'],
    ['Literature Review', 'Related: Rao & Ode (2021) used RFID.'],
    ['Implementation', 'Students scan a code of the room.'],
  ])('decides, and holds until a sentence says that it belongs elsewhere: %s', (section, words) => {
    expect(write(TEXT)[section]).toContain(words);
  });
});

describe('A heading of the person’s own that names no section', () => {
  const TEXT = `# Game server

## Introduction
The game is played by five people.

## Locks of the board
This is how the board stays whole:
- In conclusion the clashes are fewer now.
- In future the child could not wait.
- The child was tested in 3 rounds.

## Results
The board was whole in 100% of the rounds.`;

  it('keeps together what stands below it, whatever the words of single lines, and is asked about', () => {
    const report = write(TEXT);
    const [section = ''] = Object.entries(report).find(([, text]) => text.includes('Locks of the board')) ?? [];
    for (const words of ['This is how', 'the clashes are fewer', 'could not wait', 'in 3 rounds']) expect(report[section]).toContain(words);
    expect(report[section]).toMatch(/Check where these belong.*“Locks of the board …”/);
    expect(report.Results).toContain('The board was whole');
  });

  it('ends an announcement of a list with its colon', () => {
    expect(Object.values(write(TEXT)).join('\n')).not.toContain(':.');
  });
});

describe('A section of a report', () => {
  const TEXT =
    'I built a cheap monitor for farms. The system measures moisture every 15 minutes and stores it. We tested it for 6 weeks on two plots. The second plot used 29 m3, a saving of 29%. Battery life was estimated at 7 months. Readings drifted by 4% in heat, which we corrected with a line. Packet loss was 2.3% at 1.1 km. The cost of a node was Rs 1,450.';

  it.each([
    ['Testing', 'We tested it for 6 weeks on two plots.'],
    ['Results', 'a saving of 29%'],
    ['Results', 'Packet loss was 2.3%'],
    ['Results', 'Rs 1,450'],
    ['Challenges', 'which we corrected with a line'],
  ])('%s holds "%s"', (section, words) => {
    expect(write(TEXT)[section]).toContain(words);
  });

  it.each([
    [
      'Results',
      'Survey of 310 women in 12 villages. Women with loans are 1.6 times more likely to decide. No effect on land decisions.',
      'No effect',
    ],
    [
      'Results',
      'We asked 84 students. The mean score fell from 48.2 to 39.6. Attendance was 81%. Students said that they slept better.',
      'slept',
    ],
    ['Methodology', 'The aim was to help. Anxiety was measured with the inventory of Rao (1980) before and after.', 'Anxiety was measured'],
    ['Methodology', 'The aim was to help. 84 students were randomly assigned to a course or a list.', 'randomly assigned'],
  ])('%s takes what its words say: %s', (section, text, words) => {
    expect(write(text)[section]).toContain(words);
  });

  it('says what a passage is only if its place is sure', () => {
    const { 'System Requirements': needs, Challenges: challenges } = write(TEXT);
    expect(needs).not.toContain('Requirements you name');
    expect(challenges).toContain('Difficulties you name');
  });
});
