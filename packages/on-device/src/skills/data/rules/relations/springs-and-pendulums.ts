import { axis, type Relation, STANDARD_GRAVITY, slopeItself } from './relation.ts';

const FOUR_PI_SQUARED = 4 * Math.PI ** 2;

/** Relations of pendulums and springs. */
export const SPRINGS_AND_PENDULUMS: readonly Relation[] = [
  ...(['period', 'swings'] as const).flatMap((quantity): Relation[] => [
    {
      id: `pendulum-${quantity}`,
      asks: /pendulum|pendel|gravit|free fall|\bg\b/,
      name: 'acceleration of free fall',
      symbol: 'g',
      unit: 'm/s²',
      y: axis(quantity, 'square'),
      x: axis('length'),
      formula: 'g = 4π² ÷ slope of T² against the length',
      value: (slope) => FOUR_PI_SQUARED / slope,
      turns: true,
      proportional: true,
    },
    {
      id: `spring-${quantity}`,
      asks: /spring|stiffness|hooke|feder|resorte|muelle|ressort/,
      name: 'spring constant',
      symbol: 'k',
      unit: 'N/m',
      y: axis(quantity, 'square'),
      x: axis('mass'),
      formula: 'k = 4π² ÷ slope of T² against the mass',
      value: (slope) => FOUR_PI_SQUARED / slope,
      turns: true,
      // The mass of the spring itself shifts the line.
      proportional: false,
    },
  ]),
  {
    id: 'spring-force',
    asks: /spring|stiffness|hooke|elastic(?!ity| modulus)|feder|resorte|muelle|ressort/,
    name: 'spring constant',
    symbol: 'k',
    unit: 'N/m',
    y: axis('force'),
    x: axis('extension'),
    formula: 'F = k x, so k = slope of the force against the extension',
    value: slopeItself,
    turns: true,
    proportional: true,
  },
  {
    id: 'spring-mass',
    asks: /spring|stiffness|hooke|elastic(?!ity| modulus)|feder|resorte|muelle|ressort/,
    name: 'spring constant',
    symbol: 'k',
    unit: 'N/m',
    y: axis('mass'),
    x: axis('extension'),
    formula: 'm g = k x, so k = 9.807 m/s² × slope of the mass against the extension',
    value: (slope) => STANDARD_GRAVITY * slope,
    turns: true,
    proportional: true,
  },
  ...(['length', 'position'] as const).flatMap((quantity): Relation[] =>
    (
      [
        ['force', 'F', 1],
        ['mass', 'm g', STANDARD_GRAVITY],
      ] as const
    ).map(([load, symbol, weight]) => ({
      id: `spring-${load}-${quantity}`,
      asks: /spring|stiffness|hooke|feder|resorte|muelle|ressort/,
      name: 'spring constant',
      symbol: 'k',
      unit: 'N/m',
      y: axis(load),
      x: axis(quantity),
      formula: `${symbol} = k ${quantity === 'length' ? '(L − L₀)' : '|x − x₀|'}, so k = ${weight === 1 ? '' : '9.807 m/s² × '}slope of the ${load} against the ${quantity}`,
      // The scale of a position may run downwards or upwards.
      value: (slope: number) => (quantity === 'length' ? weight * slope : Math.abs(weight * slope)),
      turns: true,
      // The length of the unloaded spring shifts the line.
      proportional: false,
    })),
  ),
];
