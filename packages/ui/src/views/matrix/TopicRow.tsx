import type { CoverageState, Values } from '@marginalia/engine';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import { Tag } from '../../basics/Tag.tsx';
import { lineNumberOf } from '../source-of.ts';
import type { ViewProps } from '../view.ts';
import { paragraphAt } from './paragraph-at.ts';
import { StateShape } from './StateShape.tsx';
import type { ShownTopic } from './topics.ts';

export const STATE_NAMES: Readonly<Record<CoverageState, string>> = {
  covered: 'Covered',
  thin: 'Thin',
  mentioned: 'Mentioned',
  missing: 'Missing',
};

export interface TopicRowProps extends Pick<ViewProps, 'lang' | 'onShowSource' | 'onMakeCards'> {
  readonly topic: ShownTopic;
  /** Its state in the last run, if that was another one. */
  readonly before?: CoverageState | undefined;
  readonly values: Values;
}

/** One topic. It opens to the words that show its state, if the text has any. */
export function TopicRow(props: TopicRowProps) {
  const { topic, state, evidence, nearest, remark } = props.topic;
  const { before } = props;
  const cells = (
    <>
      <span className="m-matrix__topic" dir="auto" lang={props.lang}>
        {topic}
        {before && (
          <>
            {' '}
            <Tag className="m-matrix__change">
              {state === 'covered' ? 'New, was' : 'Was'} {STATE_NAMES[before].toLowerCase()}
            </Tag>
          </>
        )}
      </span>
      <span className="m-matrix__state" data-state={state}>
        <StateShape state={state} />
        <span className="m-matrix__word">{STATE_NAMES[state]}</span>
      </span>
    </>
  );
  const quote = evidence ?? nearest;
  if (quote === undefined && remark === undefined) return <div className="m-matrix__row">{cells}</div>;
  return (
    <details className="m-matrix__details">
      <summary className="m-matrix__row">
        <Icon className="m-matrix__chevron" name="chevron-right" size={16} />
        {cells}
      </summary>
      <Evidence {...props} quote={quote} />
    </details>
  );
}

function Evidence({ topic, values, lang, quote, onShowSource, onMakeCards }: TopicRowProps & { readonly quote: string | undefined }) {
  const { state, remark, places } = topic;
  const [place] = places;
  return (
    <div className="m-matrix__evidence">
      {remark !== undefined && (
        <p className="m-matrix__remark" dir="auto">
          <strong>{STATE_NAMES[state]}:</strong> {remark}
        </p>
      )}
      {quote !== undefined && (
        <blockquote className="m-matrix__quote" dir="auto" lang={lang}>
          {place && <span className="m-matrix__line">line {lineNumberOf(values, place)}</span>} “{quote}”
        </blockquote>
      )}
      <div className="m-matrix__actions">
        {place && onShowSource && (
          <Button onClick={() => onShowSource(place)} size="sm">
            Show in my notes
          </Button>
        )}
        {place && topic.evidence !== undefined && onMakeCards && (
          <Button
            onClick={() => onMakeCards(`${topic.topic}\n\n${paragraphAt(values[place.field] ?? '', place)}`)}
            size="sm"
            variant="ghost"
          >
            Make cards from this
          </Button>
        )}
      </div>
    </div>
  );
}
