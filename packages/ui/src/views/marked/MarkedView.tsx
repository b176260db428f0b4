import { applyCorrections } from '@marginalia/engine';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import { ProgressBar } from '../../basics/ProgressBar.tsx';
import { progressOf, type ViewProps } from '../view.ts';
import { type Decision, isDecisions } from './decisions.ts';
import { blockers, type Entry, type Proof } from './entries.ts';
import { FindingCard } from './FindingCard.tsx';
import { FindingList } from './FindingList.tsx';
import { keyAction } from './key-action.ts';
import { Legend } from './Legend.tsx';
import { MarkedText } from './MarkedText.tsx';
import { inReadingOrder, marksOf, nextMark, withoutClashes } from './marks.ts';
import { choicesOf } from './proof-kind.ts';
import { takeText } from './take-text.ts';
import { useDecisions } from './use-decisions.ts';
import { useProof } from './use-proof.ts';
import './marked.css';

/** The findings in the student's own text: each is accepted or ignored, and the improved text can be copied. */
export default function MarkedView(props: ViewProps) {
  const proof = useProof(props.sections, props.values);
  return proof ? <Marked {...props} {...proof} /> : <p className="m-views__wait">Looking for the places …</p>;
}

function Marked({ draft, entries, progress: kept, ports, lang, onNotice }: ViewProps & Proof) {
  const progress = progressOf(kept, isDecisions);
  const { of, decide, undo } = useDecisions(progress);
  const order = useMemo(() => inReadingOrder(entries), [entries]);
  const blocked = useMemo(() => blockers(entries, progress.state), [entries, progress.state]);
  const marks = useMemo(() => marksOf(entries, progress.state?.of ?? {}, blocked), [entries, progress.state, blocked]);
  const [chosen, setChosen] = useState<{ readonly entry: number; readonly mark?: number }>();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const root = useRef<HTMLDivElement>(null);

  const current = chosen && entries[chosen.entry];
  const choiceOf = (entry: Entry): string | undefined => choices[entry.id] ?? choicesOf(entry.finding)[0];
  const accepted = entries.filter((entry) => of(entry)?.kind === 'accepted' && !blocked.has(entry.id));
  const improved = (): string =>
    applyCorrections(
      draft,
      accepted.map((entry) => ({ places: entry.places, to: wordsOf(of(entry)) })),
    ).text;
  const open = entries.filter((entry) => of(entry) === undefined).length;
  const ignored = entries.filter((entry) => of(entry)?.kind === 'ignored').length;
  const noted = entries.filter((entry) => of(entry)?.kind === 'noted').length;

  const focusMark = (mark: number | undefined): void => root.current?.querySelector<HTMLElement>(`[data-mark="${mark}"][role]`)?.focus();
  const show = (entry: Entry): void => {
    const index = entries.indexOf(entry);
    const mark = marks.findIndex((one) => one.entry === index);
    setChosen({ entry: index, ...(mark >= 0 && { mark }) });
    root.current?.querySelector(`[data-mark="${mark}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  /** Goes to the next mark of the text; inside the card and the lists it shows the next finding and leaves focus where it is. */
  const step = (by: 1 | -1, inText: boolean): void => {
    if (inText) focusMark(nextMark(marks, chosen?.mark ?? -1, by));
    else {
      const at = current ? order.indexOf(current) : by > 0 ? -1 : 0;
      const next = order[(at + by + order.length) % order.length];
      if (next) show(next);
    }
  };
  /** Decides on a finding and goes on to the next open one. */
  const decideOn = (entry: Entry, decision: Decision | undefined): void => {
    decide([entry], () => decision);
    if (decision === undefined) return;
    const isOpen = (other: Entry | undefined): boolean => other !== entry && of(other) === undefined;
    const inText = document.activeElement?.closest('.m-proof') !== null;
    const mark = inText ? nextMark(marks, chosen?.mark ?? -1, 1, (one) => isOpen(entries[one.entry])) : undefined;
    if (mark !== undefined) focusMark(mark);
    else {
      const at = order.indexOf(entry);
      const next = [...order.slice(at + 1), ...order.slice(0, at)].find(isOpen);
      if (next) show(next);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    const inText = target.closest('.m-proof') !== null;
    const action = keyAction(event.nativeEvent, inText);
    if (action === undefined || (action === 'close' && target.closest('.m-finding') === null)) return;
    event.preventDefault();
    event.stopPropagation();
    if (action === 'next' || action === 'previous') step(action === 'next' ? 1 : -1, inText);
    else if (action === 'open') root.current?.querySelector<HTMLElement>('.m-finding__actions button')?.focus();
    else if (action === 'close') close();
    else if (current !== undefined && of(current) === undefined) {
      const choice = current.places.length > 0 ? choiceOf(current) : undefined;
      if (action === 'ignore') decideOn(current, { kind: 'ignored' });
      else if (choice === undefined) decideOn(current, { kind: 'noted' });
      else if (!blocked.has(current.id)) decideOn(current, { kind: 'accepted', to: choice });
    }
  };
  const close = (): void => {
    focusMark(chosen?.mark);
    setChosen(undefined);
  };

  const acceptable = (part: readonly Entry[]): Entry[] =>
    withoutClashes(
      part.filter((entry) => of(entry) === undefined && entry.places.length > 0 && choiceOf(entry) !== undefined && !blocked.has(entry.id)),
    );
  const placed = entries.filter(({ places }) => places.length > 0);
  const unplaced = entries.filter(({ places }) => places.length === 0);
  const groups = [...new Set(placed.map(({ section }) => section))];
  const list = { decisionOf: of, current, onChoose: show, lang };
  const take = (how: 'copy' | 'download') => () => void takeText(how, improved(), accepted.length, ports).then(onNotice);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the controls inside.
    <div className="m-marked" onKeyDown={onKeyDown} ref={root}>
      <div className="m-marked__desk" data-empty={draft === '' || undefined}>
        <div className="m-marked__head">
          <p className="m-marked__sum" role="status">
            <b>{open} open</b> · {accepted.length} accepted · {ignored} ignored{noted > 0 && ` · ${noted} noted`}
          </p>
          <div className="m-marked__actions">
            {draft !== '' && (
              <>
                <Button icon="copy" onClick={take('copy')} size="sm" variant="primary">
                  Copy improved text
                </Button>
                <IconButton icon="download" label="Download improved text" onClick={take('download')} tooltip="Download improved text" />
              </>
            )}
            {undo && (
              <Button icon="undo" onClick={undo} size="sm">
                Undo
              </Button>
            )}
          </div>
          <ProgressBar
            label="Decided"
            value={(100 * (entries.length - open)) / entries.length}
            valueText={`${entries.length - open} of ${entries.length}`}
          />
          <Legend entries={entries} />
        </div>
        {draft !== '' && (
          <MarkedText
            current={chosen?.mark}
            decisions={progress.state}
            draft={draft}
            entries={entries}
            lang={lang}
            marks={marks}
            onChoose={(mark) => setChosen({ entry: marks[mark]?.entry ?? 0, mark })}
            stop={chosen?.mark !== undefined && !marks[chosen.mark]?.covered ? chosen.mark : nextMark(marks, -1, 1)}
          />
        )}
        <div className="m-marked__aside">
          {current && (
            <FindingCard
              blocker={blocked.get(current.id)}
              choice={choiceOf(current)}
              decision={of(current)}
              entry={current}
              lang={lang}
              onChoice={(words) => setChoices({ ...choices, [current.id]: words })}
              onClose={close}
              onDecide={(decision) => decideOn(current, decision)}
              onStep={(by) => step(by, false)}
              position={`${order.indexOf(current) + 1} of ${order.length}`}
            />
          )}
          <div className="m-marked__lists">
            {groups.map((section) => {
              const part = placed.filter((entry) => entry.section === section);
              return (
                <FindingList
                  {...list}
                  acceptable={acceptable(part)}
                  entries={part}
                  key={section}
                  onAcceptAll={(all) => decide(all, (entry) => ({ kind: 'accepted', to: choiceOf(entry) ?? '' }))}
                  title={section}
                />
              );
            })}
            {unplaced.length > 0 && <FindingList {...list} entries={unplaced} note={NO_PLACE} title="Without a place" />}
          </div>
        </div>
      </div>
    </div>
  );
}

const NO_PLACE = 'The words of these findings do not stand in the text of the form as they are quoted.';

function wordsOf(decision: Decision | undefined): string {
  return decision?.kind === 'accepted' ? decision.to : '';
}
