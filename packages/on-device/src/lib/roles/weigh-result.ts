import { anyOf } from '../text/any-of.ts';

/** Words by which a sentence says that something made no difference. */
const NULL_RESULT = anyOf(
  /\b(?:(?:did|does|do|was|were|is|are) not (?:\w+ ){0,2}(?:differ\w*|significant\w*|chang\w+|improv\w+|affect\w*|associat\w+|correlat\w+|predict\w*|depend\w*|increase\w*|decrease\w*|moderate\w*)|no (?:statistically |clinically )?(?:significant |clear |meaningful )?(?:\w+ )?(?:differences?|effects?|associations?|correlations?|relationships?|changes?)|non-?significant(?:ly)?|not (?:statistically )?significant(?:ly)?|had no (?:\w+ )?effect|similar (?:between|across|in both))\b/i,
  /\bp\s?(?:>\s?0?\.|=\s?0?\.(?:0[6-9]|[1-9]))/i,
);
const TESTED =
  /\bp\s?(?:[<≤]\s?0?\.0|=\s?0?\.0[0-5])|\bsignificant(?:ly)?\b|\b(?:odds|hazard|risk) ratio\b|\b(?:OR|HR|RR|d|r|β|η²)\s?=\s?[-−]?\d|\beffect size\b/i;
const COMPARED =
  /\b(?:(?:more|less|fewer|(?!other|rather|whether|either|neither|further|number)\p{L}+er)\b[^.;]{0,60}?\bthan|compared (?:with|to)|versus|vs\.?|outperform\w*|increased|decreased|reduced|improved)(?!\p{L})/iu;
/** A share, a ratio or an amount. */
const FIGURE = /\d\s?(?:%|percent|per cent|percentage points?|times\b|-fold\b|°)/i;
const PRIMARY = /\b(?:primary|main|principal) (?:outcome|end ?point|result|finding)s?\b/i;

/** Whether a result says that nothing differed or changed. */
export function isNullResult(text: string): boolean {
  return NULL_RESULT.test(text);
}

/** Weighs a sentence as a result, from -2 (no difference) to 5 (a test, a comparison, a primary outcome). */
export function weighResult(text: string): number {
  if (isNullResult(text)) return PRIMARY.test(text) ? 1 : -2;
  return (TESTED.test(text) ? 1.5 : 0) + (COMPARED.test(text) ? 1 : 0) + (PRIMARY.test(text) ? 1.5 : 0) + (FIGURE.test(text) ? 1 : 0);
}
