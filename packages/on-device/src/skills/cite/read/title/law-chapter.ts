import type { CslFields } from '../../csl-item.ts';
import { YEAR } from '../dates.ts';
import { readNames } from '../names.ts';

/** OSCOLA: "in Anna Hale and Ben Lind (eds), Foundations of Law (2nd edn, OUP 2015) 63"; the page that is cited is no part of the entry. */
const LAW_CHAPTER = new RegExp(
  `^,?\\s?in\\s(\\p{Lu}[^()]{2,120}?)\\s\\(eds?\\.?\\),?\\s(\\p{Lu}[^()]{2,160}?)\\s\\((?:(\\d{1,2})(?:st|nd|rd|th)\\sedn?,\\s)?(\\p{Lu}[^(),\\d]{1,60})\\s(${YEAR})\\)(?:\\s\\d{1,4}(?:[-–]\\d{1,4})?)?\\.?$`,
  'u',
);

/** The fields of a chapter in a book of law from the text after its title; undefined for other texts. */
export function readLawChapter(text: string): CslFields | undefined {
  const [, persons = '', book = '', edition, publisher = '', year = ''] = LAW_CHAPTER.exec(text) ?? [];
  const editor = readNames(persons)?.names;
  if (editor?.every(({ family, given }) => family !== undefined && given !== undefined) !== true) return undefined;
  return {
    type: 'chapter',
    editor,
    'container-title': book,
    ...(edition === undefined ? {} : { edition }),
    publisher,
    issued: { 'date-parts': [[Number(year)]] },
  };
}
