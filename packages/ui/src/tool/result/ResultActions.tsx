import {
  copyResult,
  type DownloadFormat,
  downloadResult,
  type Notice,
  type Ports,
  type Result,
  resultText,
  saveWithNotice,
  type Tool,
} from '@marginalia/engine';
import { type RefObject, useRef, useState } from 'react';
import { ActionButton } from '../../basics/ActionButton.tsx';
import { useDone } from '../../basics/use-done.ts';
import { ExportMenu } from '../../export/ExportMenu.tsx';
import { useEditedResult } from '../../export/use-edited-result.ts';
import { DownloadMenu } from './DownloadMenu.tsx';

/** After so many milliseconds the button says that the result is being saved: another tab may be writing. */
const BUSY_AFTER_MILLISECONDS = 400;

export interface ResultActionsProps {
  readonly tool: Tool;
  readonly result: Result;
  readonly ports: Ports;
  /** Called with the notice of each action, successful or not. */
  readonly onOutcome: (notice: Notice) => void;
  /** The element with the text. It is selected when the browser blocks copying, so that the person can copy it. */
  readonly sheet: RefObject<HTMLElement | null>;
  /** The object of the actions, where the screen shows two results: "earlier result". */
  readonly of?: string | undefined;
}

/** The actions on a result: Copy, Download, Export and, if the tool's results can be saved, Save. */
export function ResultActions({ tool, result, ports, onOutcome, sheet, of }: ResultActionsProps) {
  const [done, showDone] = useDone<'copy' | 'download' | 'save'>();
  const saving = useRef(false);
  const [waiting, setWaiting] = useState(false);
  const { formats, save } = tool.definition.output;
  const { edited, work } = useEditedResult(ports, tool, result, true);

  const report = (action: 'copy' | 'download' | 'save', notice: Notice): void => {
    if (notice.tone === 'success') showDone(action);
    onOutcome(notice);
  };
  const copy = async (): Promise<void> => {
    const notice = await copyResult(tool, edited, ports);
    if (notice.tone === 'error' && sheet.current) getSelection()?.selectAllChildren(sheet.current);
    report('copy', notice);
  };
  const download = (format: DownloadFormat): void => {
    const notice = downloadResult(tool, edited, format, ports);
    if (notice) report('download', notice);
  };
  const saveResult = async (): Promise<void> => {
    // A double click saves the result once.
    if (saving.current) return;
    saving.current = true;
    const timer = setTimeout(() => setWaiting(true), BUSY_AFTER_MILLISECONDS);
    try {
      report('save', await saveWithNotice(tool, result, ports));
    } finally {
      clearTimeout(timer);
      setWaiting(false);
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
      <ExportMenu of={of} onOutcome={onOutcome} ports={ports} text={resultText(result)} tool={tool} values={result.values} work={work} />
      {save && (
        <ActionButton
          doing={waiting ? 'Saving…' : undefined}
          done={done === 'save' ? 'Saved' : undefined}
          icon="save"
          name="Save"
          of={of}
          onClick={() => void saveResult()}
        />
      )}
    </div>
  );
}
