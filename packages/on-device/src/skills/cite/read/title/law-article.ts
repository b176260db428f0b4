import type { CslFields } from '../../csl-item.ts';
import { YEAR } from '../dates.ts';

/** OSCOLA: "(1997) 47 University of Toronto Law Journal 495", "[1999] Crim LR 95, 97": year, volume, journal, first page and cited page. */
const LAW_ARTICLE = new RegExp(
  `^[([](${YEAR})[)\\]]\\s(?:(\\d{1,3})(?:\\((\\d{1,3})\\))?\\s)?(\\p{Lu}[\\p{L}&.’' -]*\\p{L}\\.?)\\s(\\d{1,4})(?:,\\s\\d{1,4}(?:[-–]\\d{1,4})?)?\\.?$`,
  'u',
);

/** The fields of an article in a law journal from the text after its title; undefined for other texts. */
export function readLawArticle(text: string): CslFields | undefined {
  const [all, year = '', volume, issue, journal = '', page = ''] = LAW_ARTICLE.exec(text) ?? [];
  if (all === undefined) return undefined;
  return {
    type: 'article-journal',
    issued: { 'date-parts': [[Number(year)]] },
    'container-title': journal,
    // A journal that counts by years has its year in square brackets for a volume.
    ...(volume === undefined ? (all.startsWith('[') ? { volume: year } : {}) : { volume }),
    ...(issue === undefined ? {} : { issue }),
    page,
  };
}
