import type { Label } from '../tagger/labels.ts';
import type { Segment } from '../tagger/tagger.ts';

/** The segments of a reference by their part in it. */
export interface TaggedParts {
  /** The authors, or the editors of a work without them. */
  readonly names: Segment | undefined;
  readonly title: Segment | undefined;
  readonly container: Segment | undefined;
  readonly editors: Segment | undefined;
  readonly publisher: Segment | undefined;
  readonly place: Segment | undefined;
  /** Dates, numbers and what no other part holds, in order. */
  readonly others: readonly Segment[];
}

export function partsOf(segments: readonly Segment[]): TaggedParts {
  const first = (label: Label) => segments.find((one) => one.label === label);
  const title = longest(segments.filter(({ label }) => label === 'title'));
  const names = first('author') ?? segments.find(({ label, end }) => label === 'editor' && end <= (title?.start ?? 0));
  const parts = {
    names,
    title,
    // No style names the larger work before the title.
    container: segments.find(({ label, start }) => label === 'container' && start >= (title?.end ?? 0)),
    editors: segments.find((one) => one.label === 'editor' && one !== names),
    publisher: first('publisher'),
    place: first('place'),
  };
  const own = new Set<Segment | undefined>(Object.values(parts));
  return { ...parts, others: segments.filter((one) => !own.has(one)) };
}

function longest(segments: readonly Segment[]): Segment | undefined {
  const [first, ...others] = segments;
  return others.reduce((most, one) => (most !== undefined && one.end - one.start > most.end - most.start ? one : most), first);
}
