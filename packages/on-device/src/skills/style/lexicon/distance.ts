const VOWELS = new Set('aeiouy');

/** Pairs of letters that sound alike. */
const ALIKE: ReadonlySet<string> = new Set([
  'cs',
  'sc',
  'sz',
  'zs',
  'ck',
  'kc',
  'gj',
  'jg',
  'fv',
  'vf',
  'td',
  'dt',
  'mn',
  'nm',
  'bv',
  'vb',
  'bp',
  'pb',
  'lr',
  'rl',
]);

/**
 * The distance of a misspelled word from another: the cost of the edits between them. A doubled letter, a wrong vowel and two letters in the
 * wrong order cost least, because writers make these errors most; a wrong first letter costs most.
 */
export function distance(wrong: string, right: string): number {
  const width = right.length + 1;
  const cost = new Float64Array((wrong.length + 1) * width);
  for (let i = 0; i <= wrong.length; i += 1) {
    for (let j = 0; j <= right.length; j += 1) {
      if (i === 0 && j === 0) continue;
      let best = Number.POSITIVE_INFINITY;
      if (i > 0) best = (cost[(i - 1) * width + j] ?? 0) + single(wrong, i - 1);
      if (j > 0) best = Math.min(best, (cost[i * width + j - 1] ?? 0) + single(right, j - 1));
      if (i > 0 && j > 0)
        best = Math.min(best, (cost[(i - 1) * width + j - 1] ?? 0) + swap(wrong.charAt(i - 1), right.charAt(j - 1), i === 1 && j === 1));
      if (i > 1 && j > 1 && wrong[i - 1] === right[j - 2] && wrong[i - 2] === right[j - 1] && wrong[i - 1] !== wrong[i - 2]) {
        best = Math.min(best, (cost[(i - 2) * width + j - 2] ?? 0) + (i === 2 ? 0.9 : 0.6));
      }
      cost[i * width + j] = best;
    }
  }
  return cost[cost.length - 1] ?? 0;
}

/** The cost of a letter that one of the words lacks. */
function single(word: string, at: number): number {
  const letter = word.charAt(at);
  if (letter === word[at - 1] || letter === word[at + 1]) return 0.5;
  if (letter === "'" || letter === ' ') return 0.6;
  if (at === 0) return 1.5;
  return VOWELS.has(letter) ? 0.8 : letter === 'h' ? 0.8 : 1;
}

function swap(one: string, other: string, first: boolean): number {
  if (one === other) return 0;
  if (first) return ALIKE.has(one + other) || (VOWELS.has(one) && VOWELS.has(other)) ? 1.1 : 1.8;
  if (VOWELS.has(one) && VOWELS.has(other)) return 0.7;
  return ALIKE.has(one + other) ? 0.8 : 1.1;
}
