import { momentOf } from '@marginalia/engine';
import { Button } from '../../basics/Button.tsx';

interface DraftLineProps {
  /** ISO time of the last change of the draft. */
  readonly at: string;
  readonly now: Date;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers the input that was left in a closed tab. */
export function DraftLine({ at, now, onRestore, onDiscard }: DraftLineProps) {
  return (
    <div className="m-draft-line">
      <p className="m-draft-line__text">{`You have unfinished input from ${momentOf(new Date(at), now)}.`}</p>
      <div className="m-draft-line__actions">
        <Button onClick={onRestore} size="sm">
          Restore
        </Button>
        <Button onClick={onDiscard} size="sm" variant="ghost">
          Discard
        </Button>
      </div>
    </div>
  );
}
