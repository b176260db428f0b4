import { isBody } from '../names/bodies.ts';
import { referenceSentences } from '../sentences.ts';
import { isCities } from './cities.ts';
import { isHouse } from './houses.ts';
import { cutAtIn, cutAtMark } from './title-commas.ts';
import { isOfTitle, NUMBERS, titleLength } from './title-sentences.ts';

/** A title and the text after it. */
export interface CutTitle {
  readonly title: string;
  readonly tail: string;
  /** Whether the cut is at a comma, so that a comma of the title may be taken for its end. */
  readonly guessed: boolean;
}

/** "Title (Publisher, 1992)", "Title (Publisher)": the bracket at the end holds publisher and year. An acronym belongs to the title. */
function cutAtBracket(text: string): CutTitle | undefined {
  const match =
    /^(.{3,}?)[\s,]*\(([^()]*(?:1[5-9]|20)\d\d|\p{Lu}[^()\d]*\p{Ll}[^()\d]*)\)((?:,\s(?:pp?\.|vol\.|ch\.|\d{1,2}(?:st|nd|rd|th)\sed)[^()]{0,20})?)[.,\s]*$/u.exec(
      text,
    );
  return match === null || /[.?!]\s/.test(match[1] ?? '')
    ? undefined
    : { title: match[1] ?? '', tail: `${match[2] ?? ''}${match[3] ?? ''}`, guessed: false };
}

/** Cuts a title at the full stop after it. A question mark may stand inside it: "Why fly? The case of bats. Nature 3". */
export function cutAtStop(text: string): CutTitle {
  const helped = cutBeforeHelper(text);
  if (helped !== undefined) return helped;
  const bracket = cutAtBracket(text);
  if (bracket !== undefined) return bracket;
  const [first = '', ...others] = referenceSentences(text);
  const within = cutAtIn(text);
  if (within !== undefined) return { ...within, guessed: false };
  const [second = '', third = ''] = others;
  // "Who is in charge? Governance for a complex world, Local Environment, 27, 12": the question is the first part of the title.
  const asked = /[?!]["”’]?$/.test(first) && second !== '' ? askedTitle(first, text) : undefined;
  if (asked !== undefined) return asked;
  // After a question mark the title goes on if another sentence stands before the numbers.
  if (
    /[?!]["”’]?$/.test(first) &&
    (others.length > 1 || second.split(' ').length > 4) &&
    !NUMBERS.test(second) &&
    !/^(?:\d|vol|no\b|online)/i.test(third) &&
    !/^(?:in\b|[^.]{2,40}:)/i.test(second) &&
    second.split(' ').length > 2
  ) {
    return { title: `${first} ${second}`, tail: others.slice(1).join(' '), guessed: false };
  }
  const geology = TITLE_COLON_JOURNAL.exec(text);
  if (geology !== null) return { title: geology[1] ?? '', tail: geology[2] ?? '', guessed: false };
  const length = titleLength([first, ...others]);
  if (length > 1)
    return { title: [first, ...others.slice(0, length - 1)].join(' '), tail: others.slice(length - 1).join(' '), guessed: false };
  // "Zwänge des Handelns. Über Macht und Organisation, Frankfurt a.M."
  const later = others.length === 1 && !NUMBERS.test(second) ? cutAtMark(second) : undefined;
  if (later !== undefined && isOfTitle(later.title) && !isCities(later.title) && !isHouse(later.title) && !isBody(later.title))
    return { title: `${first} ${later.title}`, tail: later.tail, guessed: false };
  const marked = cutAtMark(others.length === 0 ? text : first);
  if (marked !== undefined)
    return { title: marked.title, tail: [marked.tail, ...others].join('. '), guessed: marked.guessed ?? mayHoldSeries(marked.title) };
  // "Title, Journal 12, 3–4" and "Title, Abbrev. J. Name. 12, 3" have no stop before the journal.
  const byComma = others.length === 0 ? NUMBERS.test(first) : endsInJournal(first, second) && NUMBERS.test(others.join(' '));
  const cut = byComma ? commaBeforeNumbers(text) : undefined;
  return cut === undefined || cut.tail === '' ? { title: first, tail: others.join(' '), guessed: false } : { ...cut, guessed: true };
}

/** Geologists put a colon before a journal: "Trilobites of southern Minnesota: Journal of Paleontology, v. 26, p. 175–198." */
const TITLE_COLON_JOURNAL =
  /^((?:(?![.?!]\s).){4,}): (\p{Lu}\p{L}*(?: (?:\p{Lu}\p{L}*|of|and|the|for|in|&)){0,9}, (?:v|vol)\. ?\d{1,4}\b.*)$/u;

/** A title of a question and its answer, before the comma of a journal. The journal must have figures behind it. */
function askedTitle(question: string, text: string): CutTitle | undefined {
  const rest = text.slice(text.indexOf(question) + question.length).trim();
  const [, answer = '', tail = ''] = ANSWER.exec(rest) ?? [];
  return tail === '' ? undefined : { title: `${question} ${answer}`, tail, guessed: false };
}

/** Words with small letters, then a name of capitals after a comma, then figures: "Governance in a complex world, J. Environ. Policy, 9, 3". */
const ANSWER =
  /^(\p{Lu}[^.?!]*?\s\p{Ll}{2,}[^.?!,]*(?:,[^.?!,]*\p{Ll}{4,}[^.?!,]*)*?), ((?:the )?\p{Lu}[\p{L}.]*(?: (?:\p{Lu}[\p{L}.]*|of|and|the|for|in|&)){0,8},? (?:vol\.? )?\d.*)$/u;

/** The first words of a journal's abbreviated name after a comma: ", The Sea J. Oceanol.", ", Acad. Roy." */
const ENDS_IN_ABBREVIATIONS = /,\s(?:\p{Lu}\p{L}*\.?\s){0,4}\p{Lu}\p{L}{0,8}\.\s(?:\p{Lu}\p{L}*\.?\s){0,2}\p{Lu}\p{L}{0,8}\.$/u;

/** Countries and states with which titles end: "Grizzly bear density in Glacier National Park, Montana." */
const ENDS_IN_PLACE =
  /,\s(?:Alaska|Arizona|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Maine|Michigan|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Ontario|Oregon|Quebec|Québec|Texas|Utah|Vermont|Virginia|Wyoming|Africa|America|Asia|Angola|Argentina|Austria|Bahia|Belgium|Bolivia|Bolívia|Brasil|Brazil|Ceará|Colombia|Colômbia|España|Goiás|Italia|Kerala|México|Pará|Paraná|Perú|Taiwan|Canada|Chile|China|Cuba|Cyprus|Denmark|Ecuador|Egypt|England|Ethiopia|Europe|Finland|France|Germany|Ghana|Greece|Hungary|Iceland|India|Iran|Iraq|Ireland|Israel|Italy|Japan|Jordan|Kenya|Korea|Lebanon|Malawi|Malaysia|Mali|Mexico|Morocco|Nepal|Nigeria|Norway|Oman|Pakistan|Panama|Peru|Poland|Portugal|Romania|Russia|Rwanda|Senegal|Serbia|Spain|Sudan|Sweden|Syria|Taiwan|Thailand|Tunisia|Turkey|Uganda|Ukraine|Uruguay|USA|UK|Vietnam|Wales|Yemen|Zambia)\.$/u;

/** The last word of a journal's abbreviated name before its volume: "Appl. 65", "Res., 41". */
const LAST_ABBREVIATION = /^\p{Lu}\p{L}{0,8}\.(?:,?\s\d|$)/u;
const ENDS_IN_NAME = /,\s(?:\p{Lu}\p{L}*\.?\s){0,2}\p{Lu}\p{L}*\.$/u;

function endsInJournal(sentence: string, next = ''): boolean {
  if (ENDS_IN_PLACE.test(sentence)) return false;
  if (LAST_ABBREVIATION.test(next) && ENDS_IN_NAME.test(sentence)) return true;
  return /,\s\p{Lu}\p{L}{1,7}\.$/u.test(sentence) || ENDS_IN_ABBREVIATIONS.test(sentence);
}

/** Cuts a title at the semicolon before the publisher, as chemists do: "Title; Press: Place, 1987." */
export function cutAtSemicolon(text: string): CutTitle | undefined {
  const match = /^([^;]{3,}?);\s+(\p{Lu}.*)$/u.exec(text);
  return match === null || referenceSentences(match[1] ?? '').length > 1
    ? undefined
    : { title: match[1] ?? '', tail: (match[2] ?? '').replaceAll('; ', ', '), guessed: false };
}

const JOURNAL_LAST = /,\s(?:(?:\p{Lu}[\p{L}.]*|of|and|in|for|the|&)\s){0,7}\p{Lu}\p{L}*$/u;

/** The mark at the end of a title before a comma, but not the full stop of a journal's abbreviated name: "Title, Clim. Dynam., 22". */
function titleStop(text: string): number | undefined {
  const match = /[.?!],\s/.exec(text);
  if (match === null || match[0][0] !== '.') return match?.index;
  // "Title: a case, Policy Sci., 42, 4": the stop before figures ends the name of a journal.
  if (/^\.,\s\d/.test(text.slice(match.index)) && JOURNAL_LAST.test(text.slice(0, match.index))) return undefined;
  return /,\s(?:\p{L}+\.?\s)*\p{Lu}\p{L}*\.\s(?:\p{L}+\.?\s)*\p{L}+$/u.test(text.slice(0, match.index)) ? undefined : match.index;
}

const PERSON = "\\p{Lu}[\\p{L}.'’-]*(?:[ -]\\p{L}[\\p{L}.'’-]*){1,3}";
/** A person named after a title with what they did: ", Eike Middell (ed.)", ", Peter Collier (trans.)". */
const HELPED = new RegExp(`^(.{3,}?),\\s+(${PERSON}(?: and ${PERSON})?)\\s\\((eds?|trans)\\.\\),?\\s*(.*)$`, 'u');

/** The same before the names: ", trans. H. S. Harris and Walter Cerf (Albany: SUNY Press, 1977)", ", trad. fr. par Maurice de Gandillac." */
const HELPED_BY = new RegExp(
  `^([^.]{3,}?),\\s+(eds?|edited|trans|translated|trad|tr)\\.?(?: (?:fr|it|esp|cast)\\.)?(?: by| par| de)? (${PERSON}(?:(?:, ${PERSON})*,? and ${PERSON})?)(?:[.,]|(?=\\s\\())\\s*(.*)$`,
  'iu',
);

function cutAtHelper(text: string): CutTitle | undefined {
  const [, title, names, role, tail] = HELPED.exec(text) ?? [];
  return title === undefined || names === undefined ? cutBeforeHelper(text) : helpedBy(title, names, role, tail);
}

function cutBeforeHelper(text: string): CutTitle | undefined {
  const [, title, role, names, tail] = HELPED_BY.exec(text) ?? [];
  // The editor of a larger work: "Title, in Contributions to Statistics, edited by I. Olkin".
  // A journal: "Krull dimension, Trans. Amer. Math. Soc. 177".
  const isJournal = /^\d{1,4}[,(:\s]/.test(tail ?? '') || /\.$/.test(names ?? '');
  const [, part, work] = /^(.{3,}?),\sin:?\s(\p{Lu}.*)$/u.exec(title ?? '') ?? [];
  if (part !== undefined && work !== undefined && !isJournal && names !== undefined)
    return { title: part, tail: `In ${work}, edited by ${names}. ${tail ?? ''}`, guessed: false };
  return title === undefined || names === undefined || isJournal ? undefined : helpedBy(title, names, role, tail);
}

function helpedBy(title: string, names: string, role = '', tail = ''): CutTitle {
  const house = tail.replace(/^\(([^()]*)\)/, '$1');
  return { title, tail: `${/^tra/i.test(role) ? 'translated by' : 'edited by'} ${names}. ${house}`, guessed: false };
}

/** A series that IEEE marks: "Software Architecture in Practice, ser. SEI series in software engineering. Addison-Wesley, 2003". */
const SERIES = /^([^.]{3,}?), ser\.\s[^.]{3,}\.\s(\S.*)$/;

/** Cuts a title at the comma before the journal or publisher: "Title, Journal 37, 12 (1901)". */
export function cutAtComma(text: string): CutTitle {
  const helped = cutAtHelper(text);
  if (helped !== undefined) return helped;
  const [, before, series] = SERIES.exec(text) ?? [];
  if (before !== undefined && series !== undefined) return { title: before, tail: series, guessed: false };
  const bracket = cutAtBracket(text);
  // The years that a title covers are no volume: "Civil War: The Volga Countryside, 1917–1921 (Oxford: Clarendon Press, 1989)".
  if (bracket !== undefined && !/,.*\d/.test(bracket.title.replace(/,?\s\d{3,4}[-–]\d{2,4}$/, ''))) return bracket;
  const [first = '', ...others] = referenceSentences(text);
  // "Title, Nutrients. 5 (2013) 1471–1487": the full stop stands between the journal and its volume.
  const isJournal = endsInJournal(first, others[0]) || /^\d{1,4}\s?\((?:1[5-9]|20)\d\d\)/.test(others[0] ?? '');
  if (others.length > 0 && !isJournal && !NUMBERS.test(first) && !/[.?!],/.test(first)) return cutAtStop(text);
  const mark = others.length === 0 ? cutAtMark(text) : undefined;
  return mark === undefined ? commaBeforeNumbers(text) : { ...mark, guessed: mark.guessed ?? mayHoldSeries(mark.title) };
}

/** Whether the last words of a title, after a comma, may name a series: "Optical recognition, Progress in Artificial Intelligence". */
function mayHoldSeries(title: string): boolean {
  return /, \p{Lu}[\p{L}-]+ [^,]{4,}$/u.test(title);
}

function commaBeforeNumbers(text: string): CutTitle {
  const commas = [...text.matchAll(/[.?!]?["”’]?,\s+(?=[\p{Lu}\d"“(])/gu)].map((match) => match.index);
  const stop = titleStop(text);
  const numbers = NUMBERS.exec(text)?.index ?? text.length;
  // "The genus Pipizella (Diptera, Syrphidae) in Europe": a comma inside a bracket ends no title.
  const before = commas.filter(
    (at) => at < numbers - 1 && /\p{L}{2}/u.test(text.slice(at, numbers)) && !/\([^()]*$/.test(text.slice(0, at)),
  );
  const at = stop ?? before.at(-1);
  if (at === undefined) return { title: text, tail: '', guessed: false };
  return {
    title: text.slice(0, at + 1).replace(/,$/, ''),
    tail: text.slice(at + 1).replace(/^["”’]?,?\s*/, ''),
    guessed: stop === undefined && before.length > 1,
  };
}
