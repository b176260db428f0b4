import type { Block, Sentence, TextDocument } from '../../text/document.ts';
import { CUES, HEADINGS, LABEL, type Role } from './cues.ts';

/** A sentence and the part it plays. */
export interface Played {
  readonly sentence: Sentence;
  readonly role: Role;
  readonly score: number;
}

/** Order in which a paper plays its parts: no sentence without a cue falls back to an earlier one. */
const ORDER: readonly Role[] = ['background', 'gap', 'purpose', 'method', 'result', 'conclusion', 'limitation', 'future'];
/** Parts that go on over sentences without a cue. A gap, a limitation or an outlook is said in its own sentence and carries nothing over. */
const CARRIES: ReadonlySet<Role> = new Set(['background', 'purpose', 'method', 'result']);
/** A heading or a label counts as much as a strong phrase. */
const COLOUR = 3;
const LEAST = 2;
const NOT_PAPER = /^(?:\d+\.?\s*)?(?:references?|bibliography|works cited|acknowledge?ments?|funding|appendix|appendices|keywords?|author|conflicts? of interest|declarations?|supplementary|data availability|ethics)\b/i;
/** Captions, running heads, lists of names. */
const NOT_TEXT = /^(?:(?:fig(?:ure)?|table|eq(?:uation)?)\.?\s*\d+\s*[:.]|keywords?\b|©|doi\b|copyright|corresponding author|received\b|https?:)/i;

const known = new WeakMap<TextDocument, readonly Played[]>();

/** The part each sentence of a paper plays, in order; sentences that play none are left out. */
export function played(document: TextDocument): readonly Played[] {
  let found = known.get(document);
  if (found === undefined) {
    found = assign(document);
    known.set(document, found);
  }
  return found;
}

function assign(document: TextDocument): Played[] {
  const found: Played[] = [];
  for (const part of document.parts) {
    const title = part.heading === undefined ? '' : document.raw.slice(part.heading.start, part.heading.end);
    if (NOT_PAPER.test(title)) continue;
    let coloured = roleOf(title);
    let previous: Role | undefined;
    const sentences = part.sentences.filter((sentence) => isText(sentence, document.blocks[sentence.block]));
    const untitled = coloured === undefined;
    sentences.forEach((sentence, at) => {
      const label = LABEL.exec(sentence.text)?.[1];
      if (label !== undefined) {
        coloured = roleOf(label);
        previous = undefined;
      }
      const scores = scoresOf(sentence, coloured, label !== undefined);
      const best = ORDER.reduce((leader, role) => ((scores.get(role) ?? 0) > (scores.get(leader) ?? 0) ? role : leader), 'background' as Role);
      const score = scores.get(best) ?? 0;
      if (score >= LEAST) {
        found.push({ sentence, role: best, score });
        previous = best;
      } else if (coloured === undefined && untitled && sentences.length <= SHORT_TEXT) {
        const role = carried(previous, at, sentences.length);
        if (role !== undefined) found.push({ sentence, role, score: 1 });
        previous = role;
      }
    });
  }
  return found;
}

/** Abstracts are at most this many sentences; in longer texts a sentence without a cue plays no part that can be told. */
const SHORT_TEXT = 16;

/** What a sentence without a cue does in an abstract, by what came before it. */
function carried(previous: Role | undefined, at: number, count: number): Role | undefined {
  if (previous === undefined) return at < count / 2 ? 'background' : undefined;
  if (previous === 'purpose') return 'method';
  return CARRIES.has(previous) ? previous : undefined;
}

function scoresOf({ text }: Sentence, coloured: Role | undefined, labelled: boolean): Map<Role, number> {
  const scores = new Map<Role, number>();
  const add = (role: Role, weight: number) => scores.set(role, (scores.get(role) ?? 0) + weight);
  // Long sentences of pasted tables are not searched to their ends.
  const searched = text.length > 900 ? text.slice(0, 900) : text;
  for (const { role, weight, pattern } of CUES) if (pattern.test(searched)) add(role, weight);
  if (coloured !== undefined) add(coloured, labelled ? 2 * COLOUR + 2 : COLOUR);
  return scores;
}

function roleOf(title: string): Role | undefined {
  return HEADINGS.find(([pattern]) => pattern.test(title))?.[1];
}

function isText({ text, tokens }: Sentence, block: Block | undefined): boolean {
  return tokens.length >= 5 && block?.kind !== 'row' && !NOT_TEXT.test(text) && !text.endsWith(':');
}
