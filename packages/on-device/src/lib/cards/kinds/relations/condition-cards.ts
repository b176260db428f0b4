import { type Passage, quote } from '../../../../spans.ts';
import { keyTerms } from '../../../terms/key-terms.ts';
import type { Sentence, TextDocument } from '../../../text/document.ts';
import { isPlainVerb } from '../../../text/word-classes.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { pointsAway, standsAlone } from '../../standing.ts';

const MOST_WORDS = 36;
const RANKED = 60;
/** The least likelihood of a term whose conditions are worth learning. */
const LEAST_LIKELY = 0.2;
/** "When blood pressure drops, the muscle cells relax." A condition with a comma in it is a list or holds an aside. */
const WHEN = /^((?:When|If)\s(?:[^,;:()“"—–]|\([^()]{1,30}\)){12,120}),\s(?:then\s)?([^;:?“"—–]{15,190})[.]$/su;
/** Words for someone or something outside the sentence, what happened once, and conditions without a subject: "when heated". */
const NO_CONDITION =
  /\b(?:this|that|these|those|he|she|his|her|him|you|your|we|our|us|I|my|one|someone|was|were|had|did|would|could|should|might)\b|^(?:when|if)\s(?:\p{L}+(?:ing|ed)|it|they|there|not|so|used|both|all|any|p|x|more)\s/iu;
/** The rest of a list or an aside, advice, and names: "…, then there is room", "…, however, it goes on", "the condition is called …". */
const NO_EFFECT =
  /^\S{1,3},\s|^(?:and|or|but|it\s(?:is|can|may|will|would|does|has|follows)|they\s(?:should|must|may|can)|use|find|see|there|this|that|these|those|he|she|we|you|do|be|some|many|most|often|usually|in|as|however|clearly|not|no|a\sseries)\b|^\p{L}+ing\s[^,]{3,60},|^(?:\S+\s){0,3}(?:and|or)\s\S+,|,\sthen\s|\b(?:was|were|had|did|would|should|could|you|we|our|your|his|her|called|known\sas|referred|example|probably)\b/iu;
const HAS_VERB = /\s(?:is|are|has|have|can|may|must|will|do|does|cannot|\p{Ll}+(?:[^\Wsu]s|ed))(?:\s|$)/u;

/** Makes cards on what happens in a condition that holds in general: "When X rises, Y falls." */
export function conditionCards(document: TextDocument): Card[] {
  const likely = new Set(keyTerms(document, RANKED).flatMap(({ score, sentences }) => (score >= LEAST_LIKELY ? sentences : [])));
  return document.sentences.flatMap((sentence, index): Card[] => {
    if (!likely.has(index) || sentence.tokens.length > MOST_WORDS || !/^(?:When|If)\s/.test(sentence.text)) return [];
    return conditionIn(document, sentence) ?? [];
  });
}

function conditionIn(document: TextDocument, sentence: Sentence): Card[] | undefined {
  const { field, raw } = document;
  const text = raw.slice(sentence.start, sentence.end);
  const found = WHEN.exec(text);
  if (found === null || !standsAlone(document, sentence)) return undefined;
  const [, when = '', effect = ''] = found;
  if (NO_CONDITION.test(when) || NO_EFFECT.test(effect) || pointsAway(effect)) return undefined;
  // Names tell of a case.
  if (/\s\p{Lu}\p{Ll}/u.test(when) || /\s\p{Lu}\p{Ll}/u.test(effect) || /\d/.test(text)) return undefined;
  if (!HAS_VERB.test(when) || !HAS_VERB.test(effect)) return undefined;
  // "If a firm cuts its price, and its rival follows": the comma closes no condition.
  if (isPlainVerb(effect.split(/\s/)[0]?.toLowerCase() ?? '')) return undefined;
  const at = text.indexOf(effect, when.length);
  const passage = (from: number, to: number): Passage => ({ field, raw, start: sentence.start + from, end: sentence.start + to });
  return [
    {
      kind: 'relation',
      question: ask('happensWhen', {
        first: ask(when.startsWith('I') ? 'if' : 'whenever'),
        when: quote(passage(when.indexOf(' ') + 1, when.length)),
      }),
      answer: [quote(passage(at, at + effect.length))],
      key: `when ${sentence.start}`,
      at: sentence.start,
    },
  ];
}
