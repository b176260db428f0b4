import { lowerFirst, numberOf, type Progress, type Waiting, wordsOf } from '@marginalia/engine';
import { ProgressBar } from '../../basics/ProgressBar.tsx';
import { WaitingWords } from './WaitingWords.tsx';

export interface ResultProgressProps {
  readonly noun: string;
  readonly words: number;
  /** Words that the whole result must reach, where the tool has a target. */
  readonly target: number | undefined;
  readonly progress: Progress | undefined;
  /** Why no text arrives. */
  readonly waiting: Waiting | undefined;
}

/** How far the writing is: a bar, and words. */
export function ResultProgress({ noun, words, target, progress, waiting }: ResultProgressProps) {
  const written = target === undefined ? wordsOf(words) : `${numberOf(words)} of about ${numberOf(target)} words`;
  const told = words === 0 ? 'Reading your text' : written;
  const valueText = progress ? `Section ${progress.index} of ${progress.count}, ${told}` : told;
  return (
    <div className="m-result__progress">
      {progress && (
        <p className="m-result__where">
          <b>{progress.title}</b>
          <span>
            {progress.index - 1} of {progress.count} done
          </span>
        </p>
      )}
      <ProgressBar label={`Writing ${lowerFirst(noun)}`} value={shareWritten(words, target, progress, waiting)} valueText={valueText} />
      <p className="m-result__told">{told}</p>
      {waiting && <WaitingWords noun={noun} waiting={waiting} />}
    </div>
  );
}

/** 0 to 100: of a download while nothing is written, then by words, else by sections; undefined where none is known. */
function shareWritten(
  words: number,
  target: number | undefined,
  progress: Progress | undefined,
  waiting: Waiting | undefined,
): number | undefined {
  if (words === 0 && waiting?.ratio !== undefined) return waiting.ratio * 100;
  if (target !== undefined) return (words / target) * 100;
  return progress && progress.count > 1 ? ((progress.index - 1) / progress.count) * 100 : undefined;
}
