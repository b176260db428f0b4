import type { Token } from '../../../lib/text/document.ts';
import type { tokenReader } from '../../../lib/text/tokens.ts';
import { halvesOf } from './joints.ts';
import type { LinePiece } from './line-piece.ts';
import { ARTICLE, ASPECTS, GENERAL, PREPOSITION, SUBSTANCE } from './plain-words.ts';
import { acronymOf, initialsOf, stemsOf } from './stems.ts';
import type { Topic, Unit } from './topic.ts';

type Read = ReturnType<typeof tokenReader>;

/** The topic of a piece of a line, with the topics that it joins. */
export function makeTopic(
  raw: string,
  read: Read,
  piece: LinePiece,
  context: readonly string[],
  unit: Unit | undefined,
  under?: Topic,
): Topic {
  const halves = halvesOf(raw, piece).map(({ own, shared, standsAlone, led }) => ({
    ...single(raw, read, own, shared, context, unit),
    under,
    plain: shared !== undefined && standsAlone ? single(raw, read, own, undefined, context, unit) : undefined,
    led: led === undefined ? undefined : single(raw, read, own, led, context, unit),
  }));
  const whole = { ...single(raw, read, piece, undefined, context, unit), under };
  // "Causes and effects of erosion" is as good as "erosion".
  const sides = new Set(whole.tokens.filter(({ word }) => ASPECTS.test(word)).flatMap(stemsOf));
  const rest = whole.stems.filter((stem) => !sides.has(stem));
  if (
    halves.length > 0 &&
    rest.length > 0 &&
    halves.every(
      ({ tokens: [first, second] }) => ASPECTS.test(first?.word ?? '') && (second === undefined || PREPOSITION.test(second.word)),
    )
  )
    return { ...whole, stems: rest, head: rest.at(-1) };
  const named = halves.filter(({ general, tokens }) => !general && !tokens.every(({ word, stop }) => stop || ASPECTS.test(word)));
  const keys = new Set(halves.map(({ stems }) => stems.join(' ')));
  if (named.length === halves.length && keys.size === halves.length) return { ...whole, halves };
  // "Cell structure and function" is as good as "cell structure"; "advantages and disadvantages of trade" is one topic.
  const [only] = named;
  return only === undefined || named.length > 1 || keys.size < halves.length ? whole : { ...whole, stems: only.stems, head: only.head };
}

function single(
  raw: string,
  read: Read,
  { start, end }: LinePiece,
  shared: LinePiece | undefined,
  context: readonly string[],
  unit: Unit | undefined,
): Topic {
  const others = shared === undefined ? [] : read(raw, shared.start, shared.end);
  const own = read(raw, start, end);
  const written = shared !== undefined && shared.start < start ? [...others, ...own] : [...own, ...others];
  const asides = inBrackets(raw, written);
  const tokens = asides.length === 0 ? written : written.filter((token) => !asides.includes(token));
  // "Bundle of His": a capital inside the name tells the name of a person from a small word.
  const plainly = tokens.findIndex(({ stop, text }) => !stop && /^\p{Ll}/u.test(text));
  const isPerson = ({ text }: Token, at: number) => plainly >= 0 && at > plainly && /^\p{Lu}\p{Ll}{2}/u.test(text);
  const filled = tokens.filter((token, at) => !token.stop || /^(?:first|second|third)$/.test(token.word) || isPerson(token, at));
  const telling = filled.filter(({ word }) => !PREPOSITION.test(word) && !ARTICLE.test(word));
  const content = telling.length > 0 ? telling : filled;
  const acronyms = new Set(tokens.length === 1 ? tokens.flatMap((token) => acronymOf(token) ?? []) : initialsOf(tokens));
  // "(PCB)" after "process control block" is the same topic.
  const alias = tokens.filter((token) => {
    const acronym = acronymOf(token);
    return acronym !== undefined && tokens.length > 1 && initialsOf(tokens.filter((other) => other !== token)).includes(acronym);
  });
  for (const token of [...alias, ...asides]) {
    const acronym = acronymOf(token);
    if (acronym !== undefined) acronyms.add(acronym);
  }
  const specific = content.filter((token) => !GENERAL.has(token.word) && !alias.includes(token));
  const last = tokens.at(-1);
  const substance = last !== undefined && SUBSTANCE.test(last.word) && specific.includes(tokens.at(-2) ?? last);
  const words = substance && !specific.includes(last) ? [...specific, last] : specific;
  // "Getting started" and "Where to begin" have no words to search for.
  const general = words.length === 0;
  const stems = [...new Set((general ? content : words).flatMap(stemsOf))];
  return {
    start,
    end,
    tokens,
    stems,
    head: headOf(tokens, general ? content : words),
    context,
    aside: [...new Set(asides.filter(({ stop, word }) => !stop && !GENERAL.has(word)).flatMap(stemsOf))],
    initials: tokens.length === 2 ? tokens.map(({ word }) => word.charAt(0).toUpperCase()).join('') : undefined,
    acronyms,
    unit,
    under: undefined,
    general,
    shared,
    plain: undefined,
    led: undefined,
    halves: [],
  };
}

/** The words of a topic in brackets; none where nothing else names it. */
function inBrackets(raw: string, tokens: readonly Token[]): Token[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ranges = [...raw.slice(first.start, last.end + 1).matchAll(/\([^()]*\)/g)].map(({ index, 0: found }) => ({
    start: first.start + index,
    end: first.start + index + found.length,
  }));
  const inside = tokens.filter((token) => ranges.some(({ start, end }) => token.start > start && token.end < end));
  return tokens.every((token) => token.stop || GENERAL.has(token.word) || inside.includes(token)) ? [] : inside;
}

/** The stem of the head noun: the last word before a preposition, or the last word. */
function headOf(tokens: readonly Token[], own: readonly Token[]): string | undefined {
  const cut = tokens.findIndex(({ word }, at) => at > 0 && PREPOSITION.test(word));
  const before = own.filter(({ start }) => cut < 0 || start < (tokens[cut]?.start ?? 0));
  const head = before.at(-1) ?? own.at(-1);
  return head === undefined ? undefined : stemsOf(head).at(-1);
}
