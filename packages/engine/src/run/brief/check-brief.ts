import { isBlank } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import { itemKinds } from '../../items/kinds.ts';
import { countWords } from '../../result/transcript.ts';
import { hasMarks } from '../text/clean-text.ts';
import { isRefusal } from '../text/is-refusal.ts';
import { splitSections } from '../text/split-sections.ts';

/** A difference between a text and its outline. */
export type Deviation =
  | { readonly rule: 'refusal' | 'order' | 'marks' }
  | { readonly rule: 'missing'; readonly section: ResolvedSection }
  /** The section has words, but no item that its views could show. */
  | { readonly rule: 'unread'; readonly section: ResolvedSection }
  /** `have` and `asked` are numbers of words; of items if the section is a list. */
  | {
      readonly rule: 'few' | 'many';
      readonly of: 'words' | 'items';
      readonly section: ResolvedSection;
      readonly have: number;
      readonly asked: readonly [min: number, max: number];
    };

/** Checks a cleaned text against its outline. */
export function checkBrief(text: string, sections: readonly ResolvedSection[]): Deviation[] {
  const { found, lead } = splitSections(text, sections);
  if (found.length === 0 && isRefusal(text)) return [{ rule: 'refusal' }];
  const texts = new Map(found.map((part) => [part.section.id, part.text]));
  // The first section may stand without its title.
  const [first] = sections;
  if (first && !texts.has(first.id) && !isBlank(lead)) texts.set(first.id, lead);
  const findings = sections.flatMap((section) => checkSection(section, texts.get(section.id) ?? ''));
  const order = found.map(({ section }) => sections.indexOf(section));
  if (order.some((place, index) => index > 0 && place < (order[index - 1] ?? 0))) findings.push({ rule: 'order' });
  if (hasMarks(text)) findings.push({ rule: 'marks' });
  return findings;
}

/** Checks the text of one section, given without its title. */
export function checkSection(section: ResolvedSection, text: string): Deviation[] {
  if (isBlank(text)) return [{ rule: 'missing', section }];
  if (section.words) {
    const have = countWords(text);
    const [min, max] = toleranceOf(section.words);
    if (have < min) return [{ rule: 'few', of: 'words', section, have, asked: section.words }];
    if (have > max) return [{ rule: 'many', of: 'words', section, have, asked: section.words }];
  }
  if (section.items) {
    const have = section.holds === undefined ? countItems(text) : itemKinds[section.holds.kind].parse(text).length;
    const [min, max] = section.items;
    if (have < min) return [{ rule: 'few', of: 'items', section, have, asked: section.items }];
    if (have > max) return [{ rule: 'many', of: 'items', section, have, asked: section.items }];
  } else if (section.holds?.views && !section.holds.drafted && countWords(text) >= FEWEST_LISTING_WORDS) {
    if (itemKinds[section.holds.kind].parse(text).length === 0) return [{ rule: 'unread', section }];
  }
  return [];
}

/** A text with fewer words says that there is nothing to list, such as "No errors were found." */
const FEWEST_LISTING_WORDS = 40;

// A length within 15 % is accepted; the sections of a long document are allowed a wider range.
function toleranceOf([min, max]: readonly [number, number]): readonly [number, number] {
  return min === max ? [min * 0.8, max * 1.3] : [min * 0.85, max * 1.15];
}

const NUMBERED = /^\s*(?:(?:card|question|q|item)\s*)?\(?\d{1,3}\s?[.):]/gim;
const ROMAN = /^\s*\(?[ivxl]{1,6}[.)]\s/gim;
const QUESTIONS = /^\s*(?:q|question)\s?:/gim;
const BULLETS = /^\s*[-\u2022\u2013]\s+\S/gm;

/** Counts the items of a list whose kind is unknown: numbered lines, roman numerals, "Q:", bullets, otherwise paragraphs. */
export function countItems(text: string): number {
  const counts = [NUMBERED, QUESTIONS, ROMAN, BULLETS].map((mark) => text.match(mark)?.length ?? 0);
  const [numbered = 0, questions = 0, roman = 0, bullets = 0] = counts;
  const most = Math.max(numbered, questions);
  if (most > 1) return most;
  if (roman > 1) return roman;
  return bullets > 1 ? bullets : text.split(/\n\s*\n/).filter((paragraph) => !isBlank(paragraph)).length;
}

const WEIGHTS: Readonly<Record<Deviation['rule'], number>> = { refusal: 100, missing: 10, few: 3, unread: 3, many: 2, order: 2, marks: 1 };

/** The total weight of the findings. Of two texts, the one with the lower weight is better. */
export function weightOfDeviations(findings: readonly Deviation[]): number {
  return findings.reduce((sum, found) => sum + WEIGHTS[found.rule] - (found.rule === 'few' ? found.have / found.asked[0] : 0), 0);
}
