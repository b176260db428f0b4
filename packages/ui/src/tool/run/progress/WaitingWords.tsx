import type { WaitState } from '@marginalia/engine';
import { useCountdown } from './use-countdown.ts';
import { waitingWords } from './waiting-words.ts';

interface WaitingWordsProps {
  readonly noun: string;
  readonly waiting: WaitState;
}

/**
 * The reason why no text arrives. It is not a live region, because a screen reader would read each second of the countdown;
 * `Announcements` announces its start.
 */
export function WaitingWords({ noun, waiting }: WaitingWordsProps) {
  const left = useCountdown(waiting.wait, waiting);
  return <p className="m-result__told m-result__section-words">{waitingWords(waiting, noun, left)}</p>;
}
