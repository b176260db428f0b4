import { lowerFirst, numberText, type RunProgress, type WaitState, wordsOf } from '@marginalia/engine';
import { ProgressBar } from '../../../basics/ProgressBar.tsx';
import { WaitingWords } from './WaitingWords.tsx';

interface ResultProgressProps {
  readonly noun: string;
  readonly words: number;
  /** The target length of the whole result in words, if the tool has one. */
  readonly target: number | undefined;
  readonly progress: RunProgress | undefined;
  /** The reason why no text arrives, if the run waits. */
  readonly waiting: WaitState | undefined;
}

/** The progress of a run as a bar and as text. */
export function RunProgressBar({ noun, words, target, progress, waiting }: ResultProgressProps) {
  const written = target === undefined ? wordsOf(words) : `${numberText(words)} of about ${numberText(target)} words`;
  const text = words === 0 ? 'Reading your text' : written;
  const valueText = progress ? `Section ${progress.index} of ${progress.count}, ${text}` : text;
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
      <ProgressBar label={`Writing ${lowerFirst(noun)}`} value={percentDone(words, target, progress, waiting)} valueText={valueText} />
      <p className="m-result__told">{text}</p>
      {waiting && <WaitingWords noun={noun} waiting={waiting} />}
    </div>
  );
}

/** 0 to 100: the share of the download before the first word, then of the target in words, else of the sections; undefined if unknown. */
function percentDone(
  words: number,
  target: number | undefined,
  progress: RunProgress | undefined,
  waiting: WaitState | undefined,
): number | undefined {
  if (words === 0 && waiting?.ratio !== undefined) return waiting.ratio * 100;
  if (target !== undefined) return (words / target) * 100;
  return progress && progress.count > 1 ? ((progress.index - 1 + (progress.ratio ?? 0)) / progress.count) * 100 : undefined;
}
