import type { CardRef, Deck } from '@marginalia/engine';
import { useRef, useState } from 'react';
import { Dialog } from '../overlays/Dialog.tsx';
import { StudySession } from './StudySession.tsx';
import type { StudyOverlayProps } from './study-overlay-props.ts';
import './study.css';

interface Round {
  readonly number: number;
  readonly from: readonly Deck[];
  readonly queue: readonly CardRef[];
}

/** The dialog of a session. "Study these again" begins another one in it. */
export function StudyDialog({ decks, drafts, clock, from, queue, name, lang, onClose, onNotice }: StudyOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [round, setRound] = useState<Round>({ number: 1, from, queue });
  return (
    <Dialog className="m-study" dialog={dialog} focusOn="[data-primary]" label={`Study: ${name}`} onClose={onClose}>
      <StudySession
        clock={clock}
        decks={decks}
        drafts={drafts}
        from={round.from}
        key={round.number}
        lang={lang}
        name={name}
        onAgain={(again, cards) => setRound({ number: round.number + 1, from: again, queue: cards })}
        onEnd={() => dialog.current?.close()}
        onNotice={onNotice}
        queue={round.queue}
      />
    </Dialog>
  );
}
