import { MONTH_NAMES } from '@marginalia/engine';
import { fieldSlot, ownText } from '../../lib/text/own-text.ts';
import { namedSources } from '../../lib/text/sources/named-sources.ts';
import type { SkillContext } from '../../skill.ts';
import { BLANK, computed, fill, type Line, quote, type Span } from '../../spans.ts';
import type { PhrasePart, TextPart } from './parameters.ts';
import { fillPhrase, type TextName, textNamed } from './phrases.ts';
import { quotedFields } from './placement.ts';
import { type FrontLine, frontMatterOf } from './read-front-matter.ts';

const SLOT = /\{([A-Za-z_]+)\}/g;

/** The lines of a named text with slots filled from the form. A version with a blank slot is skipped, and a line without versions left too. */
function textLines(name: TextName, context: SkillContext): Line[] {
  const id = `compose.${name}`;
  return textNamed(name).lines.flatMap((line): Line[] => {
    if (line === '') return [BLANK];
    if (line === '{sections}') return sectionList(context);
    if (line === '{sources}') return sourceList(context);
    const versions = typeof line === 'string' ? [line] : line;
    for (const version of versions) {
      const slots = slotsOf(version, context);
      if (slots !== undefined) return [fill(version, id, slots)];
    }
    return [];
  });
}

/** The lines of a phrase or of the definition's own text. A line of its own text with a blank field in it is left out. */
export function linesOf(part: PhrasePart<string> | TextPart<string>, context: SkillContext): Line[] {
  if ('phrase' in part) return textLines(part.phrase, context);
  return part.text
    .split('\n')
    .flatMap((line) => (line === '' ? [BLANK] : [ownText(line, 'compose.own', context) ?? []].filter(({ length }) => length > 0)));
}

/** The spans for each slot, or undefined if one is blank. */
function slotsOf(line: string, context: SkillContext): Record<string, Span> | undefined {
  const slots: Record<string, Span> = {};
  for (const [, name = ''] of line.matchAll(SLOT)) {
    const span = slotValue(name, context);
    if (span === undefined) return undefined;
    slots[name] = span;
  }
  return slots;
}

function slotValue(name: string, context: SkillContext): Span | undefined {
  const { values, labels, today, target } = context;
  if (name === 'named') {
    const count = namedSources(values, labels).length;
    return count === 0 ? undefined : computed(count === 1 ? 'one source' : `${count} sources`, 'named-sources');
  }
  if (name === 'today') return computed(longDate(today), 'date');
  if (name === 'target') return target === undefined ? undefined : computed(grouped(target), 'target');
  if (name.startsWith(OWN)) return frontLine(name.slice(OWN.length) as FrontLine, context);
  return fieldSlot(name, context);
}

/** Slots for lines that the description gives: "{own_guide}". */
const OWN = 'own_';

function frontLine(line: FrontLine, { sections, values, wholeDocument }: SkillContext): Span | undefined {
  const fields = quotedFields(sections).filter((field) => values[field] !== undefined);
  const place = fields.flatMap((field) => frontMatterOf(wholeDocument(field), values.title ?? '').lines[line] ?? [])[0];
  return place && quote(place);
}

/** The sources that the person names, numbered and quoted. */
function sourceList({ values, labels }: SkillContext): Line[] {
  const sources = namedSources(values, labels);
  if (sources.length === 0) return [];
  const lines = sources.map((source, index): Line => {
    const words = quote(source);
    return [computed(`${index + 1}. `, 'number'), ...(source.mention ? fillPhrase('mention', { source: words }) : [words])];
  });
  return [fillPhrase('sources'), ...lines, BLANK];
}

/** The numbered titles of the sections with their lengths in words, without the title page and the contents. */
function sectionList({ sections }: SkillContext): Line[] {
  return sections
    .filter(({ order, sources }) => order !== 'derived' || sources)
    .map(({ title, words }, index) => [
      computed(`${index + 1}. `, 'number'),
      computed(title, 'section-title'),
      ...(words ? [computed(` (${words[0] === words[1] ? grouped(words[0]) : `${words[0]}–${words[1]}`} words)`, 'section-words')] : []),
    ]);
}

/** 2026-11-14 as "14 November 2026". */
function longDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTH_NAMES[Number(month) - 1] ?? month} ${year}`;
}

/** 15000 as "15,000". */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
