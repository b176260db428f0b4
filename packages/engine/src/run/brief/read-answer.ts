import type { Values } from '../../definition/field.ts';
import type { Tool } from '../../definition/tool.ts';
import type { HandoverAsk } from '../../generation/handover.ts';
import { itemKinds } from '../../items/kinds.ts';
import { cleanText } from '../text/clean-text.ts';
import { isCheckable } from '../text/is-checkable.ts';
import { splitSections } from '../text/split-sections.ts';
import { unwrapAnswer } from '../text/unwrapped.ts';

/** The items or sections that a pasted answer has, and the number that was asked for. */
export interface AnswerCount {
  /** "card", "section" */
  readonly name: string;
  readonly read: number;
  readonly asked: number;
}

/** Counts what can be read in a pasted answer: its items, or else its sections; undefined if there is nothing to count. */
export function readAnswer(tool: Tool, values: Values, { titles, reason }: HandoverAsk, answer: string): AnswerCount | undefined {
  if (reason !== undefined || !isCheckable(answer)) return undefined;
  const sections = tool.sections(values).filter(({ title, order }) => (titles ? titles.includes(title) : order !== 'derived'));
  const list = titles ? undefined : sections.find(({ items, holds }) => items && holds);
  if (!list && sections.length < 2) return undefined;
  const text = cleanText(unwrapAnswer(answer));
  const { found, lead } = splitSections(text, sections);
  if (!list?.items) {
    const isFirstUntitled = lead.trim() !== '' && !found.some(({ section }) => section === sections[0]);
    return { name: 'section', read: Math.min(sections.length, found.length + (isFirstUntitled ? 1 : 0)), asked: sections.length };
  }
  const own = found.find(({ section }) => section === list)?.text ?? (sections[0] === list ? lead : '');
  const items = list.holds ? itemKinds[list.holds.kind].parse(own, text) : [];
  return { name: list.itemName ?? 'item', read: items.length, asked: list.items[0] };
}
