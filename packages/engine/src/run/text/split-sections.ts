import type { ResolvedSection } from '../../definition/outline.ts';
import { SectionTitles } from './section-titles.ts';

/** A text, split at the section titles that it contains. */
export interface SplitText {
  /** The text before the first title. */
  readonly lead: string;
  /** The sections in the order of the text, each with its text without the title. */
  readonly found: readonly { readonly section: ResolvedSection; readonly text: string }[];
}

/** Splits a cleaned text into its sections. If a title occurs twice, only the first counts. */
export function splitSections(text: string, sections: readonly ResolvedSection[], numbers: 'own' | 'any' = 'own'): SplitText {
  const titles = new SectionTitles(sections, numbers);
  const found: { section: ResolvedSection; lines: string[] }[] = [];
  const lead: string[] = [];
  for (const line of text.split('\n')) {
    const section = titles.at(line);
    if (section && !found.some((other) => other.section.id === section.id)) found.push({ section, lines: [] });
    else (found.at(-1)?.lines ?? lead).push(line);
  }
  return {
    lead: lead.join('\n').trim(),
    found: found.map(({ section, lines }) => ({ section, text: lines.join('\n').trim() })),
  };
}

/** Joins the sections under their exact titles, by which screens and exports find headings. */
export function joinSections(parts: SplitText): string {
  return [parts.lead, ...parts.found.map(({ section, text }) => `${section.title}\n${text}`)].filter((part) => part !== '').join('\n\n');
}
