import type { Evidence } from '../read/evidence.ts';
import { LONG, SURE } from '../read/short-forms.ts';
import type { Cover } from './short-name.ts';
import type { Form, Unit } from './unit.ts';

/** A passage of the notes with its words. */
export interface Passage {
  readonly evidence: Evidence;
  readonly raw: string;
  readonly units: readonly Unit[];
  /** The note that it stands over, as a heading or before a colon. */
  readonly below: Evidence | undefined;
}

/**
 * Whether a note tells of what opens it, without a mark after that: it stands over notes, what it is stands before ("lasts longer = drought"),
 * or it is shortened ("retro. lose old", "NK kill", "Lemert 1ary / 2ary").
 * @param from the unit with which it begins
 */
export function isTold(passage: Passage, cover: Cover, from: number): boolean {
  const { below, units, evidence, raw } = passage;
  if (below !== undefined) return cover.next === units.length;
  const [first, last] = [evidence.tokens[0], evidence.tokens[units[cover.next - 1]?.at ?? -1]];
  if (first === undefined || last === undefined) return false;
  const before = raw.slice(evidence.start, last.end);
  if (/^\s*(?:[.;,)]|$)/.test(raw.slice(last.end, evidence.end)) && RESULT.test(before)) return true;
  const short = cover.initials >= 2 || (cover.sum < cover.count && cover.best >= SURE);
  return short && (cover.next < units.length || from > 0) && isNote(passage);
}

/**
 * Whether a long beginning stands for a name of one word, wherever it stands in a note: "temporal + spatial summat.". Or the name is all of
 * the note: "- dmgs".
 */
export function isLongCut({ count, best, next }: Cover, { word }: Form, from: number, passage: Passage): boolean {
  if (count !== 1 || best === 1) return false;
  if (best >= LONG && word.length >= LONG_CUT) return passage.evidence.words <= LONGEST_NOTE;
  return best >= SURE && from === 0 && next === passage.units.length && isNote(passage);
}

/** The fewest letters of a beginning that stands for a word wherever it is. */
const LONG_CUT = 4;

/** Whether a line of notes opens with the one word that it has of a name: "equilibrium Qs = Qd". */
export function isKey(passage: Passage, { best }: Cover, from: number): boolean {
  return from === 0 && best === 1 && isNote(passage);
}

/** "lasts longer = drought": at least two words before the sign, one word after it. */
const RESULT = /[\p{L}\p{N}].*[\p{L}\p{N}]\S*\s*(?:=|->|→|=>)\s*[\p{L}\p{N}-]+$/u;
/** A longer line is a sentence, in words. */
const LONGEST_NOTE = 16;

/** Whether a passage is a line of notes and no sentence. */
export function isNote({ evidence: { start, end, words }, raw }: Passage): boolean {
  return (
    words <= LONGEST_NOTE &&
    /(?:^|\n)\P{L}{0,12}$/u.test(raw.slice(Math.max(0, start - 13), start)) &&
    // "conso I herbiv., II carniv." ends with a short form.
    !/^\P{L}*\p{Lu}[\s\S]*[\p{L})][.!?]["”)]?\s*$/u.test(raw.slice(start, end + 1))
  );
}

/** "C&B veto, override", "E-C: …": a pair of initials. */
export function isPair({ evidence: { tokens }, raw, units }: Passage, from: number, { next, count }: Cover): boolean {
  const [first, last] = [tokens[units[from]?.at ?? -1], tokens[units[next - 1]?.at ?? -1]];
  return count === 2 && first !== undefined && last !== undefined && /^\p{Lu}[&+-]\p{Lu}$/u.test(raw.slice(first.start, last.end));
}

const OPENING = /(?:^|[:;,/|(–—•+=>→]|\s-|\.\s)\s*(?:the|an?|el|la|los|las|le|les|[\d.]+|\p{L}+(?:['’]s|s['’]))?\s*$/iu;

/** Whether a note, or a piece of one, begins there: "transcr. : ADN -> ARN ; trad. : ribosomes", "Rawls' veil". */
export function opensAt({ evidence: { tokens, start }, raw, units }: Passage, from: number): boolean {
  const unit = units[from];
  const token = tokens[unit?.at ?? 0];
  if (token === undefined || (from > 0 && units[from - 1]?.at === unit?.at)) return false;
  const before = raw.slice(start, token.start);
  return OPENING.test(before) || AFTER_NAME.test(before);
}

/** Whether two initials describe a noun of what a note explains: "dup = SL valves close" is not on "Starling's law". */
export function describesMeaning({ evidence: { tokens, start, end }, raw, units }: Passage, from: number, { count, next }: Cover): boolean {
  const [first, last] = [tokens[units[from]?.at ?? -1], tokens[units[next - 1]?.at ?? -1]];
  if (count > 2 || first === undefined || last === undefined || /\d/.test(first.text)) return false;
  return /[=:]\s*$/.test(raw.slice(start, first.start)) && /^\s+\p{Ll}{3}/u.test(raw.slice(last.end, end));
}

/** A name before what it is known for: "Merton strain: …". */
const AFTER_NAME = /(?:^|[:;,/]\s)\p{Lu}\p{Ll}+\s$/u;
/** Signs of an explanation, and a year: "Shays 1786 farmers …". */
const MARK = /^\.?\s*(?:[:=()→<>≈~]|[-–—]\s|[-–—]>|1\d{3}\b)|^\.\s*(?!$)/u;
export const LABEL = /^\s*[:=]/u;

/** Whether what follows a unit explains it. */
export function isMarked({ evidence: { tokens, end }, raw, units }: Passage, at: number, mark = MARK): boolean {
  const unit = units[at];
  const token = unit === undefined ? undefined : tokens[unit.at];
  return token !== undefined && mark.test(raw.slice(token.end, end));
}
