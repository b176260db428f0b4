import type { CslName } from '../csl-item.ts';
import { datedNames } from './dated-names.ts';
import { BARE, DOTTED, PARTICLE, PARTICLE_LAST, WORD } from './name-forms.ts';
import { isBody, isTeam } from './names/bodies.ts';
import { bodyBeforeNames } from './names/body-before-names.ts';
import type { LeadingNames } from './names/leading.ts';
import { LISTS } from './names/lists.ts';
import { spaceInitials } from './names/one-name.ts';
import { endsInSubject } from './names/subjects.ts';
import { AND_OTHERS, readNames } from './names.ts';
import { isState } from './title/states.ts';

/** The longest list of names that is read, in characters. */
const LONGEST_LIST = 2400;

const SEPARATOR =
  '(?:\\s*,?\\s*(?:…|\\. ?\\. ?\\.)\\s*(?:(?:and|&)\\s*)?|\\s*[,;]\\s*(?:(?:and|&|und|et|y|e|dan|og|och)\\s+)?|\\s+(?:and|&|und|et|y|e|dan|og|och)\\s+|\\s*&\\s*)';
const ALIKE = new RegExp(`^${SEPARATOR}`, 'u');
/** A name that follows another without a mark: "Atanasov, P. Cvetanova, G. Title". */
const MARKLESS = /^\.\s\p{Lu}[\p{L}’'-]+,\s\p{Lu}\.(?!\p{L})/u;
const AND = /(?:and|&|und|et|y|e|dan|og|och)\s*$/;
const ONE_EDITOR = /^,?\s*[([]?(?:ed\b\.?|editor\b|trans\b\.)/i;
/** Publisher and year in brackets at the end, after which humanities put no more than pages: "(Oxford: Clarendon Press, 1989), p. 4." */
const ENDS_IN_PRESS = /\([^()]*\p{L}[^()]*,\s(?:1[5-9]|20)\d\d\)(?:,\s(?:pp?\.\s)?[\d–-]+)?[.,]?$/u;
const SHORTENED = /^[,;]?\s*(?:…\s*)?(?:(?:and|&)\s+)?(?:et\.?\s?al\b\.?|others\b|colleagues\b)/iu;
const EDITORS = /^,?\s*[([]?(?:eds?\b\.?(?:\s(?:and|&)\strans?\.|\s(?:and|&)\str\.)?|editors?\b|hrsg\b\.?|hg\.)[)\]]?/i;
/** The part of a person in a film or a record, whose names stand where authors stand. */
const PART = /^,?\s*[([]?(?:directors?|writers?|writer\/director|producers?|dir\.|prod\.|composers?|performers?|hosts?)[)\]]?(?=[\s.,:])/i;

/** The first name and the further names of a list, as expressions that match where they are told to. */
const EXPRESSIONS = LISTS.map(({ first, others, certain, joined = false }) => ({
  first: new RegExp(first, 'uy'),
  others: new RegExp(others, 'uy'),
  certain,
  joined,
}));

const IS_SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const COMPACT_PARTS = new RegExp(`^(.*?\\S)\\s+((?:${BARE}|${DOTTED})${PARTICLE_LAST.replace('(?=[,.;\\s&])', '')})$`, 'u');

/** The text after a list of names: a full stop, a colon, a comma, a dash, a bracket, a year, an opening quotation mark or nothing. */
const ENDED = /^\s*(?:[.:,;]|(?<=^\s)[-–—]\s|[([]|$|(?:1[5-9]|20)\d\d\b|["“‘«])/u;

/** The lists of names that a reference may begin with, the likeliest first: a year follows, then the longest. */
export function leadingNames(text: string): readonly LeadingNames[] {
  const head = text.slice(0, LONGEST_LIST);
  const found = EXPRESSIONS.flatMap(({ first, others, certain, joined }): LeadingNames[] => {
    const list = scan(head, first, others);
    if (joined && list?.joined !== true) return [];
    // Words before a dash are a person's where initials show it: "Machine Learning - A Guide".
    if (list === undefined || (!certain && /^\s[-–—]\s/.test(head.slice(list.end)))) return [];
    const names = list.pieces.map((piece) => (certain ? nameOf(piece) : nameInFull(piece)));
    if (names.some((name) => name === undefined) || list.pieces.some(certain ? isTeam : isBodyOrAcronym)) return [];
    return [
      {
        names: list.shortened ? marked(names as CslName[]) : (names as CslName[]),
        editors: list.editors,
        end: list.end,
        certain: certain || joined || list.pieces.every(hasCapitalFamily),
      },
    ];
  });
  const ranks = new Map(found.map((list) => [list, cutsName(head, list, found) ? -1 : rank(head, list)]));
  const dated = found.some((list) => rank(head, list) >= 2) ? undefined : datedNames(head);
  const sorted = found.sort((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0) || b.end - a.end || doubled(a) - doubled(b));
  if (dated !== undefined) return [dated, ...sorted];
  return sorted.length > 0 ? sorted : bodyBeforeNames(text, leadingNames);
}

/** "YEARGAIN, Quinn": a family name in capitals before a given name that has none begins no title. */
function hasCapitalFamily(piece: string): boolean {
  return /^\p{Lu}[\p{Lu}'’ -]+,\s\p{Lu}\p{Ll}/u.test(piece);
}

/** A family name after an initial, followed by a mark, "and" or a bracket. */
const NAME_GOES_ON = new RegExp(`^\\s(?:${PARTICLE}\\s+){0,3}${WORD}(?:\\s${WORD})?(?:[.,]|\\s(?:and|&|\\())`, 'u');

/**
 * Whether a list ends inside a name, because a middle initial was taken for the end of it: "Karin R." of "Karin R. Holm, …".
 * Another list must read the whole name, and more names or a title of some words after it.
 */
function cutsName(head: string, list: LeadingNames, found: readonly LeadingNames[]): boolean {
  if (!list.certain || !/(?:^|[\s.])\p{Lu}\.$/u.test(head.slice(0, list.end)) || !NAME_GOES_ON.test(head.slice(list.end))) return false;
  // Initials without full stops: the stop after the last one ends the list, "Weld DS, Zettlemoyer L. Title".
  if (/\p{Ll}\s\p{Lu}{1,3},\s/u.test(head.slice(0, list.end))) return false;
  return found.some(
    ({ names, certain, end }) =>
      !certain &&
      end > list.end &&
      (names.length > list.names.length ||
        ENDS_IN_PRESS.test(head) ||
        /^\s*[.:(]\s?[^.\s]+(?:\s[^.\s]+){2}[^.]*\.\s\S/.test(head.slice(end))),
  );
}

/** "AEA Data Editor" and "Bureau of Labor" have the form of a person's name. */
function isBodyOrAcronym(piece: string): boolean {
  // Persons have the names of publishers.
  if (/^(?:Springer|Wiley|Penguin|Pearson|Routledge), \p{Lu}\p{Ll}+$/u.test(piece)) return false;
  return isBody(piece) || isState(piece) || (/^\p{Lu}{3,}\s/u.test(piece) && !piece.includes(','));
}

/** Reads one name by its form. */
function nameOf(piece: string): CslName | undefined {
  const [inverted = '', given, suffix] = piece.split(/,\s*/);
  if (given !== undefined && !IS_SUFFIX.test(given)) {
    return { family: inverted, given: spaceInitials(given), ...(suffix === undefined ? {} : { suffix }) };
  }
  const compact = COMPACT_PARTS.exec(piece);
  if (compact !== null && !/^(?:\p{Lu}\.|\p{Lu}\s)/u.test(piece))
    return { family: compact[1] ?? '', given: spaceInitials(compact[2] ?? '') };
  return readNames(
    piece.replace(/\.(?=\p{L}{2})/gu, '. ').replace(/^((?:\p{Lu} )+)(?=\p{Lu}\p{Ll})/u, (bare) => bare.replaceAll(' ', '. ')),
  )?.names[0];
}

/** Reads one name of a list that writes given names out: "K. Jarrod Millman" has one family name. */
function nameInFull(piece: string): CslName | undefined {
  const match = /^((?:\p{Lu}\.\s?)+\p{Lu}\p{Ll}+)\s(\p{Lu}[\p{L}'’-]+)$/u.exec(piece);
  return match === null ? nameOf(piece) : { family: match[2] ?? '', given: match[1] ?? '' };
}

/** Marks an incomplete list at its last name, so that every style shows that names are left out. */
function marked(names: readonly CslName[]): readonly CslName[] {
  return names.map((name, at) => (at === names.length - 1 && name.suffix === undefined ? { ...name, suffix: AND_OTHERS } : name));
}

function rank(text: string, { end, certain }: LeadingNames): number {
  return (/^[\s.,:;]*[([]?(?:1[5-9]|20)\d\d/.test(text.slice(end)) ? 2 : 0) + (certain ? 1 : 0);
}

/** The number of names that may be two: "Lars Vilhuber, Saki Kinney". */
function doubled({ names }: LeadingNames): number {
  return names.filter(({ family }) => /^\p{Lu}\S*\s\p{Lu}/u.test(family ?? '')).length;
}

interface Scan {
  readonly pieces: readonly string[];
  readonly shortened: boolean;
  readonly editors: boolean;
  /** Whether "and" stands before the last name. */
  readonly joined: boolean;
  readonly end: number;
}

/** Reads names from the start for as long as they have the forms. */
function scan(text: string, first: RegExp, others: RegExp): Scan | undefined {
  const pieces: string[] = [];
  let end = matchAt(first, text, 0);
  if (end === undefined) return undefined;
  pieces.push(text.slice(0, end));
  let last = false;
  for (;;) {
    const gap: number = ALIKE.exec(text.slice(end, end + 12))?.[0].length ?? (MARKLESS.test(text.slice(end - 1, end + 60)) ? 1 : 0);
    const joined = AND.test(text.slice(end, end + gap));
    // Only another "and" continues a list after its last name.
    const next: number | undefined = gap === 0 || (last && !joined) ? undefined : matchAt(others, text, end + gap);
    if (next === undefined) break;
    last = joined;
    pieces.push(text.slice(end + gap, next));
    end = next;
  }
  const shortened = SHORTENED.exec(text.slice(end, end + 40))?.[0].length ?? 0;
  const editors = EDITORS.exec(text.slice(end + shortened, end + shortened + 20))?.[0].length ?? 0;
  const pressAtEnd = ENDS_IN_PRESS.test(text);
  const colon = /^:\s/.test(text.slice(end, end + 2));
  // "Ewan McKendrick, Contract Law: Text, Cases, and Materials": the subject of a book is no second author.
  const subject = colon && endsInSubject(pieces.at(-1) ?? '');
  if (pieces.length > 1 && !last && (ONE_EDITOR.test(text.slice(end, end + 10)) || (colon && (pressAtEnd || subject)))) {
    // "Kubik, Reinhold, Händels Rinaldo: Geschichte (Neuhausen: Hänssler, 1982)": a title of two capitalised words is no second author.
    const [first = ''] = pieces;
    return { pieces: [first], shortened: false, editors: false, joined: false, end: first.length };
  }
  // "John Freccero, Dante: The Poetics of Conversion (Cambridge: Harvard UP, 1986)": the word before the colon belongs to the title.
  if (pieces.length === 1 && colon && (pressAtEnd || subject) && /^\p{Lu}\p{Ll}+\s\p{Lu}\p{L}+,/u.test(pieces[0] ?? '')) return undefined;
  const part = PART.exec(text.slice(end, end + 20))?.[0].length ?? 0;
  const all = end + shortened + editors + part;
  if (!ENDED.test(text.slice(all, all + 8)) && !/\.$|[)\]]$/.test(text.slice(0, all))) return undefined;
  return { pieces, shortened: shortened > 0, editors: editors > 0, joined: last, end: all };
}

function matchAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match === null ? undefined : at + match[0].length;
}
