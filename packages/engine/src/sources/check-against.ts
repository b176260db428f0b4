import { isBlank, type Values } from '../definition/field.ts';
import type { Tool } from '../definition/tool.ts';
import { endOfLine, isHeading, withoutMark } from '../items/lines.ts';
import { ContentWords } from './content-words.ts';
import { datesIn } from './facts/dates.ts';
import type { FactKind, FactPlace } from './facts/fact.ts';
import { nameFacts } from './facts/names.ts';
import { type NumberFact, numberFacts } from './facts/numbers.ts';
import { quotesIn } from './facts/quotes.ts';
import { referencesIn } from './facts/references.ts';
import { foreignItems } from './foreign-items.ts';
import { KnownFacts } from './known-facts.ts';
import { differInLanguage } from './language.ts';
import { type FieldPlace, type Material, materialOf } from './material.ts';
import { type LineOffsets, linesIn } from './places.ts';
import { plannedTimes } from './planned-times.ts';
import { type RepeatedRun, repeatedRuns } from './repeated-runs.ts';
import { sectionsAt } from './sections-at.ts';
import { SentenceIndex } from './sentence-index.ts';
import { indexAt } from './sentences.ts';
import { isStatistic } from './statistics.ts';

/** Something that a text states and the form does not say. It may well be right. */
export interface ForeignFact extends FactPlace {
  readonly kind: FactKind;
  readonly words: string;
  /** The index of its line in the text, from 0. */
  readonly line: number;
  /** The title of its section, where it has one. */
  readonly section?: string;
  /** The sentence of the material that is nearest to it. */
  readonly nearest?: FieldPlace;
}

/** A line of the text and the sentence of the material that it is closest to. */
export interface LikelySource {
  readonly line: number;
  readonly place: FieldPlace;
}

export interface MaterialComparison {
  /** In the order of the text. */
  readonly foreign: readonly ForeignFact[];
  readonly likely: readonly LikelySource[];
  /** Words of one section that another section has too. */
  readonly repeated: readonly RepeatedRun[];
  /** The number of lines with words in the text, without titles. */
  readonly lines: number;
}

/** A line whose words are at least to this share in one sentence of the material is taken to come from it. */
const LIKELY_SHARE = 0.45;

/** Compares as `checkSteps` does, at once. */
export function checkAgainst(text: string, values: Values, tool: Tool): MaterialComparison {
  const steps = checkSteps(text, values, tool);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** A translation has a smaller share of lines that come from the form: words are seldom alike in two languages. */
const QUOTED = 0.2;
/** The kinds of facts that can be compared across languages. */
const COMPARABLE: ReadonlySet<FactKind> = new Set(['quote', 'number', 'date']);

/** Lines that are compared in one step. */
const LINES_A_STEP = 50;

/**
 * Compares a model's text with the form: its quotations, references, numbers, dates and names that the form does not have, its items of
 * whose words the form has few, and what it says twice. Of a text in another language than the form only quotations, numbers, dates and
 * repetitions are compared.
 * It takes time in proportion to the text and the form together; a caller on the main thread pauses between the steps.
 */
export function* checkSteps(text: string, values: Values, tool: Tool): Generator<undefined, MaterialComparison> {
  const material = materialOf(tool, values);
  yield;
  const known = new KnownFacts(tool, values, material);
  yield;
  const sentences = new SentenceIndex(material);
  yield;
  const lines = linesIn(text);
  const sections = sectionsAt(text, lines, tool, values);
  const likely: LikelySource[] = [];
  let counted = 0;
  for (const [index, line] of lines.entries()) {
    if (index % LINES_A_STEP === 0) yield;
    const own = text.slice(line.start, line.end);
    if (isBlank(own) || sections.isTitle(index)) continue;
    counted += 1;
    const passage = sentences.nearest(own);
    if (passage && passage.share >= LIKELY_SHARE) likely.push({ line: index, place: passage.place });
  }
  const form = material.fields.map((field) => field.text).join('\n');
  // A text with lines of the form is no translation, whatever stands between them.
  const translated = likely.length < counted * QUOTED && differInLanguage(text, form);
  const facts = (yield* foreignFacts(text, known, material, plannedTimes(text))).filter(({ kind }) => !translated || COMPARABLE.has(kind));
  if (!translated) {
    const items = yield* foreignItems(
      text,
      lines,
      sections,
      new ContentWords([form]),
      (words) => words === '' || known.find(words) !== undefined,
    );
    // An item with a foreign number or name is listed by that.
    const starts = [...facts];
    for (const item of items) {
      const next = starts[indexAt(starts, item.end - 1)];
      if (!next || next.end <= item.start) facts.push({ kind: 'item', ...item });
    }
    facts.sort((one, other) => one.start - other.start);
  }
  const foreign: ForeignFact[] = [];
  for (const [index, fact] of facts.entries()) {
    if (index % LINES_A_STEP === 0) yield;
    const line = indexAt(lines, fact.start);
    const section = sections.of(line);
    if (sections.isTitle(line) || (section?.plans && fact.kind !== 'name' && fact.kind !== 'reference')) continue;
    const near = sentences.nearest(wordsAround(text, lines[line], fact))?.place;
    const words = text.slice(fact.start, fact.end);
    foreign.push({ ...fact, words, line, ...(section?.title && { section: section.title }), ...(near && { nearest: near }) });
  }
  yield;
  return { foreign, likely, repeated: repeatedRuns(text, lines, sections, form), lines: counted };
}

/** The words around a fact in its line, which may be long. */
function wordsAround(text: string, line: LineOffsets | undefined, { start, end }: FactPlace): string {
  return text.slice(Math.max(line?.start ?? 0, start - 200), Math.min(line?.end ?? end, end + 200));
}

type FoundFact = FactPlace & { readonly kind: FactKind };

/** A quotation or a citation that is known covers the numbers and names in it. */
function* foreignFacts(
  text: string,
  known: KnownFacts,
  material: Material,
  isPlanned: (fact: NumberFact) => boolean,
): Generator<undefined, FoundFact[]> {
  const covered: FactPlace[] = [];
  const found: FoundFact[] = [];
  const take = <Fact extends FactPlace>(kind: FactKind, facts: readonly Fact[], isKnown: (fact: Fact) => boolean): void => {
    const taken = [...covered].sort((one, other) => one.start - other.start);
    for (const fact of facts) {
      const before = taken[indexAt(taken, fact.end - 1)];
      if (before && before.end > fact.start) continue;
      const { start, end } = fact;
      const isNew = !isKnown(fact);
      if (isNew) found.push({ kind, start, end });
      covered.push({ start, end });
    }
  };
  take('quote', quotesIn(text), (fact) => known.quoteOf(fact) !== undefined);
  yield;
  take('reference', referencesIn(text), (fact) => known.referenceOf(fact) !== undefined);
  yield;
  take('date', datesIn(text), (fact) => known.dateOf(fact) !== undefined);
  yield;
  take(
    'number',
    numberFacts(text).filter((fact) => isStated(fact, text)),
    (fact) => known.numberOf(fact) !== undefined || isStatistic(fact, text, material) || isPlanned(fact),
  );
  yield;
  // A heading states nothing: "Practice Cards:".
  const isHeadline = ({ start, end }: FactPlace): boolean =>
    isHeading(withoutMark(text.slice(text.lastIndexOf('\n', start) + 1, endOfLine(text, end))));
  take('name', nameFacts(text), (fact) => known.missingIn(fact).length === 0 || isHeadline(fact));
  return found.sort((one, other) => one.start - other.start);
}

/** Characters that may stand before the number of an entry: other marks and numbers of lists, "3. [". */
const LIST_MARKS = /^(?:[\s\-*•–#]|[([]?\d{1,3}[.):\]])*[([]?$/;
const COUNTED_THING = new RegExp(
  [
    String.raw`(?<!\p{L})(?:part|step|week|unit|day|chapter|section|figure|fig\.?|table|column|row|trial|question|card|q|a|point`,
    String.raw`slide|page|p\.|no\.?|number|level|phase|stage|option|session|block|lecture|topic|item|note)[ #.]{0,2}$`,
  ].join('|'),
  'iu',
);
/** Small numbers in words are ordinary language: "two stages". */
const ORDINARY_WORDS = 12;

/** Whether a number is a statement, and not the mark of a list item, the number of a part or a small number in words. */
export function isStated({ start, end, values, dimension, inWords }: NumberFact, text: string): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const lead = before.slice(before.lastIndexOf('\n') + 1);
  const startsLine = before.length < 24 || before.includes('\n');
  if (startsLine && LIST_MARKS.test(lead) && /^[.):\]]/.test(text.slice(end, end + 1))) return false;
  if (startsLine && /^[\s\-*•–(#[]*(?:\d{1,2}\.)+$/.test(lead)) return false;
  if (COUNTED_THING.test(before)) return false;
  return (
    !(inWords && dimension === undefined && (values[0] ?? 0) <= ORDINARY_WORDS) &&
    !(inWords && /^(?:hundred|thousand|million|billion|half|quarter|dozen)s?$/i.test(text.slice(start, end)))
  );
}
