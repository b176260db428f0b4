import { referenceTexts } from '../documents/corrected-references.ts';
import { type Verdict, verdictOf } from '../generation/verdict.ts';
import { collapsed } from '../items/lines.ts';
import { itemIds } from '../items/section-items.ts';
import { itemsOf } from '../run/brief/items-of.ts';
import type { ResultWork } from './result-work.ts';
import type { MadeText } from './standing-result.ts';

/** The sentence of the device that counts the sources which its list does not take. */
const NOT_LISTED = /^(Not in the list: )([\d,]+)(?= of )/;

/** A verdict without the lines of the form that the student has corrected: they are in the list. */
export function settledVerdict({ tool, text, values = {} }: MadeText, verdict: Verdict, { views }: ResultWork): Verdict {
  const texts = referenceTexts(views['references']);
  if (verdict.unused.length === 0 || Object.keys(texts).length === 0) return verdict;
  const corrected = itemsOf(tool, text, values).flatMap((section) => {
    if (section.kind !== 'reference') return [];
    const ids = itemIds(section);
    return section.items.flatMap((item, index) => (texts[ids[index] ?? ''] === undefined ? [] : [item.text.replace(/\s*…$/, '')]));
  });
  const isCorrected = (words: string): boolean => corrected.some((line) => line !== '' && words.startsWith(line));
  const unused = verdict.unused.filter(({ field, start, end }) => !isCorrected(collapsed((values[field] ?? '').slice(start, end))));
  const settled = verdict.unused.length - unused.length;
  const lacks = verdict.lacks.flatMap((lack) => {
    const count = Number(NOT_LISTED.exec(lack.reason)?.[2]?.replaceAll(',', ''));
    if (Number.isNaN(count)) return [lack];
    return count > settled ? [{ ...lack, reason: lack.reason.replace(NOT_LISTED, `$1${count - settled}`) }] : [];
  });
  return settled === 0 ? verdict : verdictOf(lacks, unused);
}
