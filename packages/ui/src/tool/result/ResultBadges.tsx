import { badgesOf, needsMore, type Result, type Tool, wordsOf } from '@marginalia/engine';
import { Tag } from '../../basics/Tag.tsx';

interface ResultBadgesProps {
  readonly tool: Tool;
  readonly result: Result;
  /** Whether a person has stopped an incomplete result. Others failed, or the page was closed. */
  readonly isStopped?: boolean;
}

/** The badges of a result, one element each. An incomplete result has one with the number of words that were kept. */
export function ResultBadges({ tool, result, isStopped = true }: ResultBadgesProps) {
  const badges = badgesOf(tool, result);
  return (
    <div className="m-result__badges">
      {!result.complete && (
        <Tag icon={isStopped ? 'stop' : undefined}>{`${isStopped ? 'Stopped. ' : ''}${wordsOf(result.transcript.words)} kept.`}</Tag>
      )}
      {needsMore(result) && (
        <Tag icon="circle-dashed" tone="warning">
          Needs more
        </Tag>
      )}
      {badges.map((badge, index) => (
        <Tag icon={index === 0 ? 'check' : undefined} key={badge} tone={index === 0 ? 'ok' : 'neutral'}>
          {badge}
        </Tag>
      ))}
      {result.verdict?.grade === 'partial' && (
        <Tag icon="circle-dashed" tone="warning">
          Partial
        </Tag>
      )}
    </div>
  );
}
