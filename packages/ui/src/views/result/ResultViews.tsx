import {
  cardsIn,
  countCards,
  isCheckable,
  isDeckLink,
  itemsOf,
  type Notice,
  type Ports,
  type ResultView,
  type ResultWork,
  type SourceSpan,
  type Tool,
  type Values,
  viewsOf,
} from '@marginalia/engine';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../basics/Button.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import { studyLabel } from '../../study/wording.ts';
import type { ViewPorts, ViewProps } from '../view.ts';
import { VIEW_LABELS } from '../view-names.ts';
import { FullScreen } from './FullScreen.tsx';
import { ResultTabs } from './ResultTabs.tsx';
import type { TabName } from './remembered-tabs.ts';
import { useChosenTab } from './use-chosen-tab.ts';
import { useResultProgress } from './use-result-progress.ts';
import { useViewElements } from './use-view-elements.ts';
import { ViewPanel } from './ViewPanel.tsx';
import './result-views.css';

export interface ResultViewsProps extends Pick<ViewProps, 'onShowSource' | 'onMakeCards'> {
  readonly tool: Tool;
  /** The public text; undefined while it is still being written, which has no views yet. */
  readonly text: string | undefined;
  /** The form that made it, where it is known. */
  readonly values?: Values | undefined;
  readonly spans?: readonly SourceSpan[] | undefined;
  readonly lang?: string | undefined;
  /** The student's work on the result: ticks, answers, corrections. */
  readonly work: ResultWork;
  readonly ports: ViewPorts & Pick<Ports, 'storage' | 'progress' | 'kept'>;
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
  const { tool, text, values, spans = NO_SPANS, lang, work, ports, onShowSource, onMakeCards, onNotice, label, renderText } = props;
  const id = useId();
  const allSections = useMemo(() => (text !== undefined && isCheckable(text) ? itemsOf(tool, text, values) : []), [tool, text, values]);
  const views = useMemo(() => viewsOf(allSections).map((view) => withCardCount(view, tool, work)), [allSections, tool, work]);
  const [chosen, choose] = useChosenTab(tool.slug, text ?? '', views, ports);
  const tabs = useVisitedTabs(chosen);
  const progress = useResultProgress(ports, tool.slug, text ?? '', chosen !== 'text', onNotice);
  const [full, setFull] = useState(false);
  const [begun, setBegun] = useState(0);
  const { host, place, actionsOf, placeActions } = useViewElements(chosen);

  const hasTabs = views.length > 0;
  const cards = views.find(({ name }) => name === 'cards');
  const actions = chosen !== 'text' && <div className="m-tabs__slot" ref={placeActions} />;
  const propsOf = ({ name, sections }: ResultView): ViewProps | undefined =>
    progress.isRead && text !== undefined
      ? {
          tool,
          values: values ?? NO_VALUES,
          text,
          sections,
          allSections,
          spans,
          lang,
          progress: progress.of(name),
          progressIn: progress.of,
          actions: actionsOf(name),
          begun: name === 'cards' ? begun : 0,
          ports,
          onShowSource,
          onMakeCards,
          onNotice,
        }
      : undefined;
  const shown = views.map((view) => (
    <div hidden={view.name !== chosen} key={view.name}>
      {tabs.opened.has(view.name) && <ViewPanel name={view.name} view={propsOf(view)} />}
    </div>
  ));
  return (
    <div className="m-views">
      {hasTabs && (
        <ResultTabs chosen={chosen} id={id} label={label} onChoose={choose} views={views}>
          <div className="m-tabs__end">
            <IconButton icon="maximize" label="Full screen" onClick={() => setFull(true)} tooltip="Full screen" />
            {!full && actions}
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
                {isStudied(work) ? 'Study cards' : studyLabel(cards.count)}
              </Button>
            )}
          </div>
        </ResultTabs>
      )}
      <TabPanel id={id} isChosen={chosen === 'text'} isPlain={!hasTabs} name="text">
        {renderText('card')}
      </TabPanel>
      {views.map(({ name }) => (
        <TabPanel id={id} isChosen={name === chosen} key={name} name={name}>
          {name === tabs.home && !full && <div ref={place} />}
        </TabPanel>
      ))}
      {hasTabs && createPortal(shown, host)}
      {full && (
        // The view stands first, because a long title is cut at its end.
        <FullScreen actions={actions} onClose={() => setFull(false)} title={chosen === 'text' ? label : `${VIEW_LABELS[chosen]}: ${label}`}>
          {chosen === 'text' ? renderText('full') : <div ref={place} />}
        </FullScreen>
      )}
    </div>
  );
}

/** Whether every card of its deck has an answer. How many are due on a day is computed by the view of the cards, whose code comes later. */
function isStudied({ views: { cards: link }, decks }: ResultWork): boolean {
  const deck = isDeckLink(link) ? decks.find(({ id }) => id === link.deck) : undefined;
  const cards = deck ? cardsIn(deck) : [];
  return cards.length > 0 && cards.every(({ reviews }) => reviews.length > 0);
}

/** A view with the number of the cards that the student has left. */
function withCardCount(view: ResultView, { slug }: Tool, work: ResultWork): ResultView {
  return view.name === 'cards' ? { ...view, count: countCards(view.sections, slug, work) } : view;
}

/** The tabs that were opened, and the one whose panel has the views. */
function useVisitedTabs(chosen: TabName) {
  const [opened, setOpened] = useState<ReadonlySet<TabName>>(new Set());
  if (!opened.has(chosen)) setOpened(new Set([...opened, chosen]));
  // While the text is shown, the views stay where they are: a long list that is put in again is laid out anew.
  const [home, setHome] = useState(chosen);
  if (chosen !== 'text' && chosen !== home) setHome(chosen);
  return { opened, home };
}

interface TabPanelProps {
  /** The prefix of the ids of tabs and panels. */
  readonly id: string;
  readonly name: TabName;
  readonly isChosen: boolean;
  /** Whether the result has no tabs, so that its text is no panel of one. */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
}

function TabPanel({ id, name, isChosen, isPlain = false, children }: TabPanelProps) {
  return (
    <div
      {...(!isPlain && { 'aria-labelledby': `${id}-tab-${name}`, role: 'tabpanel' })}
      className="m-views__panel"
      hidden={!isChosen}
      id={`${id}-panel-${name}`}
    >
      {children}
    </div>
  );
}
