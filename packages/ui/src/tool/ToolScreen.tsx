import type { Notice, Ports, Tool } from '@marginalia/engine';
import { useRef } from 'react';
import { ToolForm } from './form/ToolForm.tsx';
import { Announcer } from './run/Announcer.tsx';
import { ResultCard } from './run/ResultCard.tsx';
import { useToolRun } from './run/use-tool-run.ts';
import { ToolHeader } from './ToolHeader.tsx';
import './form/tool-form.css';
import './result/result.css';
import './result/sheet.css';
import './result/print.css';

export interface ToolScreenProps {
  readonly tool: Tool;
  readonly ports: Ports;
  /** Shows a toast. The screen itself shows errors, so they are never passed to it. */
  readonly onNotice: (notice: Notice) => void;
}

/** The screen of every tool: form left, result right. Give it a `key` per tool, so that another tool starts with a new form and run. */
export function ToolScreen({ tool, ports, onNotice }: ToolScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const run = useToolRun({ tool, ports, onNotice, root, heading });
  return (
    <div className="m-tool m-container" ref={root}>
      <ToolHeader tool={tool} />
      <div className="m-tool__columns">
        <ToolForm drafts={ports.drafts} generators={ports.generators} resultHeading={heading} run={run} tool={tool} />
        <ResultCard heading={heading} onNotice={onNotice} ports={ports} run={run} tool={tool} />
      </div>
      <Announcer actor={run.actor} tool={tool} />
    </div>
  );
}
