import { collapse } from '../../spans.ts';
import type { ResumeFact } from './resume-fact.ts';

/** A standard with its number: "BS 7671", "ISO 9001". */
const STANDARD = /\b(?:BS|EN|ISO|IEC|DIN|NFPA|ASME|ASTM|IEEE|AWS|HACCP|GMP|GDPR|COSHH)\b(?: ?(?:EN )?\d[\d-]*)?/;
/** Work is named by what is done: "consumer unit changes", "dementia care", "fault finding on three-phase supplies". */
const ACTIVITY = new RegExp(
  [
    String.raw`\b(?:[a-z]{3,}ing|[a-z]{3,}[st]ions?|[a-z]{3,}ments?|care|rounds|changes|rewires?|repairs?|control|support|sales|analysis|design`,
    'maintenance|surveys?|checks?|tests?|audits?|reports?|entry|reconciliations?|invoices|budgets?|lessons|visits|therapy|surgery|dressings?',
    String.raw`rotas?|deliver(?:y|ies)|complaints|payroll|research|procurement|administration)\b`,
  ].join('|'),
  'i',
);
/** A certificate or a person is no work. */
const TITLE =
  /\b(?:NVQ|HN[CD]|BTEC|GCSEs?|levels?|cards?|licen[cs]es?|degrees?|diplomas?|certificat\w+|qualified|approved|registered|member|engineer|technician|electrician|nurse|teacher|manager|assistant)\b/i;
const DEED = /\b\p{L}{2,}ed\b|\b(?:led|won|grew|ran|cut|made|built|sold|taught|wrote|brought|held|met|found)\b/iu;
/** The words before the tasks of a job: "2022-2026 Brook & Sons:", "Healthcare assistant since 2022:". */
const HEAD = /^[^:\n]{3,100}:\s/;
const FEWEST_WORDS = 2;
const MOST_WORDS = 9;

/** The tasks that a job names behind a colon, without the remarks in brackets. */
export function tasksOf(job: ResumeFact): ResumeFact[] {
  const words = job.raw.slice(job.start, job.end);
  const from = HEAD.exec(words)?.[0].length;
  if (from === undefined) return [];
  const listed = [...piecesOf(words, from)];
  if (listed.length < 2) return [];
  return listed
    .map(({ start, end }) => {
      const aside = words.slice(start, end).indexOf(' (');
      return { start, end: aside < 0 ? end : start + aside };
    })
    .filter(({ start, end }) => isTask(words.slice(start, end)) && !/[\d£$€]/.test(words.slice(start, end)))
    .map((place) => taskAt(job, place));
}

/** The work and the standards in a line of qualifications: "NVQ Level 3, 18th Edition (BS 7671), inspection and testing". */
export function tasksAmong(line: Omit<ResumeFact, 'kind'>): ResumeFact[] {
  const words = line.raw.slice(line.start, line.end);
  if (!TITLE.test(words) && !STANDARD.test(words)) return [];
  return [...piecesOf(words, 0)]
    .filter(({ start, end }) => {
      const piece = words.slice(start, end);
      return !TITLE.test(piece) && (STANDARD.test(piece) || isTask(piece));
    })
    .map((place) =>
      taskAt(line, place, STANDARD.test(line.raw.slice(line.start + place.start, line.start + place.end)) ? 'practice' : 'task'),
    );
}

function isTask(piece: string): boolean {
  const count = piece.split(/\s+/).length;
  // "Fault finding on three-phase supplies" is finding, "treasurer of the sailing club" is no sailing.
  const head =
    piece
      .split(/\s(?:of|on|in|under|with|for|at|to|by|from)\s/)[0]
      ?.split(/\s/)
      .at(-1) ?? '';
  return count >= FEWEST_WORDS && count <= MOST_WORDS && ACTIVITY.test(head) && !DEED.test(piece) && !TITLE.test(piece);
}

/** Pieces between commas and semicolons outside brackets. */
function* piecesOf(words: string, from: number): Generator<{ readonly start: number; readonly end: number }> {
  for (const { 0: piece, index } of words.slice(from).matchAll(/(?:\([^()\n]{0,80}\)|[^,;()\n])+/g)) {
    const bare = piece.trim().replace(/[.\s]+$/, '');
    const start = from + index + piece.indexOf(bare);
    if (bare !== '') yield { start, end: start + bare.length };
  }
}

function taskAt(
  line: Omit<ResumeFact, 'kind'>,
  { start, end }: { readonly start: number; readonly end: number },
  kind: 'task' | 'practice' = 'task',
): ResumeFact {
  const place = { start: line.start + start, end: line.start + end };
  return { kind, field: line.field, raw: line.raw, ...place, text: collapse(line.raw.slice(place.start, place.end)) };
}
