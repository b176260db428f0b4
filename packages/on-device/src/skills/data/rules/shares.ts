/** A value that compares two quantities of one dimension, each read once or repeated: a part and its whole, or a last and a first reading. */
export interface Share {
  readonly id: string;
  /** Words of the title or the objective that ask for it, in lower case. */
  readonly asks: RegExp;
  readonly name: string;
  readonly symbol: string;
  readonly unit: '%' | '';
  /** The names of the two quantities as written. */
  readonly part: RegExp;
  readonly whole: RegExp;
  readonly formula: string;
  readonly value: (ratio: number) => number;
}

export const SHARES: readonly Share[] = [
  {
    id: 'percent-yield',
    asks: /(?:percent(?:age)?|%) ?-?yield|\byield\b/,
    name: 'percent yield',
    symbol: 'Y',
    unit: '%',
    part: /\b(?:actual|obtained|experimental|collected|isolated)\b/i,
    whole: /\b(?:theoretical|calculated|expected|maximum)\b/i,
    formula: 'Y = actual yield ÷ theoretical yield × 100 %',
    value: (ratio) => 100 * ratio,
  },
  {
    id: 'percent-change',
    asks: /(?:percent(?:age)?|%) ?change|osmosis/,
    name: 'percentage change',
    symbol: 'Δ',
    unit: '%',
    part: /\b(?:final|after|last|end)\b/i,
    whole: /\b(?:initial|before|first|start(?:ing)?|original)\b/i,
    formula: 'Δ = (final − initial) ÷ initial × 100 %',
    value: (ratio) => 100 * (ratio - 1),
  },
  {
    id: 'retention-factor',
    asks: /\br_?f\b|retention factor|retardation factor/,
    name: 'retention factor',
    symbol: 'Rf',
    unit: '',
    part: /\b(?:dye|spot|pigment|compound|sample|solute|substance|component|ink)\b/i,
    whole: /\b(?:solvent|front)\b/i,
    formula: 'Rf = distance moved by the substance ÷ distance moved by the solvent front',
    value: (ratio) => ratio,
  },
  {
    id: 'efficiency',
    asks: /efficien/,
    name: 'efficiency',
    symbol: 'η',
    unit: '%',
    part: /\b(?:useful|output)\b/i,
    whole: /\b(?:input|supplied|total)\b/i,
    formula: 'η = useful output ÷ input × 100 %',
    value: (ratio) => 100 * ratio,
  },
  {
    id: 'magnification',
    asks: /magnif/,
    name: 'magnification',
    symbol: 'm',
    unit: '',
    part: /\bimage\b/i,
    whole: /\b(?:object|actual|real)\b/i,
    formula: 'm = size of the image ÷ size of the object',
    value: (ratio) => ratio,
  },
  {
    id: 'recessive-allele',
    asks: /hardy.{0,3}weinberg|allele frequenc/,
    name: 'frequency of the recessive allele',
    symbol: 'q',
    unit: '',
    // "aa" is recessive, "AA" is not.
    part: /[Rr]ecessive|\b(?:aa|bb|rr|tt)\b/,
    whole: /\b(?:total|all|altogether|population|sample size)\b/i,
    formula: 'q² = recessive individuals ÷ all individuals, so q = √(recessive ÷ all); the other allele has p = 1 − q',
    value: Math.sqrt,
  },
];
