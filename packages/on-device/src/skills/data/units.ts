import Qty from 'js-quantities';

/** A unit as a factor to the base units of the SI, and one of these units: "cm" is 0.01 of a metre. */
export interface ParsedUnit {
  readonly factor: number;
  readonly base: Qty;
}

/** Spellings of students that the library does not know. Some would mean something else to it: "AU" is a length. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[μµ]/g, 'u'],
  [/[ΩΩ]|\bohms?\b/gi, 'ohm'],
  [/(?:°|\bdeg(?:rees?)?)\s?C(?:elsius)?\b|℃|\b[Cc]elsius\b/g, 'degC'],
  [/°\s?F/g, 'degF'],
  [/°\s?K/g, 'degK'],
  [/°/g, 'deg'],
  [/\bsecs\b/g, 'sec'],
  [/\bmins\b/g, 'min'],
  [/\bhrs\b/g, 'h'],
  [/\bcc\b/g, 'cm3'],
];
/** "10^4 K", "× 10⁻³ m" */
const POWER_OF_TEN = /^[x×*]?\s?10(?:\^?(\{?[-−–]?\d{1,2}\}?)|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}))\s?[·*]?\s?(.*)$/;
const NO_DIMENSION = /^(?:|a\.?u\.?|abs|absorbance|arb\.?(?: units?)?|none|-|1)$/i;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const cache = new Map<string, ParsedUnit | undefined>();

/** Reads a unit as written, "m s^-2", "m/s²", "mol dm-3", or undefined if it is none that can be converted. */
export function readUnit(text: string): ParsedUnit | undefined {
  if (!cache.has(text)) cache.set(text, text.length > 40 ? undefined : parse(text));
  return cache.get(text);
}

function parse(text: string): ParsedUnit | undefined {
  if (NO_DIMENSION.test(text.trim())) return { factor: 1, base: Qty(1) };
  const scaled = POWER_OF_TEN.exec(text.trim());
  if (scaled) {
    const unit = parse(scaled[3] ?? '');
    return unit && { ...unit, factor: unit.factor * 10 ** Number(plainPower(scaled[1] ?? scaled[2] ?? '')) };
  }
  try {
    const base = Qty(1, inLibrarySpelling(text)).toBase();
    return { factor: base.scalar, base };
  } catch {
    return undefined;
  }
}

/** The library reads "m/s^2" and "kg*m^-3", "degC" and "degK". */
function inLibrarySpelling(text: string): string {
  let unit = text
    .trim()
    .replace(/[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, plainPower)
    .replace(/[−–]/g, '-');
  if (unit.includes('\\')) unit = withoutMacros(unit);
  for (const [spelling, known] of SPELLINGS) unit = unit.replace(spelling, known);
  const factors = unit.replace(/(?<![a-zA-Z])K(?![a-zA-Z])/g, 'degK').replace(/[·⋅.]|(?<=[a-zA-Z\d)])\s+(?=[a-zA-Z(])/g, '*');
  // The library divides by all that follows the first "/".
  const [above = '', ...below] = factors.replace(/[()\s]/g, '').split('/');
  return below.length === 0 ? above : `${above === '' ? '1' : above}/${below.join('*')}`;
}

/** Whether a unit measures the square or the reciprocal of what another one measures. */
export function isPowerOf({ base }: ParsedUnit, unit: string, power: 2 | -1): boolean {
  const one = readUnit(unit)?.base;
  return one !== undefined && base.isCompatible(power === 2 ? one.mul(one) : one.inverse());
}

/** "⁻²" and "{-2}" as "-2" */
function plainPower(power: string): string {
  return power
    .replace(/[−–⁻]/g, '-')
    .replace(/[⁺{}]/g, '')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)));
}

/** The macros of LaTeX's siunitx: "\\milli\\volt" is "mV", "\\metre\\per\\second" is "m/s". */
function withoutMacros(text: string): string {
  return text.replace(/\\([a-zA-Z]+)\s*/g, (_, name: string) => MACROS[name] ?? `${name}*`).replace(/\*(?=\/|$)/g, '');
}

const MACROS: Readonly<Record<string, string>> = {
  ...{
    milli: 'm',
    micro: 'u',
    nano: 'n',
    pico: 'p',
    kilo: 'k',
    mega: 'M',
    giga: 'G',
    centi: 'c',
    deci: 'd',
    per: '/',
    squared: '^2*',
    cubed: '^3*',
  },
  ...{ Omega: 'ohm*', mu: 'u', degree: 'deg*', celsius: 'degC*', percent: '%', text: '', mathrm: '', square: '', circ: 'deg' },
};

/** Whether both units measure the same quantity. */
export function areAlike(one: string, other: string): boolean {
  const [first, second] = [readUnit(one), readUnit(other)];
  return first !== undefined && second !== undefined && first.base.isCompatible(second.base);
}

/** Multiply a value in the first unit by this to have it in the second. Undefined if they measure different quantities. */
export function factorBetween(from: string, to: string): number | undefined {
  const [first, second] = [readUnit(from), readUnit(to)];
  return first && second && first.base.isCompatible(second.base) ? first.factor / second.factor : undefined;
}
