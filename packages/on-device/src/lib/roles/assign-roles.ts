import { anyOf } from '../text/any-of.ts';
import type { Block, Sentence, TextDocument } from '../text/document.ts';
import { isInReferenceList } from '../text/sources/reference-list.ts';
import { abstractParts } from './abstract.ts';
import { isByline } from './byline.ts';
import { CUES, HEADINGS } from './cues.ts';
import { labelReader } from './labels.ts';
import { explainsPicture, isLegend, isOfOthers, isQuotation } from './of-others.ts';
import type { Role } from './roles.ts';
import { type Section, sectionsOf } from './sections.ts';
import { isAboutOwnMethod, isResearchQuestion, isThesis, rolesBeside, statedRole, statedRoles } from './stated-role.ts';

/** A sentence and its role. */
export interface SentenceRole {
  readonly sentence: Sentence;
  readonly role: Role;
  readonly score: number;
  /** Roles that its words state as well: a sentence may tell a limit and what to do next. */
  readonly also: readonly Role[];
}

/** If two roles are equally likely, the one that comes first here is chosen: the rarer and more informative one. */
const ORDER: readonly Role[] = ['gap', 'limitation', 'future', 'purpose', 'conclusion', 'result', 'method', 'background'];
/** Roles that also hold for the following sentences without a cue. A gap, a limitation or an outlook holds for its own sentence only. */
const CARRIES: ReadonlySet<Role> = new Set(['background', 'purpose', 'method', 'result']);
/** The role that a heading or a label suggests for the sentences under it. */
interface Colour {
  readonly role: Role | undefined;
  readonly weight: number;
}

const CONCLUSIONS = /^(?:\d+\.?\s*)?conclusions?\b/i;
/** The bonus of sentences in an abstract or under "Conclusions", which state everything in short. */
const IN_SHORT = 2;

/** A heading weighs as much as a phrase; a label of a structured abstract weighs more. */
const HEADING = 3;
const LABELLED = 6;
const LATE: ReadonlySet<Role> = new Set(['method', 'result', 'conclusion', 'limitation', 'future']);
const EARLY: ReadonlySet<Role> = new Set(['background', 'gap', 'purpose']);
const NO_ROLES: ReadonlySet<Role> = new Set();
const STARTS: ReadonlySet<Role> = new Set(['gap', 'purpose', 'method', 'result']);
/** Roles that a hint alone does not give to a sentence of a long text. */
const NEEDS_PHRASE: ReadonlySet<Role> = new Set(['conclusion', 'method']);
const UNBEGUN: Colour = { role: 'background', weight: 1 };
const UNCOLOURED: Colour = { role: undefined, weight: 0 };
/** Roles whose labelled sentence may still state another role: "Conclusions: Future work should …". */
const OPEN: ReadonlySet<Role> = new Set(['background', 'conclusion']);
/** Roles that close a paper: a sentence that states one of them ends the role of the label above it. */
const LAST: ReadonlySet<Role> = new Set(['limitation', 'future', 'conclusion']);
/** The announcement of limits, which names none: "There were some limitations to this study.", "Several limitations should be noted." */
const ANNOUNCES_LIMITS = anyOf(
  /^(?:there (?:are|were)|(?:our|this|the present) [\w-]+(?: \w+)? (?:has|had)|despite [^,]{3,40}, [^,]{3,40}) (?:\w+ ){0,3}limitations?(?: (?:of|to|in|that) [^,;:]{0,40})?[.:]$/i,
  /^(?:finally, )?(?:\w+ ){0,3}limitations? (?:of [^,;:]{0,40} )?(?:should|must|need to|deserves?|warrants?|merits?) [^,;:]{0,40}[.:]$/i,
  /^(?:our|these|the present|the) (?:results|findings|data) (?:should|must|need to) be (?:considered|seen|interpreted|read) [^,;:]{0,30}\blimitations?(?: of [^,;:]{0,40})?[.:]$/i,
);
/** The first words of a point of a list in running text. */
const ENUMERATES = /^(?:first|second|third|fourth|fifth|finally|last)(?:ly)?\b/i;
/** The weight of a sentence that states its own role, the most certain cue. */
const SAID = 5;
const LEAST = 2;
const NOT_PAPER =
  /^(?:\d+\.?\s*)?(?:references?|bibliography|works cited|acknowledge?ments?|funding|appendix|appendices|keywords?|author|conflicts? of interest|declarations?|supplementary|data availability|ethics)\b/i;
/** Captions, running heads, lists of names. */
const NOT_TEXT =
  /^(?:how to cite\b|notes?: |acknowledge?ments?\b|author manuscript\b|trial registration\b|(?:fig(?:ure)?|table|eq(?:uation)?)\.?\s*\d+\s*[:.]|keywords?\b|©|doi\b|copyright|corresponding author|received\b|https?:)/i;
/** Authors of a work in a list or in the box that says how to cite: "Dalrymple KV, Garratt ES, …". */
const AUTHORS = /^(?:\p{Lu}[\p{L}’'-]{1,30} \p{Lu}{1,3}, ){2}/u;
/** A remark of a reader on what he reads. */
const REMARK = /\b(?:idk|tbh|no idea|i (?:don['’]?t|do not) (?:get|understand|know))\b|^ask (?:the |my |in )/i;
/** The cells of a table in one line, and its notes: "a Note that …". */
const OF_TABLE = /^(?:Table \d+ [A-Z]|[a-e*†‡] [A-Z])/;

const known = new WeakMap<TextDocument, readonly SentenceRole[]>();

/** The sentences of a paper with their roles, in order. Sentences without a role are left out. */
export function sentenceRoles(document: TextDocument): readonly SentenceRole[] {
  let found = known.get(document);
  if (found === undefined) {
    found = assign(document);
    known.set(document, found);
  }
  return found;
}

/** The sentences of an abstract that have no role, in order. */
export function sentencesWithoutRole(document: TextDocument): readonly Sentence[] {
  if (document.sentences.length > SHORT_TEXT) return [];
  const told = new Set(sentenceRoles(document).map(({ sentence }) => sentence));
  return document.sentences.filter(
    (sentence) => !told.has(sentence) && isText(sentence, document.blocks[sentence.block]) && !isTitle(document, sentence),
  );
}

/** Roles that cues alone cannot give to a sentence of a main section: a sentence with "therefore" under "Methods" is no conclusion. */
const FOREIGN: { readonly [S in Section]?: ReadonlySet<Role> } = {
  introduction: new Set(['result', 'conclusion', 'limitation']),
  methods: new Set(['result', 'conclusion', 'limitation', 'gap', 'future']),
  results: new Set(['gap', 'future']),
  discussion: new Set(['gap']),
};
/** The role that such a sentence gets instead. */
const OWN: { readonly [S in Section]?: Role } = {
  introduction: 'background',
  methods: 'method',
  results: 'result',
  discussion: 'background',
};

/** An expectation, which is no result: "Clinicians will cease …". */
const EXPECTED = /^[^\d]*\b(?:will|would be)\b[^\d]*$/;

/** A sentence that names work which the study did not do. In its discussion it is a limit: "However, we did not measure height." */
const LEFT_UNDONE = /\bwe (?:\w+ly |also )?(?:did not|could not|do not|cannot|were (?:not|unable)|lacked|lack|only)\b/i;

/** The role of a sentence in its main section. */
function fitting(role: Role, section: Section | undefined, text: string): Role | undefined {
  if (role === 'result' && EXPECTED.test(text)) return undefined;
  if ((role === 'gap' || role === 'purpose') && section === 'discussion' && LEFT_UNDONE.test(text)) return 'limitation';
  if (section === undefined || !FOREIGN[section]?.has(role) || statedRoles(text).includes(role)) return role;
  return OWN[section] ?? role;
}

function assign(document: TextDocument): SentenceRole[] {
  const found: SentenceRole[] = [];
  const sections = sectionsOf(document);
  const labelOf = labelReader(document);
  const first = firstPart(document);
  const inAbstract = abstractParts(document);
  const sectioned = document.parts.some(({ heading }) => LATE.has(roleOf(titleOf(document, heading)) ?? 'background'));
  /** Whether a section on the work itself has begun; its subsections have headings that name no role. */
  let late = false;
  for (const [index, part] of document.parts.entries()) {
    const title = titleOf(document, part.heading);
    if (index < first || NOT_PAPER.test(title)) continue;
    const bonus = inAbstract.has(index) || CONCLUSIONS.test(title) ? IN_SHORT : 0;
    const short = part.sentences.length <= SHORT_TEXT;
    let colour: Colour = { role: roleOf(title), weight: HEADING };
    if (colour.role !== undefined) late = LATE.has(colour.role);
    let previous: Role | undefined;
    let told = false;
    let noted: number | undefined;
    let announced: number | undefined;
    part.sentences.forEach((sentence, at) => {
      const label = labelOf(sentence);
      if (label !== undefined) {
        const role = roleOf(label);
        // A background often contains the gap as well.
        colour = { role, weight: role === 'background' ? HEADING : LABELLED };
        previous = undefined;
        // In a list of notes a label holds for its own note.
        noted = document.blocks[sentence.block]?.kind === 'item' ? sentence.block : undefined;
      } else if (noted !== undefined && noted !== sentence.block) {
        colour = { role: roleOf(title), weight: HEADING };
        noted = undefined;
      } else if (colour.role === 'conclusion' && colour.weight === LABELLED) {
        // Under "Conclusion" a sentence about limits or next steps has that role instead.
        colour = { role: colour.role, weight: LEAST };
      }
      const block = document.blocks[sentence.block];
      if (!isText(sentence, block) || isTitle(document, sentence) || isInReferenceList(document, sentence)) return;
      if (isLegend(document, block) || explainsPicture(sentence.text) || isQuotation(document, sentence)) return;
      // "Objectives: Recall is improved when … The aim of this study was …": the first says what was known.
      const leadsIn =
        label !== undefined && colour.role === 'purpose' && !isPurpose(sentence.text) && statesAimBelow(part.sentences, at, labelOf);
      // The sentences up to the aim have roles of their own.
      if (leadsIn) colour = UNCOLOURED;
      const said = label === undefined || OPEN.has(colour.role ?? 'background') ? statedRole(sentence.text) : undefined;
      if (said !== undefined && ends(colour, said, short && !sectioned)) colour = UNCOLOURED;
      // Until a paper has said what it does, "more than" and "used" do not report its results.
      const begun =
        !short ||
        colour.role !== undefined ||
        /^(?:We|Our|Participants)\b/.test(sentence.text) ||
        found.some((entry) => STARTS.has(entry.role));
      const after = short ? told && colour.role === undefined : late;
      const read = likeliest(sentence, begun ? colour : UNBEGUN, after);
      const own = after && short && read.score < LEAST && isAboutOwnMethod(sentence.text) ? 'limitation' : said;
      const asked = short && !told && colour.role === undefined && isResearchQuestion(sentence.text) ? 'purpose' : undefined;
      // "There were some limitations. First, …": the sentences below the announcement tell them.
      const announces = ANNOUNCES_LIMITS.test(sentence.text);
      if (announces) announced = sentence.block;
      const likely =
        (leadsIn ? 'background' : announced === sentence.block && ENUMERATES.test(sentence.text) ? 'limitation' : own) ??
        (announced === sentence.block ? 'limitation' : undefined) ??
        asked ??
        (read.score >= (short || !NEEDS_PHRASE.has(read.role) ? LEAST : HEADING)
          ? read.role
          : short && colour.role === undefined && !/\blimitations\b/i.test(title)
            ? carried(previous, at, part.sentences.length)
            : undefined);
      const role = likely === undefined ? undefined : fitting(likely, sections[index], sentence.text);
      if (role !== undefined && role !== 'background' && isOfOthers(document, sentence))
        found.push({ sentence, role: 'background', score: LEAST, also: [] });
      else if (role !== undefined)
        found.push({
          sentence,
          role,
          score: announces ? LEAST : role === likely ? (own === undefined ? read.score : Math.max(read.score, SAID)) + bonus : LEAST,
          // The label of a background holds although its sentence goes on to the gap.
          also:
            label !== undefined && colour.role === 'background'
              ? ['background', ...statedRoles(sentence.text)]
              : [...statedRoles(sentence.text), ...rolesBeside(role, sentence.text)],
        });
      // The sentences after the thesis of an essay are its evidence, not its method.
      if (role !== undefined || colour.role === undefined) previous = role === 'purpose' && isThesis(sentence.text) ? undefined : role;
      told ||= role === 'method' || role === 'result';
    });
  }
  return found;
}

const isPurpose = (text: string) => statedRoles(text).includes('purpose') || /:\s(?:To|We)\s/.test(text);

/** Whether a sentence below, before the next label, states the aim. */
function statesAimBelow(sentences: readonly Sentence[], at: number, labelOf: ReturnType<typeof labelReader>): boolean {
  const below = sentences.slice(at + 1);
  const end = below.findIndex((sentence) => labelOf(sentence) !== undefined);
  return below.slice(0, Math.max(end, 0)).some(({ text }) => statedRoles(text).includes('purpose'));
}

/** Whether a sentence that states its role ends the role above it: the background once the work is described, or a label's role. */
function ends(colour: Colour, said: Role, unsectioned: boolean): boolean {
  if (colour.role === undefined || said === colour.role) return false;
  if (EARLY.has(colour.role)) return LATE.has(said) && (unsectioned || colour.weight === LABELLED);
  return colour.weight === LABELLED && LAST.has(said);
}

function titleOf({ raw }: TextDocument, heading: Block | undefined): string {
  return heading === undefined ? '' : raw.slice(heading.start, heading.end);
}

/** The title of a paper: one line above a longer text, without an end mark. Its first part may be a question. */
function isTitle({ blocks, parts, raw, sentences }: TextDocument, { block, part }: Sentence): boolean {
  if (parts[part]?.heading !== undefined) return false;
  const { start = 0, end = 0, sentences: own = [] } = blocks[block] ?? {};
  return sentences[0]?.block === block && own.length <= 2 && sentences.length > 3 && !/[.!?]["'”’)]*$|\n/.test(raw.slice(start, end));
}

/** The index of the abstract, above which stand the journal, the title and the authors. */
function firstPart(document: TextDocument): number {
  const at = document.parts.findIndex(({ heading }) => /^abstract\b/i.test(titleOf(document, heading)));
  const above = document.parts.slice(0, Math.max(at, 0)).flatMap(({ sentences }) => sentences);
  return above.length > SHORT_TEXT ? 0 : at;
}

/** The longest abstract, in sentences. In longer texts a sentence without a cue has no role. */
const SHORT_TEXT = 16;

/** The role of a sentence without a cue in an abstract, from the roles before it. */
function carried(previous: Role | undefined, at: number, count: number): Role | undefined {
  if (previous === undefined) return at < count / 2 ? 'background' : undefined;
  if (previous === 'purpose') return 'method';
  return CARRIES.has(previous) ? previous : undefined;
}

/** The role with the heaviest cues. Under "Results" a "however" announces no gap, and an introduction reports results of others. */
function likeliest({ text }: Sentence, colour: Colour, after: boolean): { readonly role: Role; readonly score: number } {
  const scores = new Map<Role, number>();
  // Long sentences, which are pasted tables, are searched only in part.
  const searched = text.length > 900 ? text.slice(0, 900) : text;
  const halved = colour.role === undefined ? NO_ROLES : LATE.has(colour.role) ? EARLY : colour.role === 'background' ? LATE : NO_ROLES;
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
  return (
    tokens.length >= 4 &&
    block?.kind !== 'row' &&
    !NOT_TEXT.test(text) &&
    !AUTHORS.test(text) &&
    !REMARK.test(text) &&
    !isByline(text) &&
    !OF_TABLE.test(text) &&
    !text.endsWith(':')
  );
}
