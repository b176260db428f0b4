import { MONTH, YEAR } from '../dates.ts';
import { isCities } from './cities.ts';

/** Volume, issue, pages or the year of a part of a larger work. */
export const NUMBERS =
  /(?:^|[\s,(])(?:vol\b|volume\s\d+(?!\d|\sof\b)|no\b|pp?\.|\d{1,4}\s?\(|\d{1,4}\s?[:;,]\s?\(?[a-z]?\d|(?!(?:1[5-9]|20)\d\d,)\d{1,4},\s|\d+\s?[-–]\s?\d|\((?:\p{L}+\s)?(?:1[5-9]|20)\d\d\))/iu;

/** "In: Zeitschrift für Soziologie", "in Walker, S. (ed.)": the larger work begins here. */
const LARGER_WORK = /^in:?\s+(?:\p{L}|[“"«‘'])/iu;
/** "New York: Wiley, 1990", "Frankfurt a.M./New York: Campus". */
const PLACE_AND_HOUSE = /^\p{Lu}[\p{L}\s.,/’'-]{1,40}(?<!\b(?:Journal|Review|Letters|Transactions|Proceedings))\s?:\s\p{Lu}[^:]{2,80}$/u;
/** Words of a sentence that is no part of a title: an edition, a series, who made it, what kind of text it is, a publisher. */
const OTHER_PART =
  /\b(?:ed(?:n|ition|ited|s)?\b|eds?\.|edición|auflage|series|reihe|collection|bibliothek|library|studies in|lecture notes|memoirs|papers|monographs|graduate texts|mitteilungen|schriften|beihefte?|vols?\.|volumes?|trans(?:lated|\.)|thesis|dissertation|diss\.|report|working papers?|discussion papers?|tech(?:nical|\.)|proceedings|proc\.|conference|symposium|journal|review|press|publish\w*|verlag|university|universität|université|universidad|institute|unpublished|manuscript|preprint|arxiv|available|online|accessed|retrieved|https?)\b/i;
const NO_SENTENCE = /^(?:[Tt]he\s)?\p{Lu}{2,}\.?$|\p{L}\s\d{1,4}\.?$|^\p{Ll}|^["“]/u;
const EDITION = /^(?:\(?\d{1,2}(?:st|nd|rd|th)|New) ed(?:n|ition)?\b/;
/** "Translated by Henry Abramson", "Edited and translated by …". */
const HELPED = /^(?:edited|translated)(?: and (?:edited|translated))? by\s/i;
/** "PhD thesis.", "Doctoral dissertation, Uppsala". */
const THESIS =
  /^(?:(?:unpublished )?(?:ph\.?\s?d\.?|doctoral|master['’]?s?|m\.?[as]c?\.?)?\s?(?:thesis|dissertation)\b|(?:tese|tesis|thèse|dissertação|trabalho de conclusão|tesi)(?=[\s.,(]))/iu;
/** EndNote writes the date before the volume: "Dec 01 2016;53:231–247", "Sep-Oct 1983;3(5):272–5". */
const DATE_FIRST = new RegExp(`^${MONTH}(?:[-–]${MONTH})?(?:\\s\\d{1,2})?\\s${YEAR};`, 'i');
/** The start of the name of a journal that is cut into sentences by its abbreviations: "Ann.", "Bull. Ent.", "IEEE Trans. Autom." */
const ABBREVIATED = /^(?:(?:\p{Lu}{2,5}|J|Acta|Anais|Archives?|Boletim|Revista)\s)?(?:\p{Lu}[\p{L}-]{0,7}\.\s?){1,3}$/u;

/**
 * Counts the sentences of a reference that belong to its title: "Misconduct. A study of articles. Gaceta Sanitaria 33, 356–360",
 * "Plebiszit. Eine Analyse. Bern: Francke", "Stabilität. Ein Wandel. In: Neue Politik". It is one where nothing shows more.
 */
export function titleLength(sentences: readonly string[]): number {
  const within = sentences.findIndex((sentence, at) => at > 0 && LARGER_WORK.test(sentence));
  const end =
    within > 0
      ? within
      : (journalStart(sentences) ??
        statedAt(sentences, EDITION) ??
        statedAt(sentences, THESIS) ??
        statedAt(sentences, HELPED) ??
        houseStart(sentences) ??
        1);
  return sentences.slice(1, end).every(isOfTitle) ? Math.max(1, end) : 1;
}

/** The sentence of this form after the title: its edition, its kind, or who translated it. */
function statedAt(sentences: readonly string[], form: RegExp): number | undefined {
  const at = sentences.findIndex((sentence) => form.test(sentence));
  return at > 0 ? at : undefined;
}

export function isOfTitle(sentence: string): boolean {
  return isNumeral(sentence) || isClause(sentence) || !(OTHER_PART.test(sentence) || NO_SENTENCE.test(sentence));
}

/** Whether a sentence has the small letters of a title: journals and publishers have capitals or few words. */
function isClause(sentence: string): boolean {
  const words = sentence.match(/\p{L}{4,}/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return words.length >= 5 && small.length >= 4 && small.length / words.length >= 0.6 && !/^(?:in\b|[^.]{2,40}:)/i.test(sentence);
}

/** "I.", "XLIX.", "No. 2.", "2.": the number of a part of a title. */
export function isNumeral(sentence: string): boolean {
  return /^(?:(?:No\.\s)?(?:[IVXLC]+|\d{1,2}))[.:]?$/.test(sentence);
}

/** The sentence with which a journal begins, before its volume and pages. */
function journalStart(sentences: readonly string[]): number | undefined {
  const numbered = sentences.findIndex((sentence, at) => at > 0 && NUMBERS.test(sentence));
  const last = sentences[numbered] ?? '';
  if (numbered < 0 || PLACE_AND_HOUSE.test(last)) return undefined;
  let start = /^(?:\d|\(|vol|no\b|pp?\.|art)/i.test(last) || DATE_FIRST.test(last) ? numbered - 1 : numbered;
  // "ACS Nano. 2013. 5(6): 1892": the year is no journal.
  while (start > 1 && /^\(?(?:1[5-9]|20)\d\d\)?[.,]?$/.test(sentences[start] ?? '')) start -= 1;
  // "Archiv für Naturgeschichte. Berlin 76: 234–246"
  if (start > 1 && isCities((sentences[start] ?? '').replace(/\s?,?\s(?:v\.?\s?)?\d.*$/, ''))) start -= 1;
  while (start > 1 && ABBREVIATED.test(sentences[start - 1] ?? '') && !isNumeral(sentences[start - 1] ?? '')) start -= 1;
  return start;
}

/** The sentence with which place and publisher begin. */
function houseStart(sentences: readonly string[]): number | undefined {
  const last = sentences.length - 1;
  const house = sentences[last] ?? '';
  if (sentences.slice(1, last).some((sentence) => /^[([]/.test(sentence))) return undefined;
  return last > 1 && (PLACE_AND_HOUSE.test(house) || isCities(house.replace(/,?\s(?:1[5-9]|20)\d\d\.?$/, ''))) ? last : undefined;
}
