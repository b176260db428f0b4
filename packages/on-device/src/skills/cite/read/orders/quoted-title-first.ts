import { readHead } from '../head.ts';
import type { Parts } from '../parts.ts';
import { authorAfter } from '../title/author-after.ts';
import { readLawArticle } from '../title/law-article.ts';
import { readLawChapter } from '../title/law-chapter.ts';
import { takeQuoted } from '../title/quoted-title.ts';
import { assemble } from './assemble.ts';

/** "“What can I do?” Explaining the paradox with apathy. Journal", "“Two years”: Waiting in camps. Journal": the quotation begins a title. */
const GOES_ON = /^[”"'’](?::\s(?!In\b)\p{Lu}|\s+\p{Lu}\p{L}+\s(?:\S+\s){0,3}\p{Ll}{4,})[^.]*\.\s\p{Lu}/u;
/** "Title, in «Nature»": quotation marks after "in" hold the journal. */
const NAMES_LARGER_WORK = /\p{L}{3},?\s+in:?$/u;

/** The longest text before a title in quotation marks, in characters: the longest list of names. */
const LONGEST_HEAD = 2400;

/** A title in quotation marks after names: articles in MLA, Chicago, IEEE, Harvard and many others. */
export function readQuoted(text: string): Parts | undefined {
  const quoted = takeQuoted(text);
  if (quoted === undefined || quoted.before.length > LONGEST_HEAD || /^[\s:,]*\p{Ll}{4}/u.test(quoted.after.replace(/^[\s,]*in\b/, '')))
    return undefined;
  if (NAMES_LARGER_WORK.test(quoted.before) || GOES_ON.test(text.slice(text.indexOf(quoted.title) + quoted.title.length))) return undefined;
  const head = readHead(quoted.before);
  if (head === undefined) return undefined;
  const law = readLawArticle(quoted.after) ?? readLawChapter(quoted.after);
  if (law !== undefined && head.names.length > 0 && !head.dated)
    return { fields: { ...law, author: head.names, title: quoted.title }, certain: true };
  const author = head.names.length === 0 ? authorAfter(quoted.after) : undefined;
  return author
    ? assemble({ ...head, names: author.names }, quoted.title, author.rest, true)
    : assemble(head, quoted.title, quoted.after, true);
}
