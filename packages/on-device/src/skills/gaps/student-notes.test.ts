import { describe, expect, it } from 'vitest';
import { ask } from './ask-gaps.test-data.ts';

/** The line of the list of topics about one of them. */
async function told(notes: string, syllabus: string, topic: string): Promise<string | undefined> {
  return (await ask('coverage', notes, syllabus)).find((line) => line.includes(`] ${topic}`));
}

const DAMPING = `# Oscillations
SHM = motion where acceleration is prop to displacement and directed to the equilibrium: a = -w²x

## damping
m x'' + b x' + k x = 0
light damping -> amplitude decays exp(-ct), c = b/2m
critical damping = fastest return without oscillating (car shock absorbers)
heavy damping ??? look up
Q = w0/2c (high Q = many oscillations)

coupled: see Sarah's notes`;

describe('Notes as students write them', () => {
  it.each([
    ['a letter that is the name of a factor', 'Q factor', '[mentioned]', 'Q = w0/2c'],
    ['a heading below the one that has the other word', 'Damped oscillations', '[covered]', 'light damping'],
    [
      'a line before a doubt on the next',
      'Critical damping',
      '[covered]',
      'critical damping = fastest return without oscillating (car shock absorbers)"',
    ],
  ])('tell a topic by %s', async (_, topic, status, quote) => {
    const line = await told(DAMPING, topic, topic);
    expect(line).toContain(status);
    expect(line).toContain(quote);
  });

  it('leave open what they point to in the notes of others', async () => {
    expect(await ask('thin', DAMPING, 'Coupled oscillations')).toEqual(expect.arrayContaining([expect.stringContaining('left open')]));
  });

  it('have topics whose lines are numbered without a mark', async () => {
    const syllabus = '1 Research methods\n2 Memory\n3 Intelligence\n4 Learning';
    const lines = await ask('coverage', 'Memory: we keep 7 +- 2 items in mind for a short time, then they fade.', syllabus);
    expect(lines.filter((line) => line.startsWith('- ['))).toEqual([
      '- [not found in your notes] Research methods',
      expect.stringContaining('[covered] Memory'),
      '- [not found in your notes] Intelligence',
      '- [not found in your notes] Learning',
    ]);
  });

  it('may tell a topic in lines that name none, which the list says', async () => {
    const notes = 'dressings: hydrocolloid, gauze\nbed low, call bell, rails\nNC 1-6 L, mask 5-8\nSBAR, chart facts only';
    expect(await ask('coverage', notes, 'Wound care\nPatient safety\nOxygen therapy\nDocumentation')).toContainEqual(
      expect.stringContaining('4 of 4 lines of your notes name no topic'),
    );
  });

  it('get the heading of a part of a topic with its name', async () => {
    const lines = await ask(
      'missing',
      'Waves carry energy from one place to another.',
      'Simple harmonic motion: definition, solution\nWaves',
    );
    expect(lines).toContainEqual(expect.stringContaining('solution (Simple harmonic motion)'));
  });
});
