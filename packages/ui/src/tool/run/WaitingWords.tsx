import type { Waiting } from '@marginalia/engine';
import { useCountdown } from './use-countdown.ts';
import { waitingWords } from './waiting-words.ts';

export interface WaitingWordsProps {
  readonly noun: string;
  readonly waiting: Waiting;
}

/** Why no text arrives. No live region: a count read aloud every second helps nobody; its start is announced. */
export function WaitingWords({ noun, waiting }: WaitingWordsProps) {
  const left = useCountdown(waiting.wait, waiting);
  return <p className="m-result__told m-result__section-words">{waitingWords(waiting, noun, left)}</p>;
}
