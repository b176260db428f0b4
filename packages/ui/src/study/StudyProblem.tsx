import { Button } from '../basics/Button.tsx';
import { Notice } from '../basics/Notice.tsx';
import { counted } from '../format/counts.ts';

interface StudyProblemProps {
  /** Why the device did not store the last changes. */
  readonly problem: string;
  readonly unstored: number;
  readonly onRetry: () => void;
  /** Ends the session without storing; absent until a person has tried to end it. */
  readonly onLeave?: (() => void) | undefined;
}

/** Says that changes are not stored yet, and that the session goes on. */
export function StudyProblem({ problem, unstored, onRetry, onLeave }: StudyProblemProps) {
  return (
    <Notice
      actions={
        <>
          <Button onClick={onRetry} size="sm" variant="primary">
            Retry
          </Button>
          {onLeave && (
            <Button onClick={onLeave} size="sm">
              End without storing
            </Button>
          )}
        </>
      }
      className="m-study__problem"
      heading={`${counted(unstored, 'change')} not stored yet`}
      level={3}
      tone="warning"
    >
      {`${problem} Nothing is lost as long as this session is open. You can go on.`}
    </Notice>
  );
}
