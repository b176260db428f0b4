import type { Values } from '../../../definition/field.ts';
import { isBlank } from '../../../definition/field.ts';
import type { ResolvedSection, SectionSources } from '../../../definition/outline.ts';
import { referencesIn } from '../../../sources/facts/references.ts';
import { foldedText } from '../../../sources/fold.ts';
import { listedWorks } from './listed-works.ts';

/** A source that the student gave. Its key stands for it while a model writes. */
export interface GivenSource {
  /** "S1" */
  readonly key: string;
  /** The citation of it in the text: "(Evans & Sadler, 2008)", "[1]". */
  readonly cited: string;
  /** Its entry in the list of references. */
  readonly entry: string;
}

/** The section of a document that lists its sources. */
export type SourcesSection = ResolvedSection & { readonly sources: SectionSources };

export function sourcesSection(sections: readonly ResolvedSection[]): SourcesSection | undefined {
  return sections.find((section): section is SourcesSection => section.sources !== undefined);
}

/** Words that stand in place of a source. */
const NO_SOURCE = /^\W*(?:none|no sources?|n\/?a|nil|tbd|to be added|not yet|-+)\W*$/i;

/** The sources of a form: those of its list field, and what its other texts list or cite besides. */
interface GivenSources {
  /** One a line, as typed. */
  readonly listed: string;
  /** Works that a text only cites: "Evans and Sadler (2008)". */
  readonly cited: readonly string[];
}

/** Reads the sources of a form. Takes time in proportion to its texts. */
export function givenSources({ fields: [list = '', ...others] }: SectionSources, values: Values): GivenSources {
  const texts = others.map((field) => values[field] ?? '');
  const typed = foldedText(values[list] ?? '');
  const lines = [values[list] ?? '', ...texts.flatMap(listedWorks).filter((work) => !typed.includes(foldedText(work)))].filter(
    (text) => !isBlank(text) && !NO_SOURCE.test(text),
  );
  const listed = lines.join('\n');
  const known = foldedText(listed);
  const cited = new Map<string, string>();
  for (const text of texts) {
    for (const { authors, year } of referencesIn(text)) {
      if (!authors || year === undefined) continue;
      const names = authors.map((name) => foldedText(name).trim());
      if (names.every((name) => known.includes(name)) && known.includes(year)) continue;
      cited.set(`${names.join(' ')} ${year}`, `${namesOf(authors)} (${year})`);
    }
  }
  return { listed, cited: [...cited.values()] };
}

function namesOf(authors: readonly string[]): string {
  const last = authors.at(-1) ?? '';
  return authors.length < 2 ? last : `${authors.slice(0, -1).join(', ')} and ${last}`;
}

/** The sources as the student typed them, for a host without a device to format them: one a line, cited by author and year. */
export function plainSources(listed: string): GivenSource[] {
  const lines = listed.split('\n').filter((line) => !isBlank(line));
  return lines.map((line, index) => ({ key: `S${index + 1}`, cited: citationOf(line.trim()), entry: line.trim() }));
}

/** "(Evans and Sadler, 2008)"; the first words of an entry without a year. */
function citationOf(entry: string): string {
  const year = /\b(?:1[5-9]|20)\d\d[a-z]?\b/.exec(entry);
  const names = entry.slice(0, year?.index ?? 0).match(/\p{Lu}[\p{L}'’-]+(?=,)/gu) ?? [];
  if (year && names.length > 0) return `(${names.length > 2 ? `${names[0]} et al.` : names.join(' and ')}, ${year[0]})`;
  return `(${(entry.split(/[.,(]/)[0] ?? '').split(/\s+/).slice(0, 6).join(' ')})`;
}

/** Adds the works that a text only cites. Numbered lists go on; others are sorted by their entries. */
export function withCited(sources: readonly GivenSource[], cited: readonly string[]): GivenSource[] {
  if (cited.length === 0) return [...sources];
  const numbered = sources.length > 0 && sources.every(({ cited: mark }) => /^\[\d+\]$/.test(mark));
  const more = cited.map((work, index): GivenSource => {
    const number = sources.length + index + 1;
    const [, names = work, year = ''] = /^(.*) \((.*)\)$/.exec(work) ?? [];
    return {
      key: `S${number}`,
      cited: numbered ? `[${number}]` : `(${names}, ${year})`,
      entry: `${numbered ? `[${number}] ` : ''}${names} (${year}). [to be added]`,
    };
  });
  const all = [...sources, ...more];
  return numbered ? all : all.sort((one, other) => one.entry.localeCompare(other.entry, 'en'));
}
