interface AnswerFieldProps {
  readonly value: string;
  readonly lang?: string | undefined;
  readonly onChange: (value: string) => void;
  /** Called when Enter is pressed. */
  readonly onEnter: () => void;
}

/** The field in which a person types the answer before the card shows it. */
export function AnswerField({ value, lang, onChange, onEnter }: AnswerFieldProps) {
  return (
    <input
      aria-label="Your answer"
      autoComplete="off"
      className="m-study__input"
      data-primary=""
      dir="auto"
      lang={lang}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // Otherwise the key would press the button that gets focus.
        event.preventDefault();
        onEnter();
      }}
      placeholder="Type the answer, then press Enter"
      value={value}
    />
  );
}
