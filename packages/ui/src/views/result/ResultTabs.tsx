import type { ResultView } from '@marginalia/engine';
import { numberText } from '@marginalia/engine';
import type { KeyboardEvent, ReactNode } from 'react';
import { VIEW_LABELS } from '../view-names.ts';
import type { TabName } from './remembered-tabs.ts';

interface ResultTabsProps {
  readonly views: readonly ResultView[];
  readonly chosen: TabName;
  readonly onChoose: (tab: TabName) => void;
  /** The prefix of the ids of tabs and panels. */
  readonly id: string;
  readonly label: string;
  /** Content at the end of the row. */
  readonly children?: ReactNode;
}

/** The views that need the width of both columns: beside them the form folds (tool-form.css). */
const WIDE_VIEWS: ReadonlySet<TabName> = new Set<TabName>(['marked']);

/** The number of tabs to go for a key; `Infinity` for an end of the row. */
const STEP_OF_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
};

/** The row of tabs over a result: its text, and its views with the number of their items. Arrow keys choose, as in any row of tabs. */
export function ResultTabs({ views, chosen, onChoose, id, label, children }: ResultTabsProps) {
  const names: readonly TabName[] = ['text', ...views.map(({ name }) => name)];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEP_OF_KEY[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const at = names.indexOf(chosen);
    const next = Number.isFinite(step) ? (at + step + names.length) % names.length : step > 0 ? names.length - 1 : 0;
    const tab = names[next] ?? 'text';
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onChoose(tab);
  };
  return (
    <div className="m-tabs">
      <div aria-label={label} className="m-tabs__list" onKeyDown={onKeyDown} role="tablist">
        {names.map((name) => {
          const count = views.find((view) => view.name === name)?.count;
          return (
            <button
              aria-controls={`${id}-panel-${name}`}
              aria-selected={name === chosen}
              className="m-tabs__tab"
              data-view={name === 'text' ? undefined : name}
              data-wide={WIDE_VIEWS.has(name) || undefined}
              id={`${id}-tab-${name}`}
              key={name}
              onClick={() => onChoose(name)}
              role="tab"
              tabIndex={name === chosen ? 0 : -1}
              type="button"
            >
              {name === 'text' ? 'Text' : `${VIEW_LABELS[name]} `}
              {count !== undefined && <span className="m-tabs__count">{numberText(count)}</span>}
            </button>
          );
        })}
      </div>
      {children}
    </div>
  );
}
