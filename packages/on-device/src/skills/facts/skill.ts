import type { Skill } from '../../skill.ts';
import { BLANK, type Line, phrasebook } from '../../spans.ts';
import type { FactKind } from './parameters.ts';
import { findFacts } from './read-facts.ts';

const say = phrasebook('facts', {
  led: '- {lead}: {sentence}',
  plain: '- {sentence}',
  number: 'Numbers:',
  date: 'Dates:',
  deadline: 'Dates to keep:',
  name: 'Names:',
  formula: 'Formulas:',
  example: 'Examples:',
  'exam-hint': 'Stressed in the text:',
  acronym: 'Acronyms:',
  question: 'Open questions:',
  task: 'To do:',
  noNumber: 'No figures were found in the text.',
  noDate: 'No dates were found in the text.',
  noName: 'No names were found in the text.',
  noFormula: 'No formulas were found in the text.',
  noExample: 'The text marks no examples as such.',
  noHint: 'Nothing in the text is marked as important or as exam material.',
  noAcronym: 'No acronym is spelled out in the text.',
  noQuestion: 'The text leaves no question open.',
  noTask: 'No tasks or deadlines were found in the text.',
  nothing: 'None of these were found in the text.',
});

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

/** Facts by kind, `max` of each, with the sentence that states them; under a heading each where several kinds are asked. */
export const facts: Skill<'facts'> = ({ from, kinds, max }, context) => {
  const document = context.document(from);
  const shown = new Set<number>();
  const groups = kinds.flatMap((kind) => {
    // A sentence that stands under one heading is not said again under the next.
    const found = findFacts(document, kind)
      .filter(({ at }) => kind === 'acronym' || !shown.has(at))
      .slice(0, max);
    for (const { at } of found) shown.add(at);
    return found.length === 0 ? [] : [{ kind, found }];
  });
  const [only] = kinds;
  if (groups.length === 0) {
    const errands = kinds.length > 1 && kinds.every((kind) => kind === 'task' || kind === 'deadline');
    if (errands) return [say('noTask')];
    return [only !== undefined && kinds.length === 1 ? say(NONE[only]) : say('nothing')];
  }
  return groups.flatMap(({ kind, found }, index): Line[] => [
    ...(index === 0 ? [] : [BLANK]),
    ...(kinds.length > 1 ? [say(kind)] : []),
    ...found.map(({ lead, sentence }) => (lead === undefined ? say('plain', { sentence }) : say('led', { lead, sentence }))),
  ]);
};
