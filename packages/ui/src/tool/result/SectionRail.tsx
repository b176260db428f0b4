import { numberText, ON_DEVICE, type Result, type RunProgress, wordsOf } from '@marginalia/engine';
import { type RefObject, useMemo, useRef } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import type { UiIconName } from '../../basics/icons.ts';
import { VisuallyHidden } from '../../basics/VisuallyHidden.tsx';
import type { ToolRunState } from '../tool-state.ts';
import { type SectionFacts, sectionFacts } from './section-facts.ts';
import { useReading } from './use-reading.ts';

type SectionState = 'done' | 'open' | 'now' | 'todo' | 'failed' | 'stopped';

const ICONS: Readonly<Record<SectionState, UiIconName | undefined>> = {
  done: 'check',
  now: 'pen-line',
  failed: 'alert',
  stopped: 'stop',
  open: undefined,
  todo: undefined,
};
const WORDS: Readonly<Record<SectionState, string>> = {
  done: 'done',
  now: 'being written',
  failed: 'failed',
  stopped: 'stopped',
  open: 'to be filled in',
  todo: 'not written yet',
};

interface SectionRailProps {
  readonly label: string;
  readonly titles: ReadonlySet<string>;
  readonly result: Result;
  readonly state: ToolRunState;
  readonly progress: RunProgress | undefined;
  readonly sheet: RefObject<HTMLElement | null>;
}

/**
 * The sections of a long document with their progress. A button with the title of a written section moves focus to it. One title is
 * marked as current: during a run the section being written, afterwards the section being read.
 */
export function SectionRail({ label, titles, result, state, progress, sheet }: SectionRailProps) {
  const list = [...titles];
  const { source } = result;
  const busy = state === 'busy';
  const facts = useMemo(() => (busy ? undefined : sectionFacts(result, titles)), [busy, result, titles]);
  const at = progress === undefined ? -1 : list.indexOf(progress.title);
  const currentState: SectionState = busy ? 'now' : state === 'error' ? 'failed' : 'stopped';
  const done = progress?.done;
  const isDone = (index: number): boolean => result.complete || (done ? done.includes(list[index] ?? '') : index < at);
  const stateOfDone = (known: SectionFacts | undefined): SectionState => {
    if (known?.isOpen) return 'open';
    // A model can end a document without a word for a section. In a draft of the device only the person's own words count.
    return facts && source !== ON_DEVICE && !known?.words ? 'todo' : 'done';
  };
  const stateAt = (index: number): SectionState => {
    if (isDone(index)) return stateOfDone(facts?.get(list[index] ?? ''));
    return index === at ? currentState : 'todo';
  };

  const { at: reading, goTo } = useReading(sheet, !busy);
  const fold = useRef<HTMLDetailsElement>(null);
  const jump = (title: string): void => {
    if (fold.current) fold.current.open = false;
    goTo(title);
  };

  return (
    <nav aria-label={label} className="m-rail">
      {/* On a phone this element folds and unfolds the list, which is its sibling. A wider screen shows only the list. */}
      <details className="m-rail__fold" ref={fold}>
        <summary className="m-rail__summary">All sections</summary>
      </details>
      <p aria-hidden="true" className="m-rail__title">
        Sections
      </p>
      <ol className="m-rail__list">
        {list.map((title, index) => {
          const now = stateAt(index);
          const words = now === 'now' ? progress?.words : now === 'todo' ? undefined : facts?.get(title)?.words;
          const icon = ICONS[now];
          return (
            <li key={title}>
              <button
                aria-current={now === 'now' ? 'step' : title === reading ? 'location' : undefined}
                className="m-rail__entry"
                data-state={now}
                disabled={now === 'todo'}
                onClick={() => jump(title)}
                type="button"
              >
                {icon === undefined ? <span aria-hidden="true" className="m-rail__ring" /> : <Icon name={icon} size={16} />}
                <span className="m-rail__name">{title}</span>
                <VisuallyHidden>({words === undefined || busy ? WORDS[now] : `${WORDS[now]}, ${wordsOf(words)}`})</VisuallyHidden>
                {words !== undefined && (
                  <span aria-hidden="true" className="m-rail__words">
                    {numberText(words)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
