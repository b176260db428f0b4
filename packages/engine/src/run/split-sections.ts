import type { ResolvedSection } from '../definition/outline.ts';

/** A text in the sections of its outline, as far as their titles stand in it. */
export interface SplitText {
  /** What stands before the first title. */
  readonly lead: string;
  /** In the order of the text; the text without its title. */
  readonly found: readonly { readonly section: ResolvedSection; readonly text: string }[];
}

/** Finds the sections of a cleaned text. A title may be numbered as in the prompt, end with a colon or be in other case. */
export function splitSections(text: string, sections: readonly ResolvedSection[]): SplitText {
  const byTitle = new Map<string, ResolvedSection>();
  for (const [index, section] of sections.entries()) {
    const title = titleForm(section.title);
    for (const form of [title, `${index + 1}. ${title}`, `${index + 1}) ${title}`, `section: ${title}`]) {
      if (!byTitle.has(form)) byTitle.set(form, section);
    }
  }
  const longest = Math.max(0, ...sections.map(({ title }) => title.length)) + 20;
  const found: { section: ResolvedSection; lines: string[] }[] = [];
  const lead: string[] = [];
  for (const line of text.split('\n')) {
    const section = line.length > longest ? undefined : byTitle.get(titleForm(line));
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

function titleForm(line: string): string {
  return line.trim().replace(/\s*:$/, '').replace(/\s+/g, ' ').toLowerCase();
}
