import { expect, it } from 'vitest';
import { isEcho } from './is-echo.ts';

const REQUEST =
  'Write these sections, in this order, and nothing else. Section: Summary, the main points in the words of the lecture, as short as you can. Begin with the line Summary and give each title a line of its own, without any preamble or closing remarks.';
const FORM = `${'The tide rises and falls twice a day because the moon pulls on the sea. '.repeat(3)}Newton explained it in 1687.`;

it('distinguishes an answer that repeats the request, with the material or without, from one that quotes the material', () => {
  expect(isEcho(REQUEST, REQUEST, FORM)).toBe(true);
  expect(isEcho(`${FORM}\n\n${REQUEST}`, REQUEST, FORM)).toBe(true);
  expect(isEcho(`Summary\n${FORM} In short: the moon pulls, and the sea follows it around the earth.`, REQUEST, FORM)).toBe(false);
  expect(isEcho('Summary', REQUEST, FORM)).toBe(false);
});
