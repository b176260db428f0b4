import type { SkillLack } from '../../lack.ts';
import { computed, phrasebook } from '../../spans.ts';
import { isKnown } from '../language/language.ts';
import { nameOf } from '../language/names.ts';
import { sentenceScores } from '../terms/rank-sentences.ts';
import type { TextDocument } from '../text/document.ts';
import { noText } from '../text/no-text.ts';
import { isErrand } from '../text/speech/course-talk.ts';
import { isFiller } from '../text/speech/tidy.ts';

const fillPhrase = phrasebook('summary', {
  few: 'The text has only a few sentences, so there is little to choose from. Paste more of it for a fuller result.',
  onlyNotes:
    'The text is notes without full sentences, so its lines are listed as they are. Add sentences or the transcript for a summary.',
  nothing: 'There is no text here that could be summarized. Paste the transcript, your notes or the text of the slides.',
  english:
    'The text is in {language}. Sentences and key terms are read in that language, but the cues for findings, methods, exam hints and tasks are known in English only, so those parts may stay empty.',
  unknown:
    'The text is in a language whose function words are not known here ({language}), so its key terms and its summary are less sure, and the cues for findings, exam hints and tasks are known in English only.',
  words: '{count} so far. Add full sentences.',
});

/** A text with fewer words, or with fewer notes, says too little to be summarized. */
const FEWEST_WORDS = 60;
const FEWEST_NOTES = 5;

/** The lacks of a text for a summary: too few words or sentences, or a language other than English. */
export function textLacks(document: TextDocument): SkillLack[] {
  return [...sizeLack(document), ...languageLack(document)];
}

function sizeLack(document: TextDocument): SkillLack[] {
  const { field, words, value } = document;
  const none = noText(value);
  if (none !== undefined) return [{ grade: 'needs-more', reason: none, field }];
  const hint = fillPhrase('words', { count: computed(words === 1 ? '1 word' : `${words} words`, 'words of the text') });
  const quotable = [...sentenceScores(document).keys()];
  if (quotable.length > 0) {
    // Greetings and deadlines alone are no lecture.
    if (quotable.every(({ text }) => isErrand(text))) return [{ grade: 'needs-more', reason: fillPhrase('nothing'), field }];
    return words < FEWEST_WORDS ? [{ grade: 'partial', reason: fillPhrase('few'), hint, field }] : [];
  }
  // Notes in key words can be listed, but a few of them make no debrief.
  const notes = document.sentences.filter((sentence) => !isFiller(sentence)).length;
  const listable = notes >= FEWEST_NOTES && words >= FEWEST_WORDS;
  return [{ grade: listable ? 'partial' : 'needs-more', reason: fillPhrase(listable ? 'onlyNotes' : 'nothing'), hint, field }];
}

function languageLack({ language, field }: TextDocument): SkillLack[] {
  if (language === 'en') return [];
  const name = computed(nameOf(language), 'language of the text');
  return [{ grade: 'partial', reason: fillPhrase(isKnown(language) ? 'english' : 'unknown', { language: name }), field }];
}
