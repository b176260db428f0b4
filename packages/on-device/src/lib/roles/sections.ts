import type { TextDocument } from '../text/document.ts';

/** The main sections of a paper, from which all parts below them take their place. */
export type Section = 'abstract' | 'introduction' | 'methods' | 'results' | 'discussion' | 'limitations' | 'apart';

const NAMES: readonly (readonly [Section, RegExp])[] = [
  ['abstract', /^(?:abstract|summary)/i],
  ['introduction', /^(?:introduction|background|related|literature)/i],
  ['results', /^(?:methods? (?:and|&) (?:findings|results)|results?|findings|experiments?(?: and results)?$|evaluation)/i],
  ['methods', /^(?:materials?|patients|subjects|participants|methods?|methodology|experimental|data)/i],
  ['discussion', /^(?:discussion|conclusion)/i],
  ['limitations', /^limitations/i],
];
const MAIN =
  /^(?:(?:\d+\.?|[IVX]+\.?)\s*)?(abstract|summary|introduction|background|related work|literature review|(?:materials?|patients|subjects|participants) (?:and|&) methods?|methods?(?: and materials?| (?:and|&) (?:findings|results)|\/design)?|methodology|experimental(?: (?:section|procedures?|setup))?|data(?: and methods?)?|results?(?:\s?(?:and|&|\/)\s?(?:discussions?|analys[ie]s))?|findings|experiments?(?: and results)?|evaluation|discussions?(?: and conclusions?)?|conclusions?(?: and .{3,30})?|limitations|references|bibliography|acknowledge?ments?|supplementary .{3,30}|appendix.{0,20})\s*:?$/i;

/** The main section of each part; undefined before the first heading that names one, and in a text with hardly any such headings. */
export function sectionsOf({ raw, parts }: TextDocument): readonly (Section | undefined)[] {
  let section: Section | undefined;
  const sections = parts.map(({ heading }) => {
    const name = heading === undefined ? undefined : MAIN.exec(raw.slice(heading.start, heading.end))?.[1];
    if (name !== undefined) section = NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? 'apart';
    return section;
  });
  return new Set(sections).size > FEW ? sections : sections.map(() => undefined);
}

/** One heading stands above a whole abstract. */
const FEW = 2;
