import type { Values } from '../../../definition/field.ts';
import type { ResolvedSection } from '../../../definition/outline.ts';
import type { Tool } from '../../../definition/tool.ts';
import { columnFacts } from './columns.ts';
import { looksAhead, planFacts, todayFact } from './dates.ts';
import { percentageFacts } from './percentages.ts';

/**
 * The paragraph with what code computes from a form, because models count days and add numbers badly. It says only what the sections
 * need: its content follows from the kinds of items and of fields, never from the tool. Takes time linear in the material.
 */
export function factsFor(tool: Tool, values: Values, sections: readonly ResolvedSection[], today: string): string[] {
  const kinds = new Set(sections.flatMap(({ holds }) => (holds && !holds.drafted ? [holds.kind] : [])));
  const typed = tool.fields.filter(({ control, options }) => control !== 'checkbox' && options.length === 0);
  const text = typed.map(({ name }) => values[name] ?? '').join('\n\n');
  const dated = kinds.has('event') || kinds.has('block') || typed.some(({ control }) => control === 'date');
  const lines = [
    ...(dated || (kinds.has('task') && looksAhead(text, today)) ? [todayFact(today)] : []),
    ...(kinds.has('block') ? planFacts(text, today) : []),
    ...(kinds.has('event') ? percentageFacts(text) : []),
    ...(kinds.has('row') ? columnFacts(text) : []),
  ];
  return lines.length === 0 ? [] : [['Computed:', ...lines].join('\n')];
}
