import type { PrintedItem } from '../csl-item.ts';

const ARTICLE = /^(?:the|an?)\s+(?=[\p{L}\p{N}])/iu;
/** The marks with which an entry or a citation may open. */
const OPENING = /^[(“‘"]*/;

/** The article at the start of the title by which an entry is sorted, because it has no author: lists file "The Holy Bible" under H. */
export function leadingArticle({ author, editor, translator, title = '' }: PrintedItem): string {
  return (author ?? editor ?? translator) === undefined ? (ARTICLE.exec(title)?.[0] ?? '') : '';
}

/** An entry that was sorted without the article of its title, with it. */
export function withArticle(text: string, article: string): string {
  return text.replace(OPENING, (marks) => `${marks}${article}`);
}
