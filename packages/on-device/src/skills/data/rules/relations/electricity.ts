import { axis, type Relation, slopeItself } from './relation.ts';

/** Elementary charge, C (exact in the SI of 2019). */
const ELEMENTARY_CHARGE = 1.602176634e-19;
/** Speed of light in a vacuum, m/s (exact in the SI). */
const SPEED_OF_LIGHT = 299792458;

/** Relations of currents and voltages. */
export const ELECTRICITY: readonly Relation[] = [
  {
    id: 'internal-resistance',
    asks: /internal resistance|innenwiderstand/,
    name: 'internal resistance',
    symbol: 'r',
    unit: 'Ω',
    y: axis('voltage'),
    x: axis('current'),
    formula: 'V = E − I r, so r = −slope of the voltage against the current',
    value: (slope) => -slope,
    also: { name: 'e.m.f.', symbol: 'E', unit: 'V', value: (_slope, intercept) => intercept },
    proportional: false,
  },
  ...(
    [
      [axis('frequency'), 'so h = e × slope of the voltage against the frequency', 1],
      [axis('wavelength', 'inverse'), 'with f = c ÷ λ, so h = e ÷ c × slope of the voltage against 1/λ', SPEED_OF_LIGHT],
    ] as const
  ).map(
    ([x, formula, speed]): Relation => ({
      id: `planck-${x.quantity}`,
      asks: /planck|photoelectric|stopping/,
      name: 'Planck constant',
      symbol: 'h',
      unit: 'J s',
      y: axis('voltage'),
      x,
      formula: `e V = h f − W, ${formula}`,
      value: (slope) => (ELEMENTARY_CHARGE * slope) / speed,
      proportional: false,
    }),
  ),
  {
    id: 'resistivity',
    asks: /resistivity|specific resistance/,
    name: 'resistivity',
    symbol: 'ρ',
    unit: 'Ω m',
    y: axis('resistance'),
    x: axis('length'),
    formula: 'R = ρ l ÷ A, so ρ = slope of the resistance against the length × A, with A = π d² ÷ 4',
    value: (slope, _intercept, [diameter = Number.NaN]) => (slope * Math.PI * diameter ** 2) / 4,
    needs: [{ symbol: 'd', name: 'diameter of the wire', words: /diameter|thickness/, unit: 'm' }],
    proportional: true,
  },
  {
    id: 'ohm',
    asks: /ohm|resist(?!ivity)|widerstand|conductor/,
    name: 'resistance',
    symbol: 'R',
    unit: 'Ω',
    y: axis('voltage'),
    x: axis('current'),
    formula: 'V = R I, so R = slope of the voltage against the current',
    value: slopeItself,
    turns: true,
    proportional: true,
  },
];
