import type { TextDocument, Token } from '../../lib/text/document.ts';
import { tokenize } from '../../lib/text/tokens.ts';
import type { Line, Span } from '../../spans.ts';
import { computed, fill, quote } from '../../spans.ts';
import type { Topic } from './read/topic.ts';

const MOST_WORDS = 28;

/** Quotes a passage, or the first words of a long one. */
export function quoted(
  { field, raw }: TextDocument,
  { start, end }: { readonly start: number; readonly end: number },
  most = MOST_WORDS,
): Span[] {
  const tokens: readonly Token[] = tokenize(raw, start, Math.min(end, start + 1000));
  const last = tokens[most - 1];
  const short = tokens.length <= most + 4 || last === undefined;
  return [
    ...fill('"', 'gaps.open-quote'),
    quote({ field, raw, start, end: short ? end : last.end }),
    ...fill(short ? '"' : ' …"', 'gaps.close-quote'),
  ];
}

/** Quotes the words of a topic, a unit or a term without quotation marks. */
export function named({ field, raw }: TextDocument, { start, end }: { readonly start: number; readonly end: number }): Span {
  return quote({ field, raw, start, end });
}

/** Quotes the words of a topic, with the words that it shares with another: "classical" and "conditioning". */
export function topicName(syllabus: TextDocument, topic: Topic): Span[] {
  if (topic.shared === undefined) return [named(syllabus, topic)];
  const [one, other] = topic.shared.start < topic.start ? [topic.shared, topic] : [topic, topic.shared];
  return [named(syllabus, one), ...fill(' ', 'gaps.space'), named(syllabus, other)];
}

export function inUnit(syllabus: TextDocument, unit: { readonly start: number; readonly end: number } | undefined): Span[] {
  return unit === undefined ? [] : [...fill(' (', 'gaps.open'), named(syllabus, unit), ...fill(')', 'gaps.close')];
}

export function count(number: number): Span {
  return computed(number, 'gaps.count');
}

/** "1 topic", "3 topics". */
export function counted(number: number, one: string, many = `${one}s`): Span {
  return computed(`${number} ${number === 1 ? one : many}`, 'gaps.count');
}

/** The first `max` lines, and a line that counts the rest. */
export function capped(lines: readonly Line[], max: number): Line[] {
  if (lines.length <= max) return [...lines];
  return [...lines.slice(0, max), [...fill('- and ', 'gaps.more'), count(lines.length - max), ...fill(' more', 'gaps.more')]];
}
