import { describe, expect, it } from 'vitest';
import { contextOf, read } from '../../testing/text-context.ts';
import { outline } from './skill.ts';

const TEXT = `# Osmosis
Osmosis is the movement of water across a membrane. The membrane lets water pass but stops most ions.
# Diffusion
Diffusion is the spread of particles from high to low concentration. Diffusion needs no energy, because particles move anyway.`;

describe('An outline', () => {
  it('puts key points under their heading', () => {
    const lines = read(outline({ from: 'text', points: 1 }, contextOf(TEXT)));
    expect(lines.map((line) => line.slice(0, 13))).toEqual(['Osmosis:', '  - Osmosis i', '', 'Diffusion:', '  - Diffusion']);
  });

  it('lists every item of a list of notes, and of a long one says how many are left', () => {
    const list = (count: number) => Array.from({ length: count }, (_, at) => `- ${at} points low risk`).join('\n');
    const raw = `Sepsis is a reaction of the body to an infection.\nScore:\n${list(3)}`;
    const lines = read(outline({ from: 'text', points: 2 }, contextOf(raw)));
    expect(lines.slice(lines.indexOf('Score:') + 1)).toEqual(['  - 0 points low risk', '  - 1 points low risk', '  - 2 points low risk']);
    const long = `Sepsis is a reaction of the body to an infection.\nScore:\n${list(12)}`;
    expect(read(outline({ from: 'text', points: 2 }, contextOf(long))).at(-1)).toBe('  - and 5 more');
  });

  it('leaves out deadlines and the end of the hour', () => {
    const raw =
      "Essay due Friday 4 December. Demand falls where prices rise. Supply grows where prices rise. Please read pages 112 to 130 before Monday. Any questions? Okay we'll stop here.";
    const lines = read(outline({ from: 'text', points: 5 }, contextOf(raw))).join('\n');
    expect(lines).toContain('Demand falls');
    expect(lines).not.toMatch(/Essay|stop here|pages/);
  });

  it('shows the main point of a share whose points the summary tells, because the share has no name', () => {
    const facts = ['Demand falls where prices rise', 'Supply grows where prices rise', 'A tax moves the curve of supply'];
    const raw = Array.from({ length: 10 }, (_, at) => `${facts[at % 3]} in market ${at}.`).join(' ');
    const context = contextOf(raw);
    const steps = [{ skill: 'summary', with: { from: 'text', sentences: 40, perSection: true } }];
    const sections = [...context.sections, { id: 'summary', title: 'Summary', steps }] as unknown as typeof context.sections;
    const lines = read(outline({ from: 'text', points: 2 }, { ...context, sections }));
    expect(lines.filter((line) => line.startsWith('Part '))).toHaveLength(2);
    expect(lines.join('\n')).not.toContain('in the summary');
    expect(lines.filter((line) => line.startsWith('  - ')).length).toBeGreaterThanOrEqual(2);
  });
});
