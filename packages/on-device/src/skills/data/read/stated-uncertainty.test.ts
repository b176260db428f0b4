import { describe, expect, it } from 'vitest';
import { isNote } from '../input.ts';
import { readReadings } from './read-readings.ts';

const LENS = 'u (cm)  v (cm)\n20.0  59.8\n25.0  37.6\n30.0  30.1';

describe('An uncertainty that a line states in words', () => {
  it.each([
    ['u and v are ± 0.2 cm', [0.2, 0.2]],
    ['uncertainty in v: ±5 mm', [undefined, 0.5]],
    ['U measured to +/- 0.1 cm.', [0.1, undefined]],
    ['The ruler is ± 0.2 cm', [undefined, undefined]],
    ['u and w are ± 0.2 cm', [undefined, undefined]],
    ['u is ± 2 s', [undefined, undefined]],
  ])('belongs to the columns that it names: %s', (line, uncertainties) => {
    const { tables } = readReadings('observations', `${LENS}\n${line}`);
    expect(tables[0]?.columns.map(({ uncertainty }) => uncertainty)).toEqual(uncertainties);
  });

  it('stays in what the person observed', () => {
    const { unread } = readReadings('observations', `${LENS}\nu and v are ± 0.2 cm`);
    expect(unread.map(isNote)).toEqual([true]);
  });
});
