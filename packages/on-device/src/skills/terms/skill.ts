import { type Definition, definitions } from '../../lib/terms/definitions.ts';
import { distinctTerms } from '../../lib/terms/distinct-terms.ts';
import { type KeyTerm, keyTerms, meaningsIn } from '../../lib/terms/key-terms.ts';
import { namings } from '../../lib/terms/namings.ts';
import { isCommand, sentenceScores } from '../../lib/terms/rank-sentences.ts';
import type { Sentence, TextDocument } from '../../lib/text/document.ts';
import { quoteTidily } from '../../lib/text/speech/tidy.ts';
import type { Skill, SkillContext } from '../../skill.ts';
import { BLANK, computed, type Line, quote, type Span, textOf } from '../../spans.ts';
import { fillPhrase } from './phrases.ts';

/** The longest sentence that is shown as an example of a term, in words. */
const LONGEST_EXAMPLE = 36;
/** Terms that occur only once are listed up to this many lines. */
const FEWEST_LINES = 5;
/** Less likely terms only fill a short list: of the terms of a textbook's section above it, about half are in its glossary. */
const LEAST_LIKELY = 0.17;
/** A term that is said to be unexplained should surely be one. */
const LIKELY = 0.35;
const MOST_UNEXPLAINED = 6;
/** The most terms that are ever ranked. */
const ALL = 400;

/** Lists key terms with the words that define them, or with the best sentence that uses them. */
export const terms: Skill<'terms'> = ({ from, max, definedOnly, nameOthers }, context) => {
  const document = context.document(from);
  if (nameOthers === true) return inPaper(document, keyTerms(document, ALL), max);
  const meanings = new Map<string, Definition>();
  for (const definition of meaningsIn(document)) if (!meanings.has(definition.key)) meanings.set(definition.key, definition);
  const ranked = keyTerms(document, definedOnly === true ? ALL : max * 3);
  if (definedOnly === true) return definedTerms(meanings, ranked, max);
  const worth = distinctTerms(ranked);
  if (worth.length === 0) return [fillPhrase('nothing')];
  const told = toldElsewhere(from, meanings, document, context);
  const shown = new Set<Sentence>();
  for (const { key } of worth.slice(0, max)) {
    const definition = meanings.get(key);
    if (definition !== undefined) shown.add(definition.sentence);
  }
  const lines: Line[] = [];
  const spare: Line[] = [];
  for (const term of worth) {
    const definition = meanings.get(term.key);
    if (lines.length >= max) break;
    if (term.score < LEAST_LIKELY && lines.length >= FEWEST_LINES) continue;
    if (definition !== undefined && !told.has(term.key)) {
      lines.push(defined(definition, shown));
      continue;
    }
    const example = exampleOf(document, term, shown);
    if (example !== undefined && (term.count > 1 || term.introduced)) lines.push(used(document, term, example, shown));
    else spare.push(example === undefined ? counted(document, term) : used(document, term, example, shown));
  }
  // Terms that occur once, or in no sentence that can be quoted, are listed only if there is little else.
  const listed = [...lines, ...spare.slice(0, Math.max(0, Math.min(max, FEWEST_LINES) - lines.length))];
  return [...listed, ...unexplainedLine(document, worth, meanings)];
};

/** The likely terms that no sentence explains or describes under this name. A person can look them up; the device does not guess. */
function unexplainedLine(document: TextDocument, worth: readonly KeyTerm[], meanings: ReadonlyMap<string, Definition>): Line[] {
  const described = new Set(namings(document).map(({ key }) => key));
  const names = worth
    .filter(({ key, score, definition }) => score >= LIKELY && definition === undefined && !meanings.has(key) && !described.has(key))
    .slice(0, MOST_UNEXPLAINED)
    .map((term) => named(document, term).name);
  if (names.length === 0) return [];
  const terms = names.flatMap((name, at) => (at === 0 ? [name] : [...fillPhrase('between'), name]));
  return [BLANK, fillPhrase(names.length === 1 ? 'unexplainedOne' : 'unexplained', { terms })];
}

/** Terms whose definitions another section of the same result prints. For those, a sentence that uses the term says more. */
function toldElsewhere(
  from: string,
  meanings: ReadonlyMap<string, Definition>,
  document: TextDocument,
  { section, sections }: SkillContext,
): ReadonlySet<string> {
  const most = sections.flatMap(({ id, steps }) =>
    id === section.id
      ? []
      : steps.flatMap((step) =>
          step.skill === 'terms' && step.with.from === from && step.with.definedOnly === true ? [step.with.max] : [],
        ),
  );
  const told = inWeight(meanings, keyTerms(document, ALL)).slice(0, Math.max(0, ...most));
  return new Set(told.map(({ key }) => key));
}

/** The defined terms by rank, then defined terms that are not key terms, in the order of the text. */
function definedTerms(meanings: ReadonlyMap<string, Definition>, ranked: readonly KeyTerm[], max: number): Line[] {
  const lines = inWeight(meanings, ranked)
    .slice(0, max)
    .map((definition) => defined(definition, new Set()));
  return lines.length > 0 ? lines : [fillPhrase('undefined')];
}

/** The start of a meaning that says what kind of thing a term is. Other words after "is" tell something about it: "unknown but …". */
const NAMES_KIND =
  /^(?:an?|any|the|one|those|all|every|each)\s(?!(?:same|following|only|case|reason|result|first|last|most)\b)|^[\p{L}-]+ (?:[\p{L}-]+ )?(?:that|which|who)\s/iu;

/** In so short a text a term has few places to stand, so that its likelihood says little. */
const SHORT_PAPER = 60;

/** "Rao is a professor of law": what a person is. */
const PERSON =
  /^an? (?:[\w./-]+ ){0,4}(?:professor|assistant|fellow|researcher|candidate|lecturer|scholar|student|scientist|director|author|editor|teacher|woman|man|girl|boy|adult|migrant)\b/i;

/** The terms of a paper with their definitions. Its other terms are only named: a sentence that uses a term is no meaning of it. */
function inPaper(document: TextDocument, ranked: readonly KeyTerm[], max: number): Line[] {
  const likely = new Set(ranked.flatMap(({ key, score }) => (score >= LIKELY ? [key] : [])));
  const short = document.sentences.length <= SHORT_PAPER;
  const meanings = new Map<string, Definition>();
  for (const definition of definitions(document)) {
    const { key, form, meaning, article } = definition;
    const words = textOf([quote(meaning)]);
    // The words after "is" may say anything of a word that is no term of the paper, and of "the parameter".
    const defines =
      form === 'is' ? article !== 'the' && (short || likely.has(key)) : form === 'means' || form === 'called' || form === 'stands-for';
    if (defines && NAMES_KIND.test(words) && !PERSON.test(words) && !meanings.has(key)) meanings.set(key, definition);
  }
  return [...definedTerms(meanings, ranked, max), ...unexplainedLine(document, distinctTerms(ranked), meanings)];
}

function inWeight(meanings: ReadonlyMap<string, Definition>, ranked: readonly KeyTerm[]): Definition[] {
  const known = new Set(ranked.map(({ key }) => key));
  return [...ranked.flatMap(({ key }) => meanings.get(key) ?? []), ...[...meanings.values()].filter(({ key }) => !known.has(key))];
}

function defined({ form, term, meaning, sentence }: Definition, shown: Set<Sentence>): Line {
  shown.add(sentence);
  const slots = { term: quote(term), meaning: quote(meaning) };
  if (form === 'consists') return fillPhrase('consists', slots);
  return form === 'stands-for' ? fillPhrase('standsFor', slots) : fillPhrase('defined', slots);
}

/** "Using what you have learned, propose three skills": an exercise uses terms and tells nothing of them. */
const isTask = (sentence: Sentence) =>
  isCommand(sentence) || /^using\b.*,\s(?:propose|explain|describe|discuss|choose|compare)\b/i.test(sentence.text);

/** Several pairs of a list, which run together where no line ends with a full stop: "house der Stuhl - chair die Lampe -". */
const PAIRS = /\t|\s[-–—=]\s[^\n]*\n[^\n]*\s[-–—=]\s/u;

/** The best sentence about a term that has not been shown yet. */
function exampleOf(document: TextDocument, term: KeyTerm, shown: ReadonlySet<Sentence>): Sentence | undefined {
  const scores = sentenceScores(document);
  let best: Sentence | undefined;
  for (const index of term.sentences) {
    const sentence = document.sentences[index];
    const score = sentence === undefined ? undefined : scores.get(sentence);
    if (
      sentence === undefined ||
      score === undefined ||
      shown.has(sentence) ||
      sentence.tokens.length > LONGEST_EXAMPLE ||
      PAIRS.test(document.raw.slice(sentence.start, sentence.end)) ||
      isTask(sentence)
    )
      continue;
    if (best === undefined || score > (scores.get(best) ?? 0)) best = sentence;
  }
  return best;
}

/** "Alliances: Triple Alliance …" after the term "Alliances": the label stands before the line already. */
function afterLabel({ raw }: TextDocument, { start, text }: KeyTerm, example: Sentence): Sentence {
  const label = start === example.start ? /^[^:]{1,60}:\s+(?=\S)/.exec(example.text)?.[0] : undefined;
  return label === undefined || label.replace(/:\s+$/, '') !== text || !raw.startsWith(example.text, example.start)
    ? example
    : { ...example, start: example.start + label.length, text: example.text.slice(label.length) };
}

/** A term without a definition: how often it occurs, and a sentence that uses it. */
function used(document: TextDocument, term: KeyTerm, example: Sentence, shown: Set<Sentence>): Line {
  shown.add(example);
  const { name, count } = named(document, term);
  const sentence = quoteTidily(document, afterLabel(document, term, example));
  return term.count > 1
    ? fillPhrase('used', { term: name, count, meaning: sentence })
    : fillPhrase('defined', { term: name, meaning: sentence });
}

function counted(document: TextDocument, term: KeyTerm): Line {
  const { name, count } = named(document, term);
  return term.count > 1 ? fillPhrase('counted', { term: name, count }) : fillPhrase('named', { term: name });
}

function named({ field, raw }: TextDocument, { start, end, count }: KeyTerm): { readonly name: Span; readonly count: Span } {
  return { name: quote({ field, raw, start, end }), count: computed(count, 'times a term stands in the text') };
}
