/** A quantity that a heading can name: its unit in the SI and its names and symbols. */
interface QuantityRule {
  /** Any unit of this dimension fits; an empty string means a pure number. */
  readonly unit: string;
  readonly words: RegExp;
  /** The whole heading, apart from an index and a power. */
  readonly symbols: RegExp;
  /** Whether its unit is of no importance, because only its logarithm or its share is used. */
  readonly anyUnit?: true;
}

/** Names are in English and German, the most frequent ones also in Spanish and French. */
export const QUANTITIES = {
  length: { unit: 'm', words: /length|länge|longitud|longueur/, symbols: /^[lL]$/ },
  extension: {
    unit: 'm',
    words: /extension|\bextn?\b|stretch|elongation|displacement|compression|deflection|auslenkung|alargamiento|elongaci[oó]n|allongement/,
    symbols: /^(?:Δ?[xle]|Δy|s)$/,
  },
  force: { unit: 'N', words: /force|load|weight|kraft|fuerza/, symbols: /^[FWP]$/ },
  friction: { unit: 'N', words: /friction|pull/, symbols: /^F_?f$/ },
  normal: { unit: 'N', words: /normal|weight|load/, symbols: /^(?:N|F_?N|R|W)$/ },
  mass: { unit: 'kg', words: /mass|load|masse|masa/, symbols: /^[mM]$/ },
  period: { unit: 's', words: /\bperiod|periodendauer/, symbols: /^T$/ },
  swings: {
    unit: 's',
    words: /(?:\d+|ten|twenty|five|n)\s*(?:complete |full )?(?:swings|oscillations|periods|cycles|vibrations|osc\b|schwingungen)/,
    symbols: /^(?:\d+T|[tT]_?\d\d)$/,
  },
  time: { unit: 's', words: /time|zeit|tiempo|temps/, symbols: /^t$/ },
  voltage: { unit: 'V', words: /voltage|potential|p\.?\s?d\.?|spannung|voltaje|e\.?m\.?f/, symbols: /^(?:[UV](?:_?[A-Za-z])?)$/ },
  current: { unit: 'A', words: /current|strom|corriente/, symbols: /^I(?:_?[A-Za-z])?$/ },
  resistance: { unit: 'ohm', words: /resistance|widerstand|resistencia|résistance/, symbols: /^R$/ },
  velocity: { unit: 'm/s', words: /velocity|speed|geschwindigkeit/, symbols: /^v$/ },
  distance: {
    unit: 'm',
    words: /distance|displacement|height|position|drop|fall|strecke|höhe|distancia|altura|hauteur/,
    symbols: /^[sdhxy]$/,
  },
  position: { unit: 'm', words: /pointer|position|scale reading|reading|ruler|metre rule/, symbols: /^[xy]$/ },
  thickness: { unit: 'm', words: /thickness|absorber|depth/, symbols: /^[xd]$/ },
  acceleration: { unit: 'm/s^2', words: /acceleration|beschleunigung/, symbols: /^a$/ },
  incidence: { unit: 'rad', words: /inciden|einfall/, symbols: /^(?:i|θ_?[1i]|α)$/ },
  refraction: { unit: 'rad', words: /refract|brechung/, symbols: /^(?:r|θ_?[2r]|β)$/ },
  angle: { unit: 'rad', words: /angle|theta|winkel/, symbols: /^[θφα]$/ },
  order: { unit: '', words: /order|ordnung|harmonic|mode/, symbols: /^[mnk]$/ },
  objectDistance: { unit: 'm', words: /object/, symbols: /^(?:u|g|s_?o|d_?o)$/ },
  imageDistance: { unit: 'm', words: /image/, symbols: /^(?:v|b|s_?i|d_?i)$/ },
  concentration: { unit: 'mol/L', words: /concentration|molarity|konzentration/, symbols: /^(?:c|C|\[[^\]]+\])$/ },
  substrate: { unit: 'mol/L', words: /concentration|substrate/, symbols: /^(?:c|C|S|\[[^\]]+\])$/, anyUnit: true },
  absorbance: {
    unit: '',
    words: /absorbance|absorption|extinction|extinktion|optical density/,
    symbols: /^(?:A|Abs|OD|E)(?:_?\d{3})?$/,
    anyUnit: true,
  },
  volume: { unit: 'm^3', words: /volume|volumen/, symbols: /^V$/ },
  pressure: { unit: 'Pa', words: /pressure|druck|presi[oó]n|pression/, symbols: /^[pP]$/ },
  temperature: { unit: 'degK', words: /temperature|temp\b|temp[eé]ratur/, symbols: /^(?:T|θ|ϑ|t)$/ },
  celsius: { unit: 'degK', words: /temperature|temp\b|temp[eé]ratur/, symbols: /^(?:T|θ|ϑ|t)$/ },
  activity: { unit: '', words: /count|activity|decays|impulse|nuclei|dice|atoms/, symbols: /^[NAR]$/, anyUnit: true },
  throws: { unit: '', words: /\b(?:throw|roll|toss|shake|flip)/, symbols: /^n$/ },
  rate: { unit: 'mol/(L*s)', words: /\brate|velocity/, symbols: /^(?:v|V|r|v_?0|V_?0)$/, anyUnit: true },
  rateConstant: { unit: '1/s', words: /\brate/, symbols: /^k$/, anyUnit: true },
  stress: { unit: 'Pa', words: /stress|spannung/, symbols: /^σ$/ },
  strain: { unit: '', words: /strain|dehnung/, symbols: /^ε$/ },
  frequency: { unit: 'Hz', words: /frequency|frequenz/, symbols: /^(?:f|ν)$/ },
  wavelength: { unit: 'm', words: /wavelength|wellenlänge/, symbols: /^λ$/ },
  charge: { unit: 'C', words: /charge|ladung/, symbols: /^Q$/ },
  energy: { unit: 'J', words: /energy|heat|energie|work/, symbols: /^[EQW]$/ },
} as const satisfies Readonly<Record<string, QuantityRule>>;

/** Whether the unit of a quantity is of no importance. */
export function hasAnyUnit(name: QuantityName): boolean {
  return 'anyUnit' in QUANTITIES[name];
}

export type QuantityName = keyof typeof QUANTITIES;

/** The transformation of a quantity in a heading: "T²", "1/V", "sin i", "ln N". */
export type Change = 'itself' | 'square' | 'inverse' | 'sine' | 'logarithm';
