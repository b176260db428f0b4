import { computed, type Line, type Span } from '../../spans.ts';
import type { Bibliography } from './bibliography.ts';
import { STYLE_NAMES } from './format/citation-style.ts';
import { fillPhrase } from './phrases.ts';

/** The line about what the style changed in capitals or would change. No line without a list. */
export function capitalsLine({ style, sources, entries }: Bibliography): readonly Line[] {
  if (entries.length === 0) return [];
  const titles = entries.map(({ id, text }) => ({ title: sources[Number(id)]?.fields.title ?? '', text: plain(text) }));
  const name = computed(STYLE_NAMES[style], 'cite.style');
  const changed = titles.filter(
    ({ title, text }) => !text.includes(plain(title)) && text.toLowerCase().includes(plain(title).toLowerCase()),
  ).length;
  if (changed > 0)
    return [
      fillPhrase('changed', {
        style: name,
        count: countOfEntries(changed),
      }),
    ];
  const headlines = style === 'apa' || style === 'ieee' || style === 'harvard' ? titles.filter(({ title }) => isHeadline(title)).length : 0;
  return [headlines === 0 ? fillPhrase('kept') : fillPhrase('headline', { style: name, count: computed(headlines, 'cite.count') })];
}

/** "1 entry", "3 entries". */
export function countOfEntries(count: number): Span[] {
  return count === 1 ? fillPhrase('entry') : fillPhrase('entries', { count: computed(count, 'cite.count') });
}

/** The text without quotation marks and dashes, which the style sets. */
function plain(text: string): string {
  return text.replace(/["“”'‘’]/g, "'").replace(/[–—]/g, '-');
}

/** Whether most longer words after the first are capitalised. */
function isHeadline(title: string): boolean {
  const words = title
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length >= 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.7;
}
