import { nameOf } from '../../lib/language/names.ts';
import type { Skill } from '../../skill.ts';
import { BLANK, computed, type Line } from '../../spans.ts';
import type { FactKind } from './parameters.ts';
import { fillPhrase } from './phrases.ts';
import { readAchievements, readFacts, readFindings } from './read-facts.ts';

const NONE = {
  number: 'noNumber',
  date: 'noDate',
  deadline: 'noDate',
  name: 'noName',
  formula: 'noFormula',
  example: 'noExample',
  'exam-hint': 'noHint',
  acronym: 'noAcronym',
  question: 'noQuestion',
  task: 'noTask',
} as const satisfies Readonly<Record<FactKind, string>>;

/** Lists up to `max` facts of each kind with their sentences; several kinds are listed under headings. */
export const facts: Skill<'facts'> = ({ from, kinds, max, findings, achievements }, context) => {
  const document = context.document(from);
  const shown = new Set<number>();
  const groups = kinds.flatMap((kind) => {
    // A sentence that is listed under one heading is not repeated under the next.
    const all =
      kind !== 'number'
        ? readFacts(document, kind)
        : findings === true
          ? readFindings(document, max)
          : achievements === true
            ? readAchievements(document, max)
            : readFacts(document, kind);
    const found = all.filter(({ at }) => kind === 'acronym' || !shown.has(at)).slice(0, max);
    for (const { at } of found) shown.add(at);
    return found.length === 0 ? [] : [{ kind, found }];
  });
  const [only] = kinds;
  if (groups.length === 0 && document.language !== 'en') {
    return [fillPhrase('english', { language: computed(nameOf(document.language), 'language of the text') })];
  }
  if (groups.length === 0) {
    const errands = kinds.length > 1 && kinds.every((kind) => kind === 'task' || kind === 'deadline');
    if (errands) return [fillPhrase('noTask')];
    if (findings === true) return [fillPhrase('noFinding')];
    return [only !== undefined && kinds.length === 1 ? fillPhrase(NONE[only]) : fillPhrase('nothing')];
  }
  return groups.flatMap(({ kind, found }, index): Line[] => [
    ...(index === 0 ? [] : [BLANK]),
    ...(kinds.length > 1 ? [fillPhrase(kind)] : []),
    ...found.map(({ lead, sentence }) => (lead === undefined ? fillPhrase('plain', { sentence }) : fillPhrase('led', { lead, sentence }))),
  ]);
};
