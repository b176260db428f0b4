/** A number that stands in a cell, with the uncertainty that is written after it. */
export interface CellNumber {
  readonly value: number;
  /** The number after "±". */
  readonly error?: number;
}

// The number, a power of ten, and a unit without digits: "4.5", "−0.3", "1.2 × 10^-3", "4,80 ± 0,02 s", "12 %".
const NUMBER =
  /^([-−+]?(?:\d[\d,]*\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?)(?: ?[×x*·] ?10\^?\(?([-−]?\d{1,3})\)?)?(?: ?(?:±|\+\/-|\+-) ?([\d.,]+))?(?: ?[\p{L}%°µμΩ][^\d<>]{0,20})?$/iu;

/** Reads a cell that is one plain number; undefined for words, an empty cell and "> 12 min". */
export function cellNumber(cell: string): CellNumber | undefined {
  const [, digits = '', exponent, error] = NUMBER.exec(cell.trim()) ?? [];
  if (digits === '') return undefined;
  const power = exponent === undefined ? 1 : 10 ** Number(exponent.replace('−', '-'));
  const value = plainNumber(digits) * power;
  if (!Number.isFinite(value)) return undefined;
  const spread = error === undefined ? Number.NaN : plainNumber(error) * power;
  return { value, ...(Number.isFinite(spread) && { error: spread }) };
}

/** Reads "1,200" as thousands and "4,5" as a decimal comma. */
export function plainNumber(digits: string): number {
  const ascii = digits.replace('−', '-').replace(/[.,]$/, '');
  if (/^[-+]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(ascii)) return Number(ascii.replaceAll(',', ''));
  return Number(ascii.replace(',', '.'));
}
