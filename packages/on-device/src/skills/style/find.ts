import type { Prose } from './read/prose.ts';
import { type Finding, MASK, type Rule } from './rule.ts';

const compiled = new WeakMap<Rule, RegExp>();

/** The findings of rules in prose, in order of the text. Earlier rules are more specific. */
export function find(prose: Prose, rules: readonly Rule[]): Finding[] {
  const found: Finding[] = [];
  for (const rule of rules) {
    for (const match of prose.masked.matchAll(patternOf(rule))) {
      if (match[0].includes(MASK) || rule.unless?.(match, prose.masked) === true) continue;
      const fix = fixOf(rule, match);
      if (fix === undefined && rule.fix !== undefined) continue;
      const [from, to] = rule.focus?.(match) ?? [0, match[0].length];
      found.push({
        rule: rule.id,
        start: match.index + from,
        end: match.index + to,
        ...(fix === undefined || fix === '' ? {} : { fix: matchCase(match[0].slice(from), fix) }),
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

/** A space in a pattern matches white space of any length, so that it also matches across wrapped lines. */
function patternOf(rule: Rule): RegExp {
  let pattern = compiled.get(rule);
  if (pattern === undefined) {
    pattern = new RegExp(
      rule.pattern.source.replace(/(?<!\[[^\]]*) (\?)?/g, (_, maybe) => (maybe === undefined ? '\\s+' : '\\s*')),
      rule.pattern.flags,
    );
    compiled.set(rule, pattern);
  }
  return pattern;
}

function fixOf({ fix }: Rule, match: RegExpExecArray): string | undefined {
  if (typeof fix === 'function') return fix(match);
  return fix?.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '').replace(/\s+/g, ' ');
}

/** "Could of" becomes "Could have". */
function matchCase(words: string, fix: string): string {
  const capital = /^[A-Z]/.test(words) && /^[a-z]/.test(fix);
  return capital ? fix.charAt(0).toUpperCase() + fix.slice(1) : fix;
}
