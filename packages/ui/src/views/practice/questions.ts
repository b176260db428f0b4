import { itemIds, type Question, type SectionItems, type SourceSpan, type Tool } from '@marginalia/engine';

/** A question of a result with its identity and its place. */
export interface PracticeEntry {
  readonly id: string;
  /** From 1, through all groups. */
  readonly number: number;
  readonly group: string;
  readonly asked: Question;
  /** The words of the student's material that the question quotes. */
  readonly source: SourceSpan | undefined;
}

/** The questions of the sections in their order. A question without a heading of its own stands under the title of its section. */
export function practiceEntries(
  tool: Tool,
  sections: readonly SectionItems[],
  text: string,
  spans: readonly SourceSpan[],
): readonly PracticeEntry[] {
  const material = tool.fields.filter((field) => field.material).map(({ name }) => name);
  const quotes = spans.filter(({ field }) => material.includes(field));
  const entries: PracticeEntry[] = [];
  let from = 0;
  for (const section of sections) {
    if (section.kind !== 'question') continue;
    const ids = itemIds(section);
    for (const [index, asked] of section.items.entries()) {
      const at = text.indexOf(asked.question, from);
      const end = at + asked.question.length;
      if (at >= 0) from = end;
      entries.push({
        id: ids[index] ?? `${section.section}-${index}`,
        number: entries.length + 1,
        group: asked.group ?? section.title,
        asked,
        source: at < 0 ? undefined : quotes.find((span) => span.at < end && span.at + span.length > at),
      });
    }
  }
  return entries;
}

/** Neighbouring questions of one group, in the order of the text. */
export function questionGroups(
  entries: readonly PracticeEntry[],
): readonly { readonly title: string; readonly entries: readonly PracticeEntry[] }[] {
  const groups: { title: string; entries: PracticeEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.title === entry.group) last.entries.push(entry);
    else groups.push({ title: entry.group, entries: [entry] });
  }
  return groups;
}
