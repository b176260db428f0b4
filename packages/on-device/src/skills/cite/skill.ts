import type { Skill, SkillOutput } from '../../skill.ts';
import { BLANK, computed, type Line, textOf } from '../../spans.ts';
import { type Bibliography, bibliographyOf, isListed } from './bibliography.ts';
import { citationStyle } from './format/citation-style.ts';
import { loadFormatting } from './format/format-list.ts';
import { fillPhrase } from './phrases.ts';
import { printAttention, shortQuote } from './print-attention.ts';
import { printKeyed } from './print-keyed.ts';
import { isPersonal } from './read/special-sources.ts';

/** Prints a reference list in the chosen style, or what each source still needs. Looks nothing up and guesses nothing. */
export const cite: Skill<'cite', SkillOutput> = async ({ from, style, part }, { values, today, progressed }) => {
  const raw = values[from] ?? '';
  const bibliography = await bibliographyOf(raw, citationStyle(values[style]), today, part === 'keyed', progressed);
  if (bibliography.sources.length === 0) {
    return { lines: [fillPhrase('empty')], lacks: [{ grade: 'needs-more', reason: fillPhrase('needsSome'), field: from }] };
  }
  if (part === 'keyed') return { lines: printKeyed(bibliography, raw) };
  const lines = part === 'attention' ? printAttention(bibliography, from, raw) : printList(bibliography, from, raw);
  return { lines, ...judge(bibliography, from, raw) };
};

function printList(bibliography: Bibliography, from: string, raw: string): readonly Line[] {
  if (bibliography.entries.length === 0) {
    return [
      fillPhrase('noneListed'),
      ...bibliography.sources.map((source): Line => [...fillPhrase('bullet'), ...shortQuote(source, from, raw)]),
    ];
  }
  const rule = `cite.${bibliography.style}`;
  return bibliography.entries.flatMap((entry, index): readonly Line[] => [...(index === 0 ? [] : [BLANK]), [computed(entry.text, rule)]]);
}

/**
 * Sources that have no entry in the list are unused; without any entry the result holds nothing. While an entry from a line without a style
 * lacks parts, the list is not finished: it then says of how many entries parts are missing, as "Needs Your Attention" lists them.
 */
function judge({ sources, entries }: Bibliography, field: string, raw: string): Pick<SkillOutput, 'lacks' | 'unused'> {
  const left = sources.filter((source) => !isListed(source) && source.status !== 'duplicate');
  const unused = left.map(({ start, end, status }) => ({
    field,
    start,
    end,
    reason: textOf(fillPhrase(status === 'identifier-only' ? 'notLookedUp' : isPersonal(raw.slice(start, end)) ? 'personal' : 'notRead')),
  }));
  if (entries.length === 0) return { unused, lacks: [{ grade: 'needs-more', reason: fillPhrase('needsMore'), field }] };
  const lacking = sources.filter(({ status }) => status === 'incomplete');
  const isUnfinished = lacking.some(({ doubts }) => doubts.includes('loose'));
  const lacks = [
    lackOf('partial', left.length, sources.length, field),
    lackOf('unfinished', isUnfinished ? lacking.length : 0, entries.length, field),
  ].flat();
  return lacks.length === 0 ? {} : { unused, lacks };
}

function lackOf(phrase: 'partial' | 'unfinished', count: number, all: number, field: string): NonNullable<SkillOutput['lacks']> {
  if (count === 0) return [];
  const slots = { count: computed(count, 'cite.count'), all: computed(all, 'cite.count') };
  return [{ grade: 'partial', reason: fillPhrase(phrase, slots), field }];
}

cite.load = loadFormatting;
