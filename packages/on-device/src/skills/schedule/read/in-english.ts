import { LANGUAGES } from './words/foreign-words.ts';
import type { Language } from './words/languages/language.ts';

/** A text whose words of other languages are English, and where each of its characters stands in the original. */
export interface EnglishText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

type Rule = readonly [RegExp, string];

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const RULES = new Map<Language, readonly Rule[]>();

/** Study times in Spanish, French, German and Hindi are read by the English patterns, so that each rule is written once. */
export function inEnglish(raw: string): EnglishText {
  const starts = Array.from({ length: raw.length }, (_, at) => at);
  let text: EnglishText = { text: raw, starts, ends: starts.map((at) => at + 1) };
  for (const language of LANGUAGES) if (language.sign.test(raw)) text = rulesOf(language).reduce(replaced, text);
  return text;
}

/** The stretch of the original behind a stretch of the English text. */
export function placeOf({ starts, ends }: EnglishText, start: number, end: number): { readonly start: number; readonly end: number } {
  const last = ends.at(-1) ?? 0;
  return { start: starts[start] ?? last, end: end > start ? (ends[end - 1] ?? last) : (starts[start] ?? last) };
}

function rulesOf(language: Language): readonly Rule[] {
  const known = RULES.get(language);
  if (known) return known;
  const whole = (pattern: string, flags: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, flags);
  const rules: Rule[] = language.words.map(([pattern, meaning]) => [whole(pattern, 'giu'), meaning]);
  // "Mar" and "So" are days of the week only as they are written in a list of days.
  const short = (language.short ?? []).map((name, day): Rule => [whole(name, 'gu'), DAYS[day] ?? '']);
  RULES.set(language, [...short, ...rules]);
  return [...short, ...rules];
}

/** The text with another wording in the place of each match, whose characters all stand for the whole match. */
function replaced({ text, starts, ends }: EnglishText, [pattern, meaning]: Rule): EnglishText {
  const parts: string[] = [];
  const [from, to]: [number[], number[]] = [[], []];
  let at = 0;
  const keep = (end: number): void => {
    parts.push(text.slice(at, end));
    from.push(...starts.slice(at, end));
    to.push(...ends.slice(at, end));
  };
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    // "18 Uhr" has no minutes: ":$2" is ":00".
    const words = meaning.replace(/(:?)\$(\d)/g, (_, colon: string, group: string) => colon + (match[Number(group)] ?? (colon && '00')));
    keep(match.index);
    parts.push(words);
    for (const _ of words) {
      from.push(starts[match.index] ?? 0);
      to.push(ends[end - 1] ?? 0);
    }
    at = end;
  }
  keep(text.length);
  return { text: parts.join(''), starts: from, ends: to };
}
