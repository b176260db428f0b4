import { isStopWord } from '../../text/stop-words.ts';
import { isAdverb, isDescriptive, isFamiliar, isPlainVerb, isVerb } from '../../text/word-classes.ts';
import { isCommon } from '../common-words.ts';
import { countWords, endOfMeaning, isNoMeaning, openingOf, saysWhichOne } from './meaning.ts';
import { reach, type Site } from './site.ts';
import { isTermShape } from './term-shape.ts';

/** "X, a process that …", "X (a tendency to …)", "X—a structure of …", "X, or a shift of …", "X, which is a …". */
const OPENS =
  /(,\s(?:or\s|which\s(?:is|are|refers?\sto|means)\s|(?:that\sis|i\.e\.|meaning),?\s)?|\s?[—–]\s?|\s\()(?=(an?|the|any)\s)|(,\sor\s)(?=(?:[\p{Ll}-]+\s){1,3}(?:committed|that|who|in\swhich|made|used|done|caused|designed|given|produced|of|through|with|by|explaining|describing|showing)\s|(?:how|what|those\swho|those\sthat)\s)|(,\swhich\s(?:refers?\sto|means|is\sdefined\sas)\s)(?!(?:an?|the|any)\s)/giu;
/** Classes whose member an apposition defines. */
const CLASS =
  /\b(?:process|processes|type|types|form|kind|sort|class|group|groups|family|set|system|systems|theory|theories|state|condition|disease|disorder|illness|infection|inflammation|structure|structures|part|area|region|organ|organs|tissue|cell|cells|molecule|molecules|protein|proteins|enzyme|enzymes|hormone|substance|chemical|compound|device|instrument|machine|method|methods|technique|procedure|practice|practices|law|laws|rule|act|policy|doctrine|principle|person|people|individual|individuals|member|organization|organisation|institution|agency|movement|idea|ideas|belief|beliefs|view|notion|concept|term|name|philosophy|approach|strategy|measure|measurement|measures|amount|number|rate|ratio|degree|level|quantity|value|price|cost|sum|total|period|time|stage|phase|event|place|point|line|layer|membrane|sheet|band|bundle|network|series|sequence|collection|body|mass|space|tube|duct|opening|gland|bone|muscle|nerve|vessel|tendency|ability|capacity|power|right|claim|agreement|contract|document|order|tax|payment|market|good|goods|firm|company|business|language|program|tool|model|plan|document|list|statement|argument|story|object|star|force|energy|reaction|change|shift|shifting|increase|decrease|movement|loss|lack|absence|use|study|science|field|branch|test|examination|treatment|therapy|drug|species|organism|organisms|animal|plant|bacterium|virus|parasite|fungus|crime|offense|penalty|punishment|election|vote|party|government|court|leader|feeling|emotion|pattern|behavior|behaviour|response|trait|habit|fluid|liquid|gas|material|mixture|metal|acid|sugar|fat|lipid|wave|particle|unit|function|operation|sphere|gene|region|attempt|effort|relationship|connection|difference|response|responses|means|way|assembly|council|faction|war|conflict|crisis|treaty|tradition|ideology|ritual|ceremony|empire|kingdom|dynasty|campaign|genre|style|standard|index|scale|ledger|account|report|fund|asset|bond|loan|fee|charge|income|revenue|profit|expense|entity|rock|mineral|head|role|status|position|skill|signal|images?|channel|perception|sense|resources|tribe|sect|school|weapon|vehicle|residence|building)\b/i;
/** Nouns made of verbs and adjectives: "the deliberate annihilation", "the tendency". */
const NOMINAL = /(?:tion|sion|ment|ness|ity|ance|ence|ure|ism|ship|dom|hood|acy|ing)s?$/i;
const LONGEST_TERM = 4;
/** Words before a term that make it someone's: "his wife, a woman who …". */
const OWNED = /(?:\b(?:his|her|their|its|my|your|our|this|that|these|those|another|other|first|second|third)|['’]s)\s+(?:[\p{L}-]+\s)?$/iu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** Openings that say what a thing is about, so that what follows a comma goes on with them: "the right to …, … or …". */
const ABOUT = /^(?:the|an?)\s(?:right|power|ability|tendency|practice|idea|belief|principle|process|study|science)\s(?:to|of|that)\s/i;
/** A number explains a term of everyday words: "the sex ratio, the number of men for every hundred women". */
const MEASURED = /^(?:the|an?)\s(?:number|rate|ratio|amount|percentage|proportion|share)\sof\s/i;

/** The words of the class: "spiritual principle" in "a spiritual principle of cause and effect". */
function headOf(meaning: string): string {
  return (
    /^(?:an?|the|any)\s(?:\p{L}+['’]s?\s)?((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)(?=\s(?:that|which|who|whose|in|of|for|from|by|with|between|where|when|used|to|made|available|having|involving|containing|using|\p{L}+(?:ed|ing)\s(?:by|in|into|on|from|to|with|for|as|at|during|when|through|the|an?))\b)/iu.exec(
      meaning,
    )?.[1] ?? ''
  );
}

function afterHead(meaning: string, head: string): string {
  return meaning.slice(meaning.indexOf(head) + head.length);
}

/** "or even tensing of …", "or threatens the life of …": what follows is no noun phrase. */
function startsNoNoun(inside: string): boolean {
  const [first = ''] = inside.toLowerCase().split(' ');
  return (
    !/^(?:an?|the|any|how|what|those)$/.test(first) && (isStopWord(first) || isAdverb(first) || isPlainVerb(first) || isVerbLike(first))
  );
}

/** The rest of a list of things, after its second member. */
const LISTED = /^,\s(?:[^,.;:]{2,60},\s){0,4}(?:and|or)\s(?!(?:is|are|was|were|has|have|it|they)\s)/i;

/** The definitions that a sentence adds to a term in an aside. */
export function asidesIn(text: string): Site[] {
  const found: Site[] = [];
  for (const mark of text.matchAll(OPENS)) {
    const opening = mark[1] ?? mark[3] ?? mark[4] ?? '';
    const from = mark.index + opening.length;
    const inside = insideOf(text.slice(from), opening);
    const stated = /which|or\s|that\sis|i\.e/i.test(opening);
    const before = text.slice(0, mark.index);
    const meaning = inside.slice(0, endOfMeaning(inside));
    const isOr = /or\s$/.test(opening);
    const head = headOf(meaning);
    // "Because they believe in karma, a principle of …, they …": a class in the singular opens no main clause here.
    const closed =
      /^an?\s/i.test(inside) &&
      CLASS.test(head) &&
      text.charAt(from + inside.length) === ',' &&
      /\s\p{Ll}[\p{L}-]*$|\bthe\s(?:\p{Lu}\S*\s?)+$/u.test(before);
    if (!stated && !/\($/.test(opening) && opensClause(before) && !closed) continue;
    // "the earlobe, or the heel of an infant" names a second place; only "or a shifting of …" explains.
    if (isOr && /^the\b/i.test(inside) && !ABOUT.test(inside) && !CLASS.test(headOf(meaning)) && /\bthe\s(?:\S+\s)?\S+$/i.test(before))
      continue;
    if (isOr && (/,\s(?:\S+\s){0,2}\S+$/.test(before) || startsNoNoun(inside))) continue;
    const loose = !stated && /^,/.test(opening);
    const words = countWords(meaning);
    if (words < (mark[3] === undefined ? 4 : 3) || words > 30 || isNoMeaning(meaning) || !saysWhichOne(meaning)) continue;
    const subject =
      /^(?:(?:the|an?)\s)?[\p{L}\s'’-]{2,50}$/iu.test(before.replace(/\s\([^()]{1,30}\)$/, '')) &&
      /^(?:,\s|\)\s|\s?[—–]\s?)(?:is|are|was|were|has|have|can|may|made|gave|took|became|held|led|brought|kept|wrote|won|\p{Ll}+(?:[^\Wsu]s|ed))\s/u.test(
        text.slice(from + inside.length),
      );
    if (!stated && !subject && !CLASS.test(head) && !NOMINAL.test(head)) continue;
    // "President Reagan, the Iraq War of 2003": a second name is another member of a list.
    if (!stated && /^\p{Lu}/u.test(head)) continue;
    // "a dog, a cat that barks, and a bird" is a list.
    if (!stated && !subject && !/[(—–]\s?$/.test(opening) && !ABOUT.test(meaning) && LISTED.test(text.slice(from + inside.length)))
      continue;
    // "a school program in Estonia, a health program in Indonesia": two members of a list.
    const parallel = /\ban?\s[^,;:]{3,60}\s(in|of|for|from|to|with|by)\s(?:the\s)?[^,;:\s]+$/iu.exec(before)?.[1];
    if (loose && parallel !== undefined && /^an?\s/i.test(meaning) && new RegExp(`\\s${parallel}\\s\\p{Lu}`, 'u').test(meaning)) continue;
    if (/^(?:being|having)\s|\bfor\s(?:example|instance)\b/i.test(inside)) continue;
    // "citizenship, the loss of the vote and civil rights …" goes on with the list.
    if (loose && !subject && !CLASS.test(head) && /\sand\s/.test(meaning)) continue;
    if (isClause(meaning)) continue;
    // "… of the forearm, a sheet of …": the aside explains the noun before "of".
    const term = termBefore(before);
    if (term === undefined || (!stated && /\b(?:of|between|in)\s(?:the|an?)\s$/i.test(text.slice(0, term.start)))) continue;
    const name = text.slice(term.start, term.end);
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
      !isTermShape(name, measured || (several && /\($/.test(opening))) ||
      (name.toLowerCase().split(/\s+/).every(isCommon) && !measured && !explains && !(several && setApart)) ||
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

/** Openings of a phrase or clause after which a comma begins the main statement: "In Mississippi, the line …", "If light falls, a cell …". */
const LEADS =
  /^(?:(?:and|but|or|so|then|thus|however|therefore|moreover|even|also|just|only|not)\s)*(?:if|when|whenever|while|as|because|since|although|though|after|before|until|once|unless|for|in|at|on|with|by|under|during|from|to|of|among|between|within|through|throughout|without|despite|unlike|like|given|where|wherever|whether|along|across|over|upon|per|according|based|depending|instead|rather|about|against|into|outside|inside|beyond|near|following|using|\p{L}+(?:ing|ed)|due|thanks|next|today|later|finally|first|second|third|here|there|again|however|compared|furthermore|overnight|nevertheless|nonetheless|meanwhile|additionally|likewise|indeed|besides|still|yet|alternatively|perhaps|soon|sometimes|often|(?!family\b)\p{L}+ly)\b/iu;

function opensClause(before: string): boolean {
  const part = before.split(/[,;:—–(]\s?/).at(-1) ?? '';
  return LEADS.test(part.trim()) || /^(?:and|or|but)\s(?:\S+\s?){0,2}$/i.test(part.trim());
}

/** Words that may precede a term without being part of it. */
const MAY_PRECEDE =
  /(?:^|[,;:(—–"“]|\b(?:called|named|termed|known|including|include|includes|using|involving|causing|becoming|following|also|both|or|and|each|every|some|any|most|many))\s*$/iu;
const NO_SUBJECT_OF_LIST = /\b(?:include|includes|including|such\sas|like)\s$|\b(?:and|or)\s$/iu;

/** Whether the words before a term belong to it, as in "transcranial magnetic stimulation", or make it a member of a list. */
function isTorn(before: string, stated: boolean, opening: string): boolean {
  if (before.trim() === '' || (stated && /,\s$/.test(before))) return false;
  if (!stated && NO_SUBJECT_OF_LIST.test(before)) return true;
  // "pass a bill of attainder, …" defines the whole name.
  if (!stated && /\ban?\s\p{L}+\sof\s$/iu.test(before) && !/\b(?:process|form|type|kind|state|sense|system|case)\sof\s$/i.test(before))
    return true;
  // "to carry on, via co-ownership, a business": the commas belong to the phrase before.
  if (!stated && /,\s(?:via|by|with|through|in|for|as|from|under|at|on)\s(?:the\s|an?\s)?$/i.test(before)) return true;
  // "a citizen of the Republic, a citizen of a British territory, a …" goes on with the list.
  if (!stated && !/\($/.test(opening) && /,\s(?:and\s|or\s)?an?\s[^,;:]+$/i.test(before)) return true;
  const last = /([\p{L}'’-]+)\s$/u.exec(before)?.[1]?.toLowerCase();
  // "Officers must respect double jeopardy": after an auxiliary stands a verb.
  if (
    last === undefined ||
    MAY_PRECEDE.test(before) ||
    /\b(?:must|can|may|will|shall|should|could|might|would|to|not)\s\p{L}+\s$/u.test(before)
  )
    return false;
  return !(isStopWord(last) || isPlainVerb(last) || isVerb(last) || isAdverb(last)) || /-/.test(last);
}

/** "lobes, the number …", "electrons, a process …": one thing cannot explain several. */
function isManyForOne(name: string, meaning: string): boolean {
  return (
    /(?:[^suio'’]s|ies)$/.test(name) &&
    !/(?:ics|ness|sis)$/.test(name) &&
    /^an?\s/i.test(meaning) &&
    !/^an?\s(?:[\p{L}-]+\s){0,2}?(?:group|type|class|set|form|family|kind|series|system|party|band|people|tribe|faction|assembly|council)\b/iu.test(
      meaning,
    )
  );
}

/** "excrete sebum, a mixture …": a verb before its object. */
/** Nouns that are verbs after "to" and after a pronoun: "to practice redistricting". */
const isVerbLike = (word: string) =>
  /^(?:practi[cs]e|picture|pay|witness|nurture|sent|buy|threatens|make|avoid|enjoy|face|fight|join|test|plan|design|study|share|stop|block|track|trade)$/.test(
    word,
  );
const VERB_FIRST =
  /^(?!(?:corporate|private|climate|delicate|ultimate|intermediate|immediate|appropriate|aggregate|alternate|candidate|primate|real estate|discrete|concrete|absolute)\s)\p{Ll}+(?:[^i]ate|ete|ify|ize|ise|uce|ude)\s/u;

const FOLLOWS_VERB =
  /^(?:to|the|an?|its|their|his|her|it|them|into|from|with|on|as|under|for|at|over|through|between|more|less|up|out|away|\p{L}+ly)$/u;

/** Whether the words have a verb of their own outside a relative clause, so that they are a statement and no aside. */
function isClause(meaning: string): boolean {
  const finite =
    meaning.match(/\s(?:is|are|was|were|has|have|had|can|could|may|might|will|would|did|does|do|should|must)(?=\s)/gi)?.length ?? 0;
  const relative = meaning.match(/\s(?:that|which|who|whose|whom|where|when|what|how|why|if|because)(?=\s)/gi)?.length ?? 0;
  const joined = /\s(?:that|which|who)\s.*\sand\s/.test(meaning) ? 1 : 0;
  if (finite > relative + joined || /^(?:the|an?)\s(?:\p{Lu}\p{L}+\s)+\p{Ll}+ed\s/u.test(meaning)) return true;
  if (
    finite === 1 &&
    relative === 1 &&
    /\s(?:were|was|is|are)\s\p{L}+ed(?:\s|$)/u.test(meaning) &&
    /\s(?:that|which|who)\s(?!(?:is|are|was|were)\s)/.test(meaning)
  )
    return true;
  // "the individual wishes to reduce …"
  if (/^(?:the|an?)\s[\p{L}-]+\s\p{L}+[^s\s]s\s(?:to|that|the|an?)\s/iu.test(meaning)) return true;
  const main = meaning.split(/\s(?:that|which|who|whose|whom|where|when|what|how|why|if|because)\s/i)[0] ?? '';
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
    .some((word, at, words) => at > 1 && /s$/.test(word) && isPlainVerb(word.toLowerCase()) && FOLLOWS_VERB.test(words[at + 1] ?? ''));
}

/** "savings deposits, which are bank accounts that …", "explicit rules, rules that are …": plurals without an article. */
const PLURALS =
  /(,\s(?:which\sare\s|or\s)?|:\s|\s[—–]\s?|[—–])(?=(?!(?:who|which|that|whose)\s)((?:\p{Ll}[\p{L}-]*\s){0,3}?\p{Ll}[\p{L}-]*(?:[^\Wsu]s|people))\s(that|who|which|of|to|for|between|from|in|with|used|made|\p{L}{4,}ing|\p{L}{4,}ed\s(?:by|to|with|from|in|on))\s)/gu;

export function pluralAsidesIn(text: string): Site[] {
  const found: Site[] = [];
  for (const mark of text.matchAll(PLURALS)) {
    const [, opening = '', head = '', link = ''] = mark;
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
      (name.toLowerCase().split(/\s+/).every(isCommon) && !stated)
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

/** A word at which a noun phrase begins, so that an everyday word after it belongs to the name: "the general adaptation syndrome". */
const BEFORE_NAME = /^(?:the|an?|of|with|by|as|in|called|for|into|or)$/i;

/** Heads of names that go on with "of". */
const NAME_OF =
  /\b(?:balance|rate|point|law|theory|line|costs?|letters?|statement|burden|chain|freedom|right|margin|tragedy|survival|division|rule|terms|bill|writ|code|economies|elasticity|factors?|doctrine|principle|angle|center|standard)\sof\s$/i;

/** Adjectives that praise, rank or measure what they precede, and belong to no name. */
const QUALITY =
  /^(?:important|useful|necessary|possible|large|small|big|huge|high|low|great|good|bad|best|better|worse|strong|weak|new|old|young|recent|modern|early|late|current|former|common|usual|typical|certain|particular|specific|special|similar|different|various|whole|entire|actual|real|true|main|major|minor|key|basic|simple|complex|full|rich|poor|famous|popular|successful|increasing|growing|creating|effective|local|next|first|last)$/;

/** The words of the aside: up to the mark that closes it. */
function insideOf(rest: string, opening: string): string {
  const closing = /\($/.test(opening) ? /\)/ : /[—–]/.test(opening) ? /[—–]|\.$/ : /[,;:—–]|\.$|\.\s/;
  const end = closing.exec(rest)?.index ?? rest.length;
  return rest.slice(0, end);
}

/** The noun phrase that ends where the aside begins. */
function termBefore(before: string): { start: number; end: number } | undefined {
  const bare = before.replace(/\s*\((?!which|who|that)[^()]{1,40}\)$/, '').replace(/["”'’]$/, '');
  const tail = bare.slice(-80);
  const base = bare.length - tail.length;
  const words = [...tail.matchAll(WORD)];
  let start: number | undefined;
  let count = 0;
  for (let at = words.length - 1; at >= 0 && count < LONGEST_TERM; at -= 1) {
    const word = words[at]?.[0] ?? '';
    const lower = word.toLowerCase();
    const end = (words[at]?.index ?? 0) + word.length;
    const gap = at === words.length - 1 ? tail.slice(end) : tail.slice(end, words[at + 1]?.index ?? end);
    if (gap !== '' && gap !== ' ' && !(at === words.length - 1 && gap.trim() === '')) break;
    // "Index of Forbidden Books"
    if (lower === 'of' && /^\p{Lu}/u.test(words[at + 1]?.[0] ?? '') && /^\p{Lu}/u.test(words[at - 1]?.[0] ?? '')) {
      count += 1;
      continue;
    }
    // "a call center": after an article a verb is a noun.
    const opens = BEFORE_NAME.test(words[at - 1]?.[0] ?? '');
    if (isStopWord(lower) || isAdverb(lower) || (isPlainVerb(lower) && !(count > 0 && opens))) break;
    // "Officers must respect double jeopardy"
    if (count > 0 && /^(?:must|can|may|will|shall|should|could|might|would)$/i.test(words[at - 1]?.[0] ?? '')) break;
    if (count > 0 && !opens && isVerb(lower) && !/ing$|-\p{L}+ed$/u.test(lower)) break;
    const inName = /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(words[at + 1]?.[0] ?? '');
    if (
      count > 0 &&
      (/^(?:called|named|termed|known|including|include|includes|using|include|involving|causing|leading|producing|becoming|remaining|following)$/.test(
        lower,
      ) ||
        (!inName && QUALITY.test(lower) && !opens))
    )
      break;
    if (count === 0 && ((isVerb(lower) && !/ing$/.test(lower)) || (isDescriptive(lower) && isFamiliar(lower)))) return undefined;
    start = words[at]?.index ?? 0;
    count += 1;
  }
  if (start === undefined) return undefined;
  // "the balance of trade, or the difference …"
  const whole = NAME_OF.exec(tail.slice(0, start))?.[0].length ?? 0;
  return { start: base + start - whole, end: bare.length };
}

function sharesWord(term: string, meaning: string): boolean {
  const last = term.toLowerCase().split(/\s+/).at(-1) ?? '';
  return meaning.toLowerCase().split(/\s+/).slice(0, 4).includes(last) && !/\s/.test(term);
}
