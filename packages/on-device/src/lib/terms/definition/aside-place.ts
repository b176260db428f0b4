import { isPlainVerb } from '../../text/word-classes.ts';

/** Words before a term that make it someone's: "his wife, a woman who …". */
export const OWNED = /(?:\b(?:his|her|their|its|my|your|our|this|that|these|those|another|other|first|second|third))\s+(?:[\p{L}-]+\s)?$/iu;
/** The rest of a list of things, after its second member. */
export const LISTED = /^,\s(?:[^,.;:]{2,100},\s){0,4}(?:and|or|and\/or)\s(?!(?:is|are|was|were|has|have|it|they)\s)/i;

/** Openings of a phrase or clause after which a comma begins the main statement: "In Mississippi, the line …", "If light falls, a cell …". */
const LEADS =
  /^(?:(?:and|but|or|so|then|thus|however|therefore|moreover|even|also|just|only|not)\s)*(?:if|when|whenever|while|as|because|since|although|though|after|before|until|once|unless|for|in|at|on|with|by|under|during|from|to|of|among|between|within|through|throughout|without|despite|unlike|like|where|whether|along|across|over|upon|per|(?:more|less|other|rather)\sthan|instead|rather|about|against|into|outside|inside|beyond|near|following|using|\p{L}+(?:ing|ed)|made|known|given|born|taken|driven|due|next|today|later|finally|first|second|third|here|there|again|however|aside|apart|regardless|prior|except|furthermore|nevertheless|nonetheless|meanwhile|additionally|likewise|besides|still|yet|alternatively|perhaps|sometimes|often|(?!family\b)\p{L}+ly)\b/iu;

/** A clause with its own verb that opens the sentence: "When the mixture enters the small intestine, …". */
const SUBORDINATE = /^(?:now\sthat|when|while|if|because|although|though|since|after|before|once|until|unless)\s/i;

/** Whether words after a comma begin the main clause, because a subordinate clause opens the sentence and nothing closes them. */
export function opensMain(before: string, after: string): boolean {
  // A comma that belongs to no list has closed the clause already: "When waves meet, they undergo interference, …".
  const closed = before.includes(',') && !/,\s(?:and|or)\s/.test(before);
  return SUBORDINATE.test(before) && !closed && !after.startsWith(',');
}

export function opensClause(before: string): boolean {
  const part = before.split(/[,;:—–(]\s?/).at(-1) ?? '';
  // "Auditing, the process of …, is …": a gerund alone is a subject.
  return (LEADS.test(part.trim()) && !/^\p{Lu}\p{Ll}+ing$/u.test(before.trim())) || /^(?:and|or|but)\s(?:\S+\s?){0,2}$/i.test(part.trim());
}

/** "… declaring war on Germany, a move that …": such words say more of what was done than of the thing before them. */
const OF_DEED =
  /^an?\s(?:[\p{L}-]+\s)?(?:move|decision|skill|task|trend|achievement|figure|shift|fact|change)\s(?:that|which|of|for|to|toward|towards|in|from|designed|made)\s/iu;

/** "two aspects of human behavior—the irrational, as well as the rational …": the aside tells the aspects. */
const ASPECTS_OF = /\b(?:aspects|types|forms|elements|examples)\sof\s(?:the\s)?$/i;

/** Whether words before a term say that the aside after it lists several things. */
export function listsAspects(before: string): boolean {
  return ASPECTS_OF.test(before);
}

/** Whether an aside is about the clause before it, or is no aside because a dash closes an earlier one. */
export function tellsOfClause(before: string, opening: string, meaning: string): boolean {
  return (!/which|or\s|that\sis|i\.e/i.test(opening) && OF_DEED.test(meaning)) || (/[—–]/.test(opening) && closesDash(before));
}

/** "the star nearest the pole—the North Star—is …": the second dash closes the aside. */
export function closesDash(before: string): boolean {
  return (before.match(/[—–]/g)?.length ?? 0) % 2 === 1;
}

/** "…, actions, and deeds": further members of a list that an aside began. A member with an article begins something else. */
const MORE_MEMBERS =
  /^,\s(?!(?:an?|the|which|who|and|or|but|is|are|was|were)\s)[^,.;:—–()]{2,40}(?:,\s(?!(?:an?|the|which|who)\s)[^,.;:—–()]{2,40}){0,4},\s(?:and|or)\s(?!(?:an?|the|even|also|just|is|are|was|were|has|have|it|they|he|she|we|then|in|by|on|at)\s)/u;
/** The words before a list inside an aside: it stands after "of", "in", "that" and the like. */
const MAY_LIST = /\s(?:of|in|for|from|with|by|between|to|as|that|which|who|whose)\s(?:[\p{L}'’-]+\s){0,6}[\p{L}'’-]+$/u;

/** A clause within a clause, at the end of the words. */
const CLAUSE_BEGUN =
  /\b(?:that|which|where)\s(?:even\s)?(?:if|when|although|though|while|because|since|as|once|after|before|unless|given|in|for|during|with|without|under|at)\s(?:[^,]+)$/iu;

/** The words of the aside: up to the mark that closes it, past the commas of a list within it. */
export function insideOf(rest: string, opening: string): string {
  // A dash between two letters joins a word: "non–self-replicating".
  const closing = /\($/.test(opening)
    ? /\)/
    : /[—–]/.test(opening)
      ? /—|(?<!\p{L})–|–(?!\p{L})|\.$/u
      : /[,;:—]|(?<!\p{L})–|–(?!\p{L})|\.$|\.\s/u;
  let end = closing.exec(rest)?.index ?? rest.length;
  // "a negatively charged, subatomic particle": the first adjective ends no aside.
  if (rest.charAt(end) === ',' && /^an?\s(?:\p{L}+ly\s)?[\p{L}-]+$/iu.test(rest.slice(0, end)))
    end += 1 + (closing.exec(rest.slice(end + 1))?.index ?? rest.length - end - 1);
  // "the idea that even if you change its shape, it stays the same": the clause within the meaning goes on after its comma.
  if (rest.charAt(end) === ',' && CLAUSE_BEGUN.test(rest.slice(0, end)))
    end += 1 + (closing.exec(rest.slice(end + 1))?.index ?? rest.length - end - 1);
  const list = rest.charAt(end) === ',' && MAY_LIST.test(rest.slice(0, end)) ? MORE_MEMBERS.exec(rest.slice(end)) : null;
  if (list === null) return rest.slice(0, end);
  const from = end + list[0].length;
  return rest.slice(0, from + (closing.exec(rest.slice(from))?.index ?? rest.length - from));
}

/** "changes" too, which is a noun elsewhere. */
const isStatedVerb = (word: string) => isPlainVerb(word) || /^(?:changes|forms|works)$/.test(word);

const FOLLOWS_VERB =
  /^(?:to|the|an?|its|their|his|her|it|them|into|from|with|on|as|by|under|for|at|over|through|between|more|less|up|out|\p{L}+ly)$/u;

/** Whether the words have a verb of their own outside a relative clause, so that they are a statement and no aside. */
export function isClause(meaning: string): boolean {
  const finite =
    meaning.match(/\s(?:is|are|was|were|has|have|had|can|could|may|might|will|would|did|does|do|should|must)(?=\s)/gi)?.length ?? 0;
  const relative =
    meaning.match(/\s(?:that|which|who|whose|whom|where|wherein|when|what|how|why|if|because|after|before|once|until|unless)(?=\s)/gi)
      ?.length ?? 0;
  const joined = /\s(?:that|which|who)\s.*\sand\s/.test(meaning) ? 1 : 0;
  if (finite > relative + joined || /^(?:the|an?)\s(?:\p{Lu}\p{L}+\s)+\p{Ll}+ed\s/u.test(meaning)) return true;
  if (
    finite === 1 &&
    relative === 1 &&
    !/\s(?:by|in|of|to|for|from|with|through)\swhich\s/.test(meaning) &&
    /\s(?:were|was|is|are)\s\p{L}+ed(?:\s|$)/u.test(meaning) &&
    /\s(?:that|which|who)\s(?!(?:is|are|was|were)\s)/.test(meaning)
  )
    return true;
  // "the individual wishes to reduce …"
  if (/^(?:the|an?)\s[\p{L}-]+\s\p{L}+[^s\s]s\s(?:to|that|the|an?)\s/iu.test(meaning)) return true;
  const main =
    meaning.split(
      /\s(?:that|which|who|whose|whom|where|wherein|whereby|when|what|how|why|if|because|after|before|once|until|unless)\s/i,
    )[0] ?? '';
  if (
    /\s(?:is|are|was|were|has|have|had|can|could|may|might|will|would|did|does|do|should|must|became|went|took|made\sthe|came|saw|began)\s/i.test(
      `${main} `,
    )
  )
    return true;
  if (/^(?:the|an?)\s(?:[\p{L}-]+\s){1,2}\p{L}+ed\s(?:that|the|an?|from|his|her|their|its)\s/iu.test(meaning)) return true;
  // "… focused on meeting social needs" ends in a noun.
  return main
    .split(/\s+/)
    .some((word, at, words) => at > 1 && /s$/.test(word) && isStatedVerb(word.toLowerCase()) && FOLLOWS_VERB.test(words[at + 1] ?? ''));
}

/** "lobes, the number …", "electrons, a process …": one thing cannot explain several. */
export function isManyForOne(name: string, meaning: string): boolean {
  return (
    /(?:[^suio'’]s|ies)$/.test(name) &&
    !/(?:ics|ness|sis)$/.test(name) &&
    /^an?\s/i.test(meaning) &&
    !/^an?\s(?:[\p{L}-]+\s){0,2}?(?:group|class|family|series|system|people|faction|assembly)\b/iu.test(meaning)
  );
}
