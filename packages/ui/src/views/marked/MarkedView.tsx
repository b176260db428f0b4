import { useMemo, useState } from 'react';
import { progressOf, type ViewProps } from '../view.ts';
import { type Decision, isDecisions } from './decisions.ts';
import { blockers, type MarkedDraft, type MarkedEntry } from './entries.ts';
import { FindingCard } from './FindingCard.tsx';
import { FindingLists } from './FindingLists.tsx';
import { MarkedHead } from './MarkedHead.tsx';
import { MarkedText } from './MarkedText.tsx';
import { onMarkedKey } from './marked-keys.ts';
import { findingMarks, nextMark, withoutClashes } from './marks.ts';
import { choicesOf } from './proof-kind.ts';
import { useChosenFinding } from './use-chosen-finding.ts';
import { useDecisions } from './use-decisions.ts';
import { useProof } from './use-proof.ts';
import './marked.css';

/** The findings in the student's own text: each is accepted or ignored, and the improved text can be copied. */
export default function MarkedView(props: ViewProps) {
  const proof = useProof(props.sections, props.values);
  return proof ? <Marked {...props} {...proof} /> : <p className="m-views__wait">Looking for the places …</p>;
}

function Marked({ draft, entries, progress: stored, ports, lang, onNotice }: ViewProps & MarkedDraft) {
  const progress = progressOf(stored, isDecisions);
  const { of: decisionOf, decide, undo } = useDecisions(progress);
  const blocked = useMemo(() => blockers(entries, progress.state), [entries, progress.state]);
  const marks = useMemo(() => findingMarks(entries, progress.state?.of ?? {}, blocked), [entries, progress.state, blocked]);
  const chosen = useChosenFinding(entries, marks, decisionOf);
  const { current, mark, order } = chosen;
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const choiceOf = (entry: MarkedEntry): string | undefined => choices[entry.id] ?? choicesOf(entry.finding)[0];
  const canBeAccepted = (entry: MarkedEntry): boolean =>
    decisionOf(entry) === undefined && entry.places.length > 0 && choiceOf(entry) !== undefined && !blocked.has(entry.id);
  const decideOn = (entry: MarkedEntry, decision: Decision | undefined): void => {
    decide([entry], () => decision);
    if (decision) chosen.stepToOpen(entry);
  };
  const decideByKey = (action: 'accept' | 'ignore'): void => {
    if (current === undefined || decisionOf(current) !== undefined) return;
    const choice = current.places.length > 0 ? choiceOf(current) : undefined;
    if (action === 'ignore') decideOn(current, { kind: 'ignored' });
    else if (choice === undefined) decideOn(current, { kind: 'noted' });
    else if (!blocked.has(current.id)) decideOn(current, { kind: 'accepted', to: choice });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the controls inside.
    <div className="m-marked" onKeyDown={(event) => onMarkedKey(event, chosen, decideByKey)} ref={chosen.root}>
      <div className="m-marked__columns" data-empty={draft === '' || undefined}>
        <MarkedHead
          blocked={blocked}
          decisionOf={decisionOf}
          draft={draft}
          entries={entries}
          onNotice={onNotice}
          onUndo={undo}
          ports={ports}
        />
        {draft !== '' && (
          <MarkedText
            current={mark}
            decisions={progress.state}
            draft={draft}
            entries={entries}
            lang={lang}
            marks={marks}
            onChoose={chosen.chooseMark}
            stop={mark !== undefined && !marks[mark]?.covered ? mark : nextMark(marks, -1, 1)}
          />
        )}
        <div className="m-marked__aside">
          {current && (
            <FindingCard
              blocker={blocked.get(current.id)}
              choice={choiceOf(current)}
              decision={decisionOf(current)}
              entry={current}
              lang={lang}
              onChoice={(words) => setChoices({ ...choices, [current.id]: words })}
              onClose={chosen.close}
              onDecide={(decision) => decideOn(current, decision)}
              onStep={(by) => chosen.step(by, false)}
              position={`${order.indexOf(current) + 1} of ${order.length}`}
            />
          )}
          <FindingLists
            acceptableOf={(some) => withoutClashes(some.filter(canBeAccepted))}
            current={current}
            decisionOf={decisionOf}
            entries={entries}
            lang={lang}
            onAcceptAll={(all) => decide(all, (entry) => ({ kind: 'accepted', to: choiceOf(entry) ?? '' }))}
            onChoose={chosen.show}
          />
        </div>
      </div>
    </div>
  );
}
