import { type Column, textIn } from '../../read/readings.ts';
import { type Change, hasAnyUnit, QUANTITIES, type QuantityName } from '../../rules/quantities.ts';
import { areAlike, isPowerOf, isPureNumber, readUnit } from '../../units.ts';

/** The transformation of a quantity in the heading of its column, and the factor that gives the quantity itself. */
export interface Identity {
  readonly change: Change;
  /** 1/20 in "Time for 20 swings". */
  readonly scale: number;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = { five: 5, ten: 10, twenty: 20, thirty: 30, fifty: 50 };
const REPEATS = '(?:complete |full )?(?:swings|oscillations|periods|cycles|vibrations|osc\\b|schwingungen)';
const COUNTED_SWINGS = /^(\d+)T$|^[tT]_?(\d\d)$/;
const SWINGS = new RegExp(`(\\d{1,3}|five|ten|twenty|thirty|fifty)\\s*${REPEATS}`, 'i');

/** "v with inhibitor", "v no inhib", "v + Pi", "V (control)": a symbol and under what it was read. */
const QUALIFIED = /^(\S{1,3})\s+(?:\+|\(|with\b|without\b|no\b|for\b|of\b|at\b|in\b|before\b|after\b|control\b)/i;

/** Whether a column holds a quantity, by its heading and unit. A column without a unit holds only a pure number. */
export function identify(column: Column, name: QuantityName, about: string): Identity | undefined {
  // A setting without a name, "At 1.0 V", is known by its unit.
  if (column.name === undefined) {
    const { unit } = QUANTITIES[name];
    return column.isSetting && unit !== '' && areAlike(column.unit, unit) ? { change: 'itself', scale: 1 } : undefined;
  }
  const own = headingOf(column);
  const { change, words } = changeIn(own);
  const rule = QUANTITIES[name];
  const unit = unitOf(column.unit, name);
  if (name === 'celsius' && !/C$|celsius/i.test(unit)) return undefined;
  // "T10" is the time of ten swings.
  if (name === 'period' && (SWINGS.test(words) || COUNTED_SWINGS.test(words.trim()))) return undefined;
  const symbol = words.replace(/\s*[\d₀-₉]+$/, '').trim();
  const isNamed =
    rule.words.test(words.toLowerCase().replaceAll('_', ' ')) ||
    rule.symbols.test(words.trim()) ||
    rule.symbols.test(symbol) ||
    rule.symbols.test(QUALIFIED.exec(words)?.[1] ?? '') ||
    lastIsSymbol(words, rule.symbols);
  const scale = name === 'swings' ? scaleOf(words, about) : 1;
  const timesSwings = name === 'swings' && /\btime|zeit|^t\d?$/i.test(words) && scale !== undefined;
  if (!(isNamed || timesSwings) || scale === undefined || !hasDimension(unit, rule.unit, change, hasAnyUnit(name))) return undefined;
  return { change, scale };
}

function headingOf({ name, group }: Column): string {
  return (
    [group && textIn(group), name && textIn(name)]
      .filter((it) => it !== undefined)
      .join(' ')
      .replace(/\\(?:mathrm|text)\{([^}]*)\}/g, '$1')
      .replace(/\\(sin|ln|log)\b/g, '$1 ')
      .replace(/\\theta/g, 'θ')
      .replace(/\\lambda/g, 'λ')
      .replace(/\\Delta\s?/g, 'Δ')
      .replace(/[${}\\*]/g, '')
      // "t20 #1", "Time for 20 swings (2)": the count of a repeat.
      .replace(/\s*(?:#\d{1,2}|\(\d{1,2}\)|\b(?:trial|run|repeat|reading)\s?#?\d{1,2})$/i, '')
      .trim()
  );
}

function changeIn(heading: string): { readonly change: Change; readonly words: string } {
  const changes: readonly (readonly [RegExp, Change])[] = [
    [/^1\s*\/\s*|\s*(?:\^-1|⁻¹)$|^(?:inverse|reciprocal)(?: of)?\s+|^one over\s+/i, 'inverse'],
    [/^sin(?:e)?(?: of)?\s*[(]?\s*/i, 'sine'],
    [/^(?:ln|log_?e|natural log(?:arithm)?(?: of)?)\s*[(]?\s*/i, 'logarithm'],
    [/\s*(?:²|\^2)|\bsquared\b/i, 'square'],
  ];
  for (const [pattern, change] of changes) {
    if (pattern.test(heading)) return { change, words: heading.replace(pattern, '').replace(/\)$/, '').trim() };
  }
  return { change: 'itself', words: heading };
}

/** "Force F", "Length, L": a name and its symbol. */
function lastIsSymbol(words: string, symbols: RegExp): boolean {
  const last = /[\s,(=]([^\s,(=)]{1,4})\)?$/.exec(words)?.[1];
  return last !== undefined && symbols.test(last);
}

/** 1/20 for "Time for 20 swings", or for a time whose count only the procedure gives. */
function scaleOf(words: string, about: string): number | undefined {
  const count = SWINGS.exec(words)?.[1] ?? COUNTED_SWINGS.exec(words)?.slice(1).find(Boolean) ?? SWINGS.exec(about)?.[1];
  if (count === undefined) return undefined;
  const number = NUMBER_WORDS[count.toLowerCase()] ?? Number(count);
  return number > 0 ? 1 / number : undefined;
}

function hasDimension(unit: string, of: string, change: Change, anyUnit: boolean): boolean {
  if (change === 'logarithm' || anyUnit) return true;
  const own = readUnit(unit);
  if (own === undefined) return of === '' && unit !== '' && change === 'itself';
  if (change === 'sine') return isPureNumber(own);
  if (change === 'itself') return areAlike(unit, of) && (unit !== '' || of === '');
  return isPowerOf(own, of, change === 'square' ? 2 : -1);
}

/** The unit of a column that holds a quantity. "C" over temperatures is no coulomb. */
export function unitOf(unit: string, name: QuantityName): string {
  return (name === 'temperature' || name === 'celsius') && /^[CFK]$/.test(unit) ? `°${unit}` : unit;
}
