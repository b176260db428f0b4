import type { DraftsPort } from '@marginalia/engine';
import { AnswerField } from './AnswerField.tsx';
import { CardFace } from './CardFace.tsx';
import { CardForm } from './CardForm.tsx';
import { cardDraft } from './card-draft.ts';
import type { OpenSession } from './use-session.ts';

interface CurrentCardProps {
  readonly study: OpenSession;
  readonly drafts: DraftsPort;
  readonly lang?: string | undefined;
}

/** The card that is asked, or the form that edits it. */
export function CurrentCard({ study, drafts, lang }: CurrentCardProps) {
  const { ref, card, state, typing, typed, set, send, show, rate } = study;
  if (!ref || !card) return null;
  const shown = state === 'shown';
  if (study.editing)
    return (
      <div className="m-study__card m-study__card--edit">
        <CardForm
          card={card}
          draft={cardDraft(drafts, ref.deck, ref.card)}
          label="Edit card"
          lang={lang}
          onCancel={() => set({ editing: false })}
          onRemove={study.remove}
          onSave={(words) => {
            send({ type: 'edit', ...words });
            set({ editing: false });
          }}
        />
      </div>
    );
  return (
    <CardFace
      card={card}
      lang={lang}
      shown={shown}
      swipes={shown ? { left: () => rate('again'), right: () => rate('good') } : { left: show, right: show }}
      typed={typing ? typed : undefined}
    >
      {typing && <AnswerField lang={lang} study={study} />}
    </CardFace>
  );
}
