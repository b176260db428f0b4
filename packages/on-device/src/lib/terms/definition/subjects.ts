/** Rules that tell a statement about a term in general from one about a case, a person, or something that another sentence names. */

/** "In some cultures, a ring is …", "For them, it is …", "Table 1 is …": a statement about one case is no definition. */
const IN_SOME_CASE =
  /^(?:Table|Figure)\s\d|^For\s(?:example|instance|many|most|some|these|those|this|such|several|few|them|him|her|us|me)\b|^In\s(?:some|many|most|this|that|these|those|one|other|another|such|(?:his|her|their|our)\b|the\s(?:case|previous|last|next|first|second|above|following))\s/i;

/** "For Al-Farabi, political science is …" */
const FOR_PERSON = /^(?:For|To)\s\p{Lu}/u;

/** Whether a sentence says at its start that it holds in some case only. */
export const holdsInSomeCase = (text: string) => IN_SOME_CASE.test(text) || FOR_PERSON.test(text);

/** "The client is a worker who …": one person of a case and no term. */
const ONE_PERSON = /^(?:someone\s|an?\s(?:[\p{L}-]+\s){0,3}?(?:worker|child|person)\s)/u;

/** Whether a statement holds in some case only, or tells of one person of an example. */
export function tellsOfCase(text: string, article: string, meaning: string): boolean {
  // "For example, a goblet cell is a cell that …" says it of every one.
  if (/^For\s(?:example|instance),\s/.test(text)) return !/^an?$/i.test(article) || ONE_PERSON.test(meaning);
  return holdsInSomeCase(text) || (/^the$/i.test(article) && ONE_PERSON.test(meaning));
}

/** "The term refers to …" says it of a term that another sentence names. */
const OTHER_NAME = /^(?:term|word|phrase|name|concept)$/i;
/** "Pictured are two curves": a participle before its verb. */
const PARTICIPLE = /^\p{L}+(?<!e|sh|infrar)ed$/iu;
/** "Economists describe …" */
const PEOPLE = /(?:ists?|ians?|ers|ors|narrator|author|scholars|people)$/i;
/** "Anthropologist Jane Doe": a name of several words, unless it is that of a theory. */
const PERSON = /^(?!.*(?:[Ll]aw)$)\p{Lu}\p{Ll}+(?:\s\p{Ll}+ist)?(?:\s\p{Lu}\p{Ll}+)+$/u;

/** Whether the words before a verb are no term that it could define. */
export function isNoSubject(term: string, article: string, verb: string, meaning: string): boolean {
  if (OTHER_NAME.test(term)) return /^the$/i.test(article);
  if (/^(?:is|are)$/.test(verb)) return article === '' && PARTICIPLE.test(term);
  if (/^(?:describes?|refers?\sto)$/.test(verb) && PEOPLE.test(term)) return true;
  // "The theory describes a bond as an overlap" says it of the bond.
  if (/^describes?$/.test(verb) && /\sas\s(?:an?|the|one|having|being)\s/.test(meaning)) return true;
  // "Lassiter describes how …" tells what an author does.
  return /^describes?$/.test(verb) && article === '' && (PERSON.test(term) || (/^how\s/.test(meaning) && /^\p{Lu}\p{Ll}+$/u.test(term)));
}
