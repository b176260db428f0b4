import { Button } from '../../../basics/Button.tsx';

export interface GoOnButtonsProps {
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
  /** Where the form has changed since: what goes on otherwise, and the other choice. */
  readonly changed?: ChangedFormProps | undefined;
}

export interface ChangedFormProps {
  /** The title of the text that would go on. */
  readonly title: string;
  /** Writes a text from the form as it is now. */
  readonly onUseForm: () => void;
}

/** The actions on a long document whose run failed or was stopped. Starting over would write from the earlier form too. */
export function GoOnButtons({ onContinue, onStartOver, changed }: GoOnButtonsProps) {
  return (
    <>
      <Button onClick={onContinue} size="sm" variant="primary">
        Continue
      </Button>
      {changed ? (
        <UseForm {...changed} />
      ) : (
        <Button onClick={onStartOver} size="sm">
          Start over
        </Button>
      )}
    </>
  );
}

export function UseForm({ onUseForm }: ChangedFormProps) {
  return (
    <Button onClick={onUseForm} size="sm">
      Use the changed form
    </Button>
  );
}

/** Says which text Continue goes on with, because the form has changed since. */
export function ChangedFormNote({ title }: ChangedFormProps) {
  return (
    <p className="m-notice__text" role="status">
      Your form has changed since. Continue goes on with “<bdi>{title}</bdi>” as it was begun. “Use the changed form” writes a new text and
      keeps this one under Earlier results.
    </p>
  );
}
