import type { CardRef, ClockPort, Deck, DecksPort, DraftsPort, Notice } from '@marginalia/engine';

/** The props of the overlay, its dialog and its session. They stand in a file of its own, because the overlay loads the dialog late. */
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
