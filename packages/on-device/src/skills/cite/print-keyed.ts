import { BLANK, collapse, computed, type Line } from '../../spans.ts';
import { type Bibliography, type BibliographySource, isListed } from './bibliography.ts';

/** The first words of a source that cannot be read name it in a text. */
const NAME_WORDS = 6;

/**
 * Prints each source under its key and its citation: "[S1] (Kahneman, 2011)", then its entry, in the order of the list. Keys count the
 * sources in the order of the form, without repeats. A source that cannot be read keeps its own words.
 */
export function printKeyed({ sources, entries, style }: Bibliography, raw: string): readonly Line[] {
  const own = sources.filter(({ status }) => status !== 'duplicate');
  const keyOf = (source: BibliographySource | undefined): string => `S${source ? own.indexOf(source) + 1 : 0}`;
  const numbered = entries.some(({ text }) => text.startsWith('[1] '));
  const unread = own.filter((source) => !isListed(source)).map((source, index) => ({ source, number: entries.length + index + 1 }));
  const lines = [
    ...entries.map(({ id, text, cited = '' }) => [`[${keyOf(sources[Number(id)])}] ${cited}`, text]),
    ...unread.map(({ source, number }) => {
      const words = collapse(raw.slice(source.start, source.end));
      return numbered ? [`[${keyOf(source)}] [${number}]`, `[${number}] ${words}`] : [`[${keyOf(source)}] (${nameOf(words)})`, words];
    }),
  ];
  return lines.flatMap((pair, index) => [...(index === 0 ? [] : [BLANK]), ...pair.map((text): Line => [computed(text, `cite.${style}`)])]);
}

function nameOf(words: string): string {
  if (/^(?:https?:|www\.|doi:|10\.)/i.test(words)) return words.split(/\s/)[0] ?? '';
  return (words.split(/[.,(]/)[0] ?? '').split(' ').slice(0, NAME_WORDS).join(' ');
}
