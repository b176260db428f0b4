import { collapse, type Passage } from '../../spans.ts';
import type { TextDocument } from '../text/document.ts';
import { isShortText } from '../text/short-text.ts';

/** Classes of works and brands, which a text names as examples. */
const WORK =
  /^(?:an?|the)\s(?:(?!(?:that|which|of|in|for)\s)[\p{L}-]+\s){0,4}?(?:show|novel|beer|firm|company|manufacturer|community|game)\b/iu;
/** Works that are named as places to read on, whatever their name looks like. */
const PLACE_TO_READ =
  /^(?:an?|the)\s(?:(?!(?:that|which|of|in|for)\s)[\p{L}-]+\s){0,3}?(?:weblog|blog|podcast|website|forum|TV\sshow|YouTube\schannel)\b/iu;

/** Whether a meaning says of a name that it is a work or a brand. */
function isWork(name: string, meaning: string): boolean {
  return (/^\p{Lu}/u.test(name) && WORK.test(meaning)) || PLACE_TO_READ.test(meaning);
}

/** Classes of people: "a British naturalist who …". */
const PERSON =
  /^(?:an?|the|one\sof\sthe)\s(?:(?!(?:that|which|of|in|for|term|name|word)\s)[\p{L}-]+\s){0,4}?(?:(?!\p{L}*agonist)\p{L}+(?:opher|ist|ian)|king|emperor|leader|general(?!\s\p{Ll})|officer|poet|author|preacher|professor|nurse|slave|senator|founder|man|woman|member of|ruler|engineer|candidate|appointee|daughter|(?!human)\p{L}+(?:woman|man)|manager|owner)s?\b(?!['’])/iu;

/** Whether the term is the name of a person. */
export function isPerson(term: string, meaning: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:\s(?:\p{Lu}[\p{L}.'’]*|of|de|the))*$/u.test(term) &&
    ((!/^(?:an?|the)\s(?:[\p{L}-]+\s){0,3}?(?:society|group|party|law|act|system|process|organi[sz]ation|set|theory|club|war)\b/iu.test(
      meaning,
    ) &&
      PERSON.test(meaning)) ||
      /^(?:an?|the)\s(?:(?!(?:group)\s)[\p{L}-]+\s){1,4}who\b/u.test(meaning))
  );
}

/** A person or a work that a longer text names as often is one of its subjects. */
const FEWEST_USES = 3;

/** Whether words name a person or a work that the text mentions in passing, as in an example. Nobody learns these. */
export function isInPassing({ raw, words }: TextDocument, { start, end }: Passage, meaning: string): boolean {
  const name = collapse(raw.slice(start, end));
  if (isShortText({ words }) || !(isPerson(name, meaning) || isWork(name, meaning))) return false;
  return raw.split(name.split(' ').at(-1) ?? name).length <= FEWEST_USES;
}
