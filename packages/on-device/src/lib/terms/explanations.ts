import type { Sentence, TextDocument } from '../text/document.ts';
import { advertisements } from '../text/speech/course-talk.ts';
import { type Explanation, explainedIn } from './definition/explained.ts';
import { plainWords } from './definition/plain-words.ts';
import { isUnclear } from './definition/spoken.ts';
import { type Definition, isCircular, LONGEST_SENTENCE, made } from './definitions.ts';
import type { TermCandidate } from './term-candidates.ts';

/** The most sentences of a term that are searched: a text explains a term early. */
const LOOKED_AT = 12;

/** The odds from which a piece of speech is taken for a whole explanation. */
const SURE = 1;

/** The best explanation that the text gives of each candidate, by key. The candidates are likely terms that no sentence defines by itself. */
export function explanations(document: TextDocument, candidates: readonly TermCandidate[]): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>();
  if (document.language !== 'en') return found;
  // An explanation of "punctuated equilibrium" does not explain "equilibrium".
  const taken = new Set<number>();
  const sold = advertisements(document.sentences);
  for (const candidate of [...candidates].sort((a, b) => b.stems.length - a.stems.length)) {
    let best: { readonly explanation: Explanation; readonly definition: Definition } | undefined;
    for (const index of candidate.sentences.slice(0, LOOKED_AT)) {
      const sentence = document.sentences[index];
      if (sentence === undefined || sold.has(sentence) || sentence.end - sentence.start > LONGEST_SENTENCE) continue;
      const explained = explainedBy(document, sentence, candidate);
      if (explained === undefined || taken.has(explained.definition.meaning.start)) continue;
      if (explained.explanation.strength < (best?.explanation.strength ?? 3)) best = explained;
    }
    if (best === undefined) continue;
    taken.add(best.definition.meaning.start);
    found.set(candidate.key, best.definition);
  }
  return found;
}

function explainedBy(document: TextDocument, sentence: Sentence, { stems, inHeading }: TermCandidate) {
  const { tokens } = sentence;
  const at = tokens.findIndex((_, index) => stems.every((stem, offset) => tokens[index + offset]?.stem === stem));
  const first = tokens[at];
  const last = tokens[at + stems.length - 1];
  if (first === undefined || last === undefined) return undefined;
  const words = plainWords(document.raw, sentence.start, sentence.end);
  const start = words.plain(first.start);
  const explanation = explainedIn(words.text, { start, end: words.plain(last.end - 1) + 1 }, inHeading);
  if (explanation === undefined || isCircular(words.text, explanation.site)) return undefined;
  const { meaning } = explanation.site;
  if (sentence.sure !== undefined && (sentence.sure < SURE || isUnclear(words.text.slice(meaning.start, meaning.end)))) return undefined;
  return { explanation, definition: made(document, sentence, words, explanation.site) };
}
