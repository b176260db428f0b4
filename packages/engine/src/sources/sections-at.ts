import type { Values } from '../definition/field.ts';
import type { ItemKindName } from '../definition/holds.ts';
import type { Tool } from '../definition/tool.ts';
import { block } from '../items/block.ts';
import type { LineOffsets } from './places.ts';

export interface SectionAt {
  readonly title: string;
  /** Its times and numbers are chosen, not stated: a plan or a checklist. */
  readonly plans: boolean;
  /** The kind of its items. */
  readonly kind?: ItemKindName;
}

/** A plan whose title is not the outline's. */
const PLAN: SectionAt = { title: '', plans: true, kind: 'block' };
const PLANS: ReadonlySet<ItemKindName> = new Set(['block', 'task']);

/** The section of each line of a result, by the titles in the text. */
export function sectionsAt(text: string, lines: readonly LineOffsets[], tool: Tool, values: Values) {
  const known = new Map<string, SectionAt>(
    tool
      .sections(values)
      .map(({ title, holds }) => [
        title,
        { title, plans: holds !== undefined && PLANS.has(holds.kind), ...(holds && { kind: holds.kind }) },
      ]),
  );
  const holdsPlan = [...known.values()].some(({ kind }) => kind === 'block');
  const titles = new Set<number>();
  let now: SectionAt | undefined;
  const ofLine = lines.map(({ start, end }, index) => {
    if (end - start > 200) return now;
    const section = known.get(titleOf(text.slice(start, end)));
    if (section) {
      titles.add(index);
      now = section;
    }
    // A block of a plan has its times wherever it stands: its section may have another title.
    const isBlock = holdsPlan && now?.plans !== true && block.parse(text.slice(start, end)).length > 0;
    return isBlock ? PLAN : now;
  });
  return { isTitle: (line: number): boolean => titles.has(line), of: (line: number): SectionAt | undefined => ofLine[line] };
}

/** A line without the marks of a heading. */
function titleOf(line: string): string {
  return line.replace(/^#{1,6}\s+|\*\*/g, '').trim();
}
