import { isCommon } from '../../../lib/text/common-words.ts';
import type { Evidence, Notes } from '../read/evidence.ts';
import { ARTICLE } from '../read/plain-words.ts';
import { acronymOf, spelledStem, stemsOf } from '../read/stems.ts';
import type { Topic } from '../read/topic.ts';
import { meets, type Wanted } from './same-topic.ts';
import { statementOf } from './statement.ts';

/** The share of a long topic's words that must stand in one sentence. */
const MOST_WORDS = 0.6;
const LONG = 4;
/** The letters of the longest article: "las", "the", "die". */
const LONGEST_ARTICLE = 3;

/**
 * The passage that tells of a topic without naming it in full: it holds all of its words far apart, most words of a long topic,
 * the name in its brackets, its two initials, or its head noun as what the sentence is about. To call such a topic missing would be wrong.
 * @param shared stems that do not tell this topic from others
 */
export function passageInPart(wanted: Wanted, notes: Notes, shared: ReadonlySet<string>): Evidence | undefined {
  const { topic, alternatives } = wanted;
  const own = new Set([...alternatives.flatMap((stems) => [...stems]), ...topic.aside]);
  const letters = topic.initials;
  const places = new Set([...own].flatMap((stem) => notes.byStem.get(stem) ?? []));
  for (const at of (letters !== undefined && notes.byAcronym.get(letters)) || []) places.add(at);
  const adjective = adjectiveOf(topic);
  for (const at of (adjective !== undefined && notes.byStem.get(adjective)) || [])
    if (notes.evidence[at]?.heading === false && !notes.evidence[at].open) return notes.evidence[at];
  let best: Evidence | undefined;
  let most = 0;
  for (const at of [...places].sort((a, b) => a - b)) {
    const evidence = notes.evidence[at];
    if (evidence === undefined || evidence.heading || evidence.open) continue;
    const inContext = topic.context.every((stem) => notes.stemsOfPart[evidence.part]?.has(stem));
    // "Conflict perspective: gatekeeping" leaves no doubt what gatekeepers are about; "Deadlock: conditions" does.
    if (!inContext && topic.tokens.some(({ word }) => isCommon(word))) continue;
    if (!inContext && topic.stems.length === 1 && meets(alternatives[0], evidence.stems)) return evidence;
    const strength = strengthOf(wanted, evidence, notes, shared, letters);
    if (strength > most) {
      best = evidence;
      most = strength;
    }
  }
  return best;
}

/** "Stability" is told by "stable" and "not stable". */
function adjectiveOf({ tokens: [token], stems }: Topic): string | undefined {
  return stems.length === 1 && token !== undefined && /...bility$/.test(token.word)
    ? spelledStem(token.word.replace(/bility$/, 'ble'))
    : undefined;
}

/** From 0, for a passage on something else, to 4. */
function strengthOf(wanted: Wanted, evidence: Evidence, notes: Notes, shared: ReadonlySet<string>, letters: string | undefined): number {
  const { topic, alternatives, head } = wanted;
  const here = topic.stems.filter((_, index) => meets(alternatives[index], evidence.stems));
  if (here.length === topic.stems.length && topic.stems.length > 1) return 4;
  const telling = here.some((stem) => !shared.has(stem));
  const aside = topic.aside.some((stem) => evidence.stems.has(stem) && !shared.has(stem));
  if (aside && here.length > 0) return 3;
  if (telling && topic.stems.length >= LONG && here.length >= MOST_WORDS * topic.stems.length && meets(head, evidence.stems)) return 2;
  const [first] = evidence.tokens;
  if (letters !== undefined && first !== undefined && acronymOf(first) === letters) return 2;
  if (aside) return 1;
  if (topic.stems.length < 2 || topic.stems.length >= LONG) return 0;
  return topic.stems.some((stem, index) => isTold(stem, alternatives[index] ?? new Set(), wanted, evidence, notes, shared)) ? 1 : 0;
}

/** Whether a passage is about one word of the topic that can stand for it: the head noun or a name. */
function isTold(
  stem: string,
  spellings: ReadonlySet<string>,
  { topic }: Wanted,
  evidence: Evidence,
  notes: Notes,
  shared: ReadonlySet<string>,
): boolean {
  // "The Great Depression in Germany": a place does not tell what happened there.
  if (shared.has(stem) || topic.tokens.some((own, at) => topic.tokens[at - 1]?.word === 'in' && stemsOf(own).includes(stem))) return false;
  const at = evidence.ofToken.findIndex((own) => own.some((other) => spellings.has(other)));
  const token = evidence.tokens[at];
  // "Starling's law", and "bundle of His"
  const isWritten = topic.tokens.some(
    (own) => (own.start > topic.start || /['’]s$/.test(own.text)) && /^\p{Lu}\p{Ll}/u.test(own.text) && stemsOf(own).includes(stem),
  );
  // "Bombardeo de Guernica": a name inside the topic is a name at the start of a note, too.
  const isName = (at > 0 || isWritten) && (/^\p{Lu}/u.test(token?.text ?? '') || (isWritten && token?.text.includes('-') === true));
  // "Le brassage génétique": beside an article of a Romance language the head noun stands first.
  if (
    token === undefined ||
    !(
      stem === topic.head ||
      isName ||
      (at === 0 && stem === topic.stems[0] && stemsOf(token).includes(stem) && topic.tokens.some(({ word }) => ARTICLE.test(word)))
    )
  )
    return false;
  // "Obstructive sleep apnea" is a sister of "central sleep apnea".
  const before = evidence.tokens[at - 1];
  if (
    before !== undefined &&
    !before.stop &&
    (before.word.length > LONGEST_ARTICLE || acronymOf(before) !== undefined) &&
    !/[,;:.()=>→]/.test(notes.document.raw.slice(before.end, token.start))
  )
    return false;
  return statementOf(evidence, { start: token.start, end: token.end, first: at, last: at }, notes.document.raw) !== 'passing';
}
