import type { MaterialUse } from '@marginalia/engine/sources';
import { useMemo } from 'react';
import type { Marking } from './use-marking.ts';

interface SourceStripProps {
  readonly use: MaterialUse;
  readonly marking: Marking;
}

/** The bar has so many parts at most, whatever the length of the material. */
const MOST_PARTS = 240;
/** Width of the bar in units of its drawing. */
const DRAWING_WIDTH = 1000;

/** Shows how much of the material a result uses, as words and as a bar in the order of the material. */
export function SourceStrip({ use, marking }: SourceStripProps) {
  const parts = useMemo(() => segmentsOf(use), [use]);
  const { length } = use.unused;
  return (
    <div className="m-strip">
      <p className="m-strip__text">Used {use.percent} % of your text</p>
      <svg aria-hidden="true" className="m-strip__bar" preserveAspectRatio="none" viewBox={`0 0 ${DRAWING_WIDTH} 6`}>
        {parts.map(({ x, width, used }) => (
          <rect className={used ? 'm-strip__used' : 'm-strip__unused'} height="6" key={x} width={width} x={x} />
        ))}
      </svg>
      {length > 0 && (
        <button className="m-link-button" onClick={marking.showUnused} type="button">
          {length === 1 ? 'Show the 1 unused sentence' : `Show the ${length.toLocaleString('en-US')} unused sentences`}
        </button>
      )}
    </div>
  );
}

interface StripSegment {
  readonly x: number;
  readonly width: number;
  readonly used: boolean;
}

/** The sentences as parts of the bar. Of a long material several sentences share a part, which counts as used if most of it is. */
function segmentsOf({ sentences }: MaterialUse): StripSegment[] {
  const all = sentences.reduce((sum, { start, end }) => sum + end - start, 0);
  const share = Math.max(1, Math.ceil(sentences.length / MOST_PARTS));
  const parts: StripSegment[] = [];
  let x = 0;
  for (let from = 0; from < sentences.length; from += share) {
    const group = sentences.slice(from, from + share);
    const size = group.reduce((sum, { start, end }) => sum + end - start, 0);
    const used = group.reduce((sum, sentence) => sum + (sentence.used ? sentence.end - sentence.start : 0), 0);
    const width = (size / all) * DRAWING_WIDTH;
    // A gap parts the sentences.
    parts.push({ x, width: Math.max(width - 2, width * 0.6), used: used * 2 >= size });
    x += width;
  }
  return parts;
}
