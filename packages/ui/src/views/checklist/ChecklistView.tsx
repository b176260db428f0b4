import { itemKinds, numberText } from '@marginalia/engine';
import { useMemo, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import { ProgressBar } from '../../basics/ProgressBar.tsx';
import { Tag } from '../../basics/Tag.tsx';
import { progressOf, type ViewProps } from '../view.ts';
import { type ChecklistEntry, type TasksUnderHeading, taskGroups } from './groups.ts';
import { isTaskTicks, withTick } from './ticks.ts';
import '../dated.css';
import './checklist.css';

/** A longer list shows the first group that has something to do, and folds the others. */
const MOST_UNFOLDED = 30;

/** The things to do in a result, with a tick each. A ticked thing stays in its place. */
export default function ChecklistView({ sections, text, spans, values, progress: stored, lang, ports, onShowSource, onNotice }: ViewProps) {
  const progress = progressOf(stored, isTaskTicks);
  const changed = progress.state?.changed;
  const { clipboard, clock } = ports;
  const groups = useMemo(
    () => taskGroups({ sections, text, spans, values }, new Set(changed), clock.now()),
    [sections, text, spans, values, changed, clock],
  );
  // Ticks do not open and fold what a student looks at.
  const [first] = useState(() => groups.findIndex(({ entries }) => entries.some((entry) => !entry.done)));
  const all = groups.flatMap(({ entries }) => entries);
  const done = all.filter((entry) => entry.done).length;
  const tick = ({ id, task }: ChecklistEntry, isDone: boolean): void =>
    progress.change((ticks) => withTick(ticks, id, isDone !== task.done));
  const copy = async (): Promise<void> => {
    const open = all.filter((entry) => !entry.done).map(({ task }) => ({ ...task, done: false }));
    try {
      await clipboard.write(itemKinds.task.print(open));
      onNotice({
        tone: 'success',
        title: 'Copied!',
        text: `${open.length === 1 ? '1 task' : `${numberText(open.length)} tasks`} copied to clipboard`,
      });
    } catch {
      onNotice({ tone: 'error', title: 'Error', text: 'The browser blocked copying.', reason: 'Copy the tasks from the tab Text.' });
    }
  };
  return (
    <div className="m-checklist">
      <div className="m-checklist__head">
        <p className="m-checklist__sum">
          {done} of {all.length} done
        </p>
        <p className="m-checklist__told">Ticks are kept in this browser</p>
        <ProgressBar label="Done" value={(100 * done) / all.length} valueText={`${done} of ${all.length}`} />
        {done < all.length && (
          <Button className="m-checklist__copy" icon="copy" onClick={() => void copy()} size="sm">
            Copy what is left
          </Button>
        )}
      </div>
      {groups.map((group, index) => (
        <TaskGroup
          group={group}
          isOpen={all.length <= MOST_UNFOLDED || index === first}
          key={group.entries[0]?.id}
          lang={lang}
          onShowSource={onShowSource}
          onTick={tick}
        />
      ))}
    </div>
  );
}

interface TaskGroupProps extends Pick<ViewProps, 'onShowSource'> {
  readonly group: TasksUnderHeading;
  /** Whether it is unfolded at first. */
  readonly isOpen: boolean;
  readonly lang: string | undefined;
  readonly onTick: (entry: ChecklistEntry, isDone: boolean) => void;
}

function TaskGroup({ group: { title, entries }, isOpen, lang, onShowSource, onTick }: TaskGroupProps) {
  return (
    <details className="m-dated" open={isOpen}>
      <summary className="m-dated__summary">
        <Icon className="m-dated__chevron" name="chevron-down" size={16} />
        <h3 className="m-checklist__title" dir="auto" lang={lang}>
          {title}
        </h3>
        <span className="m-checklist__told">
          {entries.filter(({ done }) => done).length} of {entries.length} done
        </span>
      </summary>
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
              {entry.due && (
                <Tag className="m-checklist__due" tone={entry.due.isPast && !entry.done ? 'warning' : 'neutral'}>
                  <time dateTime={entry.due.day}>{entry.due.label}</time>
                </Tag>
              )}
            </label>
            {entry.source && <Source onShowSource={onShowSource} source={entry.source} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The place of the task in the material; a button where the form is beside the result. */
function Source({ source, onShowSource }: { readonly source: NonNullable<ChecklistEntry['source']> } & Pick<ViewProps, 'onShowSource'>) {
  const words = `from your material, line ${numberText(source.line)}`;
  return (
    <p className="m-checklist__source">
      <Icon name="pen-line" size={14} />
      {onShowSource ? (
        <button className="m-checklist__show" onClick={() => onShowSource(source)} type="button">
          {words}
        </button>
      ) : (
        words
      )}
    </p>
  );
}
