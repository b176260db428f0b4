import { textOf } from '@marginalia/on-device';
import { tokenize } from '../../../packages/on-device/src/lib/text/tokens.ts';
import type { Figure, Measure } from '../measure.ts';
import { runDevice } from '../run-device.ts';
import { keyOf, share, studyTexts } from '../study-texts.ts';

/** The most terms that "Terms to Know" lists. */
const MOST_LISTED_TERMS = 12;
/** The largest distance of two words that are neighbours in TextRank and in YAKE. */
const WINDOW = 3;

/**
 * The terms that a deck lists, compared with the book's glossary and with lists of the same length by simple methods. Format: see
 * `StudyText`.
 */
const measure: Measure = {
  name: 'key-terms',
  async figures(folder) {
    const texts = studyTexts(folder).filter(({ glossary = [] }) => glossary.length > 0);
    const lists: Record<string, (text: string) => Promise<string[]> | string[]> = {
      'listed terms': listedTerms,
      'the baseline "frequency"': (text) => topTerms(counts(text)),
      'the baseline "TextRank"': (text) => topTerms(textRank(text)),
      'the baseline "YAKE"': (text) => topTerms(spreadAndCase(text)),
    };
    const figures: Figure[] = [];
    for (const [name, list] of Object.entries(lists)) {
      let hits = 0;
      let all = 0;
      for (const { text, glossary = [] } of texts) {
        const wanted = new Set(glossary.map(keyOf));
        const terms = await list(text);
        hits += terms.filter((term) => wanted.has(keyOf(term))).length;
        all += terms.length;
      }
      if (all > 0)
        figures.push({
          name: `in the glossary: ${name}`,
          value: share(hits, all),
          bar: 0.45,
          good: 'at least',
          of: all,
          ...(name === 'listed terms' ? { floor: 0.9 } : {}),
        });
    }
    return figures;
  },
};

export default measure;

async function listedTerms(material: string): Promise<string[]> {
  const { sections } = await runDevice('flashcard-creator', { material });
  const lines = sections.find(({ section }) => section.title === 'Terms to Know')?.lines ?? [];
  return lines.map(textOf).flatMap((line) => /^- (.+?)(?: \(\d+ times\))?(?::|$)/.exec(line)?.[1] ?? []);
}

function topTerms(scores: ReadonlyMap<string, number>): string[] {
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_LISTED_TERMS)
    .map(([word]) => word);
}

function wordsOf(text: string): { readonly word: string; readonly text: string }[] {
  return tokenize(text).filter(({ stop, word }) => !stop && /^\p{L}{3,}/u.test(word));
}

function counts(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { word } of wordsOf(text)) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** Words by their rank in the graph of neighbours, after thirty rounds with a damping of 0.85. */
function textRank(text: string): Map<string, number> {
  const words = wordsOf(text).map(({ word }) => word);
  const near = new Map<string, Map<string, number>>();
  const link = (one: string, other: string) => {
    const links = near.get(one) ?? new Map<string, number>();
    near.set(one, links.set(other, (links.get(other) ?? 0) + 1));
  };
  words.forEach((word, at) => {
    for (const other of words.slice(at + 1, at + WINDOW)) if (other !== word) [link(word, other), link(other, word)];
  });
  const total = new Map([...near].map(([word, links]) => [word, [...links.values()].reduce((sum, weight) => sum + weight, 0)]));
  let ranks = new Map([...near.keys()].map((word) => [word, 1]));
  for (let round = 0; round < 30; round += 1) {
    ranks = new Map(
      [...near].map(([word, links]) => [
        word,
        0.15 + 0.85 * [...links].reduce((sum, [other, weight]) => sum + ((ranks.get(other) ?? 0) * weight) / (total.get(other) ?? 1), 0),
      ]),
    );
  }
  return ranks;
}

/** The features that YAKE adds to frequency: capitals, an early first place, and few different neighbours. */
function spreadAndCase(text: string): Map<string, number> {
  const words = wordsOf(text);
  const seen = new Map<string, { count: number; capitals: number; first: number; near: Set<string> }>();
  words.forEach(({ word, text: written }, at) => {
    const entry = seen.get(word) ?? { count: 0, capitals: 0, first: at, near: new Set<string>() };
    entry.count += 1;
    if (/^\p{Lu}/u.test(written)) entry.capitals += 1;
    for (const { word: other } of words.slice(Math.max(0, at - 1), at + 2)) entry.near.add(other);
    seen.set(word, entry);
  });
  return new Map(
    [...seen].map(([word, { count, capitals, first, near }]) => {
      const variety = near.size / count;
      const position = Math.log(3 + first / 20);
      return [word, ((1 + capitals / (1 + Math.log(count))) * count) / (position * (1 + variety))];
    }),
  );
}
