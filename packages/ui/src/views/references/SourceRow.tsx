import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import type { UiIconName } from '../../basics/icons.ts';
import { partsOf } from './reference-parts.ts';
import { type Source, type SourceState, verdict } from './sources.ts';

interface SourceRowProps {
  readonly source: Source;
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
export function SourceRow({ source, fixed, onFix, onCopy, lang, children }: SourceRowProps) {
  const [draft, setDraft] = useState<string>();
  const id = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const { item } = source;
  const text = fixed ?? item.text;
  const { state, told, notes } = fixed === undefined ? source : fixedVerdict(fixed);
  const done = (): void => {
    setDraft(undefined);
    edit.current?.focus();
  };
  const name = text.length > 60 ? `${text.slice(0, 60)} …` : text;
  return (
    <li className="m-source" data-state={state}>
      <div className="m-source__main">
        <p className="m-source__text" dir="auto" lang={lang}>
          {item.mark !== undefined && `${item.mark} `}
          {partsOf(text, state !== 'missing').map((part, index) =>
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
        {(state !== 'missing' || draft !== undefined || source.item.status !== undefined) &&
          notes.map((note) => (
            <p className="m-source__note" dir="auto" key={note}>
              {note}
            </p>
          ))}
        {children}
        {draft !== undefined && (
          <form
            className="m-source__form"
            onSubmit={(event) => {
              event.preventDefault();
              const written = draft.replace(/\s+/g, ' ').trim();
              if (written !== '') onFix(written === item.text ? undefined : written);
              done();
            }}
          >
            <label className="m-field__label" htmlFor={id}>
              Text of this source
            </label>
            <textarea
              // biome-ignore lint/a11y/noAutofocus: the student pressed the button that opens this field.
              autoFocus
              aria-describedby={`${id}-help`}
              className="m-field__control"
              dir="auto"
              id={id}
              lang={lang}
              onChange={({ target }) => setDraft(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                event.stopPropagation();
                done();
              }}
              rows={4}
              value={draft}
            />
            <p className="m-source__note" id={`${id}-help`}>
              Nothing is filled in from memory.
            </p>
            <div className="m-source__buttons">
              <Button size="sm" type="submit" variant="primary">
                Put in
              </Button>
              <Button onClick={done} size="sm">
                Leave as it is
              </Button>
            </div>
          </form>
        )}
      </div>
      <div className="m-source__side">
        <p className="m-source__state">
          <Icon name={ICONS[state]} size={16} /> {told}
        </p>
        <div className="m-source__buttons">
          <IconButton icon="pen-line" label={`Correct ${name}`} onClick={() => setDraft(text)} ref={edit} tooltip="Correct" />
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
export function fixedVerdict(text: string): Pick<Source, 'state' | 'told' | 'notes'> {
  const own = verdict({ text }, []);
  return own.state === 'complete' ? { ...own, told: 'Complete, corrected by you' } : own;
}
