/** The character that separates the decimals of a number. */
export type DecimalMark = '.' | ',';

/** "0,5", "25,45", "1,2345": not a comma between thousands. */
const DECIMAL_COMMA = /(?<![\d.,])(?:0,\d+|\d+,(?:\d{1,2}|\d{4,}))(?![\d,]|\.\d)/g;
const DECIMAL_POINT = /(?<![\d.,])\d*\.\d+(?![\d.]|,\d)/g;

/**
 * The decimal mark of numbers that no comma separates, such as the cells between tabs. A comma before exactly three digits says nothing
 * ("1,234"); such a number is read with a decimal comma only if another number of the text shows one.
 * @param texts the cells or lines, with separators removed
 */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  let commas = 0;
  let points = 0;
  for (const text of texts) {
    commas += text.match(DECIMAL_COMMA)?.length ?? 0;
    points += text.match(DECIMAL_POINT)?.length ?? 0;
  }
  return commas > points ? ',' : '.';
}
