import { itemIds, type Task } from '@marginalia/engine';
import { useId } from 'react';
import { ProgressBar } from '../../basics/ProgressBar.tsx';
import { progressOf, type ViewProps } from '../view.ts';
import { isTicks, withTick } from './ticks.ts';
import './checklist.css';

interface Entry {
  readonly id: string;
  readonly task: Task;
  readonly done: boolean;
}

/** Things to do under one heading. */
interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The things to do in a result, with a tick each. What is done stays in its place. */
export default function ChecklistView({ sections, progress: kept, lang }: ViewProps) {
  const progress = progressOf(kept, isTicks);
  const changed = new Set(progress.state?.changed);
  const groups = groupsOf(sections, changed);
  const all = groups.flatMap(({ entries }) => entries);
  const done = all.filter((entry) => entry.done).length;
  const tick = ({ id, task }: Entry, isDone: boolean): void => progress.change((ticks) => withTick(ticks, id, isDone !== task.done));
  return (
    <div className="m-checklist">
      <div className="m-checklist__head">
        <p className="m-checklist__sum">
          {done} of {all.length} done
        </p>
        <p className="m-checklist__told">Ticks are kept in this browser</p>
        <ProgressBar label="Done" value={(100 * done) / all.length} valueText={`${done} of ${all.length}`} />
      </div>
      {groups.map((group) => (
        <TaskGroup group={group} key={group.entries[0]?.id} lang={lang} onTick={tick} />
      ))}
    </div>
  );
}

interface TaskGroupProps {
  readonly group: Group;
  readonly lang: string | undefined;
  readonly onTick: (entry: Entry, isDone: boolean) => void;
}

function TaskGroup({ group: { title, entries }, lang, onTick }: TaskGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="m-checklist__group">
        <h3 className="m-checklist__title" dir="auto" id={id} lang={lang}>
          {title}
        </h3>
        <p className="m-checklist__told">
          {entries.filter(({ done }) => done).length} of {entries.length} done
        </p>
      </div>
      <ul className="m-checklist__list">
        {entries.map((entry) => (
          <li className="m-checklist__task" key={entry.id}>
            <label className="m-checklist__label">
              <input
                checked={entry.done}
                className="m-checkbox__input"
                onChange={({ target }) => onTick(entry, target.checked)}
                type="checkbox"
              />
              <span className="m-checklist__text" dir="auto" lang={lang}>
                {entry.task.text}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The tasks under their headings in the text; without one, under the title of their section. */
function groupsOf(sections: ViewProps['sections'], changed: ReadonlySet<string>): Group[] {
  return sections.flatMap((part) => {
    if (part.kind !== 'task') return [];
    const ids = itemIds(part);
    const groups = new Map<string, Entry[]>();
    for (const [index, task] of part.items.entries()) {
      const id = ids[index] ?? '';
      const title = task.group ?? part.title;
      groups.set(title, [...(groups.get(title) ?? []), { id, task, done: task.done !== changed.has(id) }]);
    }
    return [...groups].map(([title, entries]) => ({ title, entries }));
  });
}
