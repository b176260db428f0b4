import type { CslFields, SourceType } from '../csl-item.ts';
import type { Parts } from './parts.ts';
import { referenceSentences } from './sentences.ts';
import { CITIES, CITIES_OF_BRAZIL, isCities } from './title/cities.ts';
import { isHouse } from './title/houses.ts';
import { periodicalKind } from './title/periodicals.ts';
import { titleLength } from './title/title-sentences.ts';
import { trimPiece } from './trim-piece.ts';

const CONFERENCE =
  /\b(?:proceedings|(?<!\p{L}\.\s)proc\.|conference|conf\.|symposium|symp\.|workshop|congress|colloquium|neural information processing systems|meeting of)/iu;
const JOURNAL =
  /\b(?:journal|review|quarterly|annals|letters|transactions|bulletin|archives?|magazine|gazette|acta|studies|advances|zeitschrift|revue|revista|annales|cahiers|courrier|rivista|physics|chemistry|biology|medicine|psychology|economics|ethics|informatics|nature|science|sciences|plos)\b/i;
const HOUSE = /\b(?:press|books|publish\w*|verlag|university|association|organi[sz]ation|institute|society)\b/i;
const PERIODICAL = /\b(?:times|guardian|post|telegraph|herald|tribune|daily|gazette|news|observer|independent|hindu|express)\b/i;
const MAGAZINE = /\b(?:magazine|weekly|economist|new yorker|time|wired|atlantic|scientific american|new scientist)\b/i;

/** A talk, a film, a broadcast or a post on a site: "TED talk", "TEDGlobal", "YouTube", "Twitter". */
const RECORDED =
  /^(?:(?:[\p{L}’'-]+\s){0,3}(?:talk|podcast|webinar|video|youtube|vimeo)|TED\p{L}*|Twitter|X|Instagram|Facebook|TikTok|Reddit|Mastodon|Bluesky|Threads)$/iu;

/** "Reading, MA: Addison-Wesley": a city with its state or country before the publisher. */
const CITY_AND_HOUSE = /^\p{Lu}[\p{L}.' -]{1,30}, (?:\p{Lu}{2,3}|\p{Lu}\.\p{Lu}\.?|\p{Lu}[\p{L}. ]{2,20}):\s+\p{Lu}/u;

/** A book, its place and its publisher in one piece. */
const BOOK_PLACE_AND_HOUSE = /^([^.]{3,120})\.\s(\p{Lu}[\p{L} ,()-]{2,40}:\s\p{Lu}[^:]{2,80})$/u;
/** A book and its publisher behind a title in quotation marks: "Microsoft SQL Server 2012 Bible. John Wiley & Sons". */
const BOOK_AND_HOUSE =
  /^([^.]{3,120})\.\s(\p{Lu}[\p{L}&., -]*(?:\b(?:Press|Publish\w+|Verlag|Books|Universit\p{L}+|Wiley|Springer|Routledge|Elsevier|Pearson|Sage|SAGE)\b)[\p{L}&., -]*)$/u;
/** MLA: "The Common Reader, Hogarth Press". */
const BOOK_COMMA_HOUSE = /^[^,]{12,80}, [^,]{2,40} (?:Press|Publishers|Publishing|Books)$/u;
/** Words with capitals, without the marks of a place: "Stem Cells", "Annu Rev Cell Dev Biol". */
const JOURNAL_NAME =
  /^(?:\p{Lu}[\p{L}&.-]*|of|and|the|in|for|&|d[aeo]s?|et|y|e|und|für)(?:\s(?:\p{Lu}[\p{L}&.-]*|of|and|the|in|for|&|d[aeo]s?|et|y|e|und|für)){0,9}$/u;
/** "Aquaculture 610", "London Review of Books 43", "CoRR, abs/2002.05014". */
const VOLUME_AFTER_NAME =
  /^(?:\p{Lu}[\p{L}&.-]*\s(?:(?:\p{Lu}[\p{L}&.-]*|of|and|the|in|for|&)\s){0,8}\d{1,3}|(?:CoRR|[Aa]r[Xx]iv), abs\/\S+)$/u;
/** "D-Lib Magazine 4" */
const VOLUME_AT_END = /^(.*\p{L})[.,]?\s(\d{1,3}|abs\/\S+)$/u;
/** The number of an article that has no volume yet, and a season: "(lkaa005)", "smaa029", "(Winter 2022)". */
const IDENTIFIER_AT_END =
  /[\s,.]+(?:(?:1[5-9]|20)\d\d(?<=[.,]\s\d{4})|\(?[a-z]{2,6}\d{2,}\)?|\(\d{1,3}\)|(?<=,\s)\p{Lu}{2,8} [’']\d\d|\(?n\.d\.?\)?|\((?:\p{L}+\s)?(?:1[5-9]|20)\d\d\)|(?:January|February|March|April|May|June|July|August|September|October|November|December))$/u;

/** Brazilian lists name the city of a journal: "Revista Letras, Santa Maria, v. 20", "RDBCI, Campinas, SP", "Family Studies, [S.l.]". */
const CITY_AT_END = new RegExp(`(?<=\\p{L}{3}), (?:\\[S\\.?\\s?l\\.?\\]|(?:${CITIES}|${CITIES_OF_BRAZIL})(?:, \\p{Lu}{2})?)$`, 'u');

/** "Proceedings of …, ACM": MLA separates the publisher by a comma only. */
const PUBLISHER_AT_END =
  /^(.{12,})[,:] (\p{Lu}{2,6}|Springer(?:[- ]Verlag)?|Elsevier|Wiley|(?:Association|Society|Institute) (?:for|of) [^,]{3,50}|[^,]{2,40} (?:Press|Publishers|Publishing|Books))$/u;

/** The city of a meeting and the publisher after its proceedings: ", Florence, Italy: Association for …". */
const PLACE_AND_HOUSE_AT_END = /^(.{12,}?), (\p{Lu}[\p{L} ]{2,30}, (?:\p{Lu}{2}|\p{Lu}[\p{L} ]{2,20}):\s\p{Lu}.*)$/u;

/**
 * Assigns the remaining words of a reference to container and publisher, once its type is clear. `pieces` starts
 * with '' if the title was in quotation marks, so that the work is part of a larger one.
 */
export function nameFields(parts: Parts['fields'], within: boolean, hint: SourceType | undefined): CslFields {
  const { pieces: given = [], ...fields } = parts;
  const quoted = given[0] === '';
  const pieces = given.filter((piece) => piece !== '');
  const type = hint ?? fields.type ?? typeOf(fields, pieces, within, quoted);
  const hasContainer = type !== 'book' && type !== 'thesis' && type !== 'report';
  const [container, ...others] = hasContainer ? splitContainer(pieces, type) : ['', ...pieces];
  // The site of an organisation does not name it twice.
  const repeated = type === 'webpage' && container === fields.author?.[0]?.literal;
  const numbered = type === 'article-journal' && fields.volume === undefined ? VOLUME_AT_END.exec(container ?? '') : null;
  const name = (numbered?.[1] ?? container ?? '')
    .replace(IDENTIFIER_AT_END, '')
    .replace(type.startsWith('article-') || type === 'webpage' ? CITY_AT_END : /$^/u, '');
  const named: CslFields =
    name === '' || repeated ? {} : { 'container-title': name, ...(numbered === null ? {} : { volume: numbered[2] ?? '' }) };
  const publisher = others.filter((piece) => !/^(?:in|and|article|online|available|print|film|dvd)$/i.test(piece)).join(', ');
  return { ...fields, ...named, ...publisherFields(publisher, type), type };
}

function typeOf(fields: CslFields, pieces: readonly string[], within: boolean, quoted: boolean): SourceType {
  const [first = ''] = pieces;
  const numbered = fields.volume !== undefined || fields.issue !== undefined;
  // The volume of a book stands beside its publisher.
  if (pieces.length === 1 && CITY_AND_HOUSE.test(first) && !within && fields.issue === undefined && fields.page === undefined)
    return 'book';
  // A page or a volume of a book is cited beside its place and publisher: "London: Michael Joseph, 1994, pp. 3-17".
  const isWhole = !within && !quoted && fields.issue === undefined;
  const isHousePlaced = pieces.length === 1 && isCities(/^([^:]+):\s/.exec(first)?.[1] ?? '');
  if (isHousePlaced && isWhole) return 'book';
  // A title in quotation marks before a place and a publisher alone: "(2003) 'The Coming of the Third Reich', London: Allen Lane".
  if (isHousePlaced && !within && !numbered && fields.page === undefined) return 'book';
  if (isWhole && fields.translator !== undefined && !isJournal(first)) return 'book';
  // MLA: "“The Death of the Author.” Image, Music, Text, translated by Stephen Heath, Fontana, 1977".
  if (quoted && fields.translator !== undefined && fields.volume === undefined && fields.issue === undefined && pieces.length > 1)
    return 'chapter';
  if (quoted && !numbered && fields.page === undefined && RECORDED.test(first)) return 'webpage';
  if (quoted && !numbered && BOOK_COMMA_HOUSE.test(first)) return 'chapter';
  const part = within || quoted || numbered || fields.page !== undefined;
  if (CONFERENCE.test(first) && (part || /^proc(?:eedings\b|\.)/i.test(first))) return 'paper-conference';
  if (fields.editor !== undefined && part && (fields.author !== undefined || quoted)) return 'chapter';
  if (within && !numbered && fields.author !== undefined) return 'chapter';
  if (within && pieces.length > 0) return 'chapter';
  if (numbered && first !== '' && !/:\s/.test(pieces.at(-1) ?? '')) return 'article-journal';
  const day = fields.issued?.['date-parts'][0][2] !== undefined;
  if (isJournal(first) && VOLUME_AT_END.test(first)) return 'article-journal';
  if (first !== '' && day && PERIODICAL.test(first)) return 'article-newspaper';
  if (first !== '' && day && MAGAZINE.test(first)) return 'article-magazine';
  if (fields.URL !== undefined) return 'webpage';
  if (quoted && !numbered && (BOOK_PLACE_AND_HOUSE.test(first) || BOOK_AND_HOUSE.test(first))) return 'chapter';
  const alone = pieces.length === 1 && fields.edition === undefined && fields.ISBN === undefined && fields.type === undefined;
  const known = alone ? periodicalKind(first) : undefined;
  if (known !== undefined) return known;
  // A DOI stands with an article more often than with a book, whose publisher has a known name.
  if (alone && !quoted && fields.DOI !== undefined && JOURNAL_NAME.test(first) && !isKnownHouse(first)) return 'article-journal';
  if (alone && !quoted && VOLUME_AFTER_NAME.test(first) && !isKnownHouse(first)) return 'article-journal';
  if (part && first !== '') return 'article-journal';
  return first !== '' && (quoted || isJournal(first)) ? 'article-journal' : 'book';
}

/** Whether words name a publisher or an archive of data. */
function isKnownHouse(text: string): boolean {
  return (
    HOUSE.test(text) ||
    isHouse(text) ||
    /\b(?:zenodo|dryad|figshare|osf|dataverse|ssrn|arxiv|repositor\w+|archives?|inc|ltd|gmbh)\b/i.test(text)
  );
}

/** Whether words name a journal: a colon of its title stands after such a word, "Journal of Physics: Conference Series". */
function isJournal(text: string): boolean {
  const [name = '', ...more] = text.split(/:\s/);
  return JOURNAL.test(name) && !HOUSE.test(name) && (more.length === 0 || /^(?:journal|annals|transactions|bulletin|\p{L}+$)/iu.test(name));
}

/** Separates the larger work from the publisher at a full stop or a field that was taken out. */
function splitContainer(pieces: readonly string[], type: SourceType): readonly string[] {
  const [first = '', ...others] = pieces;
  const placed = type === 'paper-conference' ? PLACE_AND_HOUSE_AT_END.exec(first) : null;
  if (placed !== null) return [placed[1] ?? '', placed[2] ?? '', ...others];
  // Wikipedia: "“Egoism”. Anarchism in Germany. Metuchen: Scarecrow Press".
  const bound = type === 'chapter' ? (BOOK_PLACE_AND_HOUSE.exec(first) ?? BOOK_AND_HOUSE.exec(first)) : null;
  if (bound !== null) return [bound[1] ?? '', bound[2] ?? '', ...others];
  const short = type === 'paper-conference' && /^Proc\./.test(first);
  // Place and day of a meeting in brackets: "Proceedings of CHI 90 (Seattle, Washington, April 1-5, 1990)".
  const dated = type === 'paper-conference' ? /^(.{8,}?)\s\([^()]*,\s[^()]*\d{4}\)$/.exec(first) : null;
  if (dated !== null) return [dated[1] ?? '', ...others];
  const [container = '', ...more] = type === 'article-journal' || short ? [first] : containerFirst(first, others);
  const house = type === 'paper-conference' || type === 'chapter' ? PUBLISHER_AT_END.exec(container) : null;
  if (house !== null && others.length === 0) return [house[1] ?? '', house[2] ?? '', ...more.map(trimPiece)];
  return [trimPiece(container), ...more.map(trimPiece), ...others];
}

/** The sentences of a piece, of which those that belong to the title of the larger work are one. */
function containerFirst(piece: string, others: readonly string[]): readonly string[] {
  const sentences = referenceSentences(piece);
  const length = titleLength([...sentences, ...others.slice(0, 1)]);
  return [sentences.slice(0, length).join(' '), ...sentences.slice(length)];
}

/** "Oxford University Press, New York". */
const HOUSE_AND_CITY = /^((?:[\p{Lu}&][\p{L}&.’'-]*\s?){1,4}), ([^:]{3,60})$/u;

/** "Place: Publisher", "Publisher". */
function publisherFields(text: string, type: SourceType): CslFields {
  const clean = text.replace(/^[\s.,;:]+|[\s,;:]+$/g, '');
  // No style prints the publisher of an article, so such words are reported as left out.
  if (clean === '' || type.startsWith('article-')) return {};
  if (isCities(clean)) return { 'publisher-place': clean };
  const [, house, city] = HOUSE_AND_CITY.exec(clean) ?? [];
  if (house !== undefined && city !== undefined && isCities(city)) return { publisher: house, 'publisher-place': city };
  const placed = /^(\p{L}[^:]{1,60}?)\s*:\s+(\S.*)$/u.exec(clean);
  if (placed === null) return { publisher: clean };
  return { 'publisher-place': placed[1] ?? '', publisher: (placed[2] ?? '').replace(/[.,]+$/, '') };
}
