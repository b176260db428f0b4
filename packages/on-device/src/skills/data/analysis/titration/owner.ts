import type { Passage } from '../../../../spans.ts';
import type { StatedValue } from '../accepted.ts';
import { type NamedSubstance, namesIn } from './substances-in.ts';

/** Words that may stand between a concentration and the name after it: "0.1 M standard solution of NaOH". */
const BEFORE_NAME =
  /^\s*(?:[([]\s*)?(?:(?:aqueous|aq|standard|standardi[sz]ed|primary|secondary|strong|weak|dilute|diluted|fresh|freshly|prepared|known|cold|solutions?|soln|sol|titrant|acid|base|alkali|is|concentration|conc|of|for|the|a|an|our|that)[\s.-]+)*$/i;
/** Words and marks that may stand between a name and the concentration after it: "NaOH (aq), concentration = 0.1 M". */
const AFTER_NAME =
  /^(?:[\s,:=()[\]{}/~≈–-]|(?:solutions?|soln|sol|aq|titrant|acid|base|alkali|of|was|is|were|be|being|at|has|had|having|whose|its|which|that|a|an|the|known|exact|accurate|given|stated|concentration|conc|molarity|strength|standard|standardi[sz]ed|about|approximately|approx|ca|c|in|into|burette|used|mL|cm3|cm³|dm3)(?![\p{L}\d])\.?)*$/iu;
const CLAUSE_END = /[;,|\t!?]|\.(?:\s|$)/;
/** The name of another amount: "25.0 mL vinegar, 0.1 M" does not tell what has 0.1 M. */
const OWNED = /\d\s?[\p{L}³]{1,4}\s(?:of\s)?(?:the\s)?$/u;
const LOOSE = /[:=]|\b(?:was|is|were|be|being|at|has|had|having|whose|its|which|that|used|in|into)\b/i;

/** The name before a concentration, and how it is bound to it. */
interface Before extends NamedSubstance {
  readonly gap: string;
}

/** The substance whose concentration a clause states. Undefined where the words do not tell. */
export function ownerOf({ before, after, place }: StatedValue): (NamedSubstance & { readonly place: Passage }) | undefined {
  const next = nameAfter(after);
  const last = nameBefore(before);
  const own = chosen(last, next, after);
  if (!own) return undefined;
  const from = own === next ? place.end : place.start - before.length;
  return { ...own, place: { ...place, start: from + own.start, end: from + own.end } };
}

function chosen(last: Before | undefined, next: NamedSubstance | undefined, after: string): NamedSubstance | undefined {
  if (!(last && next) || last.substance.kind === next.substance.kind) return next ?? last;
  if (last.gap.includes(',')) return next;
  // "HCl: 0.1 M NaOH" names NaOH; "NaOH: 0.1 M HCl: 25 mL" and "NaOH 0.1 M HCl" may be either.
  return /^\s*:\s*$/.test(last.gap) && !/^\s*[:=]/.test(after.slice(next.end)) ? next : undefined;
}

function nameAfter(after: string): NamedSubstance | undefined {
  const clause = after.slice(0, CLAUSE_END.exec(after)?.index);
  const name = namesIn(clause)[0];
  return name && BEFORE_NAME.test(clause.slice(0, name.start)) ? name : undefined;
}

function nameBefore(before: string): Before | undefined {
  const names = namesIn(before);
  const name = names.at(-1);
  if (!name) return undefined;
  const gap = before.slice(name.end);
  const lead = before.slice(0, name.start);
  if (!AFTER_NAME.test(gap) || (/^[\s,]*$/.test(gap) && OWNED.test(lead))) return undefined;
  const isEnclosed = /[([{]\s*$/.test(lead) || /[([]/.test(gap);
  // "NaOH used to titrate HCl was 0.1 M" is about the first name, and the nearest one is the second.
  const start = Math.max(...[...lead.matchAll(new RegExp(CLAUSE_END, 'g'))].map(({ index }) => index), -1);
  const hasOther = names.some((it) => it.start > start && it.substance.kind !== name.substance.kind);
  return hasOther && !isEnclosed && LOOSE.test(gap) ? undefined : { ...name, gap };
}
