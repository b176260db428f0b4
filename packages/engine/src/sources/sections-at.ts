import type { Values } from '../definition/field.ts';
import type { ItemKindName } from '../definition/holds.ts';
import type { Tool } from '../definition/tool.ts';
import type { TextLine } from './places.ts';

export interface SectionAt {
  readonly title: string;
  /** Its times and numbers are chosen, not stated: a plan or a checklist. */
  readonly plans: boolean;
  /** What its items are. */
  readonly kind?: ItemKindName;
}

const PLANS: ReadonlySet<ItemKindName> = new Set(['block', 'task']);

/** The section of each line of a result, by the titles in the text. */
export function sectionsAt(text: string, lines: readonly TextLine[], tool: Tool, values: Values) {
  const known = new Map<string, SectionAt>(
    tool
      .sections(values)
      .map(({ title, holds }) => [
        title,
        { title, plans: holds !== undefined && PLANS.has(holds.kind), ...(holds && { kind: holds.kind }) },
      ]),
  );
  const titles = new Set<number>();
  let now: SectionAt | undefined;
  const ofLine = lines.map(({ start, end }, index) => {
    if (end - start > 200) return now;
    const section = known.get(titleOf(text.slice(start, end)));
    if (section) {
      titles.add(index);
      now = section;
    }
    return now;
  });
  return { isTitle: (line: number): boolean => titles.has(line), of: (line: number): SectionAt | undefined => ofLine[line] };
}

/** A line without the marks of a heading. */
function titleOf(line: string): string {
  return line.replace(/^#{1,6}\s+|\*\*/g, '').trim();
}
