import { plainNumber } from '@marginalia/engine/chart';

/** The value that the text gives as its answer. */
export interface StatedResult {
  /** "acceleration of free fall", where the text names it. */
  readonly name?: string;
  readonly symbol: string;
  /** As it is written: "9.80 ± 0.02 m/s²". */
  readonly words: string;
  readonly value: number;
  readonly error: number;
  readonly accepted?: PrintedAcceptedValue;
}

export interface PrintedAcceptedValue {
  /** As it is written: "9.81 m/s²". */
  readonly words: string;
  readonly value: number;
  /** "0.0045 m/s² (0.046% of the accepted value)" */
  readonly difference?: string;
  /** Its distance in standard errors: "0.31". */
  readonly errors?: string;
}

const NUMBER = String.raw`[-−]?\d[\d,]*(?:\.\d+)?`;
const SYMBOL = String.raw`[\p{L}][\p{L}\p{N}½₀-₉()/]{0,14}`;
const VALUE = String.raw`\(?(${NUMBER}) (?:±|\+/-) (${NUMBER})\)?(?: ?[×x] ?10\^([-−]?\d{1,3}))?(?: ?(?:per )?([^\s,;.\d][^\s,;]{0,20}(?: cm\))?))?`;
const NAMED = new RegExp(`^(?:[-*•]\\s+)?([^\\n:=]{3,80}): (${SYMBOL}) = (${VALUE})\\.?$`, 'mu');
const ANYWHERE = new RegExp(`(?:^|[\\s(*])(?<!standard )(${SYMBOL}) (?:=|≈) (${VALUE})`, 'u');

/** The answer with its uncertainty, as the text states it; undefined where it states none. */
export function statedResult(text: string): StatedResult | undefined {
  const [, name, ...named] = NAMED.exec(text) ?? [];
  const [symbol, words, digits, error, exponent, unit] = named.length > 0 ? named : (ANYWHERE.exec(text)?.slice(1) ?? []);
  if (symbol === undefined || words === undefined || digits === undefined || error === undefined) return undefined;
  const power = exponent === undefined ? 1 : 10 ** Number(exponent.replace('−', '-'));
  const value = plainNumber(digits) * power;
  const accepted = unit === undefined ? undefined : acceptedIn(text, withoutStop(unit));
  return {
    ...(name !== undefined && { name }),
    symbol,
    words: withoutStop(words),
    value,
    error: plainNumber(error) * power,
    ...(accepted && { accepted }),
  };
}

/** The accepted value, if it has the unit of the answer. */
function acceptedIn(text: string, unit: string): PrintedAcceptedValue | undefined {
  const pattern = new RegExp(`accepted value[^\\n\\d]{0,40}?(${NUMBER}) ?(?!%)([^\\s,;\\d][^\\s,;]{0,20})`, 'giu');
  for (const [, digits = '', found = ''] of text.matchAll(pattern)) {
    if (withoutStop(found) !== unit) continue;
    const difference = /Difference: ([^\n]{1,60}?\))\./.exec(text)?.[1];
    const errors = /the difference is ([\d.]+) standard error/.exec(text)?.[1];
    return {
      words: `${digits} ${unit}`,
      value: plainNumber(digits),
      ...(difference !== undefined && { difference }),
      ...(errors !== undefined && { errors }),
    };
  }
  return undefined;
}

/** A full stop after a unit ends the sentence. */
function withoutStop(words: string): string {
  return words.replace(/[.:*]+$/, '').replace(/^([^(]*)\)$/, '$1');
}
