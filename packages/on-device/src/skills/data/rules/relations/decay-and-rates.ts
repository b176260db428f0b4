import { axis, type Need, type Relation, slopeItself } from './relation.ts';

/** Molar gas constant, J/(mol K) (exact in the SI of 2019). */
const GAS_CONSTANT = 8.314462618;

const WORDS_BEFORE = '(?:\\s(?:of|the|a|voltage|used|was|is|at))*\\s?[:=]?\\s?$';
const RESISTANCE: Need = { symbol: 'R', name: 'resistance', words: /./, unit: 'ohm' };
const CAPACITANCE: Need = { symbol: 'C', name: 'capacitance', words: /./, unit: 'F' };
const CHARGING = {
  formula: 'The voltage rises as V₀ (1 − exp(−t ÷ τ)), so τ = −1 ÷ slope of ln(V₀ − V) against the time',
  need: {
    symbol: 'V₀',
    name: 'supply voltage',
    words: /./,
    before: new RegExp(`\\b(?:supply|source|battery|emf|V_?0|V₀|charged (?:to|with|from))(?![\\p{L}])${WORDS_BEFORE}`, 'iu'),
    unit: 'V',
  },
} satisfies Relation['risesTo'];

function halfLife(id: string, x: 'time' | 'throws', name: string, unit: 's' | '', symbol: string, against: string): Relation {
  return {
    id,
    asks: /half[- ]?li(?:fe|ves)|radioactiv|decay|halbwert/,
    name,
    symbol: `${symbol}½`,
    unit,
    y: axis('activity', 'logarithm'),
    x: axis(x),
    formula: `N = N₀ exp(−λ ${symbol}), so ${symbol}½ = −ln 2 ÷ slope of ln N against the ${against}`,
    value: (slope) => -Math.LN2 / slope,
    also: { name: 'decay constant', symbol: 'λ', unit: unit === '' ? '' : '1/s', value: (slope) => -slope },
    proportional: false,
  };
}

/** Relations of what falls with time, and of rates of reactions. */
export const DECAY_AND_RATES: readonly Relation[] = [
  halfLife('half-life', 'time', 'half-life', 's', 't', 'time'),
  halfLife('half-life-in-throws', 'throws', 'half-life in throws', '', 'n', 'number of throws'),
  {
    id: 'attenuation',
    asks: /attenuation|absorption coefficient|half[- ](?:value|thickness)/,
    name: 'linear attenuation coefficient',
    symbol: 'μ',
    unit: '1/cm',
    y: axis('activity', 'logarithm'),
    x: axis('thickness'),
    formula: 'N = N₀ exp(−μ x), so μ = −slope of ln N against the thickness, and the half-value thickness is ln 2 ÷ μ',
    value: (slope) => -slope,
    also: { name: 'half-value thickness', symbol: 'x½', unit: 'cm', value: (slope) => -Math.LN2 / slope },
    proportional: false,
  },
  ...(['voltage', 'current'] as const).map(
    (quantity): Relation => ({
      id: `time-constant-${quantity}`,
      asks: /time constant|discharg|\brc\b|capacitor|kondensator/,
      name: 'time constant',
      symbol: 'τ',
      unit: 's',
      y: axis(quantity, 'logarithm'),
      x: axis('time'),
      formula: `${quantity === 'voltage' ? 'V = V₀' : 'I = I₀'} exp(−t ÷ τ), so τ = −1 ÷ slope of ln ${quantity === 'voltage' ? 'V' : 'I'} against the time`,
      value: (slope) => -1 / slope,
      ...(quantity === 'voltage' && { risesTo: CHARGING }),
      calculated: { needs: [RESISTANCE, CAPACITANCE], value: (resistance, capacitance) => resistance * capacitance },
      proportional: false,
    }),
  ),
  ...([true, false] as const).map(
    (isPlot): Relation => ({
      id: `michaelis-menten-${isPlot ? 'plot' : 'weighted'}`,
      asks: isPlot ? /lineweaver|double[- ]reciprocal/ : /michaelis|\bkm\b|v ?max/,
      name: 'maximum rate',
      symbol: 'Vmax',
      unit: 'of y',
      y: axis('rate', 'inverse'),
      x: axis('substrate', 'inverse'),
      formula: `1/v = 1/Vmax + Km ÷ (Vmax [S]), so Vmax = 1 ÷ intercept and Km = slope ÷ intercept of 1/v against 1/[S]${isPlot ? '' : ', each point weighted by v⁴'}`,
      value: (_slope, intercept) => 1 / intercept,
      also: { name: 'Michaelis constant', symbol: 'Km', unit: 'of x', value: (slope, intercept) => slope / intercept },
      ...(!isPlot && { weightOf: (y: number) => y ** -4 }),
      proportional: false,
    }),
  ),
  {
    id: 'order-of-reaction',
    asks: /order of (?:the )?(?:reaction|a reaction)|reaction order|rate law|order with respect/,
    name: 'order of the reaction',
    symbol: 'n',
    unit: '',
    y: axis('rate', 'logarithm'),
    x: axis('concentration', 'logarithm'),
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
      y: axis(quantity, 'logarithm'),
      x: axis('time'),
      formula: 'c = c₀ exp(−k t), so k = −slope of ln c against the time',
      value: (slope) => -slope,
      also: { name: 'half-life', symbol: 't½', unit: 's', value: (slope) => -Math.LN2 / slope },
      proportional: false,
    }),
  ),
  {
    id: 'arrhenius',
    asks: /arrhenius|activation energy/,
    name: 'activation energy',
    symbol: 'Ea',
    unit: 'kJ/mol',
    y: axis('rateConstant', 'logarithm'),
    x: axis('temperature', 'inverse'),
    formula: 'k = A exp(−Ea ÷ R T), so Ea = −R × slope of ln k against 1/T',
    value: (slope) => -GAS_CONSTANT * slope,
    proportional: false,
  },
];
