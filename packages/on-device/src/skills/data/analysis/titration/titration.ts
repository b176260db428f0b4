import type { Passage, Span } from '../../../../spans.ts';
import { lastPlace } from '../../read/numbers.ts';
import { type ReadingsFound, textIn } from '../../read/readings.ts';
import { areAlike, factorBetween } from '../../units.ts';
import type { RawField, StatedValue } from '../accepted.ts';
import type { ComputedValue } from '../result.ts';
import { type Summary, summarize } from '../statistics.ts';
import type { Placed } from '../table/placed.ts';
import type { TableView } from '../view.ts';
import { concentration } from './concentration.ts';
import { standardization, weighedIn } from './weighed.ts';

/** The titres of a table and those that agree. */
export interface Titration {
  readonly unit: string;
  readonly titres: readonly { readonly row: number; readonly value: number; readonly isConcordant: boolean }[];
  /** The statistics of the concordant titres, or of all if no two agree. */
  readonly summary: Summary;
  readonly concordant: boolean;
  /** Whether a mass was weighed for each titre, so that titres differ with it. */
  readonly isWeighed: boolean;
  /** The last digit of the burette readings. */
  readonly resolution: number;
  /** Rows whose written titre is not the difference of the burette readings. */
  readonly wrongRows: readonly { readonly row: number; readonly written: Passage; readonly difference: number }[];
  readonly result: ComputedValue | undefined;
  /** The reason for which there is no concentration. */
  readonly refusal: readonly Span[] | undefined;
}

/** Titres are concordant within this many millilitres (the rule of most examination boards). */
const CONCORDANT = 0.1;
const INITIAL = /\b(?:initial|start(?:ing)?|before|anfang)\b/i;
const FINAL = /\b(?:final|end(?:ing)?|after|ende?)\b/i;
const TITRE = /\b(?:titres?|titers?|volume|added|used|delivered|net)\b/i;

/** Reads a table as a titration: burette readings, or titres that an objective on a titration asks for. */
export function titrationIn(
  view: TableView,
  about: string,
  texts: readonly RawField[],
  stated: readonly StatedValue[],
  found: ReadingsFound,
): Titration | undefined {
  const columns = view.table.columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => !column.isIndex && areAlike(column.unit, 'mL'));
  const named = (pattern: RegExp): Placed | undefined => columns.find(({ column }) => column.name && pattern.test(textIn(column.name)));
  const [first, last] = [named(INITIAL), named(FINAL)];
  const isTitration = /titrat/.test(about);
  if (!(isTitration || (first && last && /burette|titre|titer/.test(about)))) return undefined;
  const written = titreColumn(columns.filter((it) => it !== first && it !== last));
  // A column of volumes against a column of pH is a titration curve.
  if (!written && !(first && last)) return undefined;
  if (view.table.columns.some(({ name }) => name && /^pH\b|conductivity|potential/i.test(textIn(name)))) return undefined;
  const unit = (written ?? last)?.column.unit ?? 'mL';
  const size = (written ?? last)?.column.values.length ?? 0;
  const wrongRows: { row: number; written: Passage; difference: number }[] = [];
  const titres = Array.from({ length: size }, (_, row) => {
    const [start, end, own] = [first, last, written].map((it) => it?.column.values[row]);
    const difference = start && end ? rounded(end.value - start.value) : undefined;
    if (own && difference !== undefined && Math.abs(own.value - difference) > 1e-6) wrongRows.push({ row, written: own.place, difference });
    const value = difference ?? own?.value;
    return value === undefined ? [] : [{ row, value }];
  }).flat();
  if (titres.length === 0) return undefined;
  const read = [first, last, written].flatMap((it) => it?.column ?? []);
  const weighed = weighedIn(view.table.columns);
  const within = CONCORDANT * (factorBetween('mL', unit) ?? 1);
  // Titres of unlike masses are not concordant.
  const chosen = weighed
    ? undefined
    : largestWithin(
        titres.map(({ value }) => value),
        within,
      );
  const summary = summarize(chosen ?? titres.map(({ value }) => value));
  const answer = weighed ? standardization(weighed, titres, unit, texts, stated) : concentration(summary, unit, read, texts, stated, found);
  return {
    unit,
    titres: titres.map((it) => ({ ...it, isConcordant: chosen?.includes(it.value) ?? false })),
    summary,
    concordant: chosen !== undefined,
    isWeighed: weighed !== undefined,
    resolution: Math.min(
      ...[last ?? written].flatMap((it) => it?.column.values.flatMap((value) => (value ? [lastPlace(textIn(value.place))] : [])) ?? []),
    ),
    wrongRows,
    ...answer,
  };
}

/** The column of titres. The volume that was pipetted may stand beside it, the same in each row. */
function titreColumn(columns: readonly Placed[]): Placed | undefined {
  const named = columns.filter(({ column }) => column.name && TITRE.test(textIn(column.name)));
  const varies = named.filter(({ column }) => new Set(column.values.flatMap((it) => it?.value ?? [])).size > 1);
  // "1st: 20.65 cm3": of a titration, the only volumes are the titres.
  const [only, ...others] = columns;
  const unnamed = others.length === 0 && only?.column.name === undefined ? only : undefined;
  return varies.length === 1 ? varies[0] : (named[0] ?? unnamed);
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}

/** The most values that lie within a range, the closest of equally many; undefined if no two do. */
function largestWithin(values: readonly number[], range: number): number[] | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  let best: number[] = [];
  for (let from = 0; from < sorted.length; from++) {
    const group = sorted.slice(from).filter((value) => value - (sorted[from] ?? 0) <= range + 1e-9);
    const width = (it: readonly number[]): number => (it.at(-1) ?? 0) - (it[0] ?? 0);
    if (group.length > best.length || (group.length === best.length && width(group) < width(best))) best = group;
  }
  return best.length > 1 ? best : undefined;
}
