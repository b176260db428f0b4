import type { DeckCard } from '@marginalia/engine';
import type { ReactNode } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { counted } from '../format/counts.ts';
import { compareWords } from './compare-words.ts';
import { type Swipes, useSwipe } from './use-swipe.ts';

export interface CardFaceProps {
  readonly card: DeckCard;
  readonly shown: boolean;
  /** The answer that the student typed, in the mode "Type the answer". */
  readonly typed?: string | undefined;
  readonly lang?: string | undefined;
  /** The actions of swipes over the card. */
  readonly swipes: Swipes;
  /** Content under the front while the back is hidden. */
  readonly children?: ReactNode;
}

/** The card that is asked. Its front stays where it is when the back appears. */
export function CardFace({ card, shown, typed, lang, swipes, children }: CardFaceProps) {
  const swipe = useSwipe(swipes);
  return (
    <article aria-label="Card" className="m-study__card" {...swipe}>
      <div className="m-study__face">
        <p className="m-study__front" dir="auto" lang={lang}>
          {card.front}
        </p>
        {!shown && children}
        {shown && (
          <div className="m-study__answer">
            {typed === undefined || typed.trim() === '' ? (
              <p className="m-study__back" dir="auto" lang={lang}>
                {card.back}
              </p>
            ) : (
              <TypedAnswer answer={card.back} lang={lang} typed={typed} />
            )}
            {card.source && (
              <figure className="m-study__source">
                <figcaption className="m-study__place">
                  <Icon name="highlighter" size={16} /> From your material, {card.source.place}
                </figcaption>
                <blockquote className="m-study__quote" dir="auto" lang={lang}>
                  <mark>{card.source.quote}</mark>
                </blockquote>
              </figure>
            )}
          </div>
        )}
      </div>
      <p aria-hidden="true" className="m-study__swipes">
        {shown ? 'Swipe left: Again. Swipe right: Good.' : 'Swipe: Show answer.'}
      </p>
    </article>
  );
}

/** The words that the student typed and the answer, with their differences. The student decides how good it was. */
function TypedAnswer({ typed, answer, lang }: { readonly typed: string; readonly answer: string; readonly lang: string | undefined }) {
  const compared = compareWords(typed, answer);
  const extra = compared?.typed.filter(({ same }) => !same).length ?? 0;
  const missing = compared?.answer.filter(({ same }) => !same).length ?? 0;
  const words = (of: readonly { readonly text: string; readonly same: boolean }[] | undefined, whole: string): ReactNode =>
    of?.map(({ text, same }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words never change.
      <span key={index}>
        {index > 0 && ' '}
        {same ? text : <em className="m-study__differs">{text}</em>}
      </span>
    )) ?? whole;
  return (
    <>
      <p className="m-study__label">You typed</p>
      <p className="m-study__typed" dir="auto" lang={lang}>
        {words(compared?.typed, typed)}
      </p>
      <p className="m-study__label">Answer</p>
      <p className="m-study__back" dir="auto" lang={lang}>
        {words(compared?.answer, answer)}
      </p>
      {compared && (
        <p className="m-study__differences">
          {extra + missing === 0
            ? 'Every word is the same.'
            : `${counted(missing, 'word')} of the answer ${missing === 1 ? 'is' : 'are'} missing, and ${counted(extra, 'word')} ${extra === 1 ? 'differs' : 'differ'}. Decide yourself how good it was.`}
        </p>
      )}
    </>
  );
}
