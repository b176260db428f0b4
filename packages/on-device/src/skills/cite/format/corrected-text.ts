import { AND_OTHERS } from '../read/names.ts';
import type { CitationStyle } from './citation-style.ts';
import type { Item } from './style-item.ts';

/** The names of archives of preprints. */
const PREPRINTS = /rxiv|preprint|ssrn|\bosf\b/i;

/**
 * An entry without what its style file gets wrong: IEEE ends a patent without a full stop, Harvard calls every article without volume and pages
 * a preprint, APA prints an issue as a volume, IEEE leaves translators out, and MLA leaves out that a text is a thesis.
 */
export function correctedText(printed: string, item: Item | undefined, style: CitationStyle): string {
  const text = withoutAnd(printed, item);
  if (item?.type === 'patent') return text.replace(/(?<![.?!])$/, '.');
  if (style === 'apa') return withIssue(text, item);
  if (style === 'ieee') return withTranslators(text, item);
  if (style === 'harvard' && !PREPRINTS.test(item?.['container-title'] ?? '')) return text.replace(' [Preprint]', '');
  const degree = style === 'mla' && item?.type === 'thesis' ? item.genre?.replace(/\bdiss\.$/, 'dissertation') : undefined;
  return degree === undefined || text.includes(degree) ? text : `${text} ${degree}.`;
}

/** An issue without a volume stands in brackets: "Cultural Critique, (1), 89–107". */
function withIssue(text: string, item: Item | undefined): string {
  const { volume, issue, page } = item ?? {};
  const first = /^\w+/.exec(page ?? '')?.[0];
  if (volume !== undefined || issue === undefined || first === undefined) return text;
  return text.replace(`, ${issue}, ${first}`, () => `, (${issue}), ${first}`);
}

/** "Discipline and Punish, A. Sheridan, Trans. Pantheon, 1977.": the translators of a book stand behind its title. */
function withTranslators(text: string, item: Item | undefined): string {
  const { title = '', translator = [] } = item ?? {};
  const end = text.indexOf(`${title}. `) + title.length;
  if (title === '' || end < title.length || translator.length === 0) return text;
  const names = translator.map(({ family = '', given = '', literal }) => {
    const initials = given.replace(/(\p{L})[\p{L}’']*\.?/gu, '$1.');
    return literal ?? `${initials} ${family}`.trim();
  });
  return `${text.slice(0, end)}, ${names.join(' and ')}, Trans${text.slice(end)}`;
}

/** The last name that is known is not the last of the list, so that no "and" stands before it: "Lee, A., Cho, B., et al." */
function withoutAnd(text: string, item: Item | undefined): string {
  const last = item?.author?.at(-1);
  const at = last?.suffix === AND_OTHERS && last.family !== undefined ? text.indexOf(last.suffix) : -1;
  if (at < 0) return text;
  const names = text.slice(0, at).replace(/,?\s(?:&|and)\s(?!.*\s(?:&|and)\s)/, ', ');
  return `${names}${text.slice(at)}`;
}
