import type { Block, Sentence, TextDocument } from '../../text/document.ts';
import { CUES, HEADINGS, LABEL, type Role } from './cues.ts';

/** A sentence and the part it plays. */
export interface Played {
  readonly sentence: Sentence;
  readonly role: Role;
  readonly score: number;
}

/** Where two parts are equally likely, the rarer and more telling one comes first. */
const ORDER: readonly Role[] = ['gap', 'limitation', 'future', 'purpose', 'conclusion', 'result', 'method', 'background'];
/** Parts that go on over sentences without a cue. A gap, a limitation or an outlook is said in its own sentence and carries nothing over. */
const CARRIES: ReadonlySet<Role> = new Set(['background', 'purpose', 'method', 'result']);
/** What a heading or a label says of the sentences under it. */
interface Colour {
  readonly role: Role | undefined;
  readonly weight: number;
}

const ABSTRACT = /^(?:\d+\.?\s*)?(?:abstract|summary|executive summary|conclusions?)\b/i;
/** Where a paper says it all in short, it says it best. */
const IN_ABSTRACT = 2;

/** A heading counts as much as a phrase; a label of a structured abstract says it outright. */
const HEADING = 3;
const LABELLED = 6;
const LATE: ReadonlySet<Role> = new Set(['method', 'result', 'conclusion', 'limitation', 'future']);
const EARLY: ReadonlySet<Role> = new Set(['background', 'gap', 'purpose']);
const NONE: ReadonlySet<Role> = new Set();
const STARTS: ReadonlySet<Role> = new Set(['gap', 'purpose', 'method', 'result']);
const UNBEGUN: Colour = { role: 'background', weight: 1 };
const LEAST = 2;
const NOT_PAPER =
  /^(?:\d+\.?\s*)?(?:references?|bibliography|works cited|acknowledge?ments?|funding|appendix|appendices|keywords?|author|conflicts? of interest|declarations?|supplementary|data availability|ethics)\b/i;
/** Captions, running heads, lists of names. */
const NOT_TEXT =
  /^(?:(?:fig(?:ure)?|table|eq(?:uation)?)\.?\s*\d+\s*[:.]|keywords?\b|©|doi\b|copyright|corresponding author|received\b|https?:)/i;

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
    const bonus = ABSTRACT.test(title) ? IN_ABSTRACT : 0;
    const short = part.sentences.length <= SHORT_TEXT;
    let colour: Colour = { role: roleOf(title), weight: HEADING };
    let previous: Role | undefined;
    part.sentences.forEach((sentence, at) => {
      const label = LABEL.exec(`${sentence.text} `)?.[1];
      if (label !== undefined) {
        const role = roleOf(label);
        // A background often holds the gap as well.
        colour = { role, weight: role === 'background' ? HEADING : LABELLED };
        previous = undefined;
      } else if (colour.role === 'conclusion' && colour.weight === LABELLED) {
        // A conclusion often goes on to limits and next steps; what says so is not a conclusion.
        colour = { role: colour.role, weight: LEAST };
      }
      if (!isText(sentence, document.blocks[sentence.block])) return;
      // Before a paper has said what it does, "more than" and "used" are about the world, not about its results.
      const begun =
        !short ||
        colour.role !== undefined ||
        /^(?:We|Our|Participants)\b/.test(sentence.text) ||
        found.some((entry) => STARTS.has(entry.role));
      const { role, score } = likeliest(sentence, begun ? colour : UNBEGUN);
      const played = score >= LEAST ? role : short && colour.role === undefined ? carried(previous, at, part.sentences.length) : undefined;
      if (played !== undefined) found.push({ sentence, role: played, score: score + bonus });
      if (played !== undefined || colour.role === undefined) previous = played;
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

/** The part with the heaviest cues. Under "Results" a "however" announces no gap, and what an introduction reports others have found. */
function likeliest({ text }: Sentence, colour: Colour): { readonly role: Role; readonly score: number } {
  const scores = new Map<Role, number>();
  // Long sentences of pasted tables are not searched to their ends.
  const searched = text.length > 900 ? text.slice(0, 900) : text;
  const halved = colour.role === undefined ? NONE : LATE.has(colour.role) ? EARLY : colour.role === 'background' ? LATE : NONE;
  for (const { role, weight, pattern } of CUES) {
    if (pattern.test(searched)) scores.set(role, (scores.get(role) ?? 0) + (halved.has(role) ? weight / 2 : weight));
  }
  if (colour.role !== undefined) scores.set(colour.role, (scores.get(colour.role) ?? 0) + colour.weight);
  let best: Role = 'background';
  for (const role of ORDER)
    if ((scores.get(role) ?? 0) > (scores.get(best) ?? 0) || (best === 'background' && scores.get(role) === scores.get(best))) best = role;
  return { role: best, score: scores.get(best) ?? 0 };
}

function roleOf(title: string): Role | undefined {
  return HEADINGS.find(([pattern]) => pattern.test(title))?.[1];
}

function isText({ text, tokens }: Sentence, block: Block | undefined): boolean {
  return tokens.length >= 4 && block?.kind !== 'row' && !NOT_TEXT.test(text) && !text.endsWith(':');
}
