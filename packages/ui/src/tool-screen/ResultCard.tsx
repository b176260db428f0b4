import { badgesOf, type Notice as EngineNotice, type Ports, provenanceOf, type Tool } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useId, useMemo, useRef } from 'react';
import { Button } from '../basics/Button.tsx';
import { Icon } from '../basics/Icon.tsx';
import { Notice } from '../basics/Notice.tsx';
import { Tag } from '../basics/Tag.tsx';
import { DocSheet } from './DocSheet.tsx';
import { EmptyResult } from './EmptyResult.tsx';
import { ResultActions } from './ResultActions.tsx';
import { SectionRail } from './SectionRail.tsx';
import type { ToolRun } from './use-tool-run.ts';
import { WritingProgress } from './WritingProgress.tsx';

interface ResultCardProps {
  readonly tool: Tool;
  readonly run: ToolRun;
  readonly ports: Ports;
  readonly failure: EngineNotice | undefined;
  readonly onNotice: (notice: EngineNotice) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Everything after the button: nothing yet, the text as it is written, the result, what failed. */
export function ResultCard({ tool, run, ports, failure, onNotice, headingRef }: ResultCardProps) {
  const id = useId();
  const state = useSelector(run, (snapshot) => snapshot.value);
  const { transcript: written, progress, result, values } = useSelector(run, (snapshot) => snapshot.context);
  const sheet = useRef<HTMLElement>(null);
  const busy = state === 'busy';
  const failed = state === 'error';
  // What was written before a failure stays in view; without any, the earlier result does.
  const writing = busy || (failed && written.words > 0);
  const transcript = writing ? written : result?.transcript;
  const shownValues = writing ? values : (result?.values ?? values);
  const sections = useMemo(() => tool.sections(shownValues), [tool, shownValues]);
  const headings = useMemo(() => new Map(sections.map((section) => [section.title, section.id])), [sections]);
  const finished = state !== 'busy' && !writing ? result : undefined;

  return (
    <section
      aria-busy={busy}
      aria-labelledby={`${id}-heading`}
      className={`m-result m-card m-result--${tool.definition.output.height}`}
      data-state={state}
      id="result"
      tabIndex={-1}
    >
      <div className="m-card__head m-result__head">
        <h2 className={finished ? 'm-hidden' : 'm-card__title'} id={`${id}-heading`} ref={headingRef} tabIndex={-1}>
          Result
        </h2>
        {finished && (
          <>
            <div className="m-result__badges">
              {finished.complete ? (
                badgesOf(tool, finished).map((badge, index) => (
                  <Tag icon={index === 0 ? 'check' : undefined} key={badge} tone={index === 0 ? 'ok' : 'neutral'}>
                    {badge}
                  </Tag>
                ))
              ) : (
                <Tag icon="stop">Stopped</Tag>
              )}
            </div>
            <ResultActions onNotice={onNotice} ports={ports} result={finished} tool={tool} />
          </>
        )}
        {busy && (
          <WritingProgress
            onCancel={() => run.send({ type: 'cancel' })}
            progress={progress}
            target={tool.target(values)}
            words={written.words}
          />
        )}
      </div>
      {failed && failure && <Failure failure={failure} onRetry={() => run.send({ type: 'retry' })} />}
      {transcript ? (
        <div className="m-result__body">
          {tool.definition.target !== undefined && (
            <SectionRail current={busy ? progress?.title : undefined} sections={sections} sheet={sheet} transcript={transcript} />
          )}
          <DocSheet headings={headings} label={`${tool.definition.screen.noun} text`} ref={sheet} transcript={transcript} writing={busy} />
        </div>
      ) : (
        !failed && <EmptyResult text={tool.definition.screen.empty.text} title={tool.definition.screen.empty.title} />
      )}
      {finished && (
        <div className="m-result__foot">
          <Icon name="shield-check" size={16} />
          <p>{provenanceOf(finished)}</p>
          <p className="m-result__words">{finished.transcript.words.toLocaleString('en-US')} words</p>
        </div>
      )}
      {busy && (
        <div className="m-busy-bar">
          <p>{tool.definition.screen.busy}</p>
          <Button onClick={() => run.send({ type: 'cancel' })}>Cancel</Button>
        </div>
      )}
    </section>
  );
}

function Failure({ failure, onRetry }: { readonly failure: EngineNotice; readonly onRetry: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only someone who is in the tool is taken along; a reader elsewhere hears the alert and stays.
    if (document.activeElement === document.body || document.activeElement?.closest('.m-tool')) root.current?.focus();
  }, []);
  return (
    <Notice
      actions={
        <Button onClick={onRetry} size="sm" variant="primary">
          Try again
        </Button>
      }
      className="m-result__failure"
      heading={failure.title}
      level={3}
      ref={root}
      tone="error"
    >
      <p className="m-notice__text">
        <strong>{failure.text}</strong>
      </p>
      {failure.reason && (
        <p className="m-notice__text" data-reason>
          {failure.reason}
        </p>
      )}
    </Notice>
  );
}
