import { BASE_UNITS, NAMED_PREFIXES, NAMES, PLAIN, PREFIXED, PREFIXES } from './unit-table.ts';

/** A unit as a factor to the base units of the SI, and their exponents: "cm" is 0.01 of m^1. */
export interface ParsedUnit {
  readonly factor: number;
  readonly dimension: readonly number[];
}

/** Spellings of students as the table writes them. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[μµ]/g, 'u'],
  [/[ΩΩ]|\bohms?\b/gi, 'ohm'],
  [/(?:°|\bdeg(?:rees?)?|\bo(?=C))\s?C(?:elsius)?\b|℃|\b[Cc]elsius\b/g, 'degC'],
  [/°\s?F/g, 'degF'],
  [/°\s?K/g, 'degK'],
  [/°/g, 'deg'],
  [/\bsecs\b/g, 'sec'],
  [/\bmins\b/g, 'min'],
  [/\bhrs\b/g, 'h'],
  [/\bcc\b/g, 'cm3'],
  // "J/gK", "J/kg°C": a mass and a temperature without a mark between them.
  [/(?<=\/)(k?g|mol)\s?(?=K$|degC$|C$)/g, '$1*'],
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
  if (NO_DIMENSION.test(text.trim())) return PURE;
  const scaled = POWER_OF_TEN.exec(text.trim());
  if (scaled) {
    const unit = parse(scaled[3] ?? '');
    return unit && { ...unit, factor: unit.factor * 10 ** Number(plainPower(scaled[1] ?? scaled[2] ?? '')) };
  }
  return product(inTableSpelling(text));
}

const PURE: ParsedUnit = { factor: 1, dimension: BASE_UNITS.map(() => 0) };

/** "m/s^2" and "kg*m^-3", "degC" and "degK". */
function inTableSpelling(text: string): string {
  let unit = text
    .trim()
    .replace(/[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, plainPower)
    .replace(/[−–]/g, '-')
    .replace(/\s*\bper\s+/g, '/')
    .replace(/\.$/, '');
  if (unit.includes('\\')) unit = withoutMacros(unit);
  for (const [spelling, known] of SPELLINGS) unit = unit.replace(spelling, known);
  return unit.replace(/[·⋅.]|(?<=[a-zA-Z\d)])\s+(?=[a-zA-Z(])/g, '*').replace(/[()\s]/g, '');
}

/** A product of units, divided by all that follows the first "/". */
function product(text: string): ParsedUnit | undefined {
  const [above = '', ...below] = text.split('/');
  let unit: ParsedUnit | undefined = PURE;
  for (const factor of above === '' ? [] : above.split('*')) unit = unit && times(unit, powerOf(factor), 1);
  for (const factor of below.join('*').split('*')) unit = unit && (below.length === 0 ? unit : times(unit, powerOf(factor), -1));
  return unit;
}

function times(one: ParsedUnit, other: ParsedUnit | undefined, power: number): ParsedUnit | undefined {
  return (
    other && {
      factor: one.factor * other.factor ** power,
      dimension: one.dimension.map((exponent, at) => exponent + power * (other.dimension[at] ?? 0)),
    }
  );
}

/** "m^-2", "cm3", "1" */
function powerOf(text: string): ParsedUnit | undefined {
  if (text === '1') return PURE;
  const [, name = '', power = '1'] = /^([a-zA-ZÅ%]+)(?:\^?(-?\d))?$/.exec(text) ?? [];
  const unit = unitNamed(name);
  return unit && times(PURE, unit, Number(power));
}

function unitNamed(name: string): ParsedUnit | undefined {
  const own = PREFIXED.get(name) ?? PLAIN.get(name);
  if (own) return defined(own, name);
  const prefix = PREFIXES.get(name.charAt(0));
  if (prefix !== undefined && PREFIXED.has(name.slice(1))) return scaledBy(prefix, unitNamed(name.slice(1)));
  const [, spelled = '', word = ''] = WORD.exec(name.toLowerCase()) ?? [];
  const symbol = NAMES.get(word) ?? NAMES.get(word.replace(/s$/, ''));
  return symbol === undefined ? undefined : scaledBy(PREFIXES.get(NAMED_PREFIXES.get(spelled) ?? '') ?? 1, unitNamed(symbol));
}

const WORD = new RegExp(`^(${[...NAMED_PREFIXES.keys()].join('|')})?([a-z]{2,9})$`);

function defined([factor, of]: readonly [number, string], name: string): ParsedUnit | undefined {
  const base = (BASE_UNITS as readonly string[]).indexOf(name);
  return base < 0 ? scaledBy(factor, product(of)) : { factor: 1, dimension: BASE_UNITS.map((_, at) => (at === base ? 1 : 0)) };
}

function scaledBy(factor: number, unit: ParsedUnit | undefined): ParsedUnit | undefined {
  return unit && { ...unit, factor: unit.factor * factor };
}

/** Whether a unit measures the square or the reciprocal of what another one measures. */
export function isPowerOf({ dimension }: ParsedUnit, unit: string, power: 2 | -1): boolean {
  const one = readUnit(unit);
  return one !== undefined && dimension.every((exponent, at) => exponent === power * (one.dimension[at] ?? 0));
}

export function isPureNumber({ dimension }: ParsedUnit): boolean {
  return dimension.every((exponent) => exponent === 0);
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
  return text.replace(/\\([a-zA-Z]+)\s*/g, (_, name: string) => MACROS[name] ?? `${NAMES.get(name) ?? name}*`).replace(/\*(?=\/|$)/g, '');
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
  return factorBetween(one, other) !== undefined;
}

/** Multiply a value in the first unit by this to have it in the second. Undefined if they measure different quantities. */
export function factorBetween(from: string, to: string): number | undefined {
  const [first, second] = [readUnit(from), readUnit(to)];
  if (!first || !second) return undefined;
  const isSame = first.dimension.every((exponent, at) => exponent === second.dimension[at]);
  return isSame ? first.factor / second.factor : undefined;
}
