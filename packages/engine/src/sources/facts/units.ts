/** Units by dimension, each with its factor to the unit of the dimension that has the factor 1. */
const UNITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  percent: { '%': 1, percent: 1, 'per cent': 1, pct: 1 },
  length: {
    nm: 1e-9,
    'nanomet(?:re|er)s?': 1e-9,
    'µm|μm': 1e-6,
    'micromet(?:re|er)s?': 1e-6,
    mm: 1e-3,
    'millimet(?:re|er)s?': 1e-3,
    cm: 1e-2,
    'centimet(?:re|er)s?': 1e-2,
    m: 1,
    'met(?:re|er)s?': 1,
    km: 1e3,
    'kilomet(?:re|er)s?': 1e3,
  },
  mass: { mg: 1e-3, 'milligrams?': 1e-3, g: 1, 'grams?': 1, kg: 1e3, 'kilograms?|kilos?': 1e3, 'tons?|tonnes?': 1e6 },
  volume: { ml: 1e-3, 'millilit(?:re|er)s?': 1e-3, l: 1, 'lit(?:re|er)s?': 1 },
  time: {
    ms: 1e-3,
    'milliseconds?': 1e-3,
    s: 1,
    'secs?|seconds?': 1,
    'mins?|minutes?': 60,
    h: 3600,
    'hrs?|hours?': 3600,
    'days?': 86_400,
    'weeks?': 604_800,
  },
  temperature: { '°C|°|degrees?(?: celsius)?|celsius': 1 },
  money: {},
};

export interface MeasureUnit {
  readonly dimension: string;
  readonly factor: number;
}

const ALL = Object.entries(UNITS).flatMap(([dimension, units]) =>
  Object.entries(units).map(([names, factor]) => ({ names, unit: { dimension, factor } })),
);
const EXACT = new Map<string, MeasureUnit>();
for (const { names, unit } of ALL) if (!/[[(|?]/.test(names)) EXACT.set(names, unit);

/** The pattern of a unit after a number. */
export const UNIT_PATTERN = ALL.flatMap(({ names }) => names.split(/\|(?![^(]*\))/))
  .sort((one, other) => other.length - one.length)
  .join('|');

const known = new Map<string, MeasureUnit | undefined>();

/** The unit that a word names; undefined if it is none of those above. */
export function unitNamed(word: string): MeasureUnit | undefined {
  if (EXACT.has(word)) return EXACT.get(word);
  if (known.has(word)) return known.get(word);
  const unit = ALL.find(({ names }) => new RegExp(`^(?:${names})$`, 'i').test(word))?.unit;
  known.set(word, unit);
  return unit;
}

export const CURRENCY: MeasureUnit = { dimension: 'money', factor: 1 };
/** Words that multiply the number before them. */
export const MULTIPLES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };
