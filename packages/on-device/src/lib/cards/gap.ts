import { type Line, type Passage, quote } from '../../spans.ts';
import { ask } from './phrases.ts';

/** A sentence with a gap in place of the words from `start` to `end`. */
export function questionAround(sentence: Passage, start: number, end: number): Line {
  const before = { ...sentence, end: start };
  const after = { ...sentence, start: end };
  if (sentence.raw.slice(before.start, before.end).trim() === '') return ask('clozeFirst', { after: quote(after) });
  if (sentence.raw.slice(after.start, after.end).trim() === '') return ask('clozeLast', { before: quote(before) });
  const tight = /^[.,;:!?)\]'’%”"-]/.test(sentence.raw.slice(after.start, after.end));
  const joined = /["“‘'([]$/.test(sentence.raw.slice(before.start, before.end));
  const phrase = joined ? (tight ? 'clozeInside' : 'clozeOpened') : tight ? 'clozeTight' : 'cloze';
  return ask(phrase, { before: quote(before), after: quote(after) });
}
