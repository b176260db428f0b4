import type { KeyTerm } from '../../../lib/terms/key-terms.ts';
import { touches } from '../../../lib/terms/term-words.ts';
import type { TextDocument } from '../../../lib/text/document.ts';
import { isVerb } from '../../../lib/text/word-classes.ts';
import { computed, type Line, textOf } from '../../../spans.ts';
import { internalGaps } from '../internal-gaps.ts';
import { saySelfTest } from '../phrases.ts';
import { most, type Scope, withStatus } from '../scope.ts';
import { inUnit, named, topicName } from '../spans.ts';
import { conceptsOf, mapTerms } from './print-concepts.ts';

const MOST = 10;
/** Shorter notes are keywords, each of which can be asked for. */
const FEW_WORDS = 60;

/** Whether a term is not cut out of a longer row of keywords: "Proportionality HRA cases" before "Daly". */
function standsFree({ raw, sentences }: TextDocument, { start, end }: KeyTerm): boolean {
  const tokens = sentences.find((sentence) => sentence.start <= start && end <= sentence.end)?.tokens ?? [];
  const first = tokens.findIndex((token) => token.start === start);
  const last = tokens.findIndex((token) => token.end === end);
  const goesOn = (one: number, next: number) => {
    const [left, right] = [tokens[one], tokens[next]];
    const outer = one < first ? left : right;
    return (
      left !== undefined &&
      right !== undefined &&
      touches(raw, left, right) &&
      !outer?.stop &&
      !isVerb(outer?.word ?? '') &&
      !/^\d/.test(outer?.word ?? '')
    );
  };
  return first < 0 || last < 0 || (!goesOn(first - 1, first) && !goesOn(last, last + 1));
}

/** Prints questions, first on topics that were not found, then on thin ones, then on terms without a definition. */
export function printSelfTest({ mode, ...rest }: Scope): Line[] {
  const scope: Scope = { mode, ...rest };
  const { notes, syllabus } = scope;
  const questions: Line[] = [];
  const asked = new Set<string>();
  const ask = (key: string, line: Line) => {
    if (!asked.has(key.toLowerCase())) questions.push(line);
    asked.add(key.toLowerCase());
  };
  if (syllabus !== undefined) {
    for (const { topic } of withStatus(scope, 'missing', 'mentioned'))
      ask(
        textOf(topicName(syllabus, topic)),
        saySelfTest('explain', { topic: [...topicName(syllabus, topic), ...inUnit(syllabus, topic.under)] }),
      );
    for (const { topic } of withStatus(scope, 'thin'))
      ask(textOf(topicName(syllabus, topic)), saySelfTest('example', { topic: topicName(syllabus, topic) }));
  }
  const gaps = internalGaps(notes);
  for (const { about, kind } of gaps) if (kind === 'empty' || kind === 'short') ask(about.text, saySelfTest('explain', { topic: about }));
  for (const { about, kind } of gaps) if (kind === 'undefined') ask(about.text, saySelfTest('define', { term: about }));
  for (const { about, kind } of gaps) if (kind === 'acronym') ask(about.text, saySelfTest('stands', { term: about }));
  if (notes.words < FEW_WORDS)
    for (const term of mapTerms(notes).filter((one) => standsFree(notes, one)))
      ask(term.text, saySelfTest('define', { term: named(notes, term) }));
  // "Net movement" is only a part of what osmosis is. Terms are ranked only where there is room for their questions.
  const room = questions.length < most(mode, MOST);
  const explained = room ? conceptsOf(notes).pairs.filter(({ one, other }) => one.introduced && other.introduced) : [];
  for (const { one, other } of explained.slice(0, 3))
    ask(`${one.key}|${other.key}`, saySelfTest('relate', { one: named(notes, one), other: named(notes, other) }));
  for (const { heading, sentences } of notes.parts)
    if (heading !== undefined && sentences.length > 1)
      ask(named(notes, heading).text, saySelfTest('recall', { heading: named(notes, heading) }));
  if (questions.length === 0) return [saySelfTest('none')];
  return questions.slice(0, most(mode, MOST)).map((line, at) => [computed(at + 1, 'gaps.rank'), ...line]);
}
