import {
  copyResult,
  type DownloadFormat,
  downloadResult,
  keepResult,
  type Notice,
  type Ports,
  type Result,
  type Tool,
} from '@marginalia/engine';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';

interface ResultActionsProps {
  readonly tool: Tool;
  readonly result: Result;
  readonly ports: Ports;
  readonly onNotice: (notice: Notice) => void;
}

type Action = 'copy' | 'download' | 'save';

// Long enough to be noticed, short enough not to lie about a later press.
const DONE_MILLISECONDS = 2000;

/** Copy, Download and, where the tool can keep its result, Save. */
export function ResultActions({ tool, result, ports, onNotice }: ResultActionsProps) {
  const [done, setDone] = useState<Action>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = (action: Action, notice: Notice | undefined): void => {
    if (!notice) return;
    onNotice(notice);
    if (notice.tone !== 'success') return;
    clearTimeout(timer.current);
    setDone(action);
    timer.current = setTimeout(() => setDone(undefined), DONE_MILLISECONDS);
  };
  const download = (format: DownloadFormat): void => tell('download', downloadResult(tool, result, format, ports));
  const { formats, save } = tool.definition.output;
  const [only] = formats;

  return (
    <div className="m-result__actions">
      <Button icon={done === 'copy' ? 'check' : 'copy'} onClick={async () => tell('copy', await copyResult(tool, result, ports))} size="sm">
        Copy
      </Button>
      {formats.length === 1 && only ? (
        <Button icon={done === 'download' ? 'check' : 'download'} onClick={() => download(only)} size="sm">
          Download
        </Button>
      ) : (
        <DownloadMenu done={done === 'download'} formats={formats} onChoose={download} />
      )}
      {save && (
        <Button
          icon={done === 'save' ? 'check' : 'save'}
          onClick={async () => tell('save', await keepResult(tool, result, ports))}
          size="sm"
        >
          Save
        </Button>
      )}
    </div>
  );
}
