import type { CslFields, SourceType } from '../csl-item.ts';
import { cleanReference } from './clean-reference.ts';
import { readStatus } from './dates.ts';
import { takeIdentifiers } from './identifiers.ts';
import { isBody } from './names/bodies.ts';
import { readNames } from './names.ts';
import { readBodyFirst } from './orders/body-first.ts';
import { readLawBook } from './orders/law-book.ts';
import { readLawReport } from './orders/law-report.ts';
import { readLoosely } from './orders/loose-reference.ts';
import { readAloneName, readNamesFirst, readTwoFamilies } from './orders/names-first.ts';
import { readQuoted } from './orders/quoted-title-first.ts';
import { type ComparedReading, type MainPart, withSecondReading } from './second/second-reading.ts';
import { nameFields } from './source-type.ts';
import { isLegal, isPersonal, readStandard, takePatent } from './special-sources.ts';
import { closeBrackets, withoutOuterBrackets } from './title/brackets.ts';

export interface Reading {
  readonly fields: CslFields;
  /** Whether the parts are not in the order of a style, so that the fields are less certain. */
  readonly loose: boolean;
  /** A reference as it was read: without markup, with the marks of English. */
  readonly clean?: string;
  /** The main parts that a second reading reads otherwise. */
  readonly differing?: readonly MainPart[];
  /** Fields of a record that have no place in a reference, with their values. */
  readonly left?: readonly string[];
}

/** The longest reference, in characters: 26 authors and a long title take about 900. */
const LONGEST_REFERENCE = 3000;

const KIND = /^(?:the\s+)?(book|(?:journal )?article|paper|web ?(?:site|page)|thesis|report|chapter)s?\s*(?:\bby\b|:|-|–)\s*/i;
const KINDS: Readonly<Record<string, SourceType>> = {
  book: 'book',
  website: 'webpage',
  webpage: 'webpage',
  thesis: 'thesis',
  report: 'report',
  chapter: 'chapter',
};

/** Reads a reference in any common style or in none. Uses only words of the reference. */
export function readReference(raw: string): Reading {
  const clean = cleanReference(raw);
  return { ...readClean(clean), clean };
}

function readClean(whole: string): Reading {
  if (isLegal(whole) || isPersonal(whole)) return { fields: {}, loose: false };
  const standard = readStandard(whole);
  if (standard !== undefined) return { fields: standard, loose: false };
  const patent = takePatent(whole);
  const text = patent?.rest ?? whole;
  const kind = KIND.exec(text);
  const hint = kind === null ? undefined : KINDS[(kind[1] ?? '').toLowerCase().replace(' ', '')];
  const { fields: identifiers, rest: bare, preprint } = takeIdentifiers(kind === null ? text : text.slice(kind[0].length));
  const rest = withoutOuterBrackets(bare);
  if (!/\p{L}{2}/u.test(rest) || text.length > LONGEST_REFERENCE) return { fields: identifiers, loose: false };
  const read =
    readQuoted(rest) ??
    readLawBook(rest) ??
    readLawReport(rest) ??
    readAloneName(rest, true) ??
    readNamesFirst(rest) ??
    readBodyFirst(rest) ??
    readAloneName(rest, false) ??
    readTwoFamilies(rest) ??
    readLoosely(rest, kind !== null);
  const named = patent === undefined ? hint : 'report';
  const found = closeBrackets(withPreprint(nameFields({ ...read.fields, ...identifiers }, read.within === true, named), preprint));
  const loose = read.loose === true;
  const { fields, differing } =
    patent !== undefined
      ? onlyReading(withInventor({ ...found, genre: patent.number }))
      : read.certain === true || kind !== null
        ? onlyReading(found)
        : withSecondReading(found, loose, rest);
  const status = fields.issued === undefined ? readStatus(text) : undefined;
  return { fields: closeBrackets(status === undefined ? fields : { ...withJournal(fields), status }), loose, differing };
}

function onlyReading(fields: CslFields): ComparedReading {
  return { fields, differing: [] };
}

/** The inventor of a patent may stand after its title: "“Cooling system”, K. Tanaka, Jan. 23, 2018". */
function withInventor({ publisher, ...fields }: CslFields): CslFields {
  const inventors = fields.author === undefined && publisher !== undefined && !isBody(publisher) ? readNames(publisher)?.names : undefined;
  if (inventors?.every(({ family, given }) => family !== undefined && given !== undefined) === true)
    return { ...fields, author: inventors };
  return publisher === undefined ? fields : { ...fields, publisher };
}

/** "Learning to map ice, Remote Sensing of Coasts": a title and a name with capitals behind it. */
const TITLE_AND_NAME = /^(.{12,}\p{Ll}{3}), (\p{Lu}\p{L}+(?:\s(?:\p{Lu}\p{L}+|of|and|the|in|for|&)){1,7})$/u;

/** An article that is in press has no volume and no pages yet, so that only its form tells the journal. */
function withJournal(fields: CslFields): CslFields {
  if (fields['container-title'] !== undefined || fields.publisher !== undefined) return fields;
  const [, title, journal] = TITLE_AND_NAME.exec(fields.title ?? '') ?? [];
  return title === undefined || journal === undefined ? fields : { ...fields, title, 'container-title': journal, type: 'article-journal' };
}

/** A preprint in no journal is on the page of its archive. */
function withPreprint(fields: CslFields, preprint: string | undefined): CslFields {
  if (preprint === undefined || fields['container-title'] !== undefined) return fields;
  return { ...fields, 'container-title': preprint, ...(fields.type === 'book' ? { type: 'webpage' } : {}) };
}
