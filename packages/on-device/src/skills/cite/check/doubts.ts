import type { CslFields, CslName } from '../csl-item.ts';
import { DAY_AND_MONTH } from '../read/dates.ts';
import { isValidIsbn } from '../read/identifiers.ts';
import { isBody } from '../read/names/bodies.ts';
import { readNames } from '../read/names.ts';
import type { Reading } from '../read/reference.ts';
import { beginsWithCity, isCities } from '../read/title/cities.ts';
import { holdsTitle, isCut, isJoined, isShort } from '../read/title/title-doubts.ts';

/** The reason for which the fields of a source may be wrong. */
export type Doubt =
  | 'loose'
  | 'title-person'
  | 'title-body'
  | 'author-body'
  | 'mixed-parts'
  | 'title-short'
  | 'title-long'
  | 'title-pages'
  | 'title-quotes'
  | 'title-names'
  | 'title-cut'
  | 'latex'
  | 'house-or-journal'
  | 'house-long'
  | 'house-small'
  | 'container-house'
  | 'container-digits'
  | 'container-names'
  | 'future'
  | 'pages-reversed'
  | 'isbn'
  | 'city-as-house'
  | 'date-order'
  | 'family-first'
  | 'names-raised'
  | 'author-unsure'
  | 'title-unsure'
  | 'container-unsure';

/** A day in the name of an organisation: "BBC News, 4 March". */
const DAY_IN_NAME = new RegExp(`[,\\s](?:${DAY_AND_MONTH})`, 'i');

const DIFFERING = { title: 'title-unsure', 'container-title': 'container-unsure', author: 'author-unsure' } as const;

/** The reasons to doubt the fields of a source. `raw` is the source as pasted, `thisYear` the year of the run. */
export function doubtsAbout({ fields, loose, differing = [] }: Reading, raw: string, thisYear: number): readonly Doubt[] {
  const doubts: Doubt[] = [];
  const title = fields.title ?? '';
  const container = fields['container-title'] ?? '';
  const year = fields.issued?.['date-parts'][0][0] ?? 0;
  if (loose) doubts.push('loose');
  for (const part of differing) doubts.push(DIFFERING[part]);
  if (title !== '' && looksLikePerson(title, fields.author === undefined)) doubts.push('title-person');
  if (fields.author !== undefined && [title, title.split(/\.\s/)[0] ?? ''].some((words) => words !== '' && isBody(words)))
    doubts.push('title-body');
  if (
    fields.author?.some(({ family, literal }) =>
      / and \p{Lu}\.?$|\s\p{Lu}{1,3}$|\b(?:of|and)$|\s\p{Lu}{1,3},\s|, The\b|, .* and |^\W*$/u.test(literal ?? family ?? ''),
    )
  )
    doubts.push('author-body');
  else if (
    fields.author?.some(
      ({ literal = '' }) => DAY_IN_NAME.test(literal) || ((literal.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).length > 2 && !isBody(literal)),
    )
  )
    doubts.push('author-body');
  if (
    /\p{Lu}\.\s\p{Lu}[\p{L}-]+,?\s(?:and|&)\s\p{Lu}|^(?:d[aeo]s?|v[ao]n)\s\p{Lu}[^.]{0,60}\s\p{Lu}{1,3}[.,]|^(?:\p{L}\.,?\s|\p{Lu}\s(?:and|&)\s|\p{Lu}[\p{L}’'-]+(?:,\s\p{Lu}\.|,\s\p{Lu}[\p{L}-]+\s\p{Lu}{1,3},|\s\p{Lu}{2,6},|,\s\p{Lu}\p{Ll}+\s\p{Lu}\.\s\p{Lu}\p{Ll}+\.\s))|\s\p{Lu}{1,3},\s\p{Lu}\p{Ll}+\s\p{Lu}{1,3},|,\s\p{Lu}\p{Ll}+\s\p{Lu}{1,2},\s\p{Lu}/u.test(
      title,
    )
  )
    doubts.push('title-names');
  if (isCut(title, fields) || isJoined(title)) doubts.push('title-cut');
  if (
    /[“”"]|^\p{Lu}[\p{L}'’-]+, \p{Lu}\.|\bspecial issue\b/iu.test(container) ||
    /\bet al\b/.test(`${title} ${container}`) ||
    holdsTitle(container)
  )
    doubts.push('mixed-parts');
  if (title !== '' && isShort(title, container)) doubts.push('title-short');
  if (title.length > 300) doubts.push('title-long');
  if (
    /\b(?:pp?\.\s?\d|\d+ (?:pp|pages)\b|pages? \d|vol(?:\.|ume)\s?\d|\d vols?\b|\b(?:phd|masters|bachelors),\s|\((?:phd|masters|bachelors)\)|\breport no\.\s?\d|\d+\(\d+\))|\bPh\.?D\.? thesis\b|, v\. \d|\d\s?[aª]?\sed\.\s/i.test(
      title,
    )
  )
    doubts.push('title-pages');
  if (/\\[A-Za-z]+|%5C|\$[^$]+\$|\\["'`^~]/.test(`${title} ${container} ${fields.publisher ?? ''}`)) doubts.push('latex');
  if ((title.match(/[“”]/g)?.length ?? 0) % 2 === 1) doubts.push('title-quotes');
  if (isLongHouse(fields)) doubts.push('house-long');
  if (/^\p{Ll}{3,}$/u.test(fields.publisher ?? '')) doubts.push('house-small');
  if (fields.type === 'paper-conference' && /, (?!.*\b(?:and|of|on|in|for)\b)\p{Lu}[\p{L}. ]+$|[–-]\d+$|\.\s\p{Lu}\p{L}+$/u.test(container))
    doubts.push('container-house');
  else if (/, .*\b(?:springer|press|publishers?|verlag|elsevier|lecture notes|universi\w+)\b/i.test(container))
    doubts.push('container-house');
  if (
    fields.type === 'book' &&
    fields['publisher-place'] === undefined &&
    fields.edition === undefined &&
    fields.ISBN === undefined &&
    fields.publisher !== undefined &&
    !isHouse(fields.publisher)
  )
    doubts.push('house-or-journal');
  if (/, \p{Lu}?\d+$|\/\S*\d|\d\s?\(\p{L}/u.test(container) || (fields.type === 'article-journal' && /\d\W*$/.test(container)))
    doubts.push('container-digits');
  if (fields.type === 'article-journal' && fields.author === undefined && container.includes(', ')) doubts.push('container-names');
  if (fields.volume !== undefined && Number(fields.volume) === year && fields.type !== 'article-journal') doubts.push('container-digits');
  if (year > thisYear + 1) doubts.push('future');
  if (pagesReversed(fields.page ?? '')) doubts.push('pages-reversed');
  if (fields.ISBN !== undefined && !isValidIsbn(fields.ISBN)) doubts.push('isbn');
  if (fields['publisher-place'] === undefined && isCityHouse(fields.publisher ?? (fields.type === 'webpage' ? container : '')))
    doubts.push('city-as-house');
  if (hasDateInTwoOrders(raw)) doubts.push('date-order');
  if (fields.author?.some((name) => mayPutFamilyFirst(name, raw)) === true) doubts.push('family-first');
  if (fields.author?.some(({ family }) => family !== undefined && !raw.includes(family) && raw.includes(family.toLowerCase())) === true)
    doubts.push('names-raised');
  return doubts;
}

function looksLikePerson(title: string, authorless: boolean): boolean {
  if (/^\p{Lu}[\p{L}'’-]+, (?:\p{Lu}\.\s?)+$/u.test(title) || /^(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'’-]+$/u.test(title)) return true;
  const name = authorless && /^\p{Lu}[\p{L}'’-]+(?:,| (?:\p{Lu}\.)?) ?\p{Lu}[\p{L}'’-]+$/u.test(title) ? readNames(title) : undefined;
  return name?.names.length === 1 && name.names[0]?.literal === undefined;
}

/** Whether the publisher or its place holds more than a name: the end of a sentence, or very many words. */
function isLongHouse({ type, publisher = '', 'publisher-place': place = '' }: CslFields): boolean {
  const odd =
    /\b(?:symposium|conference|workshop|proceedings|memoirs|accessed|papers|track|abstracts|preprint)\b|\b\d{1,4}\b|^\(|\[|\((?![^()]*\))|^[^(]*\)/i;
  if ([publisher, place].some((text) => /\p{Ll}{3}[.?!] \p{Lu}/u.test(text))) return true;
  if (place.split(' ').length > 4 && !isCities(place)) return true;
  return type !== 'thesis' && ([publisher, place].some((text) => odd.test(text)) || publisher.split(' ').length > 12);
}

/** Words in the names of publishers, and publishers whose names have none of them. */
const HOUSE =
  /\b(?:press|books|publish\w*|verlag|éditions|universit\w+|association|organi[sz]ation|institut\w*|society|inc|ltd|company|bureau|department|ministry|office|bank|fund|council|cent(?:re|er)|agency|commission|foundation|academy|academies|editions?|editorial|presses|house|springer|wiley|elsevier|pearson|penguin|routledge|sage|reilly|mcgraw|addison|prentice|macmillan|palgrave|norton|harper\w*|houghton|knopf|vintage|viking|pantheon|morrow|giroux|bloomsbury|cengage|thieme|karger|birkhäuser|gruyter|brill|zenodo|ssrn|arxiv|medrxiv|biorxiv|figshare|kaufmann|freeman|longmans?|blackwell|chandos|hall|continuum|artmed|loescher|harmattan|seuil|gallimard|suhrkamp|crc|ieee|acm|siam|unesco|oecd|who|rfc editor)\b|&| and sons/i;

function isHouse(publisher: string): boolean {
  if (
    /\b(?:journal|annals|transactions|bulletin|in press)\b|^(?:science|nature|cell|genetics|ecology|evolution|biology|physics|medicine|psychology|economics|geography|linguistics|sociology)$/i.test(
      publisher,
    )
  )
    return false;
  return HOUSE.test(publisher);
}

/** Whether the publisher is a city, alone or before another name: no publisher has such a name. */
function isCityHouse(publisher: string): boolean {
  return isCities(publisher) || beginsWithCity(publisher);
}

/** "5/6/2024" is a day of May or of June. */
function hasDateInTwoOrders(raw: string): boolean {
  const dates = raw.replace(/https?:\/\/\S+/g, '').matchAll(/(?<![\d/.])(\d{1,2})([/.])(\d{1,2})\2(?:1[5-9]|20)\d\d(?!\d)/g);
  return [...dates].some(([, first, , second]) => Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second));
}

/** Frequent family names of Vietnam and China that are no given names of English. */
const FAMILY_FIRST = new Set(
  'nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh truong wang zhang liu chen yang huang zhao wu zhou xu zhu hu guo luo zheng liang xie tang feng deng cao peng xiao'.split(
    ' ',
  ),
);

/** Whether a name in its own order was read as given name before family name: "Nguyễn Thị Minh". */
function mayPutFamilyFirst({ family, given }: CslName, raw: string): boolean {
  if (family === undefined || given === undefined || !raw.includes(`${given} ${family}`)) return false;
  const plain = (name: string) => name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
  return FAMILY_FIRST.has(plain(given.split(/[\s-]/)[0] ?? '')) && !FAMILY_FIRST.has(plain(family));
}

function pagesReversed(pages: string): boolean {
  const match = /^(\d+)-(\d+)$/.exec(pages);
  return match !== null && Number(match[2]) < Number(match[1]);
}
