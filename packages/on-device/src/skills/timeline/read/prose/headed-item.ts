import type { RawLine } from '../../../../lib/dates/lines.ts';
import { type Stretch, trimStretch } from '../../../../lib/text/split-list.ts';
import type { CourseEvent } from '../../syllabus.ts';
import { isName } from '../event-names.ts';
import { eventFrom, kindOf, weightIn } from '../read-events.ts';
import { NO_ASSESSMENT, PART_OF_MARK } from './assessment-words.ts';
import { proseEvents } from './prose-events.ts';
import { weightedItem } from './weighted-item.ts';

/** A name, its weight in brackets, and the end of the line or what explains it: "Annotated bibliography (15 %). You will …". */
const HEADED =
  /^(?:[IVX]{1,4}\.|[A-H][.)])?\s*([^.:;()[\]%]{3,80}?)\s*[([]\s*(?:\d[^()%]{1,20},\s*)?(?:\d{1,2}\s?[x×]\s?|\d{1,3}\s?%\s?[x×*]\s?\d{1,2}\s?=\s?)?\d{1,3}(?:\.\d+)?\s?(?:%|points?|pts|marks?)(?:\s(?:of|each|all|in|total)\b[^()[\]%]{0,40})?\s*[)\]]\s*(?:[.:–—-]|$)/i;
const FEWEST = 2;

/** A part of the mark, and its own parts as its paragraph gives them. */
export interface HeadedItem {
  readonly event: CourseEvent;
  readonly parts: readonly CourseEvent[];
  /** The line of its weight, where that is another. */
  readonly weight?: Stretch;
}

/**
 * The parts of the mark that stand at the head of their paragraphs, by the index of their line. Two or more make a list, in which names of
 * no known kind count too.
 */
export function headedItems(field: string, raw: string, lines: readonly RawLine[]): ReadonlyMap<number, HeadedItem> {
  const found = new Map<number, HeadedItem>();
  for (const [at, { start, text }] of lines.entries()) {
    const match = HEADED.exec(text);
    const [head, words = ''] = match ?? [];
    if (head === undefined || NO_ASSESSMENT.test(words)) continue;
    const [item] = weightedItem(field, raw, { start, end: start + text.length }, []) ?? [];
    if (item) found.set(at, { event: item, parts: [] });
    if (item) continue;
    const from = start + head.indexOf(words);
    const name = { field, raw, ...trimStretch(raw, { start: from, end: from + words.length }) };
    const weight = weightIn(head);
    if (!weight || !isName(name)) continue;
    const parts = proseEvents(field, raw, { start: start + head.length, end: start + text.length }, []).events;
    const sum = parts.reduce((total, it) => total + (it.weight?.amount ?? 0), 0);
    // "Exams (35 %). … a midterm worth 15 % and a final worth 20 %": the paragraph divides the weight of its head.
    found.set(at, { event: { ...eventFrom(name, undefined, undefined), weight }, parts: sum === weight.amount ? parts : [] });
  }
  const isKnown = ({ event: { name } }: HeadedItem): boolean => {
    const words = raw.slice(name.start, name.end);
    return kindOf(words) !== 'other' || PART_OF_MARK.test(words);
  };
  return found.size >= FEWEST && [...found.values()].some(isKnown) ? found : new Map();
}
