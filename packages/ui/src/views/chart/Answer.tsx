import { linearScale, type Plot, plotTitle } from '@marginalia/engine/chart';
import type { PrintedAcceptedValue, StatedResult } from './stated-result.ts';
import { useWidth } from './use-width.ts';

interface AnswerProps {
  readonly result: StatedResult | undefined;
  /** The first chart, whose line is the answer where the text gives no value. */
  readonly plot: Plot | undefined;
}

/** The value that the text gives as its answer, above the drawing that shows it. All figures are those of the text. */
export function Answer({ result, plot }: AnswerProps) {
  if (result) return <Value result={result} />;
  const { stated, x, y } = plot ?? {};
  if (!stated || !x || !y) return null;
  return (
    <div className="m-answer">
      <p className="m-answer__name" dir="auto">
        {plotTitle({ x, y })}
      </p>
      <p className="m-answer__value" dir="auto">
        {stated.slopeText === undefined ? 'No straight line' : `Slope ${stated.slopeText}`}
      </p>
      <p className="m-answer__name" dir="auto">
        {stated.slopeError === undefined ? stated.words : `Standard error ${stated.slopeError}`}
      </p>
    </div>
  );
}

function Value({ result }: { readonly result: StatedResult }) {
  const { name, symbol, words, accepted } = result;
  return (
    <div className="m-answer">
      <div className="m-answer__head">
        <div>
          {name !== undefined && (
            <p className="m-answer__name" dir="auto">
              {name}
            </p>
          )}
          <p className="m-answer__value" dir="auto">
            {symbol} = {words}
          </p>
        </div>
        {accepted && (
          <dl className="m-answer__facts">
            <Fact name="Accepted" value={accepted.words} />
            {accepted.difference !== undefined && (
              <Fact name="Difference" value={accepted.difference.replace(' of the accepted value', '')} />
            )}
            {accepted.errors !== undefined && <Fact name="In standard errors" value={accepted.errors} />}
          </dl>
        )}
      </div>
      {accepted && <Scale accepted={accepted} result={result} />}
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="m-answer__fact">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const HEIGHT = 100;
const AXIS = 50;
/** Room for half a label at each end, in CSS pixels. */
const SIDE = 28;
/** Pixels between ticks. */
const TICK_DISTANCE = 90;

/** The value with its uncertainty and the accepted value on one scale. */
function Scale({
  result: { value, error, symbol, words },
  accepted,
}: {
  readonly result: StatedResult;
  readonly accepted: PrintedAcceptedValue;
}) {
  const [frame, width] = useWidth<HTMLDivElement>(600);
  const reach = 2 * Math.max(2 * error, Math.abs(value - accepted.value)) || Math.abs(value) || 1;
  const domain = [Math.min(value, accepted.value) - reach, Math.max(value, accepted.value) + reach] as const;
  const x = linearScale(domain, [SIDE, width - SIDE], Math.max(2, Math.round(width / TICK_DISTANCE)));
  const at = x.at(accepted.value);
  return (
    <div ref={frame}>
      <svg
        aria-label={`${symbol} = ${words} and the accepted value ${accepted.words} on one scale.`}
        className="m-chart__svg"
        role="img"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="100%"
      >
        <rect
          className="m-answer__band"
          height="16"
          width={Math.max(2, x.at(value + error) - x.at(value - error))}
          x={x.at(value - error)}
          y={AXIS - 16}
        />
        <line className="m-answer__mark" x1={x.at(value)} x2={x.at(value)} y1={AXIS - 20} y2={AXIS} />
        <text className="m-chart__name" textAnchor="middle" x={x.at(value)} y={AXIS - 26}>
          yours {numberIn(words)}
        </text>
        <line className="m-chart__axis" x1={SIDE} x2={width - SIDE} y1={AXIS} y2={AXIS} />
        {x.ticks.map((tick) => (
          <g key={tick.value}>
            <line className="m-chart__axis" x1={x.at(tick.value)} x2={x.at(tick.value)} y1={AXIS} y2={AXIS + 4} />
            <text className="m-chart__tick" textAnchor="middle" x={x.at(tick.value)} y={AXIS + 28}>
              {tick.name}
            </text>
          </g>
        ))}
        <path className="m-answer__accepted" d={`M${at} ${AXIS + 1}l7 11h-14z`} />
        <text className="m-chart__name" textAnchor="middle" x={at} y={AXIS + 46}>
          accepted {numberIn(accepted.words)}
        </text>
      </svg>
      <ul className="m-answer__legend">
        <li className="m-answer__key">
          <span aria-hidden="true" className="m-answer__swatch" /> Your value ± its uncertainty
        </li>
        <li className="m-answer__key">
          <span aria-hidden="true">▲</span> Accepted value
        </li>
      </ul>
    </div>
  );
}

/** The number of a value as it is written; none for one with a power of ten. */
function numberIn(words: string): string {
  return /^[-−\d.,]+/.exec(words)?.[0] ?? '';
}
