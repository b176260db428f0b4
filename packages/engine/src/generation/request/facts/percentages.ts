const PERCENTAGE = /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?) ?%/g;
const MOST_PERCENTAGES = 20;
// A longer line is a paragraph, whose percentages are no weights.
const LONGEST_LINE = 200;

/** A penalty, or what a student must reach. */
const NO_WEIGHT = /\b(?:late|penalty|deduct\w*|at least|minimum|attendance|required)\b/i;

/** The sum of the weights: the percentages of lines that name one each. */
export function percentageFacts(text: string): string[] {
  const weights = text.split('\n').flatMap((line) => {
    if (line.length > LONGEST_LINE || NO_WEIGHT.test(line)) return [];
    const [first, second] = [...line.matchAll(PERCENTAGE)];
    return first && !second ? [Number(first[1])] : [];
  });
  if (weights.length < 2 || weights.length > MOST_PERCENTAGES) return [];
  const sum = Math.round(weights.reduce((total, weight) => total + weight, 0) * 100) / 100;
  return [`Percentages: ${weights.join('+')}=${sum}.`];
}
