import type { ShownMark } from './form-marks.ts';

interface SourceQuoteProps {
  readonly mark: ShownMark;
  /** Shows the words in the form. */
  readonly onShow?: (() => void) | undefined;
}

/** Characters shown before and after the words. */
const CHARACTERS_AROUND = 60;

/** The words of a line's source under it, where the form is not beside the result. */
export function SourceQuote({ mark: { text, places, note }, onShow }: SourceQuoteProps) {
  const [first] = places;
  if (!first) return null;
  const before = text.slice(Math.max(0, first.start - CHARACTERS_AROUND), first.start);
  const after = text.slice(first.end, first.end + CHARACTERS_AROUND);
  return (
    <span className="m-quote">
      <span className="m-quote__head">
        <span role="status">{note}</span>
        {onShow && (
          <button className="m-link-button" onClick={onShow} type="button">
            Show in form
          </button>
        )}
      </span>
      {first.start > CHARACTERS_AROUND && '… '}
      {before}
      <mark>{text.slice(first.start, first.end)}</mark>
      {after}
      {first.end + CHARACTERS_AROUND < text.length && ' …'}
    </span>
  );
}
