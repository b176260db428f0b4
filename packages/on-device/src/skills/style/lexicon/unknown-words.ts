import type { Prose } from '../read/prose.ts';
import { foldedWords } from '../read/sources.ts';
import type { Lexicon } from './lexicon.ts';
import { isBeginning } from './made-words.ts';

/** A word with its inner apostrophes. Parts of hyphenated words are words of their own. */
const WORD = /(?<![\p{L}\p{N}_@#$€£\\/.&+*=<>~^-])\p{L}+(?:'\p{L}+)*(?:-\p{L}+(?:'\p{L}+)*)*(?![\p{N}_@/\\(=]|\.\p{L}|'?\p{L})/gu;
/** Rest of "does n't" and "can not" in texts that stand in tokens, and words of other languages that English writes as they are. */
const ALLOWED = new Set(
  "n't ca wo sha 's 're 've 'll et al vs etc eg ie viz cf ibid sic versus de la le du des der die das von van und el los las en di da del e-g i-e mr mrs ms dr prof st jr sr eco rom don'ts habeas olds se pre mins prima facie mens acellular cyber dural fomes masse monophyly offeree offerees offeror offerors paraphyly planta polyphyly olympiad olympiads discman facto jure decisis priori posteriori parte forma diem bono rata laude magna nervosa doi vitro vivo situ les backend ebook ebooks app apps ok okay themself taxies wifi blog blogs influencer influencers tis twas neo faire cetera tempore curiam".split(
    ' ',
  ),
);
/** Words in a language that the text names: "the Greek word metron", "the German sofort". "The Chinese student" names no language. */
const FOREIGN =
  /\b(?:Greek|Latin|German|French|Italian|Spanish|Arabic|Sanskrit|Hebrew|Dutch|Japanese|Chinese)(?:,? (?:(?:for|of|as) )?["“'(]?|(?: for\b| roots?\b| words?\b| terms?\b| phrases?\b| expressions?\b| names?\b| verbs?\b| nouns?\b| prefix\b| suffix\b| meaning\b|[:,(])[^.!?]{0,40})$/;
/** At least six words in capitals, which are a sentence and no name. */
const SHOUTED = /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{Lu}']*[ ,;:.!?\n]+){5,}\p{Lu}[\p{Lu}']+/gu;
const LONGEST_UNIT = 4;
/** Code, whose words are names anywhere in the text. */
const CODE = /`[^`\n]{1,120}`|\*\*\w{1,40}\*\*|\b\w{1,40}(?=::|\(\))/g;
/** Words before a word of another language, or before a term that the text explains: "la boheme", "sometimes called the epimere". */
const BEFORE_TERM = /(?:[a-z]*[à-ÿ][a-zà-ÿ]*|(?<![\p{L}\p{N}'-])(?:(?:called|termed|known as)(?: the| an?)?|en|la|el|los|las|von|du)) $/iu;
/** A genus in short, before its species: "P. orientale". */
const GENUS = /(?<![\p{L}\p{N}])\p{Lu}\. $/u;

const DETERMINED = /(?:^|[^\p{L}])(?:the|an?|my|our|your|his|her|its|their|this|that|these|those|some|any|every|each|no)\s$/iu;

/** A place of a word that no dictionary has. */
export interface Place {
  readonly start: number;
  readonly end: number;
  readonly capital: boolean;
  /** Whether it is the first word of a sentence, where a capital says nothing. */
  readonly opens: boolean;
  /** Whether the whole sentence stands in capitals. */
  readonly inCapitals: boolean;
  /** Whether a name, "and" or "et al." follows, as in a reference: "Pierson, David". */
  readonly beforeName: boolean;
  /** Whether an article or another determiner stands before it, which names of people and most places do not have. */
  readonly determined: boolean;
  /** Whether it is a part of a word with hyphens: "go-getter". */
  readonly inCompound: boolean;
  /** Whether the words before it announce a term or a word of another language. */
  readonly announced: boolean;
  /** Whether it is announced, or stands beside another unknown word, as in a phrase of another language. */
  inPhrase: boolean;
}

/** A word in lower case that no dictionary has. */
export interface Unknown {
  readonly word: string;
  readonly places: Place[];
}

/** The words of a text that no dictionary has, by the word in lower case. */
export function unknownWords({ lettered: text, sentences, sources, document }: Prose, lexicon: Lexicon): Map<string, Unknown> {
  const unknown = new Map<string, Unknown>();
  const code = new Set([...document.value.matchAll(CODE)].flatMap(([words]) => words.toLowerCase().match(/[a-z]+/g) ?? []));
  // The names of the list of sources are spelled as there.
  const listed = foldedWords(sources.map(({ start, end }) => document.raw.slice(start, end)).join('\n'));
  const openings = new Set(sentences.map(({ start }) => start));
  // A text repeats its words, so each is looked up once.
  const fine = new Set<string>();
  let last: Place | undefined;
  const shouted = [...text.matchAll(SHOUTED)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
  let run = 0;
  for (const match of text.matchAll(WORD)) {
    if (fine.has(match[0])) continue;
    while ((shouted[run]?.end ?? Number.POSITIVE_INFINITY) <= match.index) run += 1;
    const inCapitals = match.index >= (shouted[run]?.start ?? Number.POSITIVE_INFINITY);
    let known = true;
    let at = match.index;
    for (const part of match[0].split('-')) {
      const start = at;
      at += part.length + 1;
      // "0.4 mol", "1 atm": a unit.
      if (part.length <= LONGEST_UNIT && /\d $/.test(text.slice(Math.max(0, start - 2), start))) continue;
      // "JULY" is an entry with a capital, "USA" one in capitals.
      if (inCapitals && (lexicon.has(part.charAt(0) + part.slice(1).toLowerCase()) || lexicon.readings(part).length > 0)) continue;
      if (!(inCapitals ? isUnknown(part.toLowerCase(), match[0].toLowerCase(), lexicon) : isUnknown(part, match[0], lexicon))) continue;
      known = false;
      // "Devlin's" and "Devlin" are one name.
      const bare = /^\p{Lu}/u.test(part) ? part.replace(/'s$/, '') : part;
      const word = bare.toLowerCase();
      if (bare !== word && listed.has(word)) continue;
      if (code.has(word) || code.has(word.replace(/'?s$/, ''))) continue;
      const beforeName = /^,? ?\(?(?:&|et al|[A-Z](?!['’ ])|\d{4})/.test(text.slice(start + part.length, start + part.length + 8));
      const entry = unknown.get(word) ?? { word, places: [] };
      const announced =
        BEFORE_TERM.test(text.slice(Math.max(0, start - 16), start)) ||
        (bare === word && GENUS.test(text.slice(Math.max(0, start - 4), start))) ||
        FOREIGN.test(text.slice(Math.max(0, start - 70), start));
      const place: Place = {
        start,
        end: start + bare.length,
        // Both parts of "Kang-nam" are a name.
        capital: /^\p{Lu}/u.test(part) || /^\p{Lu}.*-/u.test(match[0]),
        opens:
          inCapitals ||
          // "Posey's locker" has a name.
          (bare === part &&
            (openings.has(start) || /Yours $/.test(text.slice(Math.max(0, start - 6), start))) &&
            (!beforeName || word.endsWith('ly'))),
        inCapitals,
        beforeName,
        determined: DETERMINED.test(text.slice(Math.max(0, start - 8), start)),
        // Also in "spacy- and cyber-looking".
        inCompound: part !== match[0] || text[start + part.length] === '-',
        announced,
        inPhrase: announced,
      };
      if (last !== undefined && text.slice(last.end, start) === ' ') {
        last.inPhrase = true;
        place.inPhrase = true;
      }
      entry.places.push(place);
      last = place;
      unknown.set(word, entry);
    }
    if (known) fine.add(match[0]);
  }
  return unknown;
}

function isUnknown(part: string, whole: string, lexicon: Lexicon): boolean {
  // "Hi-fi", "wi-fi".
  // A hyphen after a beginning of science, and words of other languages: "geo-centric", "être-pour-soi".
  if (part !== whole && (/[^\x20-\x7e]|-.*-/.test(whole) || isBeginning(part))) return false;
  // "D'enseignement": French.
  if (/^(.)\1+$/i.test(part) || /^[dln]'[a-z]{3,}$/.test(part)) return false;
  if (part.length < (part === whole ? 2 : 3) || !/^[A-Z]?[a-z]+(?:'[a-z]+)?$/.test(part)) return false;
  const bare = part.replace(/'(?:s|re|ll|ve|d)$/, '');
  if (ALLOWED.has(bare.toLowerCase()) || lexicon.has(part) || lexicon.has(bare)) return false;
  // Writers of science count what the dictionary does not: "saturations".
  if (/[ts]ions$/.test(part) && lexicon.has(part.slice(0, -1))) return false;
  return whole === part || !lexicon.has(whole);
}
