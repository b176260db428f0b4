import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import type { UiIconName } from '../../basics/icons.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { referencePieces } from './reference-pieces.ts';
import { type ShownSource, type SourceState, stateOfSource } from './sources.ts';

interface SourceRowProps {
  readonly source: ShownSource;
  /** Its number in the list. */
  readonly mark: string | undefined;
  /** The student's text in place of the source. */
  readonly fixed: string | undefined;
  readonly onFix: (text: string | undefined) => void;
  readonly onCopy: (text: string) => void;
  readonly lang: string | undefined;
  /** The registry's answer about the source. */
  readonly children?: ReactNode;
}

const ICONS: Readonly<Record<SourceState, UiIconName>> = { complete: 'circle-check', look: 'eye', missing: 'circle-dashed' };

/** One source: its text, where it stands, and a field to correct it. */
export function SourceRow({ source, mark, fixed, onFix, onCopy, lang, children }: SourceRowProps) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { item } = source;
  const text = fixed ?? item.text;
  const { state, stateText, notes } = fixed === undefined ? source : fixedVerdict(fixed);
  const done = (): void => {
    setEditing(false);
    edit.current?.focus();
  };
  const name = text.length > 60 ? `${text.slice(0, 60)} …` : text;
  return (
    <li className="m-source" data-corrected={fixed === undefined ? undefined : ''} data-state={state}>
      <div className="m-source__main">
        <p className="m-source__text" dir="auto" lang={lang}>
          {mark !== undefined && `${mark} `}
          {referencePieces(text, state !== 'missing').map((part, index) =>
            part.href === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name.
              <Words key={index} italic={part.italic} text={part.text} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              <a href={part.href} key={index} rel="noreferrer" target="_blank">
                {part.text}
              </a>
            ),
          )}
        </p>
        {(state !== 'missing' || editing || source.item.status !== undefined) &&
          notes.map((note) => (
            <p className="m-source__note" dir="auto" key={note}>
              {note}
            </p>
          ))}
        {children}
        {editing && (
          <CorrectionForm
            lang={lang}
            onCancel={done}
            onSave={(written) => {
              onFix(written === item.text ? undefined : written);
              done();
            }}
            text={fixed ?? source.begin}
          />
        )}
      </div>
      <div className="m-source__side">
        <p className="m-source__state">
          <Icon name={ICONS[state]} size={16} /> {stateText}
        </p>
        <div className="m-source__buttons">
          <IconButton icon="pen-line" label={`Correct ${name}`} onClick={() => setEditing(true)} ref={edit} tooltip="Correct" />
          <IconButton icon="copy" label={`Copy ${name}`} onClick={() => onCopy(text)} tooltip="Copy" />
          {fixed !== undefined && (
            <IconButton icon="undo" label={`Undo the correction of ${name}`} onClick={() => onFix(undefined)} tooltip="Undo" />
          )}
        </div>
      </div>
    </li>
  );
}

function Words({ text, italic }: { readonly text: string; readonly italic: true | undefined }) {
  return italic ? <i>{text}</i> : text;
}

/** The state of a source whose text the student has replaced. */
export function fixedVerdict(text: string): Pick<ShownSource, 'state' | 'stateText' | 'notes'> {
  const own = stateOfSource({ text }, []);
  return own.state === 'complete' ? { ...own, stateText: 'Complete, corrected by you' } : own;
}
