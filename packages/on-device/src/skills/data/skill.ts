import type { Skill, SkillContext } from '../../skill.ts';
import type { Passage } from '../../spans.ts';
import { unitsFor } from '../compose/read-units.ts';
import { printStatistics } from './print-statistics.ts';
import { printTable } from './print-table.ts';
import { readReadings } from './read/read-readings.ts';

/** Prints the readings of an experiment as a table, or their statistics. */
export const data: Skill<'data'> = ({ from, part }, context) => {
  const found = readReadings(from, context.values[from] ?? '');
  if (part === 'statistics') return printStatistics(found);
  const saidBelow = quotedBelow(from, context);
  return printTable({ ...found, unread: found.unread.filter((line) => !saidBelow(line)) });
};

/** Returns whether a compose step of the section quotes all words of a line. Such a line is not listed as unread. */
function quotedBelow(from: string, { section, document }: SkillContext): (line: Passage) => boolean {
  const parts = section.steps.flatMap((step) => (step.skill === 'compose' ? step.with.parts : []));
  const quoted = parts.flatMap((part) =>
    'from' in part && part.from === from ? unitsFor(part, document(from)).slice(0, part.sentences) : [],
  );
  return ({ raw, start, end }) => {
    const within = quoted.filter((unit) => unit.start >= start && unit.end <= end);
    const left = within.reduce((text, unit) => text.replace(raw.slice(unit.start, unit.end), ''), raw.slice(start, end));
    return within.length > 0 && left.trim() === '';
  };
}
