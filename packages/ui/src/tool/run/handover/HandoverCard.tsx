import { answerNumber, type Handover, numberText, PASTED, provenanceOf } from '@marginalia/engine';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../basics/Icon.tsx';
import type { RunView } from '../run-view.ts';
import { HandoverAnswer } from './HandoverAnswer.tsx';
import { HandoverParts } from './HandoverParts.tsx';
import { HandoverPrompt } from './HandoverPrompt.tsx';
import './handover.css';

interface HandoverCardProps {
  readonly view: RunView;
  readonly handover: Handover;
}

/** A prompt that waits for its answer, with instructions in two steps and the number of answers that the text takes. */
export function HandoverCard({ view, handover }: HandoverCardProps) {
  const { tool, snapshot } = view;
  const { values, transcript } = snapshot.context;
  const { part, of } = answerNumber(handover);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed for the prompt before is gone, and the heading has the focus.
    if (document.activeElement?.id === 'result-heading' && part > 1) root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [part]);
  const target = tool.target(values);
  const { reason, parts = [] } = handover;
  const which = of > 1 && reason === undefined ? ` ${part} of ${of}` : '';
  return (
    <div className="m-handover" data-ends-with-run="" ref={root}>
      <div className="m-handover__body">
        {reason === undefined ? (
          <p className="m-handover__lead">
            Marginalia writes the prompt; any chat you already use writes the answer. Nothing is sent from here: you carry it over.
          </p>
        ) : (
          <p className="m-handover__reason">
            <Icon name="info" size={18} />
            <span>{reason} A second prompt asks your chat for it. You can also skip it: what you have pasted stays.</span>
          </p>
        )}
        {parts.length > 1 && <HandoverParts parts={parts} />}
        <ol className="m-handover__steps">
          <HandoverPrompt handover={handover} ports={view.ports} title={`Copy ${which ? `prompt${which}` : 'the prompt'} into your chat`} />
          <HandoverAnswer handover={handover} title={which ? `Paste the answer for part ${part}` : 'Paste its answer here'} view={view} />
        </ol>
        <p className="m-handover__kept">
          <Icon name="history" size={16} />
          <span>What you paste and type is kept like your other work: close the page, come back later, and the prompt waits here.</span>
        </p>
      </div>
      <div className="m-result__foot">
        <Icon name="shield-check" size={16} />
        <p className="m-result__source">{provenanceOf({ source: PASTED })}</p>
        {target !== undefined && (
          <p className="m-result__words">
            {numberText(transcript.words)} of {numberText(target)} words
          </p>
        )}
      </div>
    </div>
  );
}
