import type { Prose } from './prose.ts';
import { type Finding, MASK, type Rule } from './rule.ts';

const compiled = new WeakMap<Rule, RegExp>();

/** What the rules see in the prose, by place; where two findings overlap the first rule's stays. */
export function find(prose: Prose, rules: readonly Rule[]): Finding[] {
  const found: (Finding & { readonly order: number })[] = [];
  rules.forEach((rule, order) => {
    for (const match of prose.masked.matchAll(patternOf(rule))) {
      if (match[0].includes(MASK) || rule.unless?.(match, prose.masked) === true) continue;
      const mend = mendOf(rule, match);
      if (mend === undefined && rule.mend !== undefined) continue;
      const [from, to] = rule.focus?.(match) ?? [0, match[0].length];
      found.push({
        rule: rule.id,
        start: match.index + from,
        end: match.index + to,
        order,
        ...(mend === undefined || mend === '' ? {} : { mend: matchCase(match[0], mend) }),
        ...(rule.advice === undefined ? {} : { advice: rule.advice.replace('$1', match[1] ?? '') }),
      });
    }
  });
  found.sort((a, b) => a.start - b.start || a.order - b.order);
  const kept: Finding[] = [];
  for (const finding of found) if (finding.start >= (kept.at(-1)?.end ?? -1)) kept.push(finding);
  return kept;
}

/** A space of a pattern stands for white space of any length, so wrapped lines are read too. */
function patternOf(rule: Rule): RegExp {
  let pattern = compiled.get(rule);
  if (pattern === undefined) {
    pattern = new RegExp(rule.pattern.source.replace(/(?<!\[[^\]]*) (\?)?/g, (_, maybe) => (maybe === undefined ? '\\s+' : '\\s*')), rule.pattern.flags);
    compiled.set(rule, pattern);
  }
  return pattern;
}

function mendOf({ mend }: Rule, match: RegExpExecArray): string | undefined {
  if (typeof mend === 'function') return mend(match);
  return mend?.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '').replace(/\s+/g, ' ');
}

/** "Could of" is mended as "Could have". */
function matchCase(words: string, mend: string): string {
  const capital = /^[A-Z]/.test(words) && /^[a-z]/.test(mend);
  return capital ? mend.charAt(0).toUpperCase() + mend.slice(1) : mend;
}
