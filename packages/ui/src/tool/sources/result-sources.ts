import type { Result, SourceSpan, Tool, Values } from '@marginalia/engine';
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
  const nameOf = placeNamer(engine, values);
  const severalFields = new Set(spans.map(({ field }) => field)).size > 1;
  const markOf = (places: readonly FieldPlace[]): LineMark =>
    lineMark(places, nameOf, severalFields ? ({ field }) => tool.definition.input.properties[field]?.title : () => undefined);
  const fits = ({ field, start, end }: FieldPlace): boolean => start < end && end <= (values[field]?.length ?? 0);

  await pause();
  const quoted = spans.filter(fits);
  const used: FieldPlace[] = quoted.map(({ field, start, end }) => ({ field, start, end }));
  const marks = new Map(engine.sourcesOfLines(text, quoted).map(({ line, places }) => [line, markOf(places)]));
  let compared: ComparedText = NOT_COMPARED;
  if (source !== ON_DEVICE) {
    compared = await compareWithForm(engine, tool, text, values, pause);
    for (const { line, place } of compared.likely) {
      used.push(place);
      marks.set(line, markOf([place]));
    }
    markForeignWords(marks, compared.foreign, engine.linesIn(text));
  }
  await pause();
  const use = engine.isMadeOfMaterial(tool) ? engine.materialUse(engine.materialOf(tool, values), used, verdict?.unused) : undefined;
  const { foreign, recomputed, repeated, lines } = compared;
  return { marks, use, foreign, recomputed, repeated, lines, nameOf };
}

/** Names places of the form. The names of a field are read once. */
function placeNamer(engine: SourcesModule, values: Values): ResultSources['nameOf'] {
  const namers = new Map<string, (start: number) => PlaceName>();
  return ({ field, start }) => {
    const namer = namers.get(field) ?? engine.placeNames(values[field] ?? '');
    namers.set(field, namer);
    return namer(start);
  };
}

/** @param titleOf the title of a place's field, where a result has several */
function lineMark(
  inLine: readonly FieldPlace[],
  nameOf: ResultSources['nameOf'],
  titleOf: (place: FieldPlace) => string | undefined,
): LineMark {
  const places = quoteFirst(inLine);
  const [first] = places;
  if (!first) return NOT_IN_MATERIAL;
  const { short, line } = nameOf(first);
  const title = titleOf(first);
  const name = `from your material, line ${line}${title === undefined ? '' : ` (${title})`}`;
  return { places, short, name: short.startsWith('¶') ? `${short}, ${name}` : name, foreign: [] };
}

const NOT_IN_MATERIAL: LineMark = { places: [], short: '', name: 'Not in your material', foreign: [] };

/** The findings of a comparison of a model's text with the form. */
interface ComparedText extends Pick<ResultSources, 'foreign' | 'recomputed' | 'repeated' | 'lines'> {
  readonly likely: readonly { readonly line: number; readonly place: FieldPlace }[];
}

const NOT_COMPARED: ComparedText = { foreign: [], recomputed: [], repeated: [], lines: 0, likely: [] };

async function compareWithForm(
  engine: SourcesModule,
  tool: Tool,
  text: string,
  values: Values,
  pause: () => Promise<void>,
): Promise<ComparedText> {
  const { checkSteps, recomputedFacts } = await loadComparison();
  const steps = checkSteps(text, values, tool);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await pause();
  const all = engine.linesIn(text);
  const recomputed = recomputedFacts(text).map((fact) => ({ ...fact, line: all.findIndex(({ end }) => fact.start <= end) }));
  return { ...step.value, recomputed };
}

/** Marks the words of lines that are not in the material. Their places are the nearest ones. */
function markForeignWords(
  marks: Map<number, LineMark>,
  facts: readonly ForeignFact[],
  lines: readonly { readonly start: number; readonly end: number }[],
): void {
  for (const fact of facts) {
    const { start: from = 0, end: to = 0 } = lines[fact.line] ?? {};
    const marked = marks.get(fact.line);
    const others = marked?.short === '' ? marked.foreign : [];
    const place = { start: fact.start - from, end: Math.min(fact.end, to) - from };
    marks.set(fact.line, { ...NOT_IN_MATERIAL, places: fact.nearest ? [fact.nearest] : [], foreign: [...others, place] });
  }
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
