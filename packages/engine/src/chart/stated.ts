import { cellNumber, plainNumber } from './cell-number.ts';
import type { StraightLine } from './least-squares.ts';

/** A straight line that the text states, with its figures as they are written. */
export interface StatedLine extends Partial<StraightLine> {
  readonly kind: 'line' | 'changed' | 'none';
  /** The names of the columns; undefined where the line is for something computed from them. */
  readonly y?: string;
  readonly x?: string;
  /** "the square root of", where x or y is changed first. */
  readonly change?: string;
  /** "0.3125 min/cm" */
  readonly slopeText?: string;
  readonly slopeError?: string;
  readonly interceptText?: string;
  readonly interceptError?: string;
  readonly r2?: string;
  /** The line of the text that states it. */
  readonly words: string;
}

const NUMBER = String.raw`[-−+]?(?:\d[\d,]*\.?\d*|\.\d+)(?: ?[×x] ?10\^[-−]?\d{1,3}|e[-+]?\d{1,3})?`;
// A number and its unit, up to a bracket, a comma or the end of the sentence.
const FIGURE = String.raw`(${NUMBER}%?(?: [^\s(),;](?:[^(),;\n]{0,29}?[^\s(),;.])?(?:\([^()\n]{1,12}\))?)?(?=\s*[(),;]|\.?\s*$|\.\s| and | with ))`;
const SLOPE = String.raw`slope(?: is| of|:)?(?: =| ≈)? ${FIGURE}(?: \((?:with )?standard error ([^\n]{1,40}?)\)(?=[,.;]|$))?`;
const INTERCEPT = String.raw`intercept(?: is| of|:)?(?: =| ≈)? ${FIGURE}(?: \(standard error ([^\n]{1,40}?)\)(?=[,.;]|$))?`;
const LINE = new RegExp(`${SLOPE},?(?: and| with)?(?: an| the)? ${INTERCEPT}`, 'iu');
const CHANGED =
  /^(.{1,200}) follows (the square root of|the reciprocal of the square of|the square of|the logarithm of|the reciprocal of|an exponential of|a power of) (.{1,120}?) clearly better: /;
const CHANGED_SLOPE = new RegExp(`${SLOPE}, R²`, 'iu');
const PAIR = /^(.{1,200}?) against (.{1,120}?): /;
const REFUSED = /: (?:no straight line|no trend|fewer than three|all values of)/;
const R2 = /R² = (0?\.\d+|[01](?:\.\d+)?)/;
const LONGEST_LINE = 600;

/** The lines that a text states, and the pairs of columns for which it says that there is none. */
export function statedLines(text: string): StatedLine[] {
  return text.split('\n').flatMap((printed): StatedLine[] => {
    const words = printed
      .slice(0, LONGEST_LINE)
      .replace(/^\s*(?:[-*•]\s+)?/, '')
      .replaceAll('**', '')
      .trimEnd();
    const r2 = R2.exec(words)?.[1];
    const found = { words, ...(r2 !== undefined && { r2 }) };
    const [, changedY, change, changedX] = CHANGED.exec(words) ?? [];
    if (changedY !== undefined && change !== undefined && changedX !== undefined) {
      const figures = slopeOf(CHANGED_SLOPE.exec(words));
      return figures ? [{ kind: 'changed', y: changedY, x: changedX, change, ...figures, ...found }] : [];
    }
    const [, y, x] = PAIR.exec(words) ?? [];
    const pair = y !== undefined && x !== undefined ? { y, x } : {};
    if (y !== undefined && REFUSED.test(words)) return [{ kind: 'none', ...pair, ...found }];
    const match = LINE.exec(words);
    const figures = slopeOf(match);
    const [, , , interceptText, interceptError] = match ?? [];
    const intercept = numberIn(interceptText);
    if (!figures || interceptText === undefined || intercept === undefined) return [];
    return [{ kind: 'line', ...pair, ...figures, intercept, interceptText, ...(interceptError && { interceptError }), ...found }];
  });
}

function slopeOf(match: RegExpExecArray | null): Pick<StatedLine, 'slope' | 'slopeText' | 'slopeError'> | undefined {
  const [, slopeText, slopeError] = match ?? [];
  const slope = numberIn(slopeText);
  if (slopeText === undefined || slope === undefined) return undefined;
  return { slope, slopeText, ...(slopeError && { slopeError }) };
}

const FIRST_NUMBER = new RegExp(`^${NUMBER}`);

function numberIn(figure: string | undefined): number | undefined {
  return cellNumber(FIRST_NUMBER.exec(figure ?? '')?.[0] ?? '')?.value;
}

/** The unit of a figure: "s²" of "0.0091 s²". */
export function unitOfFigure(figure: string | undefined): string {
  return (figure ?? '')
    .replace(FIRST_NUMBER, '')
    .replace(/^ ?±[\s\d.]*/, '')
    .trim();
}

/** "T²" and "length" of "g = 4π² ÷ slope of T² against the length." */
export function relationAxes(text: string): { readonly y: string; readonly x: string } | undefined {
  const [, y, x] = /slope of (?:the )?([^\n]{1,40}?) against (?:the )?([^\n]{1,40}?)(?= [÷×]|[.,;)]|$)/m.exec(text) ?? [];
  return y !== undefined && x !== undefined ? { y, x } : undefined;
}

/** The standard errors of repeated readings that the text states, by their means. */
export function statedErrors(text: string): readonly { readonly mean: number; readonly error: number }[] {
  const pattern = /\bmean ([-−\d.,]+)[^\n]{0,160}?standard error ([\d.,]+)/gi;
  return [...text.matchAll(pattern)].flatMap(([, mean = '', error = '']) => {
    const pair = { mean: plainNumber(mean), error: plainNumber(error) };
    return Number.isFinite(pair.mean) && Number.isFinite(pair.error) ? [pair] : [];
  });
}

/** The cells of repeats that the text leaves out of their mean. */
export function statedSlips(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/; without ([^\s;]{1,30}), which lies /g)].flatMap(([, cell]) => cell ?? []));
}
