import { expect, it } from 'vitest';
import { statedResult } from './stated-result.ts';

const SAID = 'acceleration of free fall: g = 9.80 ± 0.02 m/s²';

it('reads the answer, the accepted value and their difference as the text states them', () => {
  const text = `${SAID}\nAccepted value as you give it: 9.81 m/s². Difference: 0.0045 m/s² (0.046% of the accepted value).
The result agrees with the accepted value within its uncertainty: the difference is 0.31 standard errors.`;
  expect(statedResult(text)).toEqual({
    name: 'acceleration of free fall',
    symbol: 'g',
    words: '9.80 ± 0.02 m/s²',
    value: 9.8,
    error: 0.02,
    accepted: { words: '9.81 m/s²', value: 9.81, difference: '0.0045 m/s² (0.046% of the accepted value)', errors: '0.31' },
  });
});

it("reads the answer in a model's sentence, and a power of ten", () => {
  expect(statedResult('We found **g = 9.79 ± 0.06 m/s²**, below the accepted value of 9.81 m/s².')).toMatchObject({
    words: '9.79 ± 0.06 m/s²',
    accepted: { value: 9.81 },
  });
  expect(statedResult('molar absorption: ε = (4.50 ± 0.05) × 10^4 L/(mol cm)')).toMatchObject({
    words: '(4.50 ± 0.05) × 10^4 L/(mol cm)',
    value: 45000,
  });
  expect(statedResult('Mass: mean ± standard error = 3.2 ± 0.1 g')).toBeUndefined();
  expect(statedResult('No value.')).toBeUndefined();
});
