import { isStopWord } from '../../language/stop-words.ts';
import { isCommon } from '../../text/common-words.ts';
import { isAdverb, isFamiliar, isPlainVerb } from '../../text/word-classes.ts';
import { insideOf, isClause, isManyForOne, LISTED, listsAspects, OWNED, opensClause, opensMain, tellsOfClause } from './aside-place.ts';
import { countWords, endOfMeaning, isNoMeaning, saysWhichOne } from './meaning.ts';
import { reach, type Site } from './site.ts';
import { isTorn, isVerbLike, termBefore, VERB_FIRST } from './term-before.ts';
import { isTermShape } from './term-shape.ts';

/** "X, a process that …", "X (a tendency to …)", "X—a structure of …", "X, or a shift of …", "X, which is a …". */
const OPENS =
  /(,\s(?:or\s|which(?:,\s[^,]{3,30},)?\s(?:is|are|refers?\sto|means)\s|(?:that\sis|i\.e\.|meaning),?\s)?|\s?[—–]\s?(?:that\sis,\s)?|\s\()(?=(an?|the|any|someone|something|anyone|anything)\s)|(,\sor\s)(?=(?<=(?:[^\s,]ing|[ts]ion|ment|ance|ence|ty|cy|ism|ship|sis),\sor\s)\p{Ll}{3,}ing\s(?!of\s)|(?:[\p{Ll}-]+\s){1,3}(?:committed|that|who|in\swhich|made|used|done|caused|designed|given|produced|of|through|with|by|explaining|describing|showing)\s|(?:how|what|those\swho|those\sthat)\s)|(,\swhich\s(?:refers?\sto|means|is\sdefined\sas)\s)(?!(?:an?|the|any)\s)/giu;
/** Classes whose member an apposition defines. */
const CLASS =
  /\b(?:process|processes|type|types|form|kind|sort|class|group|groups|family|set|system|systems|theory|theories|state|condition|disease|disorder|illness|infection|inflammation|structure|structures|part|area|region|organ|organs|tissue|cell|cells|molecule|molecules|protein|proteins|enzyme|enzymes|hormone|substance|chemical|compound|device|instrument|machine|method|methods|technique|procedure|practice|practices|law|laws|rule|act|policy|doctrine|principle|person|people|individual|individuals|member|organization|organisation|institution|agency|movement|idea|ideas|belief|beliefs|view|notion|concept|term|name|philosophy|approach|strategy|measure|measurement|measures|amount|number|rate|ratio|degree|level|quantity|value|price|cost|sum|total|period|time|stage|phase|event|place|point|line|layer|membrane|sheet|band|bundle|network|series|sequence|collection|body|mass|space|tube|duct|opening|gland|bone|muscle|nerve|vessel|tendency|ability|capacity|power|right|claim|agreement|contract|document|order|tax|payment|market|good|goods|firm|company|business|language|program|tool|model|plan|document|list|statement|argument|story|object|star|force|energy|reaction|change|shift|shifting|increase|decrease|movement|loss|lack|absence|use|study|science|field|branch|test|examination|treatment|therapy|drug|species|organism|organisms|animal|plant|bacterium|virus|parasite|fungus|crime|offense|penalty|punishment|election|vote|party|government|court|leader|feeling|emotion|pattern|behavior|behaviour|response|trait|habit|fluid|liquid|gas|material|mixture|metal|acid|sugar|fat|lipid|wave|particle|unit|function|operation|sphere|gene|region|attempt|effort|relationship|connection|difference|response|responses|means|way|assembly|council|faction|war|conflict|crisis|treaty|tradition|ideology|ritual|ceremony|empire|kingdom|dynasty|campaign|genre|style|standard|index|scale|ledger|account|report|fund|asset|bond|loan|fee|charge|income|revenue|profit|expense|entity|rock|mineral|head|role|status|position|skill|signal|images?|channel|perception|sense|resources|tribe|sect|school|weapon|vehicle|residence|building)\b/i;
/** Nouns made of verbs and adjectives: "the deliberate annihilation", "the tendency". */
const NOMINAL = /(?:tion|sion|ment|ness|ity|ance|ence|ure|ism|ship|hood|acy|ing)s?$/i;

/** Openings that say what a thing is about, so that what follows a comma goes on with them: "the right to …, … or …". */
const ABOUT = /^(?:the|an?)\s(?:right|power|ability|tendency|practice|idea|belief|principle|process|study|science)\s(?:to|of|that)\s/i;
/** "a single-family house that …": a class with what sets the thing apart explains even where the class is unknown. */
const RESTRICTED = /^an?\s(?:[\p{Ll}-]+\s){1,3}(?:that|which|in\swhich|used|designed|worn|made)\s/u;
/** A list that an earlier comma of the sentence goes on with. */
const LIST_BEGUN = /\b(?:including|includes?|such\sas|like)\s[^.;:]*,[^,]*$/i;
/** A number explains a term of everyday words: "the sex ratio, the number of men for every hundred women". */
const MEASURED = /^(?:the|an?)\s(?:number|rate|ratio|amount|percentage|proportion|share)\sof\s/i;

/** "the Great Depression": its first word is part of a name. */
const isName = (term: string) => /^\p{Lu}\S*\s(?:\S+\s)*\p{Lu}\S*$/u.test(term);

/** The words of the class: "spiritual principle" in "a spiritual principle of cause and effect". */
function headOf(meaning: string): string {
  return (
    /^(?:an?|the|any)\s(?:\p{L}+['’]s?\s)?((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)(?=\s(?:that|which|who|whose|whereby|wherein|in|of|for|from|by|with|between|beneath|under|above|below|behind|inside|around|near|on|at|where|when|used|to|made|available|having|involving|containing|using|\p{L}+(?:ed|ing)\s(?:by|in|into|on|from|to|with|for|as|at|during|when|through|the|an?))\b)/iu.exec(
      meaning,
    )?.[1] ?? ''
  );
}

function afterHead(meaning: string, head: string): string {
  return meaning.slice(meaning.indexOf(head) + head.length);
}

/** "or even tensing of …", "or threatens the life of …": the words after "or" are no noun phrase. */
function startsNoNoun(inside: string): boolean {
  const [first = ''] = inside.toLowerCase().split(' ');
  return (
    !/^(?:an?|the|any|how|what|those)$/.test(first) && (isStopWord(first) || isAdverb(first) || isPlainVerb(first) || isVerbLike(first))
  );
}

/** The definitions that a sentence adds to a term in an aside. */
export function asidesIn(text: string): Site[] {
  if (/^Examples?\s/.test(text)) return [];
  const found: Site[] = [];
  for (const mark of text.matchAll(OPENS)) {
    const opening = mark[1] ?? mark[3] ?? mark[4] ?? '';
    const from = mark.index + opening.length;
    const inside = insideOf(text.slice(from), opening);
    const stated = /which|or\s|that\sis|i\.e/i.test(opening);
    const before = text.slice(0, mark.index);
    const meaning = inside.slice(0, endOfMeaning(inside));
    const isOr = /or\s$/.test(opening);
    const loose = !stated && /^,/.test(opening);
    const head = headOf(meaning);
    // "Because they believe in karma, a principle of …, they …": a class in the singular opens no main clause here.
    const closed =
      /^an?\s/i.test(inside) &&
      CLASS.test(head) &&
      text.charAt(from + inside.length) === ',' &&
      /\s\p{Ll}[\p{L}-]*$|\bthe\s(?:\p{Lu}\S*\s?)+$/u.test(before);
    if (!stated && !/\($/.test(opening) && opensClause(before) && !closed) continue;
    // "The duration of ventilation, the duration of therapy, …": a list repeats its noun.
    if (loose && /^the\s\p{L}+\sof\s/u.test(meaning) && before.toLowerCase().includes(meaning.split(' ', 3).join(' '))) continue;
    if (loose && opensMain(before, text.slice(from + inside.length))) continue;
    if (tellsOfClause(before, opening, meaning)) continue;
    // "the earlobe, or the heel of an infant" names a second place; only "or a shifting of …" explains.
    if (isOr && /^the\b/i.test(inside) && !ABOUT.test(inside) && !CLASS.test(headOf(meaning)) && /\bthe\s(?:\S+\s)?\S+$/i.test(before))
      continue;
    if (isOr && (/,\s(?:\S+\s){0,2}\S+$|\ban?\s[^,]+,\san?\s[^,]+$/i.test(before) || startsNoNoun(inside))) continue;
    // "a point where rays converge, or the point from which …": without a comma after it, "or the …" names a second thing.
    if (
      isOr &&
      mark[2] !== undefined &&
      !/^,/.test(text.slice(from + inside.length)) &&
      !isSubject(before) &&
      !isNominal(meaning, head, before)
    )
      continue;
    // "individuals vote, contact officials, or march in support of …", "or part of a charge, or 14 cents"
    if (
      isOr &&
      ((mark[3] !== undefined && /,/.test(before.replace(/^(?:\S+\s){0,4}?\S+,\s/, '')) && !repeats(before, inside)) ||
        LISTED.test(text.slice(from + inside.length)))
    )
      continue;
    // "the amount gained by the one, or the amount lost by …" names a second thing like one before it.
    if (isOr && mark[2] !== undefined && ` ${before} `.includes(` ${head.split(' ').at(-1) ?? ''} `) && !repeats(before, inside)) continue;
    // "would include: permission, or defense of …"
    if (isOr && mark[3] !== undefined && /\binclud(?:e|es|ing)\b/.test(before)) continue;
    if (isOr && mark[3] !== undefined && opensMain(before, '') && !repeats(before, inside)) continue;
    // "including better flavors, adaptation to the conditions, the ability to …" goes on with the list.
    if ((loose || isOr) && LIST_BEGUN.test(before)) continue;
    const words = countWords(meaning);
    if (words < (mark[3] === undefined ? 4 : 3) || words > 30 || !saysWhichOne(meaning)) continue;
    const subject =
      /^(?:(?:the|an?)\s)?[\p{L}\s'’-]{2,50}$/iu.test(before.replace(/\s\([^()]{1,30}\)$/, '')) &&
      /^(?:,\s|\)\s|\s?[—–]\s?)(?:is|are|was|were|has|have|can|may|made|gave|took|became|held|led|brought|kept|wrote|won|\p{Ll}+(?:[^\Wsu]s|ed))\s/u.test(
        text.slice(from + inside.length),
      );
    if (!stated && !subject && !CLASS.test(head) && !NOMINAL.test(head) && !RESTRICTED.test(meaning)) continue;
    // "President Reagan, the Iraq War of 2003": a second name is another member of a list.
    if (!stated && /(?:^|\s)\p{Lu}[\p{L}-]*$/u.test(head)) continue;
    // "a dog, a cat that barks, and a bird" is a list.
    if (!stated && !subject && !/[(—–]\s?$/.test(opening) && !ABOUT.test(meaning) && LISTED.test(text.slice(from + inside.length)))
      continue;
    // "a school program in Estonia, a health program in Indonesia": two members of a list.
    const parallel = /\ban?\s[^,;:]{3,60}\s(in|of|for|from|to|with|by)\s(?:the\s)?[^,;:\s]+$/iu.exec(before)?.[1];
    if (loose && parallel !== undefined && /^an?\s/i.test(meaning) && new RegExp(`\\s${parallel}\\s\\p{Lu}`, 'u').test(meaning)) continue;
    if (/^(?:being|having|those\swith)\s|\bfor\s(?:example|instance)\b/i.test(inside)) continue;
    // "citizenship, the loss of the vote and civil rights …" goes on with the list.
    if (loose && !subject && !CLASS.test(head) && /\sand\s/.test(meaning)) continue;
    if (isClause(meaning) || isNoMeaning(meaning)) continue;
    // "… of the forearm, a sheet of …": the aside explains the noun before "of".
    const term = termBefore(before);
    if (term === undefined) continue;
    const name = text.slice(term.start, term.end);
    if (!stated && /\b(?:of|between|in)\s(?:the|an?)\s$/i.test(text.slice(0, term.start)) && !isRare(name)) continue;
    const ahead = text.slice(0, term.start);
    // "Entamoeba, Giardia, and Trichomonas, which are …" tells of all of them; "United Against Gun Violence (a group …" explains the whole name.
    if ((/which\sare/.test(opening) && /,\s(?:and|or)\s$/.test(ahead)) || (/^\p{Lu}/u.test(name) && /\s\p{Lu}\p{L}+\s$/u.test(ahead)))
      continue;
    // "per nucleon, …", "the defect of the nuclide, which is …" tell of the longer phrase; "…, real estate, a collection of …" is a list.
    if (
      /\b(?:per|for\s(?:the|an?))\s$/i.test(ahead) ||
      (/which\sis/.test(opening) && /\sof\sthe\s$/i.test(ahead)) ||
      (loose && /,[^,]*,\s$/.test(ahead))
    )
      continue;
    // "…, which means that more is needed" draws a conclusion.
    if (/means/.test(opening) && /^that\s/.test(meaning)) continue;
    // "between the bones, which is the function of …" tells of the clause.
    if (
      (!stated && listsAspects(text.slice(0, term.start))) ||
      (/which\sis/.test(opening) && /(?:[^suio'’]s|ies)$/.test(name) && !/(?:ics|ness|sis)$/.test(name))
    )
      continue;
    const measured = /\s/.test(name) && MEASURED.test(meaning);
    if (
      VERB_FIRST.test(name) ||
      (/\s/.test(name) &&
        isVerbLike(name.toLowerCase().split(' ')[0] ?? '') &&
        !/(?:\b(?:the|an?|of|in|by|for|called)|^)\s*$/i.test(text.slice(0, term.start))) ||
      isTorn(text.slice(0, term.start), stated, opening) ||
      (!/which\sare/.test(opening) && isManyForOne(name, meaning))
    )
      continue;
    // Common words are a term where the text sets the explanation apart, or gives its class.
    const several = /\s/.test(name);
    const setApart =
      stated ||
      /[(—–]\s?$/.test(opening) ||
      (CLASS.test(head) && /^\s(?:that|which|who|whose|of|for|used|where)\s/.test(afterHead(meaning, head)));
    const explains = /refers|means/.test(opening);
    if (
      !isTermShape(name, measured || (several && /\($/.test(opening)), isName(name)) ||
      (name.toLowerCase().split(/\s+/).every(isCommon) &&
        !measured &&
        !explains &&
        !(setApart && (several || /\b(?:an?|the)\s$/i.test(text.slice(0, term.start))))) ||
      (!stated && OWNED.test(text.slice(0, term.start))) ||
      sharesWord(name, meaning)
    )
      continue;
    // "the Estates General, an assembly …": the article belongs to the name.
    const article = /^\p{Lu}/u.test(name) && /\bthe\s$/i.test(text.slice(0, term.start)) ? 'the' : '';
    found.push({ form: 'aside', term, meaning: reach(from, meaning), verb: '', article });
  }
  return found;
}

/** Classes of what happens or is measured, which names of processes and quantities have. */
const ABSTRACT =
  /(?:^|\s)(?:change|loss|price|cost|increase|decrease|control|frame|rise|fall|growth|shift|lack|use|study|belief|idea|amount|number|rate|practice|tendency|process|act|right|power)$/i;

/** Whether a meaning says what a process or a quantity is, and is no second thing like one before it. */
function isNominal(meaning: string, head: string, before: string): boolean {
  const last = head.split(' ').at(-1) ?? '';
  return ABOUT.test(meaning) || ((NOMINAL.test(head) || ABSTRACT.test(head)) && !` ${before} `.includes(` ${last} `));
}

/** "the location of the foramen magnum, the opening …": no everyday word, so that the aside is on it and not on the noun before "of". */
const isRare = (name: string) =>
  /\s/.test(name) &&
  name
    .toLowerCase()
    .split(' ')
    .every((word) => !isCommon(word) && !isFamiliar(word));

/** Whether the words before an aside are the subject that opens the sentence. */
const isSubject = (before: string) => /^(?:(?:the|an?)\s)?(?:[\p{L}'’-]+\s){0,3}[\p{L}'’-]+$/iu.test(before);

/** "yellow journalism, or journalism that …", "popular sovereignty, or letting the people …": these explain even beside other commas. */
function repeats(before: string, inside: string): boolean {
  const [first = ''] = inside.split(' ');
  return /ing$/.test(first) || before.toLowerCase().endsWith(` ${first.toLowerCase()}`);
}

function sharesWord(term: string, meaning: string): boolean {
  const last = term.toLowerCase().split(/\s+/).at(-1) ?? '';
  return meaning.toLowerCase().split(/\s+/).slice(0, 4).includes(last) && !/\s/.test(term);
}
