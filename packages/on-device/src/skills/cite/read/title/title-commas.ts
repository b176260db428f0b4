import { CITIES, isCities } from './cities.ts';
import { HOUSE_NAMES, isHouse } from './houses.ts';
import { periodicalKind } from './periodicals.ts';

const WORD = "\\p{Lu}[\\p{L}.’'&+-]*";
/** A publisher by its name: "MIT Press", "Yale University Press", "VSA-Verlag", "Wiley". */
const PRESS = `(?:(?:${WORD}|&|of)\\s){0,5}(?:[\\p{L}-]*Verlag|Press|UP|Publishers?|Publishing|Books|Éditions|Editores|${HOUSE_NAMES})(?:[\\s-](?:Verlag|Press|Publishers?|& Sons|Hall))?`;
const NAME = `(?:${WORD}|&|of|und|and)(?:\\s(?:${WORD}|&|of|und|and)){0,4}`;
const YEAR_LAST = '(?:,?\\s\\(?(?:1[5-9]|20)\\d\\d\\)?)?\\.?';

/** "MIT Press", "Yale University Press, New Haven and London, 2000" at the end of a reference. */
const PRESS_LAST = new RegExp(`^(${PRESS})((?:,\\s(?:${CITIES}))?)(${YEAR_LAST})$`, 'u');
/** "St Sebastian Press: Los Angeles". */
const PRESS_AND_CITY = new RegExp(`^(${PRESS}):\\s(${CITIES})(${YEAR_LAST})$`, 'u');
/** "Opladen", "Frankfurt am Main/New York 1990", "London, Routledge" at the end of a reference. */
const CITY_LAST = new RegExp(`^(${CITIES})((?:[,:]\\s${NAME})?)(${YEAR_LAST})$`, 'u');
/** "Michael Joseph, London 1994": a publisher that is not known, between the title and the city. */
const HOUSE_THEN_CITY = new RegExp(`^(${WORD}(?:\\s(?:${WORD}|&|and|e|et|und))*\\s${WORD}),\\s(${CITIES})(${YEAR_LAST})$`, 'u');
/** Pages that are cited behind the whole book: ", pp. 3-17". */
const PAGES_LAST = /,\s(?:pp?\.|pages?)\s?\d[\d–-]*\.?$/i;
/** The longest publisher with its cities, in characters, and the most commas in it. */
const LONGEST_HOUSE = 120;
const MOST_COMMAS = 4;
/** "Title, Proceedings of the Symposium, March 1977, 165–178", "Title, Journal of Physics 3, 2". */
const CONTAINER_AFTER =
  /^(.{8,}?),\s((?:the\s)?(?:Proceedings of|Proc\.|Journal of|Transactions on|Annals of|Bulletin of|Zeitschrift für|Revue d|Revista de|(?:ACM|IEEE)\s(?:Trans|J|Comp)).*\d.*)$/u;
/** "Title, Working Paper, Hong Kong University", "Title, thèse de doctorat, Université de Nantes". */
const KIND_AFTER =
  /^(.{3,}?),\s((?:unpublished|unveröff\p{L}*\.?|working paper|discussion paper|technical report|mimeo|ph\.?\s?d\.?\b|doctoral|master['’]?s|thesis|dissertation|diplomarbeit|magisterarbeit|habilitation\p{L}*|thèse|tesis|tese)\b.*)$/iu;
/** "Title, in The Collected Articles of the Conference (Kemerovo, 2014)". */
const WORK_AFTER = /^(.{3,}?),\s+(in:?\s+(?:the\s)?[“"«‘']?(?=\p{Lu}).*(?:\b(?:eds?|hrsg|proceedings|conference|journal|pp?)\b.*))$/iu;
/** "Title, in «Nature», 623": the quotation marks hold the larger work. */
const QUOTED_WORK = /^(.{3,}?),\s+(in\s[«“"]\p{Lu}.*)$/u;
/** "Title, in: Book", and "Title (Integration) In: Book": the colon shows that no sentence begins there. */
const LARGER = /^(.*?[^,]),\s+(in:\s+.*)$/i;
const LARGER_UNMARKED = /^([^.]*?[^,.:])\s+(In:\s+\p{Lu}.*)$/u;

/** A title before a larger work that "in:" names. */
export function cutAtIn(text: string): CommaCut | undefined {
  const within = QUOTED_WORK.exec(text) ?? LARGER.exec(text) ?? LARGER_UNMARKED.exec(text);
  return within === null ? undefined : { title: within[1] ?? '', tail: within[2] ?? '' };
}

export interface CommaCut {
  readonly title: string;
  readonly tail: string;
  /** Whether the publisher is known by its place only, so that it may be the end of the title. */
  readonly guessed?: true;
}

/** A title without a full stop, and what follows a comma after it: a larger work, a publisher, a city, the kind of text. */
export function cutAtMark(text: string): CommaCut | undefined {
  const within = WORK_AFTER.exec(text) ?? CONTAINER_AFTER.exec(text) ?? KIND_AFTER.exec(text);
  if (within !== null) return { title: within[1] ?? '', tail: within[2] ?? '' };
  const pages = PAGES_LAST.exec(text)?.[0] ?? '';
  const book = text.slice(0, text.length - pages.length);
  const commas = [...book.matchAll(/,\s?/g)].filter(({ index }) => index > 2 && book.length - index < LONGEST_HOUSE).slice(-MOST_COMMAS);
  for (const { index, 0: comma } of commas) {
    const after = book.slice(index + comma.length);
    const title = book.slice(0, index);
    const tail = houseOf(after);
    if (tail !== undefined) return { title, tail: tail + pages };
    if (title.includes(' ') && periodicalKind(after.replace(/[.,]$/, '')) !== undefined) return { title, tail: after + pages };
    const [, house = '', city, year = ''] = HOUSE_THEN_CITY.exec(after) ?? [];
    if (city !== undefined && (title.includes(' ') || isHouse(house)) && !isCities(house))
      return { title, tail: `${city}: ${house}${year}${pages}`, guessed: true };
  }
  return undefined;
}

/** A publisher with its cities as "City: Publisher, year". */
function houseOf(text: string): string | undefined {
  const [, press, cities = '', year = ''] = PRESS_LAST.exec(text) ?? [];
  if (press !== undefined) return `${cities === '' ? '' : `${cities.slice(2)}: `}${press}${year}`;
  const [, named, place, on = ''] = PRESS_AND_CITY.exec(text) ?? [];
  if (named !== undefined) return `${place}: ${named}${on}`;
  const [, city, house = '', date = ''] = CITY_LAST.exec(text) ?? [];
  return city === undefined ? undefined : `${city}${house === '' ? '' : `: ${house.replace(/^[,:]\s/, '')}`}${date}`;
}
