import { dayFinder, itemIds, type Task } from '@marginalia/engine';
import type { ViewProps } from '../view.ts';
import { type DueLabel, dueOf } from './due.ts';
import { type TaskSource, taskSourceFinder } from './sources-of-tasks.ts';

export interface ChecklistEntry {
  readonly id: string;
  readonly task: Task;
  readonly done: boolean;
  readonly due: DueLabel | undefined;
  readonly source: TaskSource | undefined;
}

/** Things to do under one heading. */
export interface TasksUnderHeading {
  readonly title: string;
  readonly entries: readonly ChecklistEntry[];
}

type TaskTexts = Pick<ViewProps, 'sections' | 'text' | 'spans' | 'values'>;

/** The tasks under their headings in the text; without one, under the title of their section. */
export function taskGroups({ sections, text, spans, values }: TaskTexts, changed: ReadonlySet<string>, now: Date): TasksUnderHeading[] {
  const dayIn = dayFinder(text);
  const sourceOf = taskSourceFinder(text, spans, values);
  return sections.flatMap((section) => {
    if (section.kind !== 'task') return [];
    const ids = itemIds(section);
    const groups = new Map<string, ChecklistEntry[]>();
    for (const [index, task] of section.items.entries()) {
      const id = ids[index] ?? '';
      const title = task.group ?? section.title;
      const day = dayIn(task.text);
      const entry = {
        id,
        task,
        done: task.done !== changed.has(id),
        due: day === undefined ? undefined : dueOf(day, now),
        source: sourceOf(task.text),
      };
      groups.set(title, [...(groups.get(title) ?? []), entry]);
    }
    return [...groups].map(([title, entries]) => ({ title, entries }));
  });
}
