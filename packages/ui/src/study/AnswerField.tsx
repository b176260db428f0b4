import type { OpenSession } from './use-session.ts';

interface AnswerFieldProps {
  readonly study: OpenSession;
  readonly lang?: string | undefined;
}

/** The field in which a student types the answer before the card shows it. */
export function AnswerField({ study: { typed, set, show }, lang }: AnswerFieldProps) {
  return (
    <input
      aria-label="Your answer"
      autoComplete="off"
      className="m-study__input"
      data-primary=""
      dir="auto"
      lang={lang}
      onChange={({ target }) => set({ typed: target.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // Otherwise the key would press the button that gets focus.
        event.preventDefault();
        show();
      }}
      placeholder="Type the answer, then press Enter"
      value={typed}
    />
  );
}
