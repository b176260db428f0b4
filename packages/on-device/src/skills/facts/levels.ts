import type { TextDocument } from '../../lib/text/document.ts';

/** An amount with its unit. Shares and times are no levels. */
const AMOUNT = /\b\d+(?:\.\d+)?\s?(?:[kmcµμn]?[gLlM]|[mµμn]?mol|[kM]?Hz|[mk]?V|[mµμ]?A|k?Pa|°C|IU)(?![\p{L}\d/])/gu;
/** A round share, such as the ones at which a study sets its conditions: "with 10% outliers" beside "with 20% outliers". */
const ROUND_SHARE = /(?<![\d.,])\d*[05]\s?%(?!\s?(?:CI|Cr|conf|cred))/g;
const OFTEN_ROUND = 8;
/** An amount that a paper names so often is a level of what it varied: "at 40 ng" beside "at 200 ng". */
const OFTEN = 5;

const counted = new WeakMap<TextDocument, ReadonlyMap<string, number>>();

/** Whether a figure is a level that a study set, which its sentences name again and again, and not what it found. */
export function isLevel(document: TextDocument, words: string): boolean {
  const [amount] = words.match(AMOUNT) ?? [];
  const [share] = words.match(ROUND_SHARE) ?? [];
  const level = amount ?? share;
  if (level === undefined || /[=±]/.test(words)) return false;
  let counts = counted.get(document);
  if (counts === undefined) {
    const found = new Map<string, number>();
    for (const pattern of [AMOUNT, ROUND_SHARE])
      for (const [one] of document.raw.matchAll(pattern)) found.set(keyOf(one), (found.get(keyOf(one)) ?? 0) + 1);
    counts = found;
    counted.set(document, counts);
  }
  return (counts.get(keyOf(level)) ?? 0) >= (amount === undefined ? OFTEN_ROUND : OFTEN);
}

const keyOf = (amount: string) => amount.replace(/\s/g, '');
