import { isStopWord } from '../../../lib/language/stop-words.ts';
import type { Notes } from '../read/evidence.ts';
import { folded, spelledStem, stemsOf } from '../read/stems.ts';
import type { Topic } from '../read/topic.ts';

/** The fewest letters of a part of a compound. */
const SHORTEST = 3;

/** The topic with its compounds as the notes write them: "quicksort" as "quick sort", "merge sort" as "mergesort". */
export function spelledAsNotes(topic: Topic, notes: Notes): Topic {
  const { byStem } = notes;
  const content = topic.tokens.filter(({ stop }) => !stop);
  for (const [at, token] of content.entries()) {
    const [own = '', ...more] = stemsOf(token);
    if (more.length > 0 || !topic.stems.includes(own) || byStem.has(own)) continue;
    const parts = partsOf(folded(token.word), notes);
    if (parts !== undefined) return withStems(topic, [own], parts);
    const next = content[at + 1];
    const [second = ''] = next === undefined ? [] : stemsOf(next);
    const joined = next === undefined ? '' : spelledStem(folded(token.word) + folded(next.word));
    if (topic.stems.includes(second) && byStem.has(joined)) return withStems(topic, [own, second], [joined]);
  }
  return topic;
}

function withStems(topic: Topic, own: readonly string[], written: readonly string[]): Topic {
  const at = topic.stems.indexOf(own[0] ?? '');
  const stems = topic.stems.filter((stem) => !own.includes(stem)).toSpliced(at, 0, ...written);
  return { ...topic, stems, head: own.includes(topic.head ?? '') ? written.at(-1) : topic.head };
}

/** The stems of two neighbouring words of the notes that together are a word. */
function partsOf(word: string, { byStem, evidence }: Notes): readonly string[] | undefined {
  for (let cut = SHORTEST; cut <= word.length - SHORTEST; cut += 1) {
    const [one, two] = [word.slice(0, cut), word.slice(cut)];
    const [first, second] = [spelledStem(one), spelledStem(two)];
    if (!byStem.has(second) || isStopWord(one) || isStopWord(two)) continue;
    const isWritten = byStem.get(first)?.some((at) => {
      const { ofToken = [] } = evidence[at] ?? {};
      return ofToken.some((stems, index) => stems.includes(first) && (stems.includes(second) || ofToken[index + 1]?.includes(second)));
    });
    if (isWritten === true) return [first, second];
  }
  return undefined;
}
