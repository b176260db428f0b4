import type { Rule } from '../rule.ts';

const APOSTROPHES: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  shouldnt: "shouldn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  hasnt: "hasn't",
  havent: "haven't",
  thats: "that's",
  theyre: "they're",
  youre: "you're",
  ive: "I've",
  im: "I'm",
  whats: "what's",
};

/** Small letters where a capital stands, and negations without their apostrophe. */
export const CAPITALS: readonly Rule[] = [
  {
    id: 'apostrophe',
    pattern: new RegExp(`(?<![\\w'-])(?:${Object.keys(APOSTROPHES).join('|')})(?![\\w'-])`, 'g'),
    fix: (match) => APOSTROPHES[match[0]],
  },
  {
    id: 'apostrophe',
    pattern: /(?<![\w'-])(?:Dont|Doesnt|Didnt|Cant|Isnt|Arent|Thats|Theyre|Youre|Ive|Im)(?![\w'-])/g,
    fix: (match) => capital(APOSTROPHES[match[0].toLowerCase()] ?? ''),
    // "(Im & Chee, 2021)" is a name.
    unless: (match, text) =>
      /^(?:,| &| and [A-Z]| et al)/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 7)),
  },
  {
    // "Thus i see", "because i was": not "for i in" and "variable i".
    id: 'small-i',
    pattern: /(?<=^|[.?!] |[A-Za-z]{2},? |\ue000\s*)i(?= ([a-z]{2,})(?![\w'-]))/g,
    fix: ({ 1: next = '' }, forms) =>
      forms.isBase(next) ||
      forms.isPast(next) ||
      /^(?:am|was|can|will|would|could|should|must|may|might|do|did|have|had|cannot|also|really|always|never|usually|often|just|only|still)$/.test(
        next,
      )
        ? 'I'
        : undefined,
    unless: ({ index }, text) =>
      /\b(?:for|index|variable|let|var|int|number|value|item|iteration|step|where|with)\s+$/.test(
        text.slice(Math.max(0, index - 12), index),
      ),
  },
  { id: 'small-i', pattern: /(?<![\w'.-])i'(?:m|ve|ll|d)\b/g, fix: (match) => capital(match[0]) },
];

/** A word with a capital at its start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
