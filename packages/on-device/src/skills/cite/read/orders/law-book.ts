import { MONTH, YEAR } from '../dates.ts';
import type { Head } from '../head.ts';
import { endsInSubject } from '../names/subjects.ts';
import { type Names, readNames } from '../names.ts';
import type { Parts } from '../parts.ts';
import { assemble } from './assemble.ts';

/** OSCOLA: "(10th edn, OUP 2022) ch 3" at the end, without a comma before the year; the place that is cited stands behind the bracket. */
const PRESS_AND_YEAR = new RegExp(
  `^([^()]{2,120}[^\\s,.:;()])\\s(${YEAR})\\)(?:,?\\s(?:(?:chs?|paras?|pts?|pp?|vol)\\.?\\s)?\\d{1,4}(?:\\.\\d{1,3}|[-–]\\d{1,4})?)?\\.?$`,
  'u',
);
/** A day or a number before the year: "(London, 14 May 2019)", "(Law Com No 386 2019)". */
const NO_PRESS = new RegExp(`(?:^|[\\s,])(?:${MONTH}|spring|summer|autumn|fall|winter|\\d+)$`, 'iu');
/** A name in its own order, with initials or a given name: "HLA Hart", "Paul S Davies", "Mindy Chen-Wishart". */
const PERSON = /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|van|von|der|den|de|da|di|du|la|le)){1,4}$/u;
/** An edition may stand before the publisher; a translator or a supplement there is no part of the name. */
const EDITION_AND_PRESS = /^(?:[^,]*\bedn?,\s)?[^,]+$/;
const AND = /\s(?:and|&)\s/;

interface BookHead {
  readonly read: Names;
  readonly title: string;
  /** Whether the first words of the title may be a further author. */
  readonly unsure: boolean;
}

/**
 * A book as lawyers cite it: "Ewan McKendrick, Contract Law: Text, Cases, and Materials (10th edn, OUP 2022)". The names are in their own order and "and"
 * joins the last one, so that the words behind the first comma are the title.
 */
export function readLawBook(text: string): Parts | undefined {
  const open = text.lastIndexOf(' (');
  const [, press = '', year = ''] = PRESS_AND_YEAR.exec(text.slice(open + 2)) ?? [];
  if (open < 0 || press === '' || !/\p{L}{2}/u.test(press) || NO_PRESS.test(press)) return undefined;
  const found = bookHead(text.slice(0, open));
  if (found === undefined) return undefined;
  const head: Head = { names: found.read.names, editors: found.read.editors, issued: undefined, dated: false };
  const unsure = found.unsure || !EDITION_AND_PRESS.test(press);
  return { ...assemble(head, found.title, `${press}, ${year}`, false), loose: unsure, certain: !unsure };
}

/** The persons before the title. The commas between three of them are those of a list only if "and" follows. */
function bookHead(text: string): BookHead | undefined {
  const [first = '', second = '', ...others] = text.split(', ');
  const marked = /^([^()]+?)(\s\(eds?\))?$/.exec(first);
  const one = personsOf(marked?.[1] ?? '');
  const title = text.slice(first.length + 2);
  // A quotation is the title of a chapter, not of the book.
  if (one === undefined || !/^\p{Lu}|^\d{4}\b/u.test(title) || /^['‘“"«]/.test(title)) return undefined;
  const further = others.length > 0 && !AND.test(first) ? personsOf(second.replace(/\s\(eds?\)$/, '')) : undefined;
  if (further !== undefined && AND.test(second)) {
    const read = readNames(`${first}, ${second}`);
    return read === undefined ? undefined : { read, title: others.join(', '), unsure: true };
  }
  const read = readNames(first);
  return read === undefined ? undefined : { read, title, unsure: further !== undefined };
}

/** The pieces around "and", if each of them has the form of a person's name. */
function personsOf(text: string): readonly string[] | undefined {
  const pieces = text.replace(/\sand others$/, '').split(AND);
  return pieces.every((piece) => PERSON.test(piece) && !endsInSubject(piece) && readNames(piece)?.names[0]?.family !== undefined)
    ? pieces
    : undefined;
}
