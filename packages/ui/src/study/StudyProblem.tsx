import { Button } from '../basics/Button.tsx';
import { Notice } from '../basics/Notice.tsx';
import { counted } from '../format/counts.ts';
import type { OpenSession } from './use-session.ts';

interface StudyProblemProps {
  readonly study: OpenSession;
  /** Ends the session without storing. Offered once a person has tried to end it. */
  readonly onLeave: () => void;
}

/** Says that changes are not stored yet, and that the session goes on. Nothing while all are stored. */
export function StudyProblem({ study: { problem, unstored, leaving, send }, onLeave }: StudyProblemProps) {
  return (
    problem !== undefined && (
      <Notice
        actions={
          <>
            <Button onClick={() => send({ type: 'retry' })} size="sm" variant="primary">
              Retry
            </Button>
            {leaving && (
              <Button onClick={onLeave} size="sm">
                End without storing
              </Button>
            )}
          </>
        }
        className="m-study__problem"
        heading={`${counted(unstored.length, 'change')} not stored yet`}
        level={3}
        tone="warning"
      >
        {`${problem} Nothing is lost as long as this session is open. You can go on.`}
      </Notice>
    )
  );
}
