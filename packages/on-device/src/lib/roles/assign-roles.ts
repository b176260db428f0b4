import type { Block, Sentence, TextDocument } from '../text/document.ts';
import { CUES, HEADINGS, LABEL } from './cues.ts';
import { isAgainstTheMeans, outright } from './outright.ts';
import type { Role } from './roles.ts';

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
const UNCOLOURED: Colour = { role: undefined, weight: 0 };
/** Parts whose labelled sentence may still say outright that it is something else: "Conclusions: Future work should …". */
const OPEN: ReadonlySet<Role> = new Set(['background', 'conclusion']);
/** Parts that close a paper: nothing under the label of an earlier part follows them. */
const LAST: ReadonlySet<Role> = new Set(['limitation', 'future', 'conclusion']);
/** What a sentence says of itself is as certain as a paper's cues get. */
const SAID = 5;
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
  const sectioned = document.parts.some(({ heading }) => LATE.has(roleOf(titleOf(document, heading)) ?? 'background'));
  for (const part of document.parts) {
    const title = titleOf(document, part.heading);
    if (NOT_PAPER.test(title)) continue;
    const bonus = ABSTRACT.test(title) ? IN_ABSTRACT : 0;
    const short = part.sentences.length <= SHORT_TEXT;
    let colour: Colour = { role: roleOf(title), weight: HEADING };
    let previous: Role | undefined;
    let told = false;
    part.sentences.forEach((sentence, at) => {
      const label = labelOf(sentence.text);
      if (label !== undefined) {
        const role = roleOf(label);
        // A background often holds the gap as well.
        colour = { role, weight: role === 'background' ? HEADING : LABELLED };
        previous = undefined;
      } else if (colour.role === 'conclusion' && colour.weight === LABELLED) {
        // A conclusion often goes on to limits and next steps; what says so is not a conclusion.
        colour = { role: colour.role, weight: LEAST };
      }
      if (!isText(sentence, document.blocks[sentence.block]) || isTitle(document, sentence)) return;
      const said = label === undefined || OPEN.has(colour.role ?? 'background') ? outright(sentence.text) : undefined;
      if (said !== undefined && ends(colour, said, short && !sectioned)) colour = UNCOLOURED;
      // Before a paper has said what it does, "more than" and "used" are about the world, not about its results.
      const begun =
        !short ||
        colour.role !== undefined ||
        /^(?:We|Our|Participants)\b/.test(sentence.text) ||
        found.some((entry) => STARTS.has(entry.role));
      const after = told && short && colour.role === undefined;
      const read = likeliest(sentence, begun ? colour : UNBEGUN, after);
      const own = after && read.score < LEAST && isAgainstTheMeans(sentence.text) ? 'limitation' : said;
      const role =
        own ??
        (read.score >= LEAST ? read.role : short && colour.role === undefined ? carried(previous, at, part.sentences.length) : undefined);
      if (role !== undefined) found.push({ sentence, role, score: (own === undefined ? read.score : Math.max(read.score, SAID)) + bonus });
      if (role !== undefined || colour.role === undefined) previous = role;
      told ||= role === 'method' || role === 'result';
    });
  }
  return found;
}

/** A sentence that says outright what it is ends what stood above it: the background once the work is told, a label's part once it is left. */
function ends(colour: Colour, said: Role, unsectioned: boolean): boolean {
  if (colour.role === undefined || said === colour.role) return false;
  if (EARLY.has(colour.role)) return LATE.has(said) && (unsectioned || colour.weight === LABELLED);
  return colour.weight === LABELLED && LAST.has(said);
}

function titleOf({ raw }: TextDocument, heading: Block | undefined): string {
  return heading === undefined ? '' : raw.slice(heading.start, heading.end);
}

/** "Methods:" or, as some journals print it, "METHODS We …". */
function labelOf(text: string): string | undefined {
  const capitals = /^(\p{Lu}{3,}(?:,? \p{Lu}{3,}){0,4})\s(?=\p{Lu}(?:\p{Ll}|\s))/u.exec(text)?.[1];
  return LABEL.exec(capitals === undefined ? `${text} ` : `${capitals}: `)?.[1];
}

/** The title of a paper, pasted above it: one line at the head of a longer text, without an end mark. */
function isTitle({ blocks, sentences }: TextDocument, { block, text }: Sentence): boolean {
  return sentences[0]?.block === block && blocks[block]?.sentences.length === 1 && sentences.length > 3 && !/[.!?]["'”’)]*$/.test(text);
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
function likeliest({ text }: Sentence, colour: Colour, after: boolean): { readonly role: Role; readonly score: number } {
  const scores = new Map<Role, number>();
  // Long sentences of pasted tables are not searched to their ends.
  const searched = text.length > 900 ? text.slice(0, 900) : text;
  const halved = colour.role === undefined ? NONE : LATE.has(colour.role) ? EARLY : colour.role === 'background' ? LATE : NONE;
  for (const { role, weight, pattern, early } of CUES) {
    if (early && after) continue;
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
