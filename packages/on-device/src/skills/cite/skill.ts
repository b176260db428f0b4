import type { Skill } from '../../skill.ts';
import { BLANK, computed, type Line } from '../../spans.ts';
import { bibliographyOf } from './bibliography.ts';
import { citationStyle } from './format/citation-style.ts';
import { loadFormatting } from './format/format-list.ts';
import { fillPhrase } from './phrases.ts';
import { printAttention, shortQuote } from './print-attention.ts';

/** Prints a reference list in the chosen style, or what each source still needs. Looks nothing up and guesses nothing. */
export const cite: Skill<'cite'> = async ({ from, style, part }, { values, today }) => {
  const raw = values[from] ?? '';
  const bibliography = await bibliographyOf(raw, citationStyle(values[style]), today);
  if (bibliography.sources.length === 0) return [fillPhrase('empty')];
  if (part === 'attention') return printAttention(bibliography, from, raw);
  if (bibliography.entries.length === 0) {
    return [
      fillPhrase('noneListed'),
      ...bibliography.sources.map((source): Line => [...fillPhrase('bullet'), ...shortQuote(source, from, raw)]),
    ];
  }
  const rule = `cite.${bibliography.style}`;
  return bibliography.entries.flatMap((entry, index): readonly Line[] => [...(index === 0 ? [] : [BLANK]), [computed(entry.text, rule)]]);
};

cite.load = loadFormatting;
