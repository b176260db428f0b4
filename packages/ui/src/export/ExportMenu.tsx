import {
  EXPORT_FILES,
  type ExportedResult,
  type ExportGroup,
  exportableSections,
  exportResult,
  exportsOf,
  type IconName,
  type Notice,
  type Ports,
  type ResultWork,
} from '@marginalia/engine';
import { useRef, useState } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { useDone } from '../basics/use-done.ts';
import { MenuButton, type MenuGroup } from '../overlays/MenuButton.tsx';
import { choiceOf, type ExportKey, exportKey } from './export-key.ts';
import { countsOf, EXPORT_WORDS, WRITTEN } from './wording.ts';
import './export.css';

export interface ExportMenuProps extends ExportedResult {
  readonly ports: Pick<Ports, 'documents' | 'files' | 'clock' | 'progress' | 'decks' | 'kept' | 'log'>;
  /** The student's work on the result: ticks, answers, corrections. */
  readonly work: ResultWork;
  readonly onOutcome: (notice: Notice) => void;
  readonly of?: string | undefined;
}

/** After so many milliseconds the button says that the file is being written. */
const BUSY_AFTER_MILLISECONDS = 400;

/** The button "Export" of a result, and the menu of the files that it can become for other programs. */
export function ExportMenu({ ports, work, onOutcome, of, ...result }: ExportMenuProps) {
  const [done, showDone] = useDone<'export'>();
  const [waiting, setWaiting] = useState(false);
  const writing = useRef(false);
  const write = async (key: ExportKey): Promise<void> => {
    // A second choice while a file is being written would only repeat it.
    if (writing.current) return;
    writing.current = true;
    const timer = setTimeout(() => setWaiting(true), BUSY_AFTER_MILLISECONDS);
    try {
      const notice = await exportResult(result, choiceOf(key), ports);
      if (notice.tone === 'success') showDone('export');
      onOutcome(notice);
    } finally {
      clearTimeout(timer);
      setWaiting(false);
      writing.current = false;
    }
  };
  return (
    <MenuButton
      doing={waiting ? 'Writing…' : undefined}
      done={done && 'Exported'}
      groups={() => exportsOf(exportableSections(result, ports.clock.now(), work)).map(groupOf)}
      icon="share"
      name="Export"
      of={of}
      onChoose={(key) => void write(key)}
    />
  );
}

function groupOf({ name, counts, formats }: ExportGroup): MenuGroup<ExportKey> {
  return {
    label: name === 'written' ? 'To hand in' : countsOf(counts),
    items: formats.map((format) => {
      const { name: words, note, icon } = name === 'written' ? WRITTEN : EXPORT_WORDS[format];
      const { extension } = EXPORT_FILES[format];
      return {
        key: exportKey({ group: name, format }),
        text: `${words} ${extension}`,
        content: <Choice {...{ words, note, icon, extension }} />,
      };
    }),
  };
}

interface ChoiceProps {
  readonly words: string;
  readonly extension: string;
  readonly note: string;
  readonly icon: IconName;
}

function Choice({ words, extension, note, icon }: ChoiceProps) {
  return (
    <span className="m-export">
      <Icon name={icon} size={16} />
      <span>
        <b className="m-export__name">{words}</b> {extension}
        <span className="m-export__note"> {note}</span>
      </span>
    </span>
  );
}
