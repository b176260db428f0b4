import { isBlank } from '../../../definition/field.ts';
import { referencesIn } from '../../../sources/facts/references.ts';

const LABEL = '(?:references?|reference list|bibliography|works cited|sources?|literature)';
/** A heading over sources inside another text. */
const HEADING = new RegExp(String.raw`^\W*${LABEL}\W*$`, 'i');
/** A label before sources on the same line, at its start or behind a sentence: "References: Evans, R. (2008) …". */
const LABELLED = new RegExp(String.raw`(?:^|[.!?]\s+)\W*${LABEL}\s*(?::|\s[-–—]\s)\s*(\S.*)$`, 'i');
/** "Evans, R. G., & Sadler, E. J. (2008). Methods …" on a line of its own. */
const ENTRY = /^(?:[-*•]\s+|\[?\d{1,3}[\].)]\s+)?(\p{Lu}[\p{L}'’-]+, (?:\p{Lu}\.|\p{Lu}\p{L}+).{0,200}\(?(?:1[5-9]|20)\d\d.{10,})$/u;
/** A year, a link or an identifier shows that a label names a work; "Source: soil" does not. */
const IS_WORK = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|https?:|www\.|10\.\d{4,}\//i;
/** The first letter of a work that follows a label. A small one begins a remark: "Sources: we asked 23 farmers in 2024". */
const STARTS_WORK = /^[\p{Lu}\p{Lo}\p{N}[("“'‘]|^(?:https?:|www\.|doi)/u;
/** The student's own next sentence behind a work. */
const OWN_SENTENCE = /(?<=[.!?])\s+(?:We|Our|I|My)\s\p{Ll}/u;

/** The works that a text lists: under a heading, behind a label, or as entries on lines of their own. Takes time linear in the text. */
export function listedWorks(text: string): string[] {
  let list = false;
  return text.split('\n').flatMap((line) => {
    if (isBlank(line)) return [];
    if (HEADING.test(line)) {
      list = true;
      return [];
    }
    const labelled = LABELLED.exec(line)?.[1];
    if (labelled !== undefined) {
      const works = labelledWorks(labelled);
      list = works.length > 0;
      return works;
    }
    const entry = ENTRY.exec(line.trim())?.[1];
    if (entry !== undefined) return [entry];
    // A line without a year ends the list.
    list &&= IS_WORK.test(line);
    return list ? [line.trim()] : [];
  });
}

/** The works behind a label. Semicolons separate several, if each has its year. A work that is only cited is none of them. */
function labelledWorks(words: string): string[] {
  const rest = words.slice(0, OWN_SENTENCE.exec(words)?.index ?? words.length);
  const pieces = rest.split(';');
  const works = pieces.length > 1 && pieces.every((piece) => IS_WORK.test(piece)) ? pieces : [rest];
  return works.map((work) => work.trim()).filter((work) => IS_WORK.test(work) && STARTS_WORK.test(work) && !isCitation(work));
}

/** Whether a text says nothing but an author and a year: "Shah (2015) and Evans (2008)". */
function isCitation(text: string): boolean {
  const cited = referencesIn(text).filter(({ authors }) => authors !== undefined);
  const other = cited.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return cited.length > 0 && !/\p{L}{4}/u.test(other);
}
