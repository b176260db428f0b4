import type { CslName } from '../csl-item.ts';

/** The suffix of a name after which others are left out. */
export const AND_OTHERS = 'et al.';

export interface Names {
  readonly names: readonly CslName[];
  /** Whether the list is marked "(Ed.)" or "edited by". */
  readonly editors: boolean;
}

/** The longest list of names, in characters. Twenty-six full names take about 450. */
const LONGEST_LIST = 2000;

const INITIALS = /^(?:\p{Lu}\.?[\s-]{0,2}){1,4}$/u;
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const PARTICLES = new Set('van von der den de da di del della dos das du la le ten ter al el bin ibn zu af av'.split(' '));
const NAME_WORD = /^(?:\p{Lu}\.?|\p{Lu}\.-\p{Lu}\.|[dDOL]['’]\p{Lu}[\p{L}-]+|(?:St|Jr|Sr)\.|\p{Lu}[\p{L}'’-]*|(?:\p{Lu}\.){2,4})$/u;
const NOT_NAMES = new Set('The A An On In Of And For With From Why How What When To Is Are'.split(' '));
const BODY_WORD =
  /\b(?:organi[sz]ation|universit(?:y|ies)|ministry|department|institutes?|institution|association|agency|commission|council|committee|dictionary|encyclopa?edia|panel|forum|alliance|coalition|court|statistics|survey|cent(?:re|er)s?|foundation|consortium|bank|office|society|nations|government|federation|programme|program|fund|laborator(?:y|ies)|academy|authority|bureau|union|college|school|trust|service|services|company|corporation|inc|ltd|llc|group|team|network|museum|library|clinic|hospital|observatory|parliament|congress|board|unicef|times|press|news|online|project|initiative|international|royal|national|books|publish(?:ers|ing)|wikipedia|editors?|data|systems?|schemes?|directorate|secretariat|developers|contributors|community|(?:bundes|landes|umwelt)amt|ministerium|universität|verband|stiftung|kommission|gesellschaft|gmbh|springer|wiley|elsevier|penguin|routledge|pearson)\b/iu;
/** The same in the Romance languages and German: "Ministério da Saúde", "Federación Internacional de Diabetes", "Office fédéral". */
const BODY_WORD_ABROAD =
  /(?<!\p{L})(?:organi[sz]a(?:ção|ción)|organisation|universi(?:dade|dad|té|tà)|minist(?:ério|erio|ère|ero)|secretar[ií]as?|departamento|département|institut[oe]?|istituto|asociación|associa(?:ção|zione)|ag[eê]n(?:cia|ce)|comiss[ãa]o|comisión|cons(?:elho|ejo|eil|iglio)|comit[êé]|federa(?:ção|ción)|fédération|funda(?:ção|ción)|fond(?:ation|azione)|banco|banque|sociedade?|société|società|gobierno|governo|gouvernement|prefeitura|laboratório|laboratoire|academia|académie|escuela|école|museu|museo|biblioteca|bibliothèque|tribunal|senado|câmara|assembleia|observat[óo]rio|centro|programa|coordenação|confederação|sindicato|servi[çc]i?o|amt|ministerium)(?!\p{L})/iu;
const SHORTENED = /[,;]?\s*(?:&|\band\b)?\s*(?:\bet\.?\s?al\b\.?|\b(?:and|&) (?:others|colleagues)\b)[.,]?$/i;
/** An ellipsis between two names. */
const ELLIPSIS = /\s*,?\s*(?:…|\.{3}|\. \. \.)\s*/;
const EDITORS = /[,\s]*[([]?\b(?:eds?\b\.?|editors?\b|hrsg\b\.?|hg\.)[)\]]?[.,]?$/i;

/** Reads a list of authors or editors in any common order. Returns undefined for other texts. */
export function readNames(text: string): Names | undefined {
  if (text.length > LONGEST_LIST) return undefined;
  let rest = trimEnd(text);
  const editors = EDITORS.test(rest);
  if (editors) rest = trimEnd(rest.replace(EDITORS, ''));
  const shortened = SHORTENED.test(rest);
  rest = trimEnd(rest.replace(SHORTENED, ''));
  const elided = ELLIPSIS.exec(rest);
  if (elided !== null) return joinElided(rest.slice(0, elided.index), rest.slice(elided.index + elided[0].length), editors);
  if (rest === '') return undefined;
  if (isBody(rest)) return { names: [{ literal: rest }], editors };
  if (/\d|[“”"?!:()[\]]/.test(rest)) return undefined;
  const names = rest.includes(';')
    ? rest
        .split(';')
        .filter((one) => one.trim() !== '')
        .map(readOne)
    : readList(rest);
  if (names === undefined || names.length === 0 || names.some((name) => name === undefined)) return undefined;
  const known = names as readonly CslName[];
  return { names: shortened ? andOthers(known) : known, editors };
}

/** Reads names in lower case if a single letter shows that they are names: "smith, j. and jones, k.". */
export function readSmallNames(text: string): Names | undefined {
  if (text.length > 300 || /\p{Lu}/u.test(text) || !/(?:^|[\s,.])\p{Ll}(?:[\s,.]|$)/u.test(text)) return undefined;
  return readNames(text.replace(/(?<![\p{L}'’])\p{Ll}(?!(?:nd|t al)\b)/gu, (letter) => letter.toUpperCase()));
}

/** Marks an incomplete list, so that every style shows that names are left out. */
function andOthers(names: readonly CslName[]): readonly CslName[] {
  return names.map((name, index) => (index === names.length - 1 && name.suffix === undefined ? { ...name, suffix: AND_OTHERS } : name));
}

/** Joins the names around an ellipsis: "A, B, … Z". */
function joinElided(before: string, after: string, editors: boolean): Names | undefined {
  const first = readNames(before);
  const last = readNames(after);
  if (first === undefined || last === undefined) return undefined;
  return { names: [...andOthers(first.names), ...last.names], editors };
}

/** Whether a name is that of an organisation: "World Health Organization", "UNESCO", "Department of Health". */
export function isBody(name: string): boolean {
  const text = name.replace(/\bU\.\s?([SK])\.(?=\s)/g, 'U$1');
  if (text.length > 120 || /[.!?:;]\s|[“”"]/.test(text)) return false;
  if (!/^[\p{Lu}\d]/u.test(text) || /,\s*\p{Lu}\.|^\p{Lu}\.\s/u.test(text)) return false;
  const words = text.split(/\s+/);
  if (NOT_NAMES.has(words[0] ?? '') && words[0] !== 'The') return false;
  if (words.length === 1) return /^\p{Lu}[\p{Lu}\d&-]{1,11}$/u.test(text) && !/^\p{Lu}{1,2}$/u.test(text);
  if (words.length > 12) return false;
  return (
    (BODY_WORD.test(text) || BODY_WORD_ABROAD.test(text)) &&
    words.every(
      (word) =>
        /^[\p{Lu}\d(&–-]/u.test(word) ||
        /^(?:of|for|and|the|on|in|at|to|d[aeo]s?|del|des|du|della|di|dei|et|und|für|la|las|los|les|le|e|y|em|en|para|pour)$/.test(word),
    )
  );
}

/** "Kahneman, Daniel", "Daniel Kahneman", "Kahneman D", "D. Kahneman". */
function readOne(text: string): CslName | undefined {
  const [family = '', given, suffix] = text.split(',').map((part) => part.trim());
  if (given === undefined || given === '') return natural(family);
  if (SUFFIX.test(given)) return withSuffix(natural(family), given);
  const name = inverted(family, given);
  return suffix === undefined ? name : withSuffix(name, suffix);
}

interface Unit {
  readonly text: string;
  readonly afterAnd: boolean;
  given?: string;
  suffix?: string;
}

/** Reads names separated by commas and "and", with commas also inside names. */
function readList(text: string): readonly (CslName | undefined)[] | undefined {
  const units: Unit[] = [];
  for (const chunk of text.split(/,?\s+(?:and|&)\s+|\s*,?\s*&\s*|\s(?:y|e|et|und)\s(?=\p{Lu}\.)/u)) {
    chunk.split(',').forEach((raw, index) => {
      const part = raw.trim();
      const last = units.at(-1);
      if (part === '') return;
      if (last !== undefined && index > 0 && SUFFIX.test(part)) last.suffix = part;
      else if (last !== undefined && index > 0 && last.given === undefined && isGivenOnly(part) && isFamily(last.text)) last.given = part;
      else units.push({ text: part, afterAnd: index === 0 && units.length > 0 });
    });
  }
  // If every name starts with initials, the rest of it is the family name: "G. García Márquez".
  const initialsFirst = units.every((unit) => unit.given === undefined && /^\p{Lu}\./u.test(unit.text));
  return pairFullNames(units).map((unit) => {
    const name =
      unit.given === undefined ? (initialsFirst ? afterInitials(unit.text) : natural(unit.text)) : inverted(unit.text, unit.given);
    return unit.suffix === undefined ? name : withSuffix(name, unit.suffix);
  });
}

/** Whether a part is initials, or a given name that ends in one. It belongs to the family name before it. */
function isGivenOnly(part: string): boolean {
  return INITIALS.test(part) || (/\s\p{Lu}\.$/u.test(part) && !/^\p{Lu}\.$/u.test(part));
}

function isFamily(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length <= 4 && !words.some((word) => INITIALS.test(word));
}

/** Joins "Tversky" and "Amos": for the first name only (MLA, Chicago), or for every name of the list. */
function pairFullNames(units: readonly Unit[]): readonly Unit[] {
  const [first, second, ...others] = units;
  if (first === undefined || second === undefined || second.afterAnd || first.given !== undefined || second.given !== undefined)
    return units;
  if (wordsOf(first.text) > 1 && wordsOf(second.text) > 1) return units;
  if (others.every((unit) => unit.given !== undefined || wordsOf(unit.text) > 1)) {
    return wordsOf(first.text) > 2 ? units : [{ ...first, given: second.text }, ...others];
  }
  const pairs = units.length % 2 === 0 && units.every((unit, index) => unit.given === undefined && (index % 2 === 0 || !unit.afterAnd));
  const marked = units.some((unit, index) => index > 0 && index % 2 === 0 && unit.afterAnd);
  if (!pairs || !marked) return units;
  return units.flatMap((unit, index) => (index % 2 === 0 ? [{ ...unit, given: units[index + 1]?.text ?? '' }] : []));
}

/** The number of words in a name without its particles: one for "van der Walt". */
function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => !PARTICLES.has(word.toLowerCase())).length;
}

function inverted(family: string, given: string): CslName | undefined {
  if (!isNameText(family) || !isNameText(given)) return undefined;
  return { family, given: spaceInitials(given) };
}

function natural(text: string): CslName | undefined {
  if (!isNameText(text)) return undefined;
  const words = text.split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length > 1 && isBody(text)) return { literal: text };
  if (words.length === 1) return /\.$/.test(text) ? undefined : { family: text };
  if (SUFFIX.test(last)) return withSuffix(natural(words.slice(0, -1).join(' ')), last);
  // "Watson JD": capitals without full stops after the family name.
  if (/^(?:\p{Lu}{1,3}|(?:\p{Lu}\.){1,3})$/u.test(last) && !INITIALS.test(words[0] ?? '')) {
    const initials = words.slice(1).every((word) => INITIALS.test(word)) ? words.slice(1) : [last];
    return { family: words.slice(0, words.length - initials.length).join(' '), given: spaceInitials(initials.join(' ')) };
  }
  if (/^(?:\p{Lu}\.)+$/u.test(last)) return undefined;
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has(words[start - 1] ?? '')) start -= 1;
  return { family: words.slice(start).join(' '), given: spaceInitials(words.slice(0, start).join(' ')) };
}

function afterInitials(text: string): CslName | undefined {
  const match = /^((?:\p{Lu}\.[\s-]?)+)(\p{L}.*)$/u.exec(text);
  return match === null || !isNameText(text) ? natural(text) : { family: match[2] ?? '', given: spaceInitials((match[1] ?? '').trim()) };
}

function isNameText(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > 6 || NOT_NAMES.has(words[0] ?? '')) return false;
  return words.every(
    (word, index) => NAME_WORD.test(word) || (PARTICLES.has(word.toLowerCase()) && (index < words.length - 1 || words.length > 1)),
  );
}

function withSuffix(name: CslName | undefined, suffix: string): CslName | undefined {
  return name === undefined ? undefined : { ...name, suffix };
}

/** Writes "JD" and "J.D." as "J. D.", "W-Y" as "W.-Y.", from which the styles format initials. */
export function spaceInitials(given: string): string {
  return given
    .split(/\s+/)
    .map((word) => {
      if (/^\p{Lu}{1,2}-\p{Lu}$/u.test(word)) return word.replace(/\p{Lu}/gu, '$&.');
      if (/^\p{Lu}{1,4}$/u.test(word)) return [...word].map((letter) => `${letter}.`).join(' ');
      return /^(?:\p{Lu}\.){2,4}$/u.test(word) ? (word.match(/\p{Lu}\./gu) ?? []).join(' ') : word;
    })
    .join(' ');
}

/** Drops punctuation after a list, but not the full stop of an initial or of "al.". */
function trimEnd(text: string): string {
  const trimmed = text.trim().replace(/[\s,:;]+$/, '');
  return /(?:^|[\s.-])\p{Lu}\.$|\b(?:al|jr|sr|eds?)\.$/iu.test(trimmed) ? trimmed : trimmed.replace(/\.+$/, '');
}
