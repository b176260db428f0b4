import { describe, expect, it } from 'vitest';
import { bibliographyOf } from '../../bibliography.ts';
import { readReference } from '../reference.ts';

describe('A report with the number of its series in a bracket', () => {
  it.each([
    ['Law Commission, Signing at Harbours (Law Com No 386, 2019)', 'Law Com', '386'],
    ['Law Commission, Harbours: Rights of Third Parties (Law Com No 242, Cm 3329, 1996)', 'Law Com', '242'],
    ['Ministry of Works, Reforming Harbours (Cm 9680, 2018)', 'Cm', '9680'],
  ])('is a report of an organisation: %s', (text, genre, number) => {
    const { fields } = readReference(text);
    expect(fields).toMatchObject({ type: 'report', author: [{ literal: expect.stringMatching(/^(?:Law|Ministry)/) }], genre, number });
    expect(fields['container-title']).toBeUndefined();
  });

  it('is doubtful where a person wrote it', () => {
    expect(readReference('Anna Lind, Harbours of the North (White Paper No 12, 2018)').loose).toBe(true);
  });

  it('is printed as no preprint', async () => {
    const text = 'Law Commission, Signing at Harbours (Law Com No 386, 2019)';
    const { entries } = await bibliographyOf(text, 'harvard', '2026-11-24');
    const printed = JSON.stringify(entries);
    expect(printed).toContain('386');
    expect(printed).not.toContain('Preprint');
  });
});
