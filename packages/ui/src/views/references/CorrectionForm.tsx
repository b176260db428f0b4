import { useId, useState } from 'react';
import { Button } from '../../basics/Button.tsx';

interface CorrectionFormProps {
  /** The text to begin with. */
  readonly text: string;
  readonly lang: string | undefined;
  /** Called with the text on one line. A blank text leaves the source as it is. */
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** A field for the text of one source. Escape leaves the source as it is. */
export function CorrectionForm({ text, lang, onSave, onCancel }: CorrectionFormProps) {
  const id = useId();
  const [draft, setDraft] = useState(text);
  return (
    <form
      className="m-source__form"
      onSubmit={(event) => {
        event.preventDefault();
        const written = draft.replace(/\s+/g, ' ').trim();
        if (written === '') onCancel();
        else onSave(written);
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
          onCancel();
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
        <Button onClick={onCancel} size="sm">
          Leave as it is
        </Button>
      </div>
    </form>
  );
}
