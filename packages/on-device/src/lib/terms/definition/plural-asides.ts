import { isStopWord } from '../../language/stop-words.ts';
import { isCommon } from '../../text/common-words.ts';
import { isPlainVerb } from '../../text/word-classes.ts';
import { insideOf, LISTED, OWNED, opensClause } from './aside-place.ts';
import { countWords, endOfMeaning, isNoMeaning, openingOf } from './meaning.ts';
import { reach, type Site } from './site.ts';
import { LONGEST_TERM, termBefore } from './term-before.ts';
import { isTermShape } from './term-shape.ts';

/** "savings deposits, which are bank accounts that …", "explicit rules, rules that are …": plurals without an article. */
const PLURALS =
  /(,\s(?:which\sare\s|or\s)?|:\s|\s[—–]\s?|[—–])(?=(?!(?:who|which|that|whose)\s)((?:\p{Ll}[\p{L}-]*\s){0,3}?\p{Ll}[\p{L}-]*(?:[^\Wsu]s|people))\s(that|who|which|of|to|for|between|from|in|with|used|made|\p{L}{4,}ing|\p{L}{4,}ed\s(?:by|to|with|from|in|on|among|between|for|through))\s)/gu;

export function pluralAsidesIn(text: string): Site[] {
  const found: Site[] = [];
  for (const mark of text.matchAll(PLURALS)) {
    const [, opening = '', head = '', link = ''] = mark;
    // "They perform photosynthesis, producing tons of oxygen"
    if (/^\p{L}+ing\s/u.test(head) && /^,\s$/.test(opening)) continue;
    // A preposition alone seldom makes an explanation of a plural between commas.
    if (/^(?:to|for|from|in|with)$/.test(link) && /^,\s$/.test(opening)) continue;
    const from = mark.index + opening.length;
    const before = text.slice(0, mark.index);
    const inside = insideOf(text.slice(from), opening);
    const meaning = inside.slice(0, endOfMeaning(inside));
    const words = countWords(meaning);
    const term = termBefore(before);
    if (term === undefined || words < 4 || words > 26 || isNoMeaning(meaning) || openingOf(meaning) !== 'plural') continue;
    const name = text.slice(term.start, term.end);
    const stated = /which/.test(opening);
    if (
      !/[^su'’]s$/.test(name) ||
      !isTermShape(name, false) ||
      countWords(name) >= LONGEST_TERM ||
      (name.toLowerCase().split(/\s+/).every(isCommon) && !stated && !(/\s/.test(name) && name.endsWith(` ${head.split(' ').at(-1)}`)))
    )
      continue;
    if (
      !stated &&
      (opensClause(before) ||
        LISTED.test(text.slice(from + inside.length)) ||
        (/or\s$/.test(opening) && /,\s$/.test(before.slice(0, term.start))) ||
        (/,\s[^,]*$/.test(before.slice(0, term.start)) && !/,\sincluding\s$/.test(before.slice(0, term.start))) ||
        OWNED.test(text.slice(0, term.start)))
    )
      continue;
    if (isPlainVerb(head.split(' ').at(-1) ?? '') || isStopWord(meaning.split(' ')[0] ?? '')) continue;
    found.push({ form: 'aside', term, meaning: reach(from, meaning), verb: 'are', article: '' });
  }
  return found;
}
