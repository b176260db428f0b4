import type { Passage } from '../../../../spans.ts';
import type { Topic } from '../../syllabus.ts';

/** The words of the topics of a row that stand beside each other: all of "Introduction; What is theory?". */
export function wholeLabel(topics: readonly Topic[]): Passage | undefined {
  const [first] = topics;
  if (first === undefined) return undefined;
  let end = first.end;
  for (const topic of topics.slice(1)) {
    if (topic.isReading || !/^[;, ]*$/.test(first.raw.slice(end, topic.start))) break;
    end = topic.end;
  }
  return { ...first, end };
}
