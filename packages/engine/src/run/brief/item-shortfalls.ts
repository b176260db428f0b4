import type { Values } from '../../definition/field.ts';
import type { Tool } from '../../definition/tool.ts';
import type { ResultSource } from '../../generation/text-generator.ts';
import { ON_DEVICE } from '../../result/result.ts';
import { checkBrief } from './check-brief.ts';
import { everySection } from './items-of.ts';
import { shortfallSentences } from './shortfalls.ts';

/**
 * Sentences on what is missing in a saved text of a model: the sections with fewer items than asked for or in another form, in the words
 * of the live result, which keeps its own sentences.
 * @param values the form of the result, where it is known
 */
export function itemShortfalls(tool: Tool, text: string, source: ResultSource, values?: Values): string[] {
  if (source === ON_DEVICE) return [];
  const sections = values ? tool.sections(values) : everySection(tool);
  const findings = checkBrief(text, sections).filter(
    (found) => found.rule === 'unread' || (found.rule === 'few' && found.of === 'items' && found.section.holds?.views),
  );
  return shortfallSentences(findings, []);
}
