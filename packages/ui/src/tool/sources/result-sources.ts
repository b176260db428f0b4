import type { Result, SourceSpan, Tool } from '@marginalia/engine';
import { ON_DEVICE } from '@marginalia/engine';
import type { ForeignFact, RecomputedFact, RepeatedRun } from '@marginalia/engine/comparison';
import type { FieldPlace, MaterialUse, PlaceName } from '@marginalia/engine/sources';
import { loadComparison } from './load-sources.ts';

type SourcesModule = typeof import('@marginalia/engine/sources');

/** The mark of one line in the margin. */
export interface LineMark {
  /** The places in the form, in the order of the line, but a quote before a term that it follows. Empty if there is none. */
  readonly places: readonly FieldPlace[];
  /** "¶4". */
  readonly short: string;
  /** The words for screen readers. */
  readonly name: string;
  /** The words of the line that are not in the material, as offsets in the line. */
  readonly foreign: readonly { readonly start: number; readonly end: number }[];
}

/** The sources of a result. */
export interface ResultSources {
  /** By the index of the line in the text. */
  readonly marks: ReadonlyMap<number, LineMark>;
  /** Undefined where the result is not made of the words of the material. */
  readonly use: MaterialUse | undefined;
  readonly foreign: readonly ForeignFact[];
  readonly recomputed: readonly (RecomputedFact & { readonly line: number })[];
  readonly repeated: readonly RepeatedRun[];
  /** The lines with words of a text that was compared. */
  readonly lines: number;
  readonly nameOf: (place: FieldPlace) => PlaceName;
}

const NO_SPANS: readonly SourceSpan[] = [];

/**
 * The sources of a complete result: of the device by its spans, of a model by comparing its text with the form. It pauses between its
 * steps, so that the page answers meanwhile.
 * @param pause waits until the page has nothing more urgent to do
 */
export async function sourcesOf(
  engine: SourcesModule,
  tool: Tool,
  { values, spans = NO_SPANS, source, verdict }: Result,
  text: string,
  pause: () => Promise<void>,
): Promise<ResultSources> {
  const marks = new Map<number, LineMark>();
  const namers = new Map<string, (start: number) => PlaceName>();
  const nameOf = ({ field, start }: FieldPlace): PlaceName => {
    const namer = namers.get(field) ?? engine.placeNames(values[field] ?? '');
    namers.set(field, namer);
    return namer(start);
  };
  const severalFields = new Set(spans.map(({ field }) => field)).size > 1;
  const markOf = (inLine: readonly FieldPlace[]): LineMark => {
    const places = quoteFirst(inLine);
    const [first] = places;
    if (!first) return { places, short: '', name: 'Not in your material', foreign: [] };
    const { short, line } = nameOf(first);
    const field = severalFields ? tool.definition.input.properties[first.field]?.title : undefined;
    const name = `from your material, line ${line}${field === undefined ? '' : ` (${field})`}`;
    return {
      places,
      short,
      name: short.startsWith('¶') ? `${short}, ${name}` : name,
      foreign: [],
    };
  };
  const fits = ({ field, start, end }: FieldPlace): boolean => start < end && end <= (values[field]?.length ?? 0);

  await pause();
  const used: FieldPlace[] = spans.filter(fits).map(({ field, start, end }) => ({ field, start, end }));
  for (const { line, places } of engine.sourcesOfLines(text, spans.filter(fits))) marks.set(line, markOf(places));
  let foreign: readonly ForeignFact[] = [];
  let repeated: readonly RepeatedRun[] = [];
  let wrong: ResultSources['recomputed'] = [];
  let lines = 0;
  if (source !== ON_DEVICE) {
    const { checkSteps, recomputedFacts } = await loadComparison();
    const steps = checkSteps(text, values, tool);
    let step = steps.next();
    for (; !step.done; step = steps.next()) await pause();
    ({ foreign, repeated, lines } = step.value);
    for (const { line, place } of step.value.likely) {
      used.push(place);
      marks.set(line, markOf([place]));
    }
    const all = engine.linesIn(text);
    wrong = recomputedFacts(text).map((one) => ({ ...one, line: all.findIndex(({ end }) => one.start <= end) }));
    for (const fact of foreign) {
      const { start: from = 0, end: to = 0 } = all[fact.line] ?? {};
      const { foreign: others = [] } = marks.get(fact.line)?.short === '' ? (marks.get(fact.line) ?? {}) : {};
      const place = { start: fact.start - from, end: Math.min(fact.end, to) - from };
      marks.set(fact.line, { ...markOf([]), places: fact.nearest ? [fact.nearest] : [], foreign: [...others, place] });
    }
  }
  await pause();
  const use = engine.isMadeOfMaterial(tool) ? engine.materialUse(engine.materialOf(tool, values), used, verdict?.unused) : undefined;
  return { marks, use, foreign, recomputed: wrong, repeated, lines, nameOf };
}

/** In "president (3 times): Hindenburg was elected …" the quote says where the line comes from, not the term. */
function quoteFirst(places: readonly FieldPlace[]): readonly FieldPlace[] {
  const [first, ...rest] = places;
  const lengthOf = ({ start, end }: FieldPlace): number => end - start;
  const quote = first && rest.find((place) => place.field === first.field && lengthOf(place) > QUOTE_IN_TERMS * lengthOf(first));
  return first && quote ? [quote, first, ...rest.filter((place) => place !== quote)] : places;
}

/** A quote is at least this many times as long as a term. */
const QUOTE_IN_TERMS = 3;

/** "1 place, in paragraph 4"; "3 places, the first in line 2". */
export function noteOf({ places, foreign }: LineMark, nameOf: ResultSources['nameOf']): string {
  const [first] = places;
  if (!first) return 'No place in your text';
  const { long } = nameOf(first);
  if (foreign.length > 0) return `Nearest place, in ${long}`;
  return places.length === 1 ? `1 place, in ${long}` : `${places.length} places, the first in ${long}`;
}
