import { countWords, type Question } from '@marginalia/engine';

/** An answer of fewer words names no situation, deed and outcome. */
const FEWEST_WORDS = 20;
/** Marks of a good answer that ask for an outcome. */
const ASKS_FOR_RESULT = /\b(?:results?|figures?|effects?|evidence|outcomes?|led to|came of it)\b/i;
const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|thousand|million|half|third|quarter|percent|per cent|twice|doubled?|halved?|tripled?)\b/i;

export function isShortAnswer(answer: string): boolean {
  return answer.trim() !== '' && countWords(answer) < FEWEST_WORDS;
}

/** The next thing to add to a typed answer, which can be counted without a reader: length, and a figure where the question asks for a result. */
export function noteOn(answer: string, { shows = '' }: Question): string | undefined {
  if (answer.trim() === '') return undefined;
  if (isShortAnswer(answer)) return `Shorter than ${FEWEST_WORDS} words: add the situation, what you did, and what came of it.`;
  if (ASKS_FOR_RESULT.test(shows) && !FIGURE.test(answer))
    return 'No figure in it: name one that someone else could check, if you have it.';
  return undefined;
}
