import type { Rule } from '../rule.ts';

/** Spelled with a vowel but pronounced with a consonant: "a university", "a one-off", "a European". */
const CONSONANT_SOUND =
  /^(?:una(?=nim)|uni(?!n|m)|use|usu|usa|usi|util|utop|ur[aeiou]|uter|ubiq|ufo|uku|eu|ewe|one|once|ouija|u[^a-z]|uk|us|udev)/i;
/** Spelled with a consonant but pronounced with a vowel. */
const SILENT_H = /^(?:hour|honest|honou?r|heir)/i;
/** Words that show that the "a" before them is a label: "option a is", "a and b". */
const FUNCTION = /^(?:and|or|is|in|as|at|on|of|are|if|into|it|its|a|an|also|under|over|i|after|above|all|any|out|up|enough)$/i;
/** Words that no article stands before, so that another form of it does not help: "an that". */
const AFTER_NO_ARTICLE =
  /^(?:that|this|these|those|the|they|them|there|then|we|he|him|you|your|my|me|his|their|to|with|by|from|for|but|was|were|because|who|which|what|when|where|how|why|take|is|are|have|has|had|will|can|could|would|make|makes|made|go|went|get|got|do|did|does)$/i;
/** Beginnings of acronyms that are pronounced as words. */
const READABLE = /^(?:[bcdgjkpqtvwyz]|[fhlmnr][aeiouy]|f[lr]|s(?:[aeiouychklmnpqtw])|[lmnr]h)/;
const LETTER_NAMES = /^(?:lvalue|rvalue|ssh|sms|sql|svg|mba|msc|nfa|ngo|html|http|xml|rss|ftp|lcd|led|mri|phd)/i;
/** A letter that stands alone for something, and how far from it the letter "a" may do so, too, in characters. */
const LETTER = /(?<![\w'’.-])[b-hj-z](?![\w'’.-])/;
const NEAR = 60;

/** A stretch of a text without the words that its ends cut, whose last letter would stand alone. */
function wholeWords(text: string, start: number, end: number): string {
  const from = start === 0 ? 0 : start + (/^\S*/.exec(text.slice(start, start + NEAR))?.[0].length ?? 0);
  return text.slice(from, end).replace(end < text.length ? /\S+$/ : /$^/, '');
}

export const ARTICLES: readonly Rule[] = [
  {
    id: 'an',
    pattern: /(?<![\w'.-])(a) ([aeiou][a-z]{2,}|hour|honest|honou?r|heir)(?![\w]*\.\w)\b/g,
    fix: (match) => (CONSONANT_SOUND.test(match[2] ?? '') || FUNCTION.test(match[2] ?? '') ? undefined : `an ${match[2]}`),
    // "Base a equal to 8 and base b": letters name quantities.
    unless: ({ index, 0: words }, text) => LETTER.test(wholeWords(text, Math.max(0, index - NEAR), index + words.length + NEAR)),
  },
  {
    id: 'an',
    pattern: /(?<![\w'.-])A ([aeiou][a-z]{2,}|hour|honest|honou?r|heir)\b/g,
    fix: (match) => (CONSONANT_SOUND.test(match[1] ?? '') || FUNCTION.test(match[1] ?? '') ? undefined : `An ${match[1]}`),
    // "Hepatitis A infections", "Group A animals": the "A" is a label.
    unless: (match, text) => !/(?:^|[.?!]\s+|\ue000\s*)$/.test(text.slice(Math.max(0, match.index - 3), match.index)),
  },
  {
    id: 'a',
    pattern: /(?<![\w'.-])(an|An) ([b-df-hj-np-tv-z][a-z]{2,}|uni(?:versity|que|on|form|t|ted|versal)|useful|European|one)\b(?!-|\.[a-z])/g,
    fix: (match, forms) => {
      const word = match[2] ?? '';
      // "An girls" lacks more than the right article.
      if (forms.isOnlyPlural(word)) return undefined;
      // Letters that are read one by one have no vowel: "an swf".
      if (AFTER_NO_ARTICLE.test(word) || !/[aeiouy]/i.test(word)) return undefined;
      const vowelStart = /^[aeiouE]/.test(word);
      if (
        !vowelStart &&
        (!READABLE.test(word) || SILENT_H.test(word) || LETTER_NAMES.test(word) || /^h(?:ist|abit|otel|ero|yp|er)/.test(word))
      )
        return undefined;
      return `${match[1] === 'An' ? 'A' : 'a'} ${word}`;
    },
  },
];
