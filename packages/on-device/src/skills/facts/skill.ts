import { nameOf } from '../../lib/language/names.ts';
import { sentenceScores } from '../../lib/terms/rank-sentences.ts';
import type { TextDocument } from '../../lib/text/document.ts';
import type { Skill, SkillContext } from '../../skill.ts';
import { BLANK, computed, type Line, quote } from '../../spans.ts';
import type { FactKind, FactsParameters } from './parameters.ts';
import { fillPhrase } from './phrases.ts';
import { type Fact, readAchievements, readFacts, readMarkedRows, readNotNeeded, readYears } from './read-facts.ts';
import type * as findingReader from './read-findings.ts';

const NONE = {
  number: 'noNumber',
  deadline: 'noDate',
  formula: 'noFormula',
  example: 'noExample',
  'exam-hint': 'noHint',
  acronym: 'noAcronym',
  question: 'noQuestion',
  task: 'noTask',
} as const satisfies Readonly<Record<FactKind, string>>;

/** Loads the reader of the findings of a paper, which no other text needs. */
const loadFindings = () => import('./read-findings.ts');

/** Lists up to `max` facts of each kind with their sentences; several kinds are listed under headings. */
export const facts: Skill<'facts'> = (parameters, context) =>
  parameters.findings === true ? loadFindings().then((reader) => listFacts(parameters, context, reader)) : listFacts(parameters, context);

facts.load = async ({ findings }) => (findings === true ? loadFindings() : undefined);

/** @param reader reads the numbers that a paper reports as its own, if only those are wanted */
function listFacts(
  { from, kinds, max, achievements }: FactsParameters<string>,
  context: SkillContext,
  reader?: typeof findingReader,
): Line[] {
  const document = context.document(from);
  const shown = new Set<number>();
  const groups = kinds.flatMap((kind) => {
    // A sentence that is listed under one heading is not repeated under the next.
    const all =
      kind !== 'number'
        ? listOf(document, kind)
        : reader !== undefined
          ? reader.readFindings(document, max, sentenceScores(document))
          : achievements === true
            ? readAchievements(document, max)
            : withYears(document, max);
    const found = all.filter(({ at }) => kind === 'acronym' || !shown.has(at)).slice(0, max);
    for (const { at } of found) shown.add(at);
    return found.length === 0 ? [] : [{ kind, found }];
  });
  const notNeeded = kinds.includes('exam-hint') ? readNotNeeded(document).slice(0, max) : [];
  const tables =
    reader === undefined ? [] : reader.unreadTables(document).map((title) => fillPhrase('unreadTable', { title: quote(title) }));
  const closing: Line[] = notNeeded.length === 0 ? [] : [BLANK, fillPhrase('notNeeded'), ...notNeeded.map((fact) => lineOf(fact))];
  const [only] = kinds;
  if (groups.length === 0 && document.language !== 'en') {
    return [fillPhrase('english', { language: computed(nameOf(document.language), 'language of the text') })];
  }
  if (groups.length === 0) {
    const errands = kinds.length > 1 && kinds.every((kind) => kind === 'task' || kind === 'deadline');
    if (errands) return [fillPhrase('noTask')];
    if (reader !== undefined) return [fillPhrase('noFinding'), ...tables];
    return [only !== undefined && kinds.length === 1 ? fillPhrase(NONE[only]) : fillPhrase('nothing'), ...closing];
  }
  const listed = groups.flatMap(({ kind, found }, index): Line[] => [
    ...(index === 0 ? [] : [BLANK]),
    ...(kinds.length > 1 ? [fillPhrase(kind)] : []),
    ...found.map((fact) => lineOf(fact, kind)),
  ]);
  return [...listed, ...tables, ...closing];
}

function listOf(document: TextDocument, kind: FactKind): Fact[] {
  if (kind !== 'exam-hint') return readFacts(document, kind);
  return [...readFacts(document, kind), ...readMarkedRows(document)].sort((one, other) => one.at - other.at);
}

/** Figures and, where there is room, the years of events. */
function withYears(document: TextDocument, max: number): Fact[] {
  const figures = readFacts(document, 'number');
  return [...figures, ...readYears(document).slice(0, Math.max(0, max - figures.length))].sort((one, other) => one.at - other.at);
}

function lineOf({ lead, sentence }: Fact, kind?: FactKind): Line {
  if (kind === 'task' && lead === undefined) return fillPhrase('errand', { text: sentence });
  if (kind === 'acronym' && lead !== undefined) return fillPhrase('acronymOf', { term: lead, meaning: sentence });
  return lead === undefined ? fillPhrase('plain', { sentence }) : fillPhrase('led', { lead, sentence });
}
