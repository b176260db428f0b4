import type { TextDocument } from '../../lib/text/document.ts';
import type { Skill, SkillContext, SkillOutput } from '../../skill.ts';
import { type Analysis, analyse } from './analysis/analyse.ts';
import { inputOutput } from './input.ts';
import { printDiscussion } from './print/print-discussion.ts';
import { printErrors } from './print/print-errors.ts';
import { printAbstract, printConclusion } from './print/print-main-result.ts';
import { printNotes } from './print/print-notes.ts';
import { printStatistics } from './print/print-statistics.ts';
import { printTable } from './print/print-table.ts';

const analyses = new WeakMap<TextDocument, { readonly about: string; readonly analysis: Analysis }>();

/** Prints the readings of an experiment as a table, their statistics, or what a section of the report says of them. */
export const data: Skill<'data', SkillOutput> = ({ from, part, about = [], objective }, context) => {
  const analysis = analysisOf(from, about, context);
  switch (part) {
    case 'table':
      return {
        lines: [...printTable(analysis.found), ...printNotes(analysis.found)],
        ...inputOutput(from, analysis, context.values, objective === undefined ? '' : (context.values[objective] ?? '')),
      };
    case 'statistics':
      return { lines: printStatistics(analysis) };
    case 'main-result':
      return { lines: printAbstract(analysis) };
    case 'discussion':
      return { lines: printDiscussion(analysis) };
    case 'errors':
      return { lines: printErrors(analysis) };
    case 'conclusion':
      return { lines: printConclusion(analysis) };
  }
};

/** The analysis of a field, made once for all sections of a run. */
function analysisOf(from: string, about: readonly string[], { values, document }: SkillContext): Analysis {
  const key = document(from);
  const fields = about.map((field) => ({ field, raw: values[field] ?? '' }));
  const words = fields.map(({ raw }) => raw).join('\n');
  const known = analyses.get(key);
  if (known?.about === words) return known.analysis;
  const analysis = analyse({ field: from, raw: values[from] ?? '' }, fields);
  analyses.set(key, { about: words, analysis });
  return analysis;
}
