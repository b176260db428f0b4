import type { Notice, Tool } from '@marginalia/engine';
import { useRef } from 'react';
import type { NoticeAction } from '../notices/ToastRegion.tsx';
import { ToolForm } from './form/ToolForm.tsx';
import { Announcer } from './run/announce/Announcer.tsx';
import { ResultCard } from './run/ResultCard.tsx';
import type { ToolRuns } from './run/tool-runs.ts';
import { useToolRun } from './run/use-tool-run.tsx';
import { ToolHeader } from './ToolHeader.tsx';
import './form/tool-form.css';
import './result/result-card.css';

export interface ToolScreenProps {
  readonly tool: Tool;
  /** The runs of the host, which go on when the screen is left. */
  readonly runs: ToolRuns;
  /** Loads every tool of the host, which may take the material of a result over. Pass the same function on every render. */
  readonly loadTools?: (() => Promise<readonly Tool[]>) | undefined;
  /** Shows a toast. The screen itself shows errors, so they are passed only after it was left. */
  readonly onNotice: (notice: Notice, action?: NoticeAction) => void;
}

/** The screen of every tool: form left, result right. Give it a `key` per tool, so that another tool starts with a new form. */
export function ToolScreen({ tool, runs, loadTools, onNotice }: ToolScreenProps) {
  const { ports } = runs;
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const run = useToolRun({ tool, runs, onNotice, root, heading });
  return (
    <div className="m-tool m-container" ref={root}>
      <ToolHeader tool={tool} />
      <div className="m-tool__columns">
        <ToolForm onNotice={onNotice} ports={ports} resultHeading={heading} run={run} tool={tool} />
        <ResultCard heading={heading} loadTools={loadTools} onNotice={onNotice} ports={ports} run={run} tool={tool} />
      </div>
      <Announcer actor={run.actor} tool={tool} />
    </div>
  );
}
