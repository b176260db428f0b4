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
    id: 'small-i',
    pattern:
      /(?<![\w'.,=-])i(?= (?:am|have|think|believe|was|will|would|can|could|did|feel|know|want|like|agree|had|found|learned|also|really|hope)\b)/g,
    fix: 'I',
  },
  {
    id: 'small-i',
    pattern:
      /(?<=\b(?:and|because|but|when|that|so|then|if|what|which|where|how|as|think|thing|things|time|do|did|can|will|should|could|would|hope|opinion|conclusion|fact|now|sometimes|today|also|say|said|know|therefore|however|than|before|after|since|although|why|until|while|first|all|way|reason|me|you|it|So|And|But|When|If|Because|Then|As|What|Where|How|Now|Sometimes|Today|Also|However|Therefore|Before|After|Since|Although|While|First|That|[A-Za-z][a-z]+ly),? )i(?= (?!is\b|and\b|or\b|th\b|in\b|to\b|as\b|of\b|for\b|has\b)[a-z']{2,}\b)/g,
    fix: 'I',
  },
  { id: 'small-i', pattern: /(?<![\w'.-])i'(?:m|ve|ll|d)\b/g, fix: (match) => capital(match[0]) },
];

/** A word with a capital at its start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
