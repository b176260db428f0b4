import { fill, type Passage, quote, type Span } from '../../../../spans.ts';
import { areAlike, factorBetween } from '../../units.ts';
import type { RawField, StatedValue } from '../accepted.ts';
import { PHRASES } from './phrases.ts';
import { namesIn, type Substance } from './substances-in.ts';

/** By how much the solution in the flask was diluted, and the words of the formula for it. */
export interface Dilution {
  readonly factor: number;
  /** The volume that was diluted, where the text states it. */
  readonly from?: StatedValue;
  readonly formula: readonly Span[];
}

export function isDilution({ before, after }: Pick<StatedValue, 'before' | 'after'>): boolean {
  return (
    /\b(?:diluted|made up) (?:to|with)\s*$/i.test(before) ||
    /^[^.]{0,40}\b(?:diluted|made up) to\b/i.test(after) ||
    /\bvolumetric\b/i.test(after.slice(0, 25)) ||
    isFlaskOfDilution({ before, after })
  );
}

/** "100 mL flask and made up with water" */
const FLASK = /^\s(?:volumetric |graduated |standard |measuring )?flask\b/i;
const IN_FLASK = /^\s(?:volumetric |graduated |standard |measuring )?flask\b[^.\n]{0,40}?\b(?:made up|diluted|filled up|topped up)\b/i;

/** "diluted 1:10 in a", before "100 mL flask" */
const DILUTED_IN = /\bdilut(?:ed|ion)\b[^.;\n]{0,25}?\b(?:in|into|to)\s(?:an?\s|the\s)?$/i;

function isFlaskOfDilution({ before, after }: Pick<StatedValue, 'before' | 'after'>): boolean {
  return IN_FLASK.test(after) || (FLASK.test(after) && DILUTED_IN.test(before));
}

/** "diluted 10x", "diluted by a factor of 10", "a 10-fold dilution", "diluted 1 in 10", "dilution factor = 10" */
const TIMES =
  /\bdiluted\s+(?:by\s+)?(?:(?:a\s+)?factor\s+(?:of\s+)?)?(?:1\s+in\s+)?(\d{1,4}|ten)(?:\s?[x×]|[-\s]?fold|\s+times)?(?![\w.:]|\s?(?:m[lL]|cm|dm|L\b|%|M\b))|\b(\d{1,4}|ten)\s?(?:[x×]|-?\s?fold|times)\s+dilut(?:ed|ion)\b|\b1\s+in\s+(\d{1,4})\s+dilution\b|\bdilution\s+factor\s*(?:[:=]|was|is|of)?\s*(\d{1,4})(?!\d|[.:,]\d)/i;

/** "10.0 mL of vinegar was diluted to 100.0 mL" is a factor of 10, and so is "diluted 10x". */
export function dilutionIn(texts: readonly RawField[], stated: readonly StatedValue[], known: Substance): Dilution | undefined {
  const at = stated.findIndex(({ unit, before }) => areAlike(unit, 'mL') && /\b(?:diluted|made up) to\s*$/i.test(before));
  const [to, from] = [stated[at], stated[at - 1]];
  if (to) return from && betweenVolumes(from, to);
  const inFlask = stated.flatMap((flask, index) => {
    const poured = stated.slice(0, index).findLast(({ unit }) => areAlike(unit, 'mL'));
    return poured && areAlike(flask.unit, 'mL') && isFlaskOfDilution(flask) && !isKnownSolution(known, poured, flask)
      ? (betweenVolumes(poured, flask) ?? [])
      : [];
  });
  if (inFlask[0]) return inFlask[0];
  for (const { field, raw } of texts) {
    const match = TIMES.exec(raw);
    const number = match?.slice(1).find(Boolean);
    if (!match || number === undefined) continue;
    const factor = /^ten$/i.test(number) ? 10 : Number(number);
    const words: Passage = { field, raw, start: match.index, end: match.index + match[0].length };
    const slots = { factor: { kind: 'computed', text: String(factor), rule: 'data.dilution' }, words: quote(words) } as const;
    return { factor, formula: fill(PHRASES.times, 'titration.times', slots) };
  }
  return undefined;
}

function betweenVolumes(from: StatedValue, to: StatedValue): Dilution | undefined {
  if (!areAlike(from.unit, 'mL') || to.place.field !== from.place.field || to.place.start - from.place.end > 90) return undefined;
  const factor = (to.value / from.value) * (factorBetween(to.unit, from.unit) ?? 1);
  return { factor, from, formula: fill(PHRASES.fromTo, 'titration.dilution', { from: quote(from.place), to: quote(to.place) }) };
}

/** Whether the volume in a flask is one of the known solution: "10.0 mL of 1.0 M NaOH in a 100 mL flask". */
function isKnownSolution(known: Substance, { place, before }: StatedValue, flask: StatedValue): boolean {
  const words = flask.place.field === place.field ? place.raw.slice(place.end, flask.place.start) : '';
  const name = namesIn(words)[0] ?? namesIn(before).at(-1);
  return name?.substance.kind === known.kind;
}
