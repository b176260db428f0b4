import type { Sentence, TextDocument } from '../../lib/text/document.ts';
import { isFiller } from '../../lib/text/speech/tidy.ts';
import { LEFT_OPEN } from './cues.ts';

/** The name before what a person says: "Lecturer: exactly". */
const SPEAKER = /^\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,2}:\s+/u;
/** Words that open an answer: a reason, a yes, or the number of things that follow. */
const ANSWERS =
  /^(?:(?:(?:well|so|it's|it is|that's|that is|this is|simply|mostly|partly|there are),? )*(?:because\b|(?:two|three|four|five|six|seven|several) \p{L}{3,}[^?]{0,40}[.:]?$)|(?:(?:well|oh|um+|ah),? )*(?:exactly|yes|yeah|no|right|correct|precisely|absolutely|indeed)(?=[\s,.!]))/iu;

/** Whether the sentence after a question answers it: "Why …? Because …". */
export function isAnswered({ raw, sentences }: TextDocument, index: number): boolean {
  const [asked, next] = [sentences[index], sentences[index + 1]];
  if (asked === undefined || next === undefined || next.block !== asked.block || next.text.endsWith('?')) return false;
  // "high status, why? church banned women": a line of notes answers what it asks.
  if (next.sure === undefined && /^\p{Ll}/u.test(next.text) && !raw.slice(asked.end, next.start).includes('\n')) return true;
  return ANSWERS.test(next.text.replace(SPEAKER, ''));
}

/** Words that ask. "There are many ways, right?" and the end of a question that was cut do not. */
const ASKS =
  /\b(?:what|why|how|when|where|which|who|whose|whom)\b|(?:^|[,;:] )(?:(?:and|so|but|then|or|now) )*(?:do|does|did|is|are|was|were|can|could|should|would|will|has|have|had|am|may|might|isn['’]t|aren['’]t|don['’]t|doesn['’]t)\b(?! (?:it|he|she|they|you|we|there|that)\?$)/i;

/** Words that ask one person to speak, or name who is asked. */
const OF_ONE =
  /^(?:(?:\p{Lu}\p{Ll}+|[Ww]ell|[Ss]o|[Aa]nd),? ){0,2}(?:[Cc]ould|[Cc]an|[Ww]ould|[Ww]ill|[Dd]o) you (?:talk|tell|add|give|say|explain|wanna|want|share|start|just)\b|, (?:would you say|\p{Lu}\p{Ll}+)\?$/u;

/** Whether a sentence is a question about the subject, not about the class and not rhetorical. */
export function isOpenQuestion(sentence: Sentence, language: string): boolean {
  if (/^\?+ ?\p{L}/u.test(sentence.text) || (LEFT_OPEN.test(sentence.text) && sentence.tokens.length > 5)) return true;
  if (!/\?["'”’)]*$/.test(sentence.text) || isFiller(sentence)) return false;
  // "Terri, do you wanna start us out?" is asked of one person.
  if (OF_ONE.test(sentence.text)) return false;
  // What somebody asks in a story, and the title of a book: "They say, “Where am I?”"
  if (/\?["”]$/.test(sentence.text) && !/^["“]/.test(sentence.text)) return false;
  if (language === 'en' && !ASKS.test(sentence.text)) return false;
  // "You know the bridge near the station?" is rhetorical.
  if (
    /^(?:(?:so|and|but|okay|now),?\s)*(?:(?:do )?you (?:know|remember|see)|who (?:remembers|knows|can tell)|remember|(?:because )?guess what)\b/i.test(
      sentence.text,
    )
  )
    return false;
  return sentence.tokens.filter(({ stop }) => !stop).length >= 2;
}
