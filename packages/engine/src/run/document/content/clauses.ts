import { cappedWords } from './capped-words.ts';

/** A clause that only completes the one before it: "each with its reason", "measured against each objective". */
const COMPLETES = /^(?:with|without|each|every|as|so|then|which|that|if|where|when|for|from|in|on|to|by|of)\b|^\p{L}+ed\b/iu;
/** A clause that leads to the next one: "for a project without a system, the conditions of the work". */
const LEADS = /^(?:for|if|where|when|in|on)\b/i;

/** The demands of a brief, one each: the parts between its commas and semicolons that can stand alone. */
export function briefClauses(brief: string): string[] {
  const clauses: string[] = [];
  for (const sentence of splitOutside(brief.trim().replace(/\.$/, ''), ';')) {
    let open = false;
    for (const [index, piece] of splitOutside(sentence, ',').entries()) {
      const clause = piece.replace(/^and /, '');
      const last = clauses.at(-1);
      if (clause === '') continue;
      const joins = index > 0 && last !== undefined && (open || COMPLETES.test(clause));
      open = index === 0 && LEADS.test(clause);
      if (joins) clauses[clauses.length - 1] = `${last}, ${clause}`;
      else clauses.push(clause);
    }
  }
  return clauses;
}

/** Splits at a mark that does not stand in brackets or quotation marks. */
function splitOutside(text: string, mark: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let quoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') quoted = !quoted;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (sign === mark && depth === 0 && !quoted) {
      pieces.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  pieces.push(text.slice(start).trim());
  return pieces;
}

/** The first words of a clause name it. */
const NAME_WORDS = 6;

/** Ways to carry one clause on where several texts share it. */
const ANGLES = [
  'its reasons and alternatives',
  'an example from the material',
  'its conditions',
  'its meaning for the aim',
  'its ties to earlier sections',
  'open questions',
];

/** A clause with the n-th of the further angles, from 0, so that several texts can write about it without repeating each other. */
export function clauseFromAngle(clause: string, n: number): string {
  const round = Math.floor(n / ANGLES.length);
  const angle = ANGLES[n % ANGLES.length];
  return `${cappedWords(clause, NAME_WORDS).replace(/[,;]/g, ' –')} (here: ${angle}${round > 0 ? ` in way ${round + 1}` : ''})`;
}

/** The part of a section, in words from its beginning. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

/** The demands that a part of a section should meet, and those of its other parts. */
export interface BriefShare {
  readonly own: readonly string[];
  readonly others: readonly string[];
}

/**
 * The clauses of a brief that begin in a part of its section. No clause is in two parts. A part in which none begins carries the one
 * before it on, each such part in another way.
 * @param part the number of the part in its section
 */
export function shareOf(brief: string, { from, to, of }: WordRange, part: number): BriefShare {
  const clauses = briefClauses(brief);
  const begins = (index: number): boolean => index * of >= from * clauses.length && index * of < to * clauses.length;
  const own = clauses.filter((_, index) => begins(index));
  const others = clauses.filter((_, index) => !begins(index));
  if (own.length > 0 || clauses.length === 0) return { own, others };
  const current = clauses[Math.min(clauses.length - 1, Math.floor((from * clauses.length) / of))] ?? '';
  return { own: [clauseFromAngle(current, Math.max(0, part - 2))], others: clauses.filter((clause) => clause !== current) };
}
