import type { Change, QuantityName } from './quantities.ts';

export interface Axis {
  readonly quantity: QuantityName;
  readonly as: Change;
}

/** A value that a relation needs beside the line: its names in running text, and a unit of its dimension. */
export interface Need {
  readonly symbol: string;
  readonly name: string;
  /** Words near the number. */
  readonly words: RegExp;
  /** Words right before the number, where two needs have one unit. */
  readonly before?: RegExp;
  readonly unit: string;
}

/**
 * A relation between two quantities that is a straight line, and what its slope or intercept gives. All values are in units of the SI.
 * The first relation whose objective and columns fit is used.
 */
export interface Relation {
  readonly id: string;
  /** Words of the title or the objective that ask for it, in lower case. */
  readonly asks: RegExp;
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  readonly y: Axis;
  readonly x: Axis;
  readonly formula: string;
  readonly value: (slope: number, intercept: number, needs: readonly number[]) => number;
  /** The same if x was measured against y. Absent where the line cannot be turned round. */
  readonly turned?: { readonly formula: string; readonly value: (slope: number, intercept: number, needs: readonly number[]) => number };
  readonly needs?: readonly Need[];
  /** The formula for quantities that were each read once or repeated, where the value is y ÷ x. Absent where only a line gives it. */
  readonly quotient?: string;
  /** Whether the line should pass through the origin. */
  readonly proportional: boolean;
}

const FOUR_PI_SQUARED = 4 * Math.PI ** 2;
/** Standard acceleration of free fall, m/s² (BIPM, The International System of Units, 2019: 9.806 65). */
const STANDARD_GRAVITY = 9.80665;
/** Molar gas constant, J/(mol K), and elementary charge, C (both exact in the SI of 2019). */
const GAS_CONSTANT = 8.314462618;
const ELEMENTARY_CHARGE = 1.602176634e-19;

/** "length 2.00 m", "diameter of the wire was 0.50 mm" */
const LENGTH_OF = /\blength\b(?:\s(?:of|the|a|wire|was|is))*\s?[:=]?\s?$/i;
const DIAMETER_OF = /\bdiameter\b(?:\s(?:of|the|a|wire|was|is))*\s?[:=]?\s?$/i;

const of = (quantity: QuantityName, as: Change = 'itself'): Axis => ({ quantity, as });
const slopeItself = (slope: number): number => slope;
const oneOver = (slope: number): number => 1 / slope;

export const RELATIONS: readonly Relation[] = [
  ...(['period', 'swings'] as const).flatMap((quantity): Relation[] => [
    {
      id: `pendulum-${quantity}`,
      asks: /pendulum|pendel|gravit|free fall|\bg\b/,
      name: 'acceleration of free fall',
      symbol: 'g',
      unit: 'm/s²',
      y: of(quantity, 'square'),
      x: of('length'),
      formula: 'g = 4π² ÷ slope of T² against the length',
      value: (slope) => FOUR_PI_SQUARED / slope,
      turned: { formula: 'g = 4π² × slope of the length against T²', value: (slope) => FOUR_PI_SQUARED * slope },
      proportional: true,
    },
    {
      id: `spring-${quantity}`,
      asks: /spring|stiffness|hooke|feder|resorte|muelle|ressort/,
      name: 'spring constant',
      symbol: 'k',
      unit: 'N/m',
      y: of(quantity, 'square'),
      x: of('mass'),
      formula: 'k = 4π² ÷ slope of T² against the mass',
      value: (slope) => FOUR_PI_SQUARED / slope,
      turned: { formula: 'k = 4π² × slope of the mass against T²', value: (slope) => FOUR_PI_SQUARED * slope },
      // The mass of the spring itself shifts the line.
      proportional: false,
    },
  ]),
  {
    id: 'spring-force',
    asks: /spring|stiffness|hooke|elastic|feder|resorte|muelle|ressort/,
    name: 'spring constant',
    symbol: 'k',
    unit: 'N/m',
    y: of('force'),
    x: of('extension'),
    formula: 'F = k x, so k = slope of the force against the extension',
    value: slopeItself,
    turned: { formula: 'F = k x, so k = 1 ÷ slope of the extension against the force', value: oneOver },
    proportional: true,
  },
  {
    id: 'spring-mass',
    asks: /spring|stiffness|hooke|elastic|feder|resorte|muelle|ressort/,
    name: 'spring constant',
    symbol: 'k',
    unit: 'N/m',
    y: of('mass'),
    x: of('extension'),
    formula: 'm g = k x, so k = 9.807 m/s² × slope of the mass against the extension',
    value: (slope) => STANDARD_GRAVITY * slope,
    turned: {
      formula: 'm g = k x, so k = 9.807 m/s² ÷ slope of the extension against the mass',
      value: (slope) => STANDARD_GRAVITY / slope,
    },
    proportional: true,
  },
  {
    id: 'spring-force-length',
    asks: /spring|stiffness|hooke|feder|resorte|muelle|ressort/,
    name: 'spring constant',
    symbol: 'k',
    unit: 'N/m',
    y: of('force'),
    x: of('length'),
    formula: 'F = k (L − L₀), so k = slope of the force against the length',
    value: slopeItself,
    turned: { formula: 'F = k (L − L₀), so k = 1 ÷ slope of the length against the force', value: oneOver },
    // The length of the unloaded spring shifts the line.
    proportional: false,
  },
  {
    id: 'spring-mass-length',
    asks: /spring|stiffness|hooke|feder|resorte|muelle|ressort/,
    name: 'spring constant',
    symbol: 'k',
    unit: 'N/m',
    y: of('mass'),
    x: of('length'),
    formula: 'm g = k (L − L₀), so k = 9.807 m/s² × slope of the mass against the length',
    value: (slope) => STANDARD_GRAVITY * slope,
    turned: {
      formula: 'm g = k (L − L₀), so k = 9.807 m/s² ÷ slope of the length against the mass',
      value: (slope) => STANDARD_GRAVITY / slope,
    },
    proportional: false,
  },
  {
    id: 'internal-resistance',
    asks: /internal resistance|innenwiderstand/,
    name: 'internal resistance',
    symbol: 'r',
    unit: 'Ω',
    y: of('voltage'),
    x: of('current'),
    formula: 'V = E − I r, so r = −slope of the voltage against the current',
    value: (slope) => -slope,
    proportional: false,
  },
  {
    id: 'planck',
    asks: /planck|photoelectric|stopping/,
    name: 'Planck constant',
    symbol: 'h',
    unit: 'J s',
    y: of('voltage'),
    x: of('frequency'),
    formula: 'e V = h f − W, so h = e × slope of the stopping voltage against the frequency',
    value: (slope) => ELEMENTARY_CHARGE * slope,
    proportional: false,
  },
  {
    id: 'ohm',
    asks: /ohm|resist|widerstand|conductor/,
    name: 'resistance',
    symbol: 'R',
    unit: 'Ω',
    y: of('voltage'),
    x: of('current'),
    formula: 'V = R I, so R = slope of the voltage against the current',
    value: slopeItself,
    turned: { formula: 'V = R I, so R = 1 ÷ slope of the current against the voltage', value: oneOver },
    proportional: true,
  },
  {
    id: 'resistivity',
    asks: /resistivity|specific resistance/,
    name: 'resistivity',
    symbol: 'ρ',
    unit: 'Ω m',
    y: of('resistance'),
    x: of('length'),
    formula: 'R = ρ l ÷ A, so ρ = slope of the resistance against the length × A, with A = π d² ÷ 4',
    value: (slope, _intercept, [diameter = Number.NaN]) => (slope * Math.PI * diameter ** 2) / 4,
    needs: [{ symbol: 'd', name: 'diameter of the wire', words: /diameter|thickness/, unit: 'm' }],
    proportional: true,
  },
  {
    id: 'velocity-time',
    asks: /accelerat|gravit|\bg\b|beschleunigung/,
    name: 'acceleration',
    symbol: 'a',
    unit: 'm/s²',
    y: of('velocity'),
    x: of('time'),
    formula: 'v = u + a t, so a = slope of the velocity against the time',
    value: slopeItself,
    proportional: false,
  },
  {
    id: 'velocity-distance',
    asks: /accelerat|gravit|\bg\b/,
    name: 'acceleration',
    symbol: 'a',
    unit: 'm/s²',
    y: of('velocity', 'square'),
    x: of('distance'),
    formula: 'v² = u² + 2 a s, so a = slope of v² against the distance ÷ 2',
    value: (slope) => slope / 2,
    proportional: false,
  },
  {
    id: 'distance-time',
    asks: /accelerat|gravit|free[- ]?fall|\bg\b/,
    name: 'acceleration',
    symbol: 'a',
    unit: 'm/s²',
    y: of('distance'),
    x: of('time', 'square'),
    formula: 's = a t² ÷ 2, so a = 2 × slope of the distance against t²',
    value: (slope) => 2 * slope,
    turned: { formula: 's = a t² ÷ 2, so a = 2 ÷ slope of t² against the distance', value: (slope) => 2 / slope },
    proportional: true,
  },
  {
    id: 'speed',
    asks: /\bspeed|velocity|geschwindigkeit/,
    name: 'speed',
    symbol: 'v',
    unit: 'm/s',
    y: of('distance'),
    x: of('time'),
    formula: 's = v t, so v = slope of the distance against the time',
    value: slopeItself,
    turned: { formula: 's = v t, so v = 1 ÷ slope of the time against the distance', value: oneOver },
    proportional: false,
  },
  {
    id: 'force-acceleration',
    asks: /newton|second law|accelerat/,
    name: 'mass that is accelerated',
    symbol: 'm',
    unit: 'kg',
    y: of('force'),
    x: of('acceleration'),
    formula: 'F = m a, so m = slope of the force against the acceleration',
    value: slopeItself,
    turned: { formula: 'F = m a, so m = 1 ÷ slope of the acceleration against the force', value: oneOver },
    proportional: true,
  },
  {
    id: 'friction',
    asks: /friction|reibung/,
    name: 'coefficient of friction',
    symbol: 'μ',
    unit: '',
    y: of('friction'),
    x: of('normal'),
    formula: 'F = μ N, so μ = slope of the friction against the normal force',
    value: slopeItself,
    proportional: true,
  },
  {
    id: 'refraction',
    asks: /refract|snell|brechung/,
    name: 'refractive index',
    symbol: 'n',
    unit: '',
    y: of('incidence', 'sine'),
    x: of('refraction', 'sine'),
    formula: 'sin i = n sin r, so n = slope of sin i against sin r',
    value: slopeItself,
    turned: { formula: 'sin i = n sin r, so n = 1 ÷ slope of sin r against sin i', value: oneOver },
    proportional: true,
  },
  {
    id: 'grating',
    asks: /grating|gitter|diffraction|wavelength/,
    name: 'wavelength',
    symbol: 'λ',
    unit: 'nm',
    y: of('angle', 'sine'),
    x: of('order'),
    formula: 'd sin θ = m λ, so λ = d × slope of sin θ against the order m',
    value: (slope, _intercept, [lines = Number.NaN]) => slope / lines,
    needs: [{ symbol: '1/d', name: 'number of lines of the grating', words: /line|slit|groove|grating|strich/, unit: '1/m' }],
    proportional: true,
  },
  {
    id: 'lens',
    asks: /lens|focal|mirror|linse|brennweite/,
    name: 'focal length',
    symbol: 'f',
    unit: 'cm',
    y: of('imageDistance', 'inverse'),
    x: of('objectDistance', 'inverse'),
    formula: '1/f = 1/u + 1/v, so f = 1 ÷ intercept of 1/v against 1/u',
    value: (_slope, intercept) => 1 / intercept,
    proportional: false,
  },
  {
    id: 'boyle',
    asks: /boyle|mariotte|pressure|gas/,
    name: 'product of pressure and volume',
    symbol: 'pV',
    unit: 'J',
    y: of('pressure'),
    x: of('volume', 'inverse'),
    formula: 'p V = constant = slope of the pressure against 1/V',
    value: slopeItself,
    turned: { formula: 'p V = constant = 1 ÷ slope of 1/V against the pressure', value: oneOver },
    proportional: true,
  },
  ...(['volume', 'pressure'] as const).map(
    (quantity): Relation => ({
      id: `absolute-zero-${quantity}`,
      asks: /absolute zero|charles|gay[- ]?lussac|gas law|amontons/,
      name: 'absolute zero',
      symbol: 'T₀',
      unit: '°C',
      y: of(quantity),
      x: of('celsius'),
      formula: `The line reaches zero ${quantity} at T₀ = −intercept ÷ slope`,
      value: (slope, intercept) => -intercept / slope,
      proportional: false,
    }),
  ),
  {
    id: 'beer-lambert',
    asks: /beer|lambert|absorptivity|absorption coefficient|extinction|molar absor/,
    name: 'molar absorption coefficient',
    symbol: 'ε',
    unit: 'L/(mol cm)',
    y: of('absorbance'),
    x: of('concentration'),
    formula: 'A = ε l c, so ε = slope of the absorbance against the concentration ÷ l',
    value: (slope, _intercept, [path = Number.NaN]) => slope / path,
    needs: [{ symbol: 'l', name: 'path length of the cuvette', words: /cuvette|path|cell/, unit: 'm' }],
    proportional: true,
  },
  {
    id: 'density',
    asks: /density|dichte/,
    name: 'density',
    symbol: 'ρ',
    unit: 'g/cm³',
    y: of('mass'),
    x: of('volume'),
    formula: 'm = ρ V, so ρ = slope of the mass against the volume',
    value: slopeItself,
    turned: { formula: 'm = ρ V, so ρ = 1 ÷ slope of the volume against the mass', value: oneOver },
    quotient: 'ρ = m ÷ V',
    // A vessel on the balance only shifts the line.
    proportional: false,
  },
  {
    id: 'specific-heat',
    asks: /specific heat/,
    name: 'specific heat capacity',
    symbol: 'c',
    unit: 'J/(kg K)',
    y: of('celsius'),
    x: of('time'),
    formula: 'P t = m c ΔT, so c = P ÷ (m × slope of the temperature against the time)',
    value: (slope, _, [power = 0, mass = 1]) => power / (mass * slope),
    needs: [
      { symbol: 'P', name: 'power of the heater', words: /heat|power|supply/, unit: 'W' },
      { symbol: 'm', name: 'mass of what is heated', words: /block|mass|water|sample|metal|liquid|heated|cylinder/, unit: 'kg' },
    ],
    proportional: false,
  },
  {
    id: 'young',
    asks: /young|elastic modulus|elasticity/,
    name: 'Young’s modulus',
    symbol: 'E',
    unit: 'GPa',
    y: of('extension'),
    x: of('force'),
    formula: 'E = F L ÷ (A ΔL), so E = 4 L ÷ (π d² × slope of the extension against the force)',
    value: (slope, _, [length = 0, diameter = 1]) => (4 * length) / (Math.PI * diameter ** 2 * slope),
    turned: {
      formula: 'E = F L ÷ (A ΔL), so E = 4 L × slope of the force against the extension ÷ (π d²)',
      value: (slope, _, [length = 0, diameter = 1]) => (4 * length * slope) / (Math.PI * diameter ** 2),
    },
    needs: [
      { symbol: 'L', name: 'length of the wire', words: /./, before: LENGTH_OF, unit: 'm' },
      { symbol: 'd', name: 'diameter of the wire', words: /./, before: DIAMETER_OF, unit: 'm' },
    ],
    proportional: true,
  },
  {
    id: 'half-life',
    asks: /half[- ]?li(?:fe|ves)|radioactiv|decay|halbwert/,
    name: 'half-life',
    symbol: 't½',
    unit: 's',
    y: of('activity', 'logarithm'),
    x: of('time'),
    formula: 'N = N₀ exp(−λ t), so t½ = −ln 2 ÷ slope of ln N against the time',
    value: (slope) => -Math.LN2 / slope,
    proportional: false,
  },
  ...(['voltage', 'current'] as const).map(
    (quantity): Relation => ({
      id: `time-constant-${quantity}`,
      asks: /time constant|discharg|\brc\b|capacitor|kondensator/,
      name: 'time constant',
      symbol: 'τ',
      unit: 's',
      y: of(quantity, 'logarithm'),
      x: of('time'),
      formula: 'The quantity falls as exp(−t ÷ τ), so τ = −1 ÷ slope of its logarithm against the time',
      value: (slope) => -1 / slope,
      proportional: false,
    }),
  ),
  {
    id: 'order-of-reaction',
    asks: /order of (?:the )?(?:reaction|a reaction)|reaction order|rate law|order with respect/,
    name: 'order of the reaction',
    symbol: 'n',
    unit: '',
    y: of('rate', 'logarithm'),
    x: of('concentration', 'logarithm'),
    formula: 'rate = k cⁿ, so n = slope of the logarithm of the rate against the logarithm of the concentration',
    value: slopeItself,
    proportional: false,
  },
  ...(['concentration', 'absorbance'] as const).map(
    (quantity): Relation => ({
      id: `first-order-${quantity}`,
      asks: /first[- ]order|pseudo[- ]first/,
      name: 'rate constant of the first order',
      symbol: 'k',
      unit: '1/s',
      y: of(quantity, 'logarithm'),
      x: of('time'),
      formula: 'c = c₀ exp(−k t), so k = −slope of its logarithm against the time',
      value: (slope) => -slope,
      proportional: false,
    }),
  ),
  {
    id: 'arrhenius',
    asks: /arrhenius|activation energy/,
    name: 'activation energy',
    symbol: 'Ea',
    unit: 'kJ/mol',
    y: of('rateConstant', 'logarithm'),
    x: of('temperature', 'inverse'),
    formula: 'k = A exp(−Ea ÷ R T), so Ea = −R × slope of ln k against 1/T',
    value: (slope) => -GAS_CONSTANT * slope,
    proportional: false,
  },
  {
    id: 'young',
    asks: /young|elastic modulus|modulus of elasticity/,
    name: 'Young modulus',
    symbol: 'E',
    unit: 'GPa',
    y: of('stress'),
    x: of('strain'),
    formula: 'stress = E × strain, so E = slope of the stress against the strain',
    value: slopeItself,
    turned: { formula: 'stress = E × strain, so E = 1 ÷ slope of the strain against the stress', value: oneOver },
    proportional: true,
  },
  {
    id: 'capacitance',
    asks: /capacit/,
    name: 'capacitance',
    symbol: 'C',
    unit: 'F',
    y: of('charge'),
    x: of('voltage'),
    formula: 'Q = C V, so C = slope of the charge against the voltage',
    value: slopeItself,
    proportional: true,
  },
  {
    id: 'wave-speed',
    asks: /speed of (?:sound|light|the wave)|wave speed|velocity of sound/,
    name: 'speed of the wave',
    symbol: 'v',
    unit: 'm/s',
    y: of('wavelength'),
    x: of('frequency', 'inverse'),
    formula: 'v = f λ, so v = slope of the wavelength against 1/f',
    value: slopeItself,
    proportional: true,
  },
  {
    id: 'specific-heat',
    asks: /specific heat|heat capacity|wärmekapazität/,
    name: 'specific heat capacity',
    symbol: 'c',
    unit: 'J/(kg K)',
    y: of('energy'),
    x: of('temperature'),
    formula: 'Q = m c ΔT, so c = slope of the energy against the temperature ÷ m',
    value: (slope, _intercept, [mass = Number.NaN]) => slope / mass,
    turned: {
      formula: 'Q = m c ΔT, so c = 1 ÷ (slope of the temperature against the energy × m)',
      value: (slope, _intercept, [mass = Number.NaN]) => 1 / (slope * mass),
    },
    needs: [{ symbol: 'm', name: 'mass that was heated', words: /mass|block|water|sample|metal|heated/, unit: 'kg' }],
    proportional: false,
  },
];

/** Values that an objective may ask for and a straight line gives wrongly, with the reason why they are left out. */
export const REFUSED: readonly { readonly id: string; readonly asks: RegExp; readonly reason: string }[] = [
  {
    id: 'michaelis-menten',
    asks: /michaelis|\bkm\b|v ?max|lineweaver/,
    reason:
      'Km and Vmax are not computed: they need a curve fit that weighs each rate. A straight line through reciprocals gives the smallest rates the largest weight.',
  },
  {
    id: 'cooling',
    asks: /law of cooling|cooling constant|cooling curve/,
    reason: 'The cooling constant is not computed: subtract the room temperature from each reading and give that difference as a column.',
  },
];
