import { axis, oneOver, type Relation, slopeItself } from './relation.ts';

const FOUR_PI_SQUARED = 4 * Math.PI ** 2;
/** Standard acceleration of free fall, m/s² (BIPM, The International System of Units, 2019: 9.806 65). */
const STANDARD_GRAVITY = 9.80665;

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
      turned: { formula: 'g = 4π² × slope of the length against T²', value: (slope) => FOUR_PI_SQUARED * slope },
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
    y: axis('force'),
    x: axis('extension'),
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
    y: axis('mass'),
    x: axis('extension'),
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
    y: axis('force'),
    x: axis('length'),
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
    y: axis('mass'),
    x: axis('length'),
    formula: 'm g = k (L − L₀), so k = 9.807 m/s² × slope of the mass against the length',
    value: (slope) => STANDARD_GRAVITY * slope,
    turned: {
      formula: 'm g = k (L − L₀), so k = 9.807 m/s² ÷ slope of the length against the mass',
      value: (slope) => STANDARD_GRAVITY / slope,
    },
    proportional: false,
  },
];
