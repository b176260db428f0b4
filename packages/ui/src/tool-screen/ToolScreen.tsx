import type { Notice, Ports, Tool } from '@marginalia/engine';
import { useRef, useState } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { ToolIcon } from '../basics/ToolIcon.tsx';
import { Link } from '../navigation/Link.tsx';
import { ResultCard } from './ResultCard.tsx';
import { RunAnnouncer } from './RunAnnouncer.tsx';
import { ToolForm } from './ToolForm.tsx';
import { useToolRun } from './use-tool-run.ts';

export interface ToolScreenProps {
  readonly tool: Tool;
  readonly ports: Ports;
  /** Shows a passing message: success, copied, downloaded, saved. */
  readonly onNotice: (notice: Notice) => void;
}

// Below this width the form folds away once a result is on its way.
const ONE_COLUMN = '(max-width: 1023.98px)';

/** The one screen of every tool: its form on the left, its result on the right. */
export function ToolScreen({ tool, ports, onNotice }: ToolScreenProps) {
  const { run, state, invalid, failure, submit } = useToolRun(tool, ports, onNotice);
  const [folded, setFolded] = useState(false);
  const resultHeading = useRef<HTMLHeadingElement>(null);

  const generate = (values: Readonly<Record<string, string>>): void => {
    submit(values);
    if (!run.getSnapshot().matches('busy') || !window.matchMedia(ONE_COLUMN).matches) return;
    // The form folds, so the focus must leave it; it goes where the text appears.
    setFolded(true);
    resultHeading.current?.focus();
  };

  return (
    <div className="m-tool m-container">
      <Link className="m-back" to="/tools">
        <Icon name="arrow-left" size={16} />
        Back to Tools
      </Link>
      <div className="m-tool__head">
        <ToolIcon category={tool.category} icon={tool.icon} size="lg" />
        <div>
          <h1 className="m-tool__title">{tool.name}</h1>
          <p className="m-tool__text">{tool.description}</p>
        </div>
      </div>
      <div className="m-tool__columns">
        <ToolForm
          folded={folded}
          generator={ports.generator}
          invalid={invalid}
          onFold={setFolded}
          onSubmit={generate}
          run={run}
          started={state !== 'idle'}
          tool={tool}
        />
        <ResultCard failure={failure} headingRef={resultHeading} onNotice={onNotice} ports={ports} run={run} tool={tool} />
      </div>
      <RunAnnouncer noun={tool.definition.screen.noun} run={run} />
    </div>
  );
}
