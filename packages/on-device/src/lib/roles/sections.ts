import type { TextDocument } from '../text/document.ts';

/** The main sections of a paper, from which all parts below them take their place. */
export type Section = 'abstract' | 'introduction' | 'methods' | 'results' | 'discussion' | 'limitations' | 'apart';

const HEADINGS: readonly (readonly [Section, string])[] = [
  ['abstract', 'abstract|summary'],
  ['introduction', 'introduction|background|related work|literature review'],
  [
    'methods',
    '(?:materials?|patients|subjects|participants) (?:and|&) methods?|methods?(?: and materials?|/design)?|methodology|experimental(?: (?:section|procedures?|setup))?|data(?: and methods?)?|(?:empirical|identification|estimation) (?:strategy|specification|model)|(?:the |our )?model(?: (?:and|&) (?:data|assumptions|methods?))?',
  ],
  [
    'results',
    'methods? (?:and|&) (?:findings|results)|results?(?:\\s?(?:and|&|/)\\s?(?:discussions?|analys[ie]s))?|findings|experiments?(?: and results)?|evaluation',
  ],
  ['discussion', 'discussions?(?: and conclusions?)?|conclusions?(?: and .{3,30})?'],
  ['limitations', 'limitations'],
  ['apart', 'references|bibliography|acknowledge?ments?|supplementary .{3,30}|appendix.{0,20}'],
];
const MAIN = HEADINGS.map(
  ([section, names]) => [section, new RegExp(`^(?:(?:\\d+\\.?|[IVX]+\\.?)\\s*)?(?:${names})\\s*:?$`, 'i')] as const,
);

/** One heading stands above a whole abstract. */
const FEW_HEADINGS = 2;

/** The main section of each part; undefined before the first heading that names one, and in a text with hardly any such headings. */
export function sectionsOf({ raw, parts }: TextDocument): readonly (Section | undefined)[] {
  let section: Section | undefined;
  const sections = parts.map(({ heading }) => {
    const title = heading && raw.slice(heading.start, heading.end);
    section = (title && MAIN.find(([, names]) => names.test(title))?.[0]) || section;
    return section;
  });
  return new Set(sections).size > FEW_HEADINGS ? sections : sections.map(() => undefined);
}
