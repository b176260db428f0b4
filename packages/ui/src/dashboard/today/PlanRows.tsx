import { type DraftsPort, isStudy, type PlannedBlock, printMinutes, type StoragePort } from '@marginalia/engine';
import { Icon } from '../../basics/Icon.tsx';
import { sendTo } from '../../drafts/arrival.ts';
import { Link } from '../../navigation/Link.tsx';
import { rememberTab } from '../../views/result/remembered-tabs.ts';
import type { PlanToday } from './plans-today.ts';

interface PlanRowsProps {
  readonly plans: readonly PlanToday[];
  /** The number of rows that have room. */
  readonly most: number;
  readonly drafts: DraftsPort;
  readonly storage: StoragePort;
  readonly onDone: (plan: PlanToday, block: PlannedBlock, isDone: boolean) => void;
}

/**
 * The blocks of the plans for today, each with its tick and a link to its plan. If not all have room, the last row says how many are left.
 */
export function PlanRows({ plans, most, drafts, storage, onDone }: PlanRowsProps) {
  const rows = plans.flatMap((plan) => plan.blocks.map((block) => ({ plan, block })));
  const shown = rows.length > most ? rows.slice(0, most - 1) : rows;
  const link = ({ plan: { record } }: PlanToday, words: string) => (
    <Link
      className="m-due__plan"
      onClick={() => {
        rememberTab(storage, record.tool, 'plan');
        sendTo(drafts, record.tool, { do: 'show', text: record.text, source: record.source, at: record.at });
      }}
      to={`/tools/${record.tool}`}
    >
      {words}
    </Link>
  );
  const [more] = rows.slice(shown.length);
  return (
    <>
      {shown.map(({ plan, block }) => (
        <li className="m-due__row" data-done={block.done || undefined} key={`${plan.plan.record.id} ${block.id}`}>
          {block.exam ? (
            <>
              <Icon name="graduation-cap" size={16} />
              <bdi>Exam: {block.subject}</bdi>
            </>
          ) : (
            <label className="m-due__tick">
              <input
                checked={block.done}
                className="m-checkbox__input"
                onChange={({ target }) => onDone(plan, block, target.checked)}
                type="checkbox"
              />
              <bdi>{wordsOf(block)}</bdi>
            </label>
          )}
          {isStudy(block) && <span>{printMinutes(block.minutes ?? 0)}</span>}
          {link(plan, 'Your plan')}
        </li>
      ))}
      {more && (
        <li className="m-due__row">
          <bdi>and {rows.length - shown.length} more today</bdi>
          {link(more.plan, 'Your plan')}
        </li>
      )}
    </>
  );
}

function wordsOf({ subject, activity, goal }: PlannedBlock): string {
  if (goal) return `Goal: ${subject}`;
  return activity === undefined ? subject : `${subject}: ${activity}`;
}
