/** Part of a text, by its offsets. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The longest list that is split at "and", in characters. Longer text is prose. */
const LONGEST_NAMES = 600;
const OPEN = '([{';
const CLOSE = ')]}';

/** Names that contain "and": the beginnings of the words on both sides of it. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['structure', 'algorithm'],
  ['design', 'analysis'],
  ['analysis', 'design'],
  ['probability', 'statistic'],
  ['probability', 'random'],
  ['statistic', 'probability'],
  ['signal', 'system'],
  ['science', 'tech'],
  ['art', 'design'],
  ['art', 'craft'],
  ['language', 'literature'],
  ['history', 'civic'],
  ['history', 'culture'],
  ['heat', 'mass'],
  ['law', 'ethic'],
  ['account', 'finance'],
  ['banking', 'finance'],
  ['research', 'develop'],
  ['health', 'safety'],
  ['safety', 'health'],
  ['food', 'nutrition'],
  ['electricity', 'magnet'],
  ['supply', 'demand'],
  ['network', 'security'],
  ['network', 'communication'],
  ['machine', 'mechanism'],
  ['theory', 'practice'],
  ['anatomy', 'physiology'],
  ['politic', 'govern'],
  ['media', 'communication'],
  ['organization', 'architecture'],
  ['organisation', 'architecture'],
  ['differentiation', 'integration'],
  ['system', 'control'],
  ['control', 'system'],
  ['gender', 'society'],
  ['environment', 'society'],
  ['religion', 'philosoph'],
  ['sampling', 'estimat'],
  ['transformation', 'matri'],
  ['equity', 'trust'],
];

/** Splits at commas and semicolons outside brackets, and at a last "and" or "&" that joins two names. */
export function splitList(raw: string, start: number, end: number, splitAnd: boolean): Stretch[] {
  const pieces: Stretch[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at++) {
    const character = raw[at] ?? '';
    if (OPEN.includes(character)) depth++;
    else if (CLOSE.includes(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && (character === ',' || character === ';')) {
      pieces.push({ start: from, end: at });
      from = at + 1;
    }
  }
  pieces.push({ start: from, end });
  const last = pieces.pop();
  if (last) pieces.push(...(splitAnd && last.end - last.start < LONGEST_NAMES ? splitAtAnd(raw, last, pieces.length > 0) : [last]));
  return pieces.map((piece) => trimStretch(raw, piece)).filter((piece) => piece.start < piece.end);
}

function splitAtAnd(raw: string, piece: Stretch, inList: boolean): Stretch[] {
  const text = raw.slice(piece.start, piece.end);
  const opening = /^\s*(?:and|&)\s+/i.exec(text)?.[0].length ?? 0;
  if (inList && opening > 0) return [{ start: piece.start + opening, end: piece.end }];
  const joint = [...text.matchAll(/\s(?:and|&)\s/gi)].at(-1);
  if (!joint || inBrackets(text, joint.index) || isPair(text.slice(0, joint.index), text.slice(joint.index + joint[0].length)))
    return [piece];
  const left = { start: piece.start, end: piece.start + joint.index };
  const right = { start: piece.start + joint.index + joint[0].length, end: piece.end };
  return [...splitAtAnd(raw, left, false), right];
}

function inBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

function isPair(left: string, right: string): boolean {
  const before = left.trim().toLowerCase().split(/\s+/).at(-1) ?? '';
  const after = right.trim().toLowerCase().split(/\s+/)[0] ?? '';
  return PAIRS.some(([a, b]) => before.startsWith(a) && after.startsWith(b));
}

export function trimStretch(raw: string, { start, end }: Stretch): Stretch {
  const text = raw.slice(start, end);
  const lead = /^[\s.,;:|*•\-–—]*/.exec(text)?.[0].length ?? 0;
  let kept = end;
  while (kept > start + lead && /[\s.,;:|\-–—]/.test(raw[kept - 1] ?? '')) kept--;
  return { start: start + lead, end: kept };
}
