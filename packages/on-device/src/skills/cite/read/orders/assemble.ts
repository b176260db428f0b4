import type { CslFields } from '../../csl-item.ts';
import { YEAR } from '../dates.ts';
import type { Head } from '../head.ts';
import type { Parts } from '../parts.ts';
import { readPublication } from '../publication/publication.ts';

/** A title and the year after it: "Interrupt, 2015.", "Assemblers (1992)." */
export const YEAR_AT_END = new RegExp(`^(.{3,}?)[\\s,]*(?:,\\s*|\\()((?:\\d{1,2}\\.\\d{1,2}\\.)?${YEAR})[a-z]?\\)?[.,\\s]*$`);

/** A title without quotation marks may end with a year, an edition, a genre or a number: "Title (3rd ed.)". */
export function assembleUnquoted(head: Head, title: string, tail: string): Parts {
  const dated = head.dated ? null : YEAR_AT_END.exec(title);
  if (dated !== null) return assembleUnquoted(head, dated[1] ?? '', `${dated[2] ?? ''}. ${tail}`);
  const bracket = /^(.*?\S)\s*(?:[([]([^()[\]]*)[)\]])\s*\.?$/.exec(title);
  const isNote =
    bracket !== null &&
    /\bed(?:n|ition)?s?\b|thesis|dissertation|tesis|thèse|tese\b|arbeit\b|report|paper|\bbrief\b|\bno\.|\bvol\b|universi|manuscript|\btrans?\.|\b\d{1,2}\. print|\bpp?\.\s?\d/i.test(
      bracket[2] ?? '',
    );
  if (isNote) return assemble(head, bracket[1] ?? '', `(${bracket[2] ?? ''}). ${tail}`, false);
  const edition = /^(.*?[^\s,]),?\s+((?:\d{1,2}(?:st|nd|rd|th)|rev\.|second|third|fourth|fifth|\d{1,2}\.?)\s+ed(?:n|ition)?\.?)$/i.exec(
    title,
  );
  if (edition !== null) return assemble(head, edition[1] ?? '', `${edition[2] ?? ''}. ${tail}`, false);
  const ordinal = /^(.*?[^\s,]),\s+(second|third|fourth|fifth|sixth|\d{1,2}(?:st|nd|rd|th))\.?$/i.exec(title);
  if (ordinal !== null) return assemble(head, ordinal[1] ?? '', `${ordinal[2] ?? ''} ed. ${tail}`, false);
  // "Computer Architecture, page 346", "Dynamics of Structures, volume 2", "Diffraction by Wedges, volume 2249 of Lecture Notes"
  const place = /^(.*?\S)[,.]\s+((?:pages?|pp?\.|volume|vol\.)\s\d[\w–-]*)(?:\sof\s\p{Lu}[^:]*)?\.?$/iu.exec(title);
  if (place !== null)
    return assemble(head, place[1] ?? '', /^in\b/i.test(tail) ? `${tail} ${place[2] ?? ''}.` : `${place[2] ?? ''}. ${tail}`, false);
  return assemble(head, title, tail, false);
}

export function assemble(head: Head, title: string, tail: string, quoted: boolean): Parts {
  const { fields, editors, pieces, within } = readPublication(tail, head.dated ? (head.issued?.['date-parts'][0][0] ?? 0) : undefined);
  return {
    fields: {
      ...fields,
      ...(head.issued === undefined ? {} : { issued: laterDate(head.issued, fields.issued) }),
      ...(head.names.length === 0 ? {} : { [head.editors ? 'editor' : 'author']: head.names }),
      ...(editors.length === 0 ? {} : { editor: editors }),
      title: trimTitle(title),
      pieces: quoted ? ['', ...pieces] : pieces,
    },
    within,
  };
}

/** Chicago repeats the year with month and day at the end. */
function laterDate(first: NonNullable<CslFields['issued']>, later: CslFields['issued']): NonNullable<CslFields['issued']> {
  if (later === undefined || first['date-parts'][0][1] !== undefined) return first;
  return first['date-parts'][0][0] === later['date-parts'][0][0] ? later : first;
}

/** Drops the full stop or comma after a title, but not its own question mark. */
function trimTitle(title: string): string {
  const trimmed = title.trim().replace(/^[\s.,:;–-]+|[\s,;:–-]+$/g, '');
  return /\b(?:U\.S|Inc|etc)\.$/.test(trimmed) ? trimmed : trimmed.replace(/[\s.]+$/, '');
}
