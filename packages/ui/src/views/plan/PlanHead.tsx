import { lastDay, type PlannedBlock } from '@marginalia/engine';
import { Button } from '../../basics/Button.tsx';
import { counted } from '../../format/counts.ts';
import { weekdayDayText } from '../../format/days.ts';

export interface PlanHeadProps {
  /** The blocks that a new plan would move. */
  readonly leftOpen: readonly PlannedBlock[];
  readonly today: string;
  /** A new plan is offered. */
  readonly isAnew: boolean;
  /** A new plan is in use and can be undone. */
  readonly isNew: boolean;
  readonly onToday: () => void;
  readonly onAnew: () => void;
  readonly onUndo: () => void;
}

/** The blocks that were left open, and the actions on the whole plan. */
export function PlanHead({ leftOpen, today, isAnew, isNew, onToday, onAnew, onUndo }: PlanHeadProps) {
  const oldest = leftOpen.map(({ place }) => lastDay(place)).sort()[0];
  return (
    <div className="m-plan__head" data-open={leftOpen.length > 0} tabIndex={-1}>
      {oldest !== undefined && (
        <p className="m-plan__open">
          <strong>
            {counted(leftOpen.length, 'block')} {leftOpen.length === 1 ? 'was' : 'were'} left open.
          </strong>{' '}
          {leftOpen.length === 1 ? 'It is' : 'The first is'} from {weekdayDayText(oldest, today)}.
        </p>
      )}
      {oldest === undefined && isNew && <p className="m-dated__muted">The new plan is in use.</p>}
      <div className="m-plan__actions">
        {isNew && !isAnew && (
          <Button icon="undo" onClick={onUndo} size="sm">
            Undo the new plan
          </Button>
        )}
        <Button onClick={onToday} size="sm">
          Go to today
        </Button>
        {!isAnew && (
          <Button icon="history" onClick={onAnew} size="sm">
            I missed a day: plan anew from today
          </Button>
        )}
      </div>
    </div>
  );
}
