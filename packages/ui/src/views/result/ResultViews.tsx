import { isCheckable, itemsOf, type Notice, type Ports, type SourceSpan, type Tool, type Values, viewsOf } from '@marginalia/engine';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../basics/Button.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import { studyLabel } from '../../study/wording.ts';
import type { SourcePlace, ViewPorts } from '../view.ts';
import { VIEW_LABELS } from '../view-names.ts';
import { FullScreen } from './FullScreen.tsx';
import { ResultTabs } from './ResultTabs.tsx';
import type { TabName } from './remembered-tabs.ts';
import { useChosenTab } from './use-chosen-tab.ts';
import { useResultProgress } from './use-result-progress.ts';
import { ViewPanel } from './ViewPanel.tsx';
import './result-views.css';

export interface ResultViewsProps {
  readonly tool: Tool;
  /** The public text; undefined while it is still being written, which has no views yet. */
  readonly text: string | undefined;
  /** The form that made it, where it is known. */
  readonly values?: Values | undefined;
  readonly spans?: readonly SourceSpan[] | undefined;
  readonly lang?: string | undefined;
  readonly ports: ViewPorts & Pick<Ports, 'storage' | 'progress' | 'kept'>;
  readonly onShowSource?: ((place: SourcePlace) => void) | undefined;
  readonly onNotice: (notice: Notice) => void;
  /** The name of the result: "Flashcards". */
  readonly label: string;
  /** Renders the text, which is the first tab; a second time over the whole window. */
  readonly renderText: (place: 'card' | 'full') => ReactNode;
}

const NO_SPANS: readonly SourceSpan[] = [];
const NO_VALUES: Values = {};

/** The text of a result and, where items can be read in it, the views that its outline names, as tabs. */
export function ResultViews(props: ResultViewsProps) {
  const { tool, text, values, spans = NO_SPANS, lang, ports, onShowSource, onNotice, label, renderText } = props;
  const id = useId();
  const allSections = useMemo(() => (text !== undefined && isCheckable(text) ? itemsOf(tool, text, values) : []), [tool, text, values]);
  const views = useMemo(() => viewsOf(allSections), [allSections]);
  const [chosen, choose] = useChosenTab(tool.slug, text ?? '', views, ports);
  const [opened, setOpened] = useState<ReadonlySet<TabName>>(new Set());
  if (!opened.has(chosen)) setOpened(new Set([...opened, chosen]));
  // While the text is shown, the views stay where they are: a long list that is put in again is laid out anew.
  const [home, setHome] = useState(chosen);
  if (chosen !== 'text' && chosen !== home) setHome(chosen);
  const progress = useResultProgress(ports, tool.slug, text ?? '', chosen !== 'text', onNotice);
  const [full, setFull] = useState(false);
  // Each view keeps its element when it moves to the whole window and back, so that nothing in it starts anew.
  const [host] = useState(() => document.createElement('div'));
  const place = (slot: HTMLElement | null): void => {
    // An element that is put in again loses focus and scroll position.
    if (host.parentElement !== slot) slot?.append(host);
  };
  // The main action keeps its element too. Each view has its own element, so that none is drawn anew when another one is chosen.
  const [actions] = useState(() => new Map<TabName, HTMLElement>());
  const actionsOf = (name: TabName): HTMLElement => {
    const own = actions.get(name) ?? Object.assign(document.createElement('div'), { className: 'm-tabs__actions' });
    actions.set(name, own);
    return own;
  };
  const placeActions = (slot: HTMLElement | null): void => {
    const own = actionsOf(chosen);
    if (own.parentElement !== slot) slot?.replaceChildren(own);
  };
  const [begun, setBegun] = useState(0);

  const tabs = views.length > 0;
  const cards = views.find(({ name }) => name === 'cards');
  const panels = views.map((view) => (
    <div
      aria-labelledby={`${id}-tab-${view.name}`}
      className="m-views__panel"
      hidden={view.name !== chosen}
      id={`${id}-panel-${view.name}`}
      key={view.name}
      role="tabpanel"
    >
      {view.name === home && !full && <div ref={place} />}
    </div>
  ));
  const shown = views.map((view) => (
    <div hidden={view.name !== chosen} key={view.name}>
      {opened.has(view.name) && (
        <ViewPanel
          name={view.name}
          view={
            progress.isRead && text !== undefined
              ? {
                  tool,
                  values: values ?? NO_VALUES,
                  text,
                  sections: view.sections,
                  allSections,
                  spans,
                  lang,
                  progress: progress.of(view.name),
                  progressIn: progress.of,
                  actions: actionsOf(view.name),
                  begun: view.name === 'cards' ? begun : 0,
                  ports,
                  onShowSource,
                  onNotice,
                }
              : undefined
          }
        />
      )}
    </div>
  ));
  // The view stands first, because a long title is cut at its end.
  const title = chosen === 'text' ? label : `${VIEW_LABELS[chosen]}: ${label}`;
  return (
    <div className="m-views">
      {tabs && (
        <ResultTabs chosen={chosen} id={id} label={label} onChoose={choose} views={views}>
          <div className="m-tabs__end">
            <IconButton icon="maximize" label="Full screen" onClick={() => setFull(true)} tooltip="Full screen" />
            {!full && chosen !== 'text' && <div className="m-tabs__slot" ref={placeActions} />}
            {chosen === 'text' && cards && (
              <Button
                icon="layers"
                onClick={() => {
                  choose('cards');
                  setBegun(begun + 1);
                }}
                size="sm"
                variant="primary"
              >
                {studyLabel(cards.count)}
              </Button>
            )}
          </div>
        </ResultTabs>
      )}
      <div
        {...(tabs && { 'aria-labelledby': `${id}-tab-text`, role: 'tabpanel' })}
        className="m-views__panel"
        hidden={chosen !== 'text'}
        id={`${id}-panel-text`}
      >
        {renderText('card')}
      </div>
      {panels}
      {tabs && createPortal(shown, host)}
      {full && (
        <FullScreen
          actions={chosen !== 'text' && <div className="m-tabs__slot" ref={placeActions} />}
          onClose={() => setFull(false)}
          title={title}
        >
          {chosen === 'text' ? renderText('full') : <div ref={place} />}
        </FullScreen>
      )}
    </div>
  );
}
