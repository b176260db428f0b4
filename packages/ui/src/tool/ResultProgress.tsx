import { lowerFirst, numberOf, type Progress, wordsOf } from '@marginalia/engine';
import { ProgressBar } from '../basics/ProgressBar.tsx';

export interface ResultProgressProps {
  readonly noun: string;
  readonly words: number;
  /** Words that the whole result must reach, where the tool has a target. */
  readonly target: number | undefined;
  readonly progress: Progress | undefined;
}

/** How far the writing is: a bar, and words. */
export function ResultProgress({ noun, words, target, progress }: ResultProgressProps) {
  const written = target === undefined ? wordsOf(words) : `${numberOf(words)} of about ${numberOf(target)} words`;
  const told = words === 0 ? 'Reading your text' : written;
  const valueText = progress ? `Section ${progress.index} of ${progress.count}, ${told}` : told;
  return (
    <div className="m-result__progress">
      {progress && (
        <p className="m-result__where">
          <b>{progress.title}</b>
          <span>
            {progress.index} of {progress.count}
          </span>
        </p>
      )}
      <ProgressBar label={`Writing ${lowerFirst(noun)}`} value={shareWritten(words, target, progress)} valueText={valueText} />
      <p className="m-result__told">{told}</p>
    </div>
  );
}

/** 0 to 100 by words, else by sections; undefined where neither is known. */
function shareWritten(words: number, target: number | undefined, progress: Progress | undefined): number | undefined {
  if (target !== undefined) return (words / target) * 100;
  return progress && progress.count > 1 ? ((progress.index - 1) / progress.count) * 100 : undefined;
}
