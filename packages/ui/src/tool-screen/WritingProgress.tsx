import type { Progress } from '@marginalia/engine';
import { Button } from '../basics/Button.tsx';
import { ProgressBar } from '../basics/ProgressBar.tsx';

interface WritingProgressProps {
  readonly progress: Progress | undefined;
  readonly words: number;
  /** Words that the whole text must reach, where there is a target. */
  readonly target: number | undefined;
  readonly onCancel: () => void;
}

/** Where the writing is: the section, how many are done, the words so far; and the way to stop it. */
export function WritingProgress({ progress, words, target, onCancel }: WritingProgressProps) {
  const count = words.toLocaleString('en-US');
  const where = progress ? `Writing ${progress.title}, ${progress.index - 1} of ${progress.count} done` : 'Writing';
  return (
    <div className="m-writing">
      <p className="m-writing__where">{where}</p>
      <Button className="m-writing__cancel" icon="stop" onClick={onCancel} size="sm">
        Cancel
      </Button>
      <ProgressBar
        label="Progress"
        value={progress && ((progress.index - 1) / progress.count) * 100}
        valueText={`${where}, ${count} words`}
      />
      <p className="m-writing__words">
        {target === undefined ? `${count} words` : `${count} of about ${target.toLocaleString('en-US')} words`}
      </p>
    </div>
  );
}
