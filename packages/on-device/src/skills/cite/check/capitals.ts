import { computed, type Line } from '../../../spans.ts';
import type { Bibliography } from '../bibliography.ts';
import { STYLE_NAMES } from '../format/citation-style.ts';
import { say } from '../phrases.ts';

/** What the style did to capitals, or what it would ask for. No line where there is no list. */
export function capitalsLine({ style, sources, entries }: Bibliography): readonly Line[] {
  if (entries.length === 0) return [];
  const titles = entries.map(({ id, text }) => ({ title: sources[Number(id)]?.fields.title ?? '', text: plain(text) }));
  const name = computed(STYLE_NAMES[style], 'cite.style');
  const changed = titles.filter(
    ({ title, text }) => !text.includes(plain(title)) && text.toLowerCase().includes(plain(title).toLowerCase()),
  ).length;
  if (changed > 0)
    return [
      say('changed', { style: name, count: changed === 1 ? say('entry') : say('entries', { count: computed(changed, 'cite.count') }) }),
    ];
  const headlines = style === 'apa' || style === 'ieee' || style === 'harvard' ? titles.filter(({ title }) => isHeadline(title)).length : 0;
  return [headlines === 0 ? say('kept') : say('headline', { style: name, count: computed(headlines, 'cite.count') })];
}

/** Quotation marks and dashes are the style's own; they do not count as a change of capitals. */
function plain(text: string): string {
  return text.replace(/["“”'‘’]/g, "'").replace(/[–—]/g, '-');
}

/** A capital on most of the longer words after the first. */
function isHeadline(title: string): boolean {
  const words = title
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length >= 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.7;
}
