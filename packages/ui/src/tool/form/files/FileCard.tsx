import { wordsOf } from '@marginalia/engine';
import { lazy, type MouseEvent, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Button } from '../../../basics/Button.tsx';
import { Icon } from '../../../basics/Icon.tsx';
import { IconButton } from '../../../basics/IconButton.tsx';
import { ProgressBar } from '../../../basics/ProgressBar.tsx';
import type { FieldText } from '../use-tool-form.ts';
import { FilePassword } from './FilePassword.tsx';
import type { AddedText, FieldFiles } from './field-files.ts';
import { RefusedFiles } from './RefusedFiles.tsx';

const ChooseParts = lazy(() => import('./ChooseParts.tsx'));

export interface FileCardProps {
  /** The label of the field. */
  readonly field: string;
  readonly files: FieldFiles;
  readonly text: FieldText;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** The state of the files of a field: one is being read or needs an answer, they were added, or they were refused. */
export default function FileCard({ field, files, text, onCancel, onRemove }: FileCardProps) {
  // The button vanishes with the card, so focus goes to the button that adds files.
  const press = (action: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('.m-field')?.querySelector<HTMLElement>('[data-adds-files]')?.focus();
    action();
  };
  const { question, locked } = files;
  return (
    <>
      {locked && <FilePassword key={locked.name} locked={locked} onCancel={press(() => locked.answer(undefined))} />}
      {question && (
        <Suspense>
          <ChooseParts field={field} question={question} />
        </Suspense>
      )}
      {files.reading !== undefined && question === undefined && (
        <Card
          action={<IconButton icon="x" label="Cancel reading" onClick={press(onCancel)} tooltip="Cancel" />}
          name={files.reading}
          text={<p>Reading the file. You can go on typing.</p>}
        >
          <ProgressBar
            label={`Reading ${files.reading}`}
            value={files.progress && (100 * files.progress.done) / files.progress.of}
            valueText={files.progress && `Page ${files.progress.done} of ${files.progress.of}`}
          />
        </Card>
      )}
      {files.added && <Added added={files.added} changed={files.changed === true} onRemove={press(onRemove)} text={text} />}
      <RefusedFiles refused={files.refused} />
    </>
  );
}

interface AddedProps {
  readonly added: AddedText;
  readonly changed: boolean;
  readonly text: FieldText;
  readonly onRemove: (event: MouseEvent<HTMLElement>) => void;
}

function Added({ added, changed, text, onRemove }: AddedProps) {
  // A field that has become shorter than the added text does not hold it any more.
  const isGone = (): boolean => text.get().length < added.text.length;
  if (useSyncExternalStore(text.subscribe, isGone, isGone)) return null;
  return (
    <Card
      // The browser's undo does not take back what a program wrote, so the way back has a word that is seen.
      action={
        <Button aria-label="Remove what was added" icon="x" onClick={onRemove} size="sm">
          Remove
        </Button>
      }
      name={added.names.join(', ')}
      text={<p>{wordsOf(added.words)}</p>}
    >
      {added.leftOut.length > 0 && (
        <p>
          <strong>Left out:</strong> {added.leftOut.join(', ')}.
        </p>
      )}
      {changed && <p>The added text was changed since. Remove it in the field.</p>}
    </Card>
  );
}

interface CardProps {
  readonly name: string;
  readonly text: ReactNode;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Card({ name, text, action, children }: CardProps) {
  return (
    <div className="m-files__card">
      <Icon name="file-text" size={18} />
      <div className="m-files__said">
        <p className="m-files__name">{name}</p>
        {text}
        {children}
      </div>
      {action}
    </div>
  );
}
