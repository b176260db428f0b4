import type { Finding } from './finding.ts';
import { firstWords } from './first-words.ts';
import type { WordForms } from './lexicon/word-forms.ts';
import { MASK } from './masked.ts';
import type { Prose } from './read/prose.ts';
import type { Rule } from './rule.ts';

interface Compiled {
  readonly pattern: RegExp;
  readonly starts: readonly string[] | undefined;
}

/** Two letters of one word, of which one has an accent. */
const ACCENTED = /[\u00c0-\u024f][a-z]|[a-z][\u00c0-\u024f]/i;

const compiled = new WeakMap<Rule, Compiled>();
const placed = new WeakMap<Prose, ReadonlyMap<string, readonly number[]>>();

/** The findings of rules in prose, in order of the text. Earlier rules are more specific. */
export function find(prose: Prose, rules: readonly Rule[], forms: WordForms): Finding[] {
  const found: Finding[] = [];
  for (const rule of rules) {
    for (const match of matches(prose, rule)) {
      if (match[0].includes(MASK) || cutsWord(match) || rule.unless?.(match, prose.masked, forms)) continue;
      const fix = fixOf(rule, match, forms);
      if (fix === undefined && rule.fix !== undefined) continue;
      const others = fix === undefined ? [] : (rule.others?.(match, forms) ?? []);
      const [from, end] = rule.focus?.(match) ?? [0, match[0].length];
      // A pattern may end with the space after its words.
      const to = from + match[0].slice(from, end).trimEnd().length;
      found.push({
        rule: rule.id,
        start: match.index + from,
        end: match.index + to,
        ...(fix === undefined || fix === '' ? {} : { fix: matchCase(match[0].slice(from), fix) }),
        ...(others.length > 0 && { alternatives: others.map((other) => matchCase(match[0].slice(from), other)) }),
        ...(rule.doubtful !== undefined && { doubtful: rule.doubtful }),
        ...(rule.advice === undefined ? {} : { advice: rule.advice.replace('$1', match[1] ?? '') }),
      });
    }
  }
  return withoutOverlaps(found);
}

/** Joins lists of findings, in order of the text. Of findings that overlap, the first in the lists stays. */
export function withoutOverlaps(...lists: readonly (readonly Finding[])[]): Finding[] {
  const kept: Finding[] = [];
  const taken = new Set<number>();
  for (const finding of lists.flat()) {
    if (touches(taken, finding)) continue;
    for (let at = finding.start; at < finding.end; at += 1) taken.add(at);
    kept.push(finding);
  }
  return kept.sort((a, b) => a.start - b.start);
}

function touches(taken: ReadonlySet<number>, { start, end }: { readonly start: number; readonly end: number }): boolean {
  for (let at = start; at < end; at += 1) if (taken.has(at)) return true;
  return false;
}

/** The matches of a rule. Where its first words are known, it is tried only where one of them stands. */
function* matches(prose: Prose, rule: Rule): Generator<RegExpExecArray> {
  const { pattern, starts } = compile(rule);
  if (starts === undefined) {
    yield* prose.masked.matchAll(pattern);
    return;
  }
  const places = placesOf(prose);
  let end = 0;
  for (const at of starts.flatMap((word) => places.get(word) ?? []).sort((a, b) => a - b)) {
    if (at < end) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(prose.masked);
    if (match === null) continue;
    end = at + match[0].length;
    yield match;
  }
}

/** Whether a match begins or ends inside a word with an accent, where a pattern sees a border: "Erdoğ|an". */
function cutsWord({ 0: words, index, input }: RegExpExecArray): boolean {
  const end = index + words.length;
  return ACCENTED.test(input.slice(Math.max(0, index - 1), index + 1)) || ACCENTED.test(input.slice(end - 1, end + 1));
}

/** The places of each word of the prose, by the word in lower case. */
function placesOf(prose: Prose): ReadonlyMap<string, readonly number[]> {
  const known = placed.get(prose);
  if (known !== undefined) return known;
  const places = new Map<string, number[]>();
  for (const { 0: word, index } of prose.masked.matchAll(/[A-Za-z]+/g)) {
    const key = word.toLowerCase();
    const list = places.get(key);
    if (list === undefined) places.set(key, [index]);
    else list.push(index);
  }
  placed.set(prose, places);
  return places;
}

/** A space in a pattern matches white space of any length, so that it also matches across wrapped lines. */
function compile(rule: Rule): Compiled {
  const known = compiled.get(rule);
  if (known !== undefined) return known;
  const source = rule.pattern.source.replace(/(?<!\[[^\]]*) (\?)?/g, (_, maybe) => (maybe === undefined ? '\\s+' : '\\s*'));
  const starts = firstWords(source);
  const made = { pattern: new RegExp(source, starts === undefined ? rule.pattern.flags : rule.pattern.flags.replace('g', 'y')), starts };
  compiled.set(rule, made);
  return made;
}

function fixOf({ fix }: Rule, match: RegExpExecArray, forms: WordForms): string | undefined {
  if (typeof fix === 'function') return fix(match, forms);
  return fix?.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '').replace(/\s+/g, ' ');
}

/** "Could of" becomes "Could have". */
function matchCase(words: string, fix: string): string {
  // If only the case differs, it is the correction.
  const capital = /^[A-Z]/.test(words) && words !== 'I' && /^[a-z]/.test(fix) && words.toLowerCase() !== fix;
  return capital ? fix.charAt(0).toUpperCase() + fix.slice(1) : fix;
}
