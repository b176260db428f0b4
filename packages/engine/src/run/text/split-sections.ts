import type { ResolvedSection } from '../../definition/outline.ts';
import { SectionTitles } from './section-titles.ts';

/** A text in the sections of its outline, as far as their titles stand in it. */
export interface SplitText {
  /** What stands before the first title. */
  readonly lead: string;
  /** In the order of the text; the text without its title. */
  readonly found: readonly { readonly section: ResolvedSection; readonly text: string }[];
}

/** Finds the sections of a cleaned text. Of a title that stands there twice the first counts. */
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

/** Sections under their exact titles, as a screen and an exporter look for them. */
export function joinSections(parts: SplitText): string {
  return [parts.lead, ...parts.found.map(({ section, text }) => `${section.title}\n${text}`)].filter((part) => part !== '').join('\n\n');
}
