import { type Passage, quote } from '../../../../spans.ts';
import { endOfMeaning, isNoMeaning } from '../../../terms/definition/meaning.ts';
import { keyTerms } from '../../../terms/key-terms.ts';
import { isCommon } from '../../../text/common-words.ts';
import type { Sentence, TextDocument } from '../../../text/document.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { pointsAway, standsAlone } from '../../standing.ts';

const MOST_WORDS = 36;
const RANKED = 100;
const LEAST_LIKELY = 0.12;
/** "The main function of the ribosome is to …" */
const ATTRIBUTE =
  /^(The\s(?:(?:main|primary|principal|central|general|overall|ultimate|big)\s)?(?:purpose|function|goal|aim|role|advantage|benefit|cause|objective|unit|difference)\s(?:of|for|between)\s(?!(?:this|these|those|that|it|their|its)\b)[^,;:()]{3,60}?)\s(is|are)\s(\S[^;:]{10,170})[.]$/su;

/** Makes cards on sentences that say what something is for, or what is good or bad about it. */
export function attributeCards(document: TextDocument): Card[] {
  const likely = new Set(keyTerms(document, RANKED).flatMap(({ score, sentences }) => (score >= LEAST_LIKELY ? sentences : [])));
  return document.sentences.flatMap((sentence, index): Card[] => {
    if (!likely.has(index) || sentence.tokens.length > MOST_WORDS || !sentence.text.startsWith('The ')) return [];
    return attributeIn(document, sentence) ?? [];
  });
}

function attributeIn(document: TextDocument, sentence: Sentence): Card[] | undefined {
  const { field, raw } = document;
  const text = raw.slice(sentence.start, sentence.end);
  const found = ATTRIBUTE.exec(text);
  if (found === null || !standsAlone(document, sentence)) return undefined;
  const [, subject = '', verb = 'is', told = ''] = found;
  const words = told.slice(0, endOfMeaning(told));
  // "The goal of the agency is …": one that the sentences before tell.
  const owner = /\s(?:of|for)\sthe\s(\p{L}+)$/u.exec(subject)?.[1];
  if (owner !== undefined && isCommon(owner.toLowerCase())) return undefined;
  if (isNoMeaning(words)) return undefined;
  if (
    words.split(/\s+/).length < 4 ||
    pointsAway(words) ||
    /^(?:\p{L}+ly|not|also|similar|different|important|one|often|more|less|very|clear|\p{L}+ed)\s/u.test(words)
  )
    return undefined;
  const at = subject.length + text.slice(subject.length).indexOf(told);
  const passage = (from: number, to: number): Passage => ({ field, raw, start: sentence.start + from, end: sentence.start + to });
  return [
    {
      kind: 'relation',
      question: ask('attribute', {
        verb: ask(verb === 'is' ? 'isThat' : 'areThat'),
        attribute: quote(passage('The '.length, subject.length)),
      }),
      answer: [quote(passage(at, at + words.length))],
      key: `attribute ${sentence.start}`,
      at: sentence.start,
    },
  ];
}
