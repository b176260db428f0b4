import { textOf } from '@marginalia/on-device';
import type { Measure } from '../measure.ts';
import { runDevice } from '../run-device.ts';
import { keyOf, share, studyTexts } from '../study-texts.ts';

/**
 * The decks of study texts: the share of the book's glossary that they ask, and the ratings of their cards by a person. Format: see
 * `StudyText`.
 */
const measure: Measure = {
  name: 'cards',
  async figures(folder) {
    const texts = studyTexts(folder);
    let glossary = 0;
    let asked = 0;
    const rated = { keep: 0, weak: 0, wrong: 0, none: 0 };
    let ratedTexts = 0;
    for (const { text, glossary: terms = [], ratings } of texts) {
      const cards = await deckOf(text);
      const deck = cards.map(({ question, answer }) => ` ${keyOf(`${question} . ${question.includes('_____') ? answer : ''}`)} `).join('|');
      glossary += terms.length;
      asked += terms.filter((term) => deck.includes(` ${keyOf(term)} `)).length;
      if (ratings === undefined) continue;
      ratedTexts += 1;
      for (const { question } of cards) rated[ratings[question] ?? 'none'] += 1;
    }
    if (texts.length === 0) return [];
    const of = rated.keep + rated.weak + rated.wrong;
    return [
      { name: 'glossary terms that the deck asks', value: share(asked, glossary), bar: 0.65, good: 'at least', of: glossary, floor: 0.8 },
      { name: 'rated cards that a student would keep', value: share(rated.keep, of), bar: 0.75, good: 'at least', of, floor: 0.95 },
      { name: 'rated cards that are wrong', value: share(rated.wrong, of), bar: 0.05, good: 'at most', of, floor: 0 },
      { name: 'kept cards of a text', value: share(rated.keep, ratedTexts), bar: 5, good: 'at least', of: ratedTexts },
      { name: 'cards of rated texts without a rating', value: rated.none, bar: 0, good: 'at most', of: of + rated.none },
    ];
  },
};

export default measure;

interface Asked {
  readonly question: string;
  readonly answer: string;
}

async function deckOf(material: string): Promise<Asked[]> {
  const { sections } = await runDevice('flashcard-creator', { material });
  const lines = (sections.find(({ section }) => section.title === 'Flashcards')?.lines ?? []).map(textOf);
  return lines.flatMap((line, at): Asked[] => {
    const question = /^\d+\. Q: (.+)$/.exec(line)?.[1];
    return question === undefined ? [] : [{ question, answer: (lines[at + 1] ?? '').replace(/^A: /, '') }];
  });
}
