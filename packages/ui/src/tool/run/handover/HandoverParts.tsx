import { type AskedPart, numberText } from '@marginalia/engine';
import { Icon } from '../../../basics/Icon.tsx';
import { VisuallyHidden } from '../../../basics/VisuallyHidden.tsx';

/** A planned length is rounded to so many words. */
const ROUNDED_TO_WORDS = 50;

/** The answers that a long document takes: pasted, waited for, and to come. */
export function HandoverParts({ parts }: { readonly parts: readonly AskedPart[] }) {
  const now = parts.findIndex(({ done }) => !done);
  return (
    <ol aria-label="Parts" className="m-handover__parts">
      {parts.map(({ titles, words, done }, index) => (
        <li
          aria-current={index === now ? 'step' : undefined}
          className="m-handover__part"
          data-state={done ? 'done' : index === now ? 'now' : 'todo'}
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its number
          key={index}
        >
          {done && <Icon name="check" size={16} />}
          {index === now && <Icon name="pen-line" size={16} />}
          <span className="m-handover__titles">
            <b>Part {index + 1}</b> <bdi>{titles.join(', ')}</bdi>
          </span>
          <span className="m-handover__length">
            {done ? '' : 'about '}
            {numberText(done ? words : Math.max(ROUNDED_TO_WORDS, Math.round(words / ROUNDED_TO_WORDS) * ROUNDED_TO_WORDS))} words
            <VisuallyHidden>{done ? ', pasted' : index === now ? ', waits for its answer' : ', later'}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}
