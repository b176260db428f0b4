import { wordsOf } from '@marginalia/engine';
import type { SkillLack } from '../../lack.ts';
import { drawCards } from '../../lib/cards/draw-cards.ts';
import { unusedForCards } from '../../lib/cards/unused-for-cards.ts';
import { isKnown } from '../../lib/language/language.ts';
import { nameOf } from '../../lib/language/names.ts';
import { sentenceLanguage } from '../../lib/language/sentence-language.ts';
import type { TextDocument } from '../../lib/text/document.ts';
import type { Skill, SkillOutput } from '../../skill.ts';
import { BLANK, computed, type Line } from '../../spans.ts';
import { fillPhrase } from './phrases.ts';

/** Words of study material for each card, where there is no card yet: dense notes. */
const WORDS_A_CARD = 25;
/** The most words that a missing card is said to need. Measured: prose of textbooks gives a card for about 250 words. */
const MOST_WORDS_A_CARD = 250;
/** The number of missing words is rounded up to a multiple of this. */
const ROUNDING = 50;
/** More words than these are no advice: not the length of the material is short, but its kind. */
const MOST_MISSING = 1000;

/** Writes question and answer cards whose answers are quoted. With fewer than `min` it says how many words are missing. */
export const cards: Skill<'cards', SkillOutput> = ({ from, min, max }, context) => {
  const document = context.document(from);
  let left = 0;
  const drawn = drawCards(document, max, (_, refusal) => {
    if (refusal === 'enough of its kind') left += 1;
  });
  const unused = unusedForCards(document);
  const lines = drawn.flatMap(({ question, answer }, index): Line[] => [
    ...(index === 0 ? [] : [BLANK]),
    fillPhrase('question', { number: computed(index + 1, 'number of the card'), front: question }),
    fillPhrase('answer', { back: answer }),
  ]);
  const spoken = [
    ...(drawn.length === max && left > 0 ? [fullLack(document, left)] : []),
    ...(drawn.length > 0 && drawn.every(({ kind }) => kind === 'given') ? [] : languageLacks(document)),
  ];
  if (drawn.length >= min) return spoken.length === 0 ? { lines, unused } : { lines, lacks: spoken, unused };
  const perCard = drawn.length === 0 ? WORDS_A_CARD : Math.min(MOST_WORDS_A_CARD, Math.max(WORDS_A_CARD, document.words / drawn.length));
  const missing = Math.max(ROUNDING, Math.ceil(((min - drawn.length) * perCard) / ROUNDING) * ROUNDING);
  const slots = { words: computed(missing, 'missing cards × words a card, in fifties'), min: computed(min, 'least number of cards') };
  const hint = fillPhrase('soFar', { words: computed(wordsOf(document.words), 'number of words') });
  if (drawn.length === 0)
    return {
      lines: [fillPhrase('none', slots)],
      lacks: [{ grade: 'needs-more', reason: fillPhrase('needs', slots), hint, field: from }],
      unused,
    };
  const count = computed(drawn.length, 'number of cards');
  if (document.language !== 'en' || missing > MOST_MISSING) {
    const reason = fillPhrase(drawn.length === 1 ? 'onlyOne' : 'onlySome', { count });
    return { lines: [...lines, BLANK, reason], lacks: [{ grade: 'partial', reason, field: from }, ...spoken], unused };
  }
  const short = drawn.length === 1 ? fillPhrase('one', slots) : fillPhrase('short', { ...slots, count });
  const lack: SkillLack = { grade: 'partial', reason: fillPhrase('fewer', { ...slots, count }), hint, field: from };
  return { lines: [...lines, BLANK, short], lacks: [lack, ...spoken], unused };
};

/** A full deck leaves out the cards that a person would least likely keep. */
function fullLack({ field }: TextDocument, left: number): SkillLack {
  return { grade: 'partial', reason: fillPhrase('full', { count: computed(left, 'cards without a place') }), field };
}

/** All kinds of card read English. Of other languages only definitions are read, or only the lines of a list of terms. */
function languageLacks(document: TextDocument): SkillLack[] {
  const { language, field } = document;
  const others = otherLanguages(document);
  if (language === 'en' && others.length === 0) return [];
  if (language === 'en') {
    const languages = computed(others.map(nameOf).join(', '), 'languages of sentences');
    return [{ grade: 'partial', reason: fillPhrase('alsoOther', { languages }), field }];
  }
  return [{ grade: 'partial', reason: fillPhrase(isKnown(language) ? 'onlyDefinitions' : 'onlyLabels'), field }];
}

/** The share of sentences from which a text has several languages; one foreign sentence is a quotation. */
const OTHER_SHARE = 0.1;
const FEWEST_OTHER = 2;

/** The languages besides English of the sentences of an English text. */
function otherLanguages({ language, sentences }: TextDocument): string[] {
  const found = sentences.map(({ text }) => sentenceLanguage(text, language)).filter((code) => code !== 'en');
  const fewest = Math.max(Math.min(FEWEST_OTHER, sentences.length), OTHER_SHARE * sentences.length);
  return found.length < fewest ? [] : [...new Set(found)];
}
