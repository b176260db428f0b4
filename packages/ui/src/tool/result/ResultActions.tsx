import {
  copyResult,
  type DownloadFormat,
  downloadResult,
  type Notice,
  type Ports,
  type Result,
  saveWithNotice,
  type Tool,
} from '@marginalia/engine';
import { type RefObject, useRef } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import { useDone } from './use-done.ts';

export interface ResultActionsProps {
  readonly tool: Tool;
  readonly result: Result;
  readonly ports: Ports;
  /** Hears what came of each action. */
  readonly onOutcome: (notice: Notice) => void;
  /** Where the text stands; it is selected where the browser does not let us copy. */
  readonly sheet: RefObject<HTMLElement | null>;
  /** Which result, where the screen shows two. */
  readonly of?: string | undefined;
}

/** What can be done with a result: Copy, Download and, where the tool keeps its results, Save. */
export function ResultActions({ tool, result, ports, onOutcome, sheet, of }: ResultActionsProps) {
  const [done, tellDone] = useDone<'copy' | 'download' | 'save'>();
  const saving = useRef(false);
  const { formats, save } = tool.definition.output;

  const tell = (action: 'copy' | 'download' | 'save', notice: Notice): void => {
    if (notice.tone === 'success') tellDone(action);
    onOutcome(notice);
  };
  const copy = async (): Promise<void> => {
    const notice = await copyResult(tool, result, ports);
    if (notice.tone === 'error' && sheet.current) getSelection()?.selectAllChildren(sheet.current);
    tell('copy', notice);
  };
  const download = (format: DownloadFormat): void => {
    const notice = downloadResult(tool, result, format, ports);
    if (notice) tell('download', notice);
  };
  const keep = async (): Promise<void> => {
    // A double click keeps one.
    if (saving.current) return;
    saving.current = true;
    try {
      tell('save', await saveWithNotice(tool, result, ports));
    } finally {
      saving.current = false;
    }
  };

  const [only] = formats;
  return (
    <div className="m-result-actions">
      <ActionButton done={done === 'copy' ? 'Copied' : undefined} icon="copy" name="Copy" of={of} onClick={() => void copy()} />
      {formats.length > 1 ? (
        <DownloadMenu done={done === 'download' ? 'Downloaded' : undefined} formats={formats} of={of} onChoose={download} />
      ) : (
        only && (
          <ActionButton
            done={done === 'download' ? 'Downloaded' : undefined}
            icon="download"
            name="Download"
            of={of}
            onClick={() => download(only)}
          />
        )
      )}
      {save && <ActionButton done={done === 'save' ? 'Saved' : undefined} icon="save" name="Save" of={of} onClick={() => void keep()} />}
    </div>
  );
}
