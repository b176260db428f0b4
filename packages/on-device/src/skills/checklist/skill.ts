import { isForChosen, ownText } from '../../lib/text/own-text.ts';
import type { ChecklistGroup, ChecklistItem } from '../../packs/checklists/checklist-group.ts';
import { loadChecklist } from '../../packs/checklists.ts';
import type { Skill, SkillContext } from '../../skill.ts';
import { BLANK, fill, type Line } from '../../spans.ts';
import type { OwnGroup } from './parameters.ts';
import { fillPhrase } from './phrases.ts';
import { loadReportSections, printReportSection } from './print-report-section.ts';
import { topicSlot, topicTerms } from './topics.ts';

const TOPIC = '{topic}';

/**
 * Writes things to write or do, each on a line that begins "[ ] ". `by` names the selects whose options choose the lines;
 * key terms of the `topic` field fill their slots. The report pack finds its prompts by the section's title.
 */
export const checklist: Skill<'checklist'> = async (parameters, context) => {
  const { groups: own, pack } = parameters;
  if (own) return printOwnGroups(own, context);
  if (pack === undefined) return [];
  if (pack === 'report') return printReportSection(parameters, context);
  const options = new Set([parameters.by ?? []].flat().flatMap((field) => context.values[field] ?? []));
  const groups = forTitle(await loadChecklist(pack), context.section.title);
  const asked = groups.map((group) => ({ ...group, items: group.items.filter((item) => belongs(item, group, options)) }));
  // Most lists name no topic, and the terms of a long text take time.
  const terms = asked.some(({ items }) => items.some(({ text }) => text.includes(TOPIC)))
    ? topicTerms(parameters.topic ?? mainText(context.values, context.labels), context)
    : [];
  let turn = 0;
  const blocks = asked.flatMap((group): Line[][] => {
    const lines = group.items.map((item): Line => {
      const topic = topicSlot(terms, turn);
      if (item.text.includes(TOPIC)) turn += 1;
      return fillPhrase('box', { text: fill(item.text, `${pack}.${group.id}`, { topic }) });
    });
    if (lines.length === 0) return [];
    const alone = groups.length === 1 || group.heading.toLowerCase() === context.section.title.toLowerCase();
    return [alone ? lines : [fill(`${group.heading}:`, `${pack}.${group.id}`), ...lines]];
  });
  return apart(blocks);
};

/** The items that a definition brings. The heading of a single group is left out, because the section has a title. */
function printOwnGroups(groups: readonly OwnGroup[], context: SkillContext): Line[] {
  const blocks = groups.flatMap(({ heading, items }, index): Line[][] => {
    const id = `checklist.own-${index + 1}`;
    const lines = items.flatMap((item): Line[] => {
      const { text, for: options } = typeof item === 'string' ? { text: item } : item;
      const filled = isForChosen(options, context) ? ownText(text, id, context) : undefined;
      return filled === undefined ? [] : [fillPhrase('box', { text: filled })];
    });
    if (lines.length === 0) return [];
    return [groups.length === 1 ? lines : [fill(`${heading}:`, id), ...lines]];
  });
  return apart(blocks);
}

function apart(blocks: readonly (readonly Line[])[]): Line[] {
  return blocks.flatMap((lines, index) => (index === 0 ? lines : [BLANK, ...lines]));
}

/** The groups whose title words occur in the section's title, otherwise the groups without title words. */
function forTitle(groups: readonly ChecklistGroup[], title: string): readonly ChecklistGroup[] {
  const words = title.toLowerCase();
  const named = groups.filter((group) => group.titles?.some((word) => words.includes(word)));
  return named.length > 0 ? named : groups.filter((group) => group.titles === undefined);
}

/** Whether an item is for every option or for a chosen one. Without a choice that the group knows, "other" counts as chosen. */
function belongs(item: ChecklistItem, group: ChecklistGroup, options: ReadonlySet<string>): boolean {
  if (item.for === undefined) return true;
  const known = group.items.some((other) => other.for?.some((option) => options.has(option)));
  return item.for.some((option) => options.has(option) || (!known && option === 'other'));
}

/** The field with the longest text, which gives the terms if no topic field is named. */
function mainText(values: Readonly<Record<string, string>>, labels: Readonly<Record<string, string>>): string | undefined {
  const fields = Object.keys(values).filter((name) => values[name] === (labels[name] ?? values[name]));
  return fields.sort((a, b) => (values[b]?.length ?? 0) - (values[a]?.length ?? 0) || (a < b ? -1 : 1))[0];
}

checklist.load = async ({ pack }) => (pack === 'report' ? loadReportSections() : pack && loadChecklist(pack));
