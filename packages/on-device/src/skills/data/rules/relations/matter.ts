import { axis, type Need, type Relation, slopeItself } from './relation.ts';

/** "length 2.00 m", "diameter of the wire was 0.50 mm" */
const LENGTH_OF = /\blength\b(?:\s(?:of|the|a|wire|was|is))*\s?[:=]?\s?$/i;
const DIAMETER_OF = /\bdiameter\b(?:\s(?:of|the|a|wire|was|is))*\s?[:=]?\s?$/i;

const VOLTAGE: Need = { symbol: 'V', name: 'voltage of the heater', words: /./, unit: 'V' };
const CURRENT: Need = { symbol: 'I', name: 'current of the heater', words: /./, unit: 'A' };

/** Relations of gases, solutions, densities, heat and wires. */
export const MATTER: readonly Relation[] = [
  {
    id: 'boyle',
    asks: /boyle|mariotte|pressure|gas/,
    name: 'product of pressure and volume',
    symbol: 'pV',
    unit: 'J',
    y: axis('pressure'),
    x: axis('volume', 'inverse'),
    formula: 'p V = constant = slope of the pressure against 1/V',
    value: slopeItself,
    turns: true,
    proportional: true,
  },
  ...(['volume', 'pressure'] as const).map(
    (quantity): Relation => ({
      id: `absolute-zero-${quantity}`,
      asks: /absolute zero|charles|gay[- ]?lussac|gas law|amontons/,
      name: 'absolute zero',
      symbol: 'T₀',
      unit: '°C',
      y: axis(quantity),
      x: axis('celsius'),
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
    y: axis('absorbance'),
    x: axis('concentration'),
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
    y: axis('mass'),
    x: axis('volume'),
    formula: 'm = ρ V, so ρ = slope of the mass against the volume',
    value: slopeItself,
    turns: true,

    // A vessel on the balance only shifts the line.
    proportional: false,
  },
  {
    id: 'specific-heat',
    asks: /specific heat/,
    name: 'specific heat capacity',
    symbol: 'c',
    unit: 'J/(kg K)',
    y: axis('celsius'),
    x: axis('time'),
    formula: 'P t = m c ΔT, so c = P ÷ (m × slope of the temperature against the time)',
    value: (slope, _, [power = 0, mass = 1]) => power / (mass * slope),
    needs: [
      { symbol: 'P', name: 'power of the heater', words: /heat|power|supply/, unit: 'W', product: [VOLTAGE, CURRENT] },
      { symbol: 'm', name: 'mass of what is heated', words: /block|mass|water|sample|metal|liquid|heated|cylinder/, unit: 'kg' },
    ],
    proportional: false,
  },
  {
    id: 'young',
    // A beam that bends has another formula.
    asks: /^(?![\s\S]*\b(?:cantilever|beam|bend))[\s\S]*(?:young|elastic modulus|elasticity)/,
    name: 'Young’s modulus',
    symbol: 'E',
    unit: 'GPa',
    y: axis('extension'),
    x: axis('force'),
    formula: 'E = F L ÷ (A ΔL), so E = 4 L ÷ (π d² × slope of the extension against the force)',
    value: (slope, _, [length = 0, diameter = 1]) => (4 * length) / (Math.PI * diameter ** 2 * slope),
    turns: true,
    needs: [
      { symbol: 'L', name: 'length of the wire', words: /./, before: LENGTH_OF, unit: 'm' },
      { symbol: 'd', name: 'diameter of the wire', words: /./, before: DIAMETER_OF, unit: 'm' },
    ],
    proportional: true,
  },
];
