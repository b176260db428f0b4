/** A quantity that a formula needs: its name as written, and a unit of its dimension. */
export interface Input {
  readonly words: RegExp;
  /** Words of another input of the formula, which this one does not have. */
  readonly not?: RegExp;
  /** Without a unit, it is that of the other inputs. */
  readonly unit?: string;
  /** A vessel whose own mass is taken from a mass that holds both: "calorimeter + water". */
  readonly vessel?: RegExp;
  /** Whether an initial and a final reading may give it. */
  readonly isDifference?: true;
}

/** A value that follows from quantities which were each read once or repeated. */
export interface Formula {
  readonly id: string;
  /** Words of the title, the objective or the procedure that ask for it, in lower case. */
  readonly asks: RegExp;
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  readonly inputs: readonly Input[];
  readonly formula: string;
  /** All quantities are in units of the SI, temperatures in °C. */
  readonly value: (...inputs: readonly number[]) => number;
}

/** Specific heat capacity of water, J/(kg K), as tables of schools give it. */
const WATER = 4186;
/** The same for a dilute solution, in J/(m³ K), with the density of water. */
const SOLUTION = 4.18e6;

const MASS = /\bmass|weight|masse|masa/i;
const LENGTH = /length|height|thick|deep|depth|width|breadth/i;
const TEMPERATURE = /temp|°C|hot|cold|warm/i;
const FINAL = /\b(?:final|end|equilibrium|mixture|mixed|lowest|highest|max(?:imum)?|after)\b/i;
const WATER_NAMED = /\bwater\b/i;
/** Boiling water is the bath of the sample, and no water of the calorimeter. */
const BATH = /\bbath\b|\bboiling\b|\bhot\b/i;
const VESSEL = /calorimeter|cup|beaker|vessel|can\b|flask/i;
const ICE = /\bice\b/i;

const DENSITY = { asks: /density|dichte/, name: 'density', symbol: 'ρ', unit: 'g/cm³' } as const;

/** Part and whole in one unit: "actual yield" and "theoretical yield". */
function share(
  [id, name, symbol, unit]: readonly [id: string, name: string, symbol: string, unit: '%' | ''],
  asks: RegExp,
  part: RegExp,
  whole: RegExp,
  formula: string,
  value: (ratio: number) => number = (ratio) => (unit === '%' ? 100 * ratio : ratio),
): Formula {
  const inputs = [
    { words: part, not: whole },
    { words: whole, not: part },
  ];
  return { id, asks, name, symbol, unit, inputs, formula, value: (above = 0, below = 0) => value(above / below) };
}

/** The formulas, the most special first. */
export const FORMULAS: readonly Formula[] = [
  {
    id: 'density-box',
    ...DENSITY,
    inputs: [
      { words: MASS, unit: 'kg' },
      { words: /length/i, unit: 'm' },
      { words: /width|breadth/i, unit: 'm' },
      { words: /height|thick|depth/i, unit: 'm' },
    ],
    formula: 'ρ = m ÷ (length × width × height)',
    value: (mass = 0, length = 0, width = 0, height = 0) => mass / (length * width * height),
  },
  {
    id: 'density-cylinder',
    ...DENSITY,
    inputs: [
      { words: MASS, unit: 'kg' },
      { words: /diameter/i, unit: 'm' },
      { words: LENGTH, unit: 'm' },
    ],
    formula: 'ρ = 4 m ÷ (π d² × length), for a cylinder',
    value: (mass = 0, diameter = 0, length = 0) => (4 * mass) / (Math.PI * diameter ** 2 * length),
  },
  {
    id: 'density',
    ...DENSITY,
    inputs: [
      { words: /./, unit: 'kg', isDifference: true },
      { words: /./, unit: 'm^3', isDifference: true },
    ],
    formula: 'ρ = m ÷ V',
    value: (mass = 0, volume = 0) => mass / volume,
  },
  {
    id: 'latent-heat',
    asks: /latent heat|heat of fusion/,
    name: 'specific latent heat of fusion',
    symbol: 'L',
    unit: 'kJ/kg',
    inputs: [
      { words: WATER_NAMED, not: ICE, unit: 'kg' },
      { words: ICE, unit: 'kg' },
      { words: TEMPERATURE, not: FINAL, unit: 'degC' },
      { words: FINAL, unit: 'degC' },
    ],
    formula:
      'Heat lost by the water = heat to melt the ice and warm what melted, so L = (m c (T₁ − T₂) − m(ice) c T₂) ÷ m(ice), with c = 4186 J/(kg K) and ice at 0 °C; the vessel is not counted',
    value: (water = 0, ice = 0, first = 0, last = 0) => (WATER * (water * (first - last) - ice * last)) / ice,
  },
  {
    id: 'mixtures',
    asks: /specific heat/,
    name: 'specific heat capacity',
    symbol: 'c',
    unit: 'J/(kg K)',
    inputs: [
      { words: WATER_NAMED, unit: 'kg', vessel: VESSEL },
      { words: /./, not: new RegExp(`\\bwater\\b|${VESSEL.source}`, 'i'), unit: 'kg' },
      { words: WATER_NAMED, not: new RegExp(`${BATH.source}|${FINAL.source}`, 'i'), unit: 'degC' },
      { words: /./, not: new RegExp(`^(?!.*(?:${BATH.source})).*\\bwater\\b|room|${FINAL.source}`, 'i'), unit: 'degC' },
      { words: FINAL, unit: 'degC' },
    ],
    formula:
      'Heat lost by the sample = heat gained by the water, so c = m(water) × 4186 J/(kg K) × (T − T(water)) ÷ (m (T(sample) − T)); the vessel is not counted',
    value: (water = 0, sample = 0, cold = 0, hot = 0, last = 0) => (water * WATER * (last - cold)) / (sample * (hot - last)),
  },
  {
    id: 'combustion',
    asks: /(?:enthalpy|heat|energy)[^.]{0,20} combustion/,
    name: 'enthalpy of combustion',
    symbol: 'ΔH',
    unit: 'kJ/mol',
    inputs: [
      { words: /burner|lamp|fuel|alcohol|ethanol|methanol|propanol|butanol/i, not: WATER_NAMED, unit: 'kg', isDifference: true },
      { words: /./, unit: 'kg/mol' },
      { words: WATER_NAMED, unit: 'kg', vessel: VESSEL },
      { words: TEMPERATURE, not: FINAL, unit: 'degC' },
      { words: FINAL, unit: 'degC' },
    ],
    formula:
      'The water takes up m(water) × 4186 J/(kg K) × (T₂ − T₁), so ΔH = −that heat × M ÷ mass of the fuel that burnt; the heat of the vessel and of the air is not counted',
    value: (fuel = 0, molar = 0, water = 0, first = 0, last = 0) => (-water * WATER * (last - first) * molar) / Math.abs(fuel),
  },
  {
    id: 'neutralisation',
    asks: /(?:enthalpy|heat)[^.]{0,20} neutrali[sz]ation/,
    name: 'enthalpy of neutralisation',
    symbol: 'ΔH',
    unit: 'kJ/mol',
    inputs: [
      { words: /./, unit: 'degC', isDifference: true },
      { words: /./, unit: 'mol/L' },
      // One volume for both.
      { words: /./, unit: 'm^3' },
    ],
    formula:
      'Equal volumes of acid and alkali of one concentration c give ΔH = −2 × 4.18 J/(cm³ K) × ΔT ÷ c; the heat of the vessel is not counted',
    value: (rise = 0, concentration = 0) => (-2 * SOLUTION * rise) / concentration,
  },
  share(
    ['percent-yield', 'percent yield', 'Y', '%'],
    /(?:percent(?:age)?|%) ?-?yield|\byield\b/,
    /\b(?:actual|obtained|experimental|collected|isolated|dry|dried|product|recrystalli[sz]ed)\b/i,
    /\b(?:theoretical|calculated|expected|maximum)\b/i,
    'Y = actual yield ÷ theoretical yield × 100 %',
  ),
  share(
    ['percent-change', 'percentage change', 'Δ', '%'],
    /(?:percent(?:age)?|%) ?change|osmosis|osmotic|isotonic|water potential/,
    /\b(?:final|after|last|end)\b/i,
    /\b(?:initial|before|first|start(?:ing)?|original)\b/i,
    'Δ = (final − initial) ÷ initial × 100 %',
    (ratio) => 100 * (ratio - 1),
  ),
  share(
    ['retention-factor', 'retention factor', 'Rf', ''],
    /\br_?f\b|retention factor|retardation factor/,
    /\b(?:dye|spot|pigment|compound|sample|solute|substance|component|ink)\b/i,
    /\b(?:solvent|front)\b/i,
    'Rf = distance moved by the substance ÷ distance moved by the solvent front',
  ),
  share(
    ['efficiency', 'efficiency', 'η', '%'],
    /efficien/,
    /\b(?:useful|output)\b/i,
    /\b(?:input|supplied|total)\b/i,
    'η = useful output ÷ input × 100 %',
  ),
  share(
    ['magnification', 'magnification', 'm', ''],
    /magnif/,
    /\bimage\b/i,
    /\b(?:object|actual|real)\b/i,
    'm = size of the image ÷ size of the object',
  ),
  share(
    ['recessive-allele', 'frequency of the recessive allele', 'q', ''],
    /hardy.{0,3}weinberg|allele frequenc/,
    // "aa" is recessive, "AA" is not.
    /[Rr]ecessive|\b(?:aa|bb|rr|tt)\b/,
    /\b(?:total|all|altogether|population|sample size)\b/i,
    'q² = recessive individuals ÷ all individuals, so q = √(recessive ÷ all); the other allele has p = 1 − q',
    Math.sqrt,
  ),
];
