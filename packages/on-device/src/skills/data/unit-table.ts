/** The base units, in the order of the exponents of a dimension. An angle is one too, so that it is no pure number. */
export const BASE_UNITS = ['m', 'kg', 's', 'A', 'K', 'mol', 'rad', 'cd'] as const;

/** A factor and the unit that it counts: "min" is 60 s. */
type Definition = readonly [factor: number, unit: string];

/** A map has no names of its own, such as "constructor". */
function mapOf<Value>(entries: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries));
}

/** Units before which a prefix may stand. */
export const PREFIXED: ReadonlyMap<string, Definition> = mapOf({
  ...Object.fromEntries(BASE_UNITS.map((unit): [string, Definition] => [unit, [1, unit]])),
  g: [1e-3, 'kg'],
  N: [1, 'kg*m/s2'],
  Pa: [1, 'N/m2'],
  J: [1, 'N*m'],
  W: [1, 'J/s'],
  C: [1, 'A*s'],
  V: [1, 'W/A'],
  ohm: [1, 'V/A'],
  S: [1, 'A/V'],
  F: [1, 'C/V'],
  T: [1, 'V*s/m2'],
  Wb: [1, 'V*s'],
  H: [1, 'V*s/A'],
  Hz: [1, '1/s'],
  Bq: [1, '1/s'],
  Gy: [1, 'J/kg'],
  Sv: [1, 'J/kg'],
  lx: [1, 'cd/m2'],
  lm: [1, 'cd'],
  L: [1e-3, 'm3'],
  l: [1e-3, 'm3'],
  M: [1, 'mol/L'],
  bar: [1e5, 'Pa'],
  cal: [4.184, 'J'],
  eV: [1.602176634e-19, 'J'],
  Wh: [3600, 'J'],
  kat: [1, 'mol/s'],
});

/** Units that stand alone. */
export const PLAIN: ReadonlyMap<string, Definition> = mapOf({
  degC: [1, 'K'],
  degK: [1, 'K'],
  degF: [5 / 9, 'K'],
  deg: [Math.PI / 180, 'rad'],
  min: [60, 's'],
  h: [3600, 's'],
  d: [86_400, 's'],
  week: [7, 'd'],
  year: [365.25, 'd'],
  Å: [1e-10, 'm'],
  in: [0.0254, 'm'],
  ft: [0.3048, 'm'],
  mile: [1609.344, 'm'],
  mph: [0.44704, 'm/s'],
  lb: [0.45359237, 'kg'],
  oz: [0.028349523125, 'kg'],
  t: [1000, 'kg'],
  atm: [101_325, 'Pa'],
  mmHg: [133.322387415, 'Pa'],
  torr: [133.322368421, 'Pa'],
  psi: [6894.757293, 'Pa'],
  rpm: [Math.PI / 30, 'rad/s'],
  '%': [0.01, ''],
  ppm: [1e-6, ''],
  ppb: [1e-9, ''],
});

export const PREFIXES: ReadonlyMap<string, number> = mapOf({
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 0.1,
  h: 100,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
});

/** Names in words, without an ending for the plural. */
export const NAMES: ReadonlyMap<string, string> = mapOf({
  ...{ metre: 'm', meter: 'm', gram: 'g', gramme: 'g', second: 's', sec: 's', ampere: 'A', amp: 'A', kelvin: 'K', mole: 'mol', molar: 'M' },
  ...{ newton: 'N', pascal: 'Pa', joule: 'J', watt: 'W', coulomb: 'C', volt: 'V', ohm: 'ohm', farad: 'F', tesla: 'T', hertz: 'Hz' },
  ...{ litre: 'L', liter: 'L', radian: 'rad', degree: 'deg', minute: 'min', hour: 'h', hr: 'h', day: 'd', week: 'week', wk: 'week' },
  ...{ year: 'year', yr: 'year', calorie: 'cal', inch: 'in', foot: 'ft', feet: 'ft', mile: 'mile', pound: 'lb', tonne: 't', lux: 'lx' },
  ...{ bar: 'bar', percent: '%' },
});

/** Prefixes of names in words: "millimetre". */
export const NAMED_PREFIXES: ReadonlyMap<string, string> = mapOf({
  ...{ pico: 'p', nano: 'n', micro: 'u', milli: 'm', centi: 'c', deci: 'd', hecto: 'h', kilo: 'k', mega: 'M', giga: 'G' },
});
