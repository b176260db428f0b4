import { type Coverage, type CoverageState, itemIds, type SectionItems, type SourceSpan, type Values } from '@marginalia/engine';
import type { SourcePlace } from '../view.ts';

/** A topic with what shows its state. */
export interface ShownTopic extends Coverage {
  readonly id: string;
  /** A remark of the text on the topic: "one short passage only", "nearest in your notes". */
  readonly remark?: string;
  /** The words of the form that the remark quotes, for a topic without evidence. */
  readonly nearest?: string;
  /** The place of the quoted words in the form. */
  readonly places: readonly SourcePlace[];
}

/** The topics of a unit of the syllabus; without a title where the syllabus names no units. */
export interface TopicGroup {
  readonly title?: string;
  readonly topics: readonly ShownTopic[];
}

/** From the best state to the worst. */
export const STATES_FROM_BEST: readonly CoverageState[] = ['covered', 'thin', 'mentioned', 'missing'];

interface MatrixText {
  readonly text: string;
  readonly values: Values;
  readonly spans: readonly SourceSpan[];
}

/** The topics of the sections under the units that the text gives them. */
export function topicGroups(sections: readonly SectionItems[], result: MatrixText): TopicGroup[] {
  const remarks = remarksIn(result.text);
  const groups: { title?: string; topics: ShownTopic[] }[] = [];
  for (const section of sections) {
    if (section.kind !== 'coverage') continue;
    const ids = itemIds(section);
    for (const [index, item] of section.items.entries()) {
      let group = groups.at(-1);
      if (group === undefined || group.title !== item.group) {
        group = { ...(item.group !== undefined && { title: item.group }), topics: [] };
        groups.push(group);
      }
      group.topics.push({ ...item, id: ids[index] ?? '', ...showing(item, remarks.get(item.topic), result) });
    }
  }
  return groups;
}

export function countStates(topics: readonly Pick<Coverage, 'state'>[]): Readonly<Record<CoverageState, number>> {
  const counts = { covered: 0, thin: 0, mentioned: 0, missing: 0 };
  for (const { state } of topics) counts[state] += 1;
  return counts;
}

interface TopicRemark {
  readonly words: string;
  readonly quote?: string;
}

/** "- Attribute closure (Unit 2): nearest in your notes: "TODO closure algorithm"", by topic. */
function remarksIn(text: string): ReadonlyMap<string, TopicRemark> {
  const remarks = new Map<string, TopicRemark>();
  for (const line of text.split('\n')) {
    const [, topic, rest] = /^\s{0,12}[-*•]\s+([^[\s][^:]{0,200}?)(?: \([^()]{0,300}\))?: (\S.{0,2000})$/.exec(line) ?? [];
    if (topic === undefined || rest === undefined || remarks.has(topic)) continue;
    const [, words = rest, quote] = /^(.+?): ["“](.+)["”]$/.exec(rest) ?? [];
    // A line that is nothing but a quotation is evidence and no remark.
    if (!/^["“]/.test(words)) remarks.set(topic, { words, ...(quote !== undefined && { quote }) });
  }
  return remarks;
}

function showing(item: Coverage, remark: TopicRemark | undefined, result: MatrixText): Pick<ShownTopic, 'remark' | 'nearest' | 'places'> {
  const nearest = item.evidence === undefined ? remark?.quote : undefined;
  const quoted = item.evidence ?? nearest;
  return {
    ...(remark && { remark: remark.words }),
    ...(nearest !== undefined && { nearest }),
    places: quoted === undefined ? [] : placesOf(quoted, item, result),
  };
}

/** The place of quoted words in the form: from the spans of the device, otherwise by searching for the words. */
function placesOf(quoted: string, { topic }: Coverage, { text, spans, values }: MatrixText): SourcePlace[] {
  const at = text.indexOf(quoted, Math.max(0, text.indexOf(topic)));
  const end = at + quoted.length;
  const within = at < 0 ? [] : spans.filter((span) => span.at < end && span.at + span.length > at);
  if (within.length > 0) return within.map(({ field, start, end: last }) => ({ field, start, end: last }));
  const words = quoted.replace(/\s*(?:…|\.{3})$/, '');
  for (const [field, value] of Object.entries(values)) {
    const start = typeof value === 'string' ? value.indexOf(words) : -1;
    if (start >= 0) return [{ field, start, end: start + words.length }];
  }
  return [];
}
