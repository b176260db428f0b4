import { type Card, type CardRef, cardAt, type DraftsPort, numberText, RATINGS, type SessionState, summaryOf } from '@marginalia/engine';
import { useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { Icon } from '../basics/Icon.tsx';
import { ProgressBar } from '../basics/ProgressBar.tsx';
import { counted } from '../format/counts.ts';
import { CardForm } from './CardForm.tsx';
import { cardDraft } from './card-draft.ts';
import { RATING_LABELS, RATING_NAMES } from './Ratings.tsx';
import { cardsOf, durationText } from './wording.ts';

const TIMES = ['Tomorrow', '2 to 7 days', '8 to 30 days', 'Later'] as const;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

export interface StudySummaryProps {
  readonly session: SessionState;
  /** Its duration in milliseconds. */
  readonly time: number;
  readonly now: number;
  readonly drafts: DraftsPort;
  readonly lang?: string | undefined;
  readonly onEdit: (ref: CardRef, card: Card) => void;
}

/** The summary of a session: the answers, the days when the cards come back, and the cards that came back during it. */
export function StudySummary({ session, time, now, drafts, lang, onEdit }: StudySummaryProps) {
  const { cards, answers, known, cameBack, next } = summaryOf(session, now);
  if (cards === 0) return <h3 className="m-study__done">No cards are left in this session.</h3>;
  const back =
    cameBack.length === 0 ? '' : `, ${numberText(cameBack.length)} came back and ${cameBack.length === 1 ? 'is' : 'are'} known now`;
  const bars = (rows: readonly (readonly [string, number])[], tone?: 'ok') => {
    const most = Math.max(1, ...rows.map(([, count]) => count));
    return (
      <dl className="m-study__bars" data-tone={tone}>
        {rows.map(([label, count]) => (
          <div className="m-study__bar" key={label}>
            <dt>{label}</dt>
            <dd className="m-study__count">{numberText(count)}</dd>
            <dd aria-hidden="true" className="m-study__line">
              <ProgressBar label={label} value={(100 * count) / most} />
            </dd>
          </div>
        ))}
      </dl>
    );
  };
  return (
    <div className="m-study__summary">
      <h3 className="m-study__done">{cardsOf(cards)} done.</h3>
      <p className="m-study__lead">
        {durationText(time)}. {numberText(known)} known at the first look{back}.
      </p>
      <section className="m-study__panel">
        <h4 className="m-study__panel-title">Your {counted(session.answers.length, 'answer')}</h4>
        {bars(RATING_NAMES.map((name) => [RATING_LABELS[name], answers[RATINGS[name]]]))}
      </section>
      <section className="m-study__panel">
        <h4 className="m-study__panel-title">When they come back</h4>
        {bars(
          TIMES.map((label, index) => [label, next[index] ?? 0]),
          'ok',
        )}
      </section>
      {cameBack.length > 0 && (
        <section className="m-study__panel m-study__panel--wide">
          <h4 className="m-study__panel-title">The {NUMBERS[cameBack.length] ?? numberText(cameBack.length)} that came back</h4>
          <ul className="m-study__returned">
            {cameBack.map((ref) => (
              <Returned drafts={drafts} key={`${ref.deck} ${ref.card}`} lang={lang} onEdit={onEdit} refOf={ref} session={session} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ReturnedProps extends Pick<StudySummaryProps, 'session' | 'drafts' | 'lang' | 'onEdit'> {
  readonly refOf: CardRef;
}

/** A card that came back, which can be edited: often its words are the fault. */
function Returned({ refOf, session, drafts, lang, onEdit }: ReturnedProps) {
  const [editing, setEditing] = useState(false);
  const card = cardAt(session.decks, refOf);
  if (card === undefined) return null;
  if (editing) {
    const save = (words: Card): void => {
      onEdit(refOf, words);
      setEditing(false);
    };
    return (
      <li className="m-study__returned-card">
        <CardForm
          card={card}
          draft={cardDraft(drafts, refOf.deck, refOf.card)}
          label={`Edit ${card.front}`}
          lang={lang}
          onCancel={() => setEditing(false)}
          onSave={save}
        />
      </li>
    );
  }
  return (
    <li className="m-study__returned-card">
      <div>
        <p className="m-study__returned-front" dir="auto" lang={lang}>
          {card.front}
        </p>
        {card.source && (
          <p className="m-study__place">
            <Icon name="highlighter" size={16} /> from your material, {card.source.place}
          </p>
        )}
      </div>
      <Button aria-label={`Edit ${card.front}`} icon="pencil" onClick={() => setEditing(true)} size="sm" variant="ghost">
        Edit
      </Button>
    </li>
  );
}
