import type { CardRef, ClockPort, Deck, DecksPort, DraftsPort, Notice } from '@marginalia/engine';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

export interface StudyOverlayProps {
  readonly decks: DecksPort;
  readonly clock: ClockPort;
  /** Keep the words of a card's form. */
  readonly drafts: DraftsPort;
  /** The decks as they are now, and the cards of them to study, in this order. */
  readonly from: readonly Deck[];
  readonly queue: readonly CardRef[];
  /** The name of the deck. */
  readonly name: string;
  /** The language of the cards. */
  readonly lang?: string | undefined;
  /** Called when the session has ended, for any reason. The host must then unmount the overlay. */
  readonly onClose: () => void;
  readonly onNotice: (notice: Notice) => void;
}

/** Studying over the whole window. Its code is loaded when it is first shown. */
export function StudyOverlay(props: StudyOverlayProps) {
  const [code, setCode] = useState<{ readonly Dialog: ComponentType<StudyOverlayProps> }>();
  const fail = useEffectEvent(() => {
    const reason = 'Check your connection, then try again.';
    props.onNotice({ tone: 'error', title: 'Error', text: 'A part of this page did not arrive.', reason });
    props.onClose();
  });
  useEffect(() => {
    let left = false;
    import('./StudyDialog.tsx').then(
      ({ StudyDialog }) => !left && setCode({ Dialog: StudyDialog }),
      () => !left && fail(),
    );
    return () => {
      left = true;
    };
  }, []);
  return code && <code.Dialog {...props} />;
}
