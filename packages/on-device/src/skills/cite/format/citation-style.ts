/** The citation styles on offer, by the option's value. */
export const CITATION_STYLES = ['apa', 'mla', 'chicago', 'harvard', 'ieee'] as const;

export type CitationStyle = (typeof CITATION_STYLES)[number];

export const STYLE_NAMES: Readonly<Record<CitationStyle, string>> = {
  apa: 'APA (7th Edition)',
  mla: 'MLA (8th Edition)',
  chicago: 'Chicago (17th Edition)',
  harvard: 'Harvard',
  ieee: 'IEEE',
};

/** The style of an option's value, or APA, the form's default. */
export function citationStyle(value: string | undefined): CitationStyle {
  return CITATION_STYLES.find((style) => style === value) ?? 'apa';
}
