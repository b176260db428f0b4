import type { PrintedItem } from '../csl-item.ts';
import type { CitationStyle } from './citation-style.ts';

/** An item as citeproc takes it in. */
export type Item = Omit<PrintedItem, 'type'> & { readonly type: PrintedItem['type'] | 'patent' };

/**
 * An item under the type whose form fits it in a style: IEEE prints the day of a patent and only the month of a report, and APA pages of
 * proceedings without a volume as those of a book: "In CVPR (pp. 770–778)".
 */
export function asItem(item: PrintedItem, style: CitationStyle): Item {
  if (style === 'apa' && item.type === 'paper-conference' && item.page !== undefined && item.volume === undefined)
    return { ...item, type: 'chapter' };
  if (style === 'apa' && isOwnPublisher(item)) {
    const { publisher: _, ...rest } = item;
    return rest;
  }
  if (style !== 'ieee') return item;
  const { genre = '', ...fields } = item;
  return /\bpatent\b/i.test(genre) ? { ...fields, type: 'patent', number: genre } : item;
}

/** Whether the publisher is the short name of the organisation that is the author: "WHO". APA leaves out a publisher that is the author. */
function isOwnPublisher({ author = [], publisher = '' }: PrintedItem): boolean {
  const initials = author[0]?.literal?.match(/\p{Lu}/gu)?.join('') ?? '';
  return initials.length > 1 && initials === publisher;
}
