import { badgesOf, needsMore, type Result, type Tool, wordsOf } from '@marginalia/engine';
import { Tag } from '../../basics/Tag.tsx';

/** The badges of a result, one element each. A stopped result has one with the number of words that were kept. */
export function ResultBadges({ tool, result }: { readonly tool: Tool; readonly result: Result }) {
  const badges = badgesOf(tool, result);
  return (
    <div className="m-result__badges">
      {!result.complete && <Tag icon="stop">{`Stopped. ${wordsOf(result.transcript.words)} kept.`}</Tag>}
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
