import { INITIALS } from '../read/evidence.ts';
import { UNUSUAL } from '../read/short-forms.ts';
import { spelledStem } from '../read/stems.ts';
import type { Topic } from '../read/topic.ts';
import { describesMeaning, isKey, isLongCut, isMarked, isNote, isPair, isTold, LABEL, opensAt, type Passage } from './note-line.ts';
import { type Cover, coverOf, type Name, type Names, sureness } from './short-name.ts';
import type { Form } from './unit.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A topic of the syllabus with its names, to see whether short words stand for more than one. */
export interface Named {
  readonly topic: Topic;
  readonly names: Names;
}

/** A passage with the vocabulary of the notes. */
export interface Searched extends Passage {
  readonly vocabulary: Vocabulary;
  /** The topics that have a name which may begin with a form. */
  readonly rivalsOf: (form: Form) => readonly Named[];
}

/** Whether a place surely names the topic. */
export type How = 'sure' | 'perhaps';

interface Found {
  readonly cover: Cover;
  readonly name: Name;
  /** Whether it is a whole name. */
  readonly whole: boolean;
}

/** The fewest words of a note that tells a topic by a part of its name. */
const LEAST = 2;

/** "E2", and a year that a note opens with. */
const CODE = /^(?:\p{L}{1,3}\d+|[12]\d{3})$/u;

/** The name that the words from a unit on cover best, if any. */
export function bestOf(names: Names, passage: Searched, from: number, least: How): Found | undefined {
  const { evidence, units, vocabulary, below } = passage;
  const form = units[from]?.form;
  if (form === undefined) return undefined;
  let opening: boolean | undefined;
  // Few words are a name, so that few places are looked at.
  const opens = () => {
    opening ??= opensAt(passage, from);
    return opening;
  };
  let best: Found | undefined;
  for (const name of names.whole) {
    if (!vocabulary.openingsOf(name).has(form)) continue;
    const cover = coverOf(name, units, from);
    if (!isNaming(cover, passage, from)) continue;
    const told = () =>
      isLongCut(cover, form, from, passage) ||
      (opens() && (isPair(passage, from, cover) || isTold(passage, cover, from) || isKey(passage, cover, from)));
    const how =
      sureness(cover, opens, () => isMarked(passage, cover.next - 1), cover.next - from) ??
      (least === 'perhaps' && told() ? 'perhaps' : undefined);
    if (how === undefined || (least === 'sure' && how !== 'sure')) continue;
    if (best === undefined || cover.count > best.cover.count) best = { cover, name, whole: true };
  }
  if (best !== undefined || (evidence.words < LEAST && below === undefined && !isNote(passage))) return best;
  for (const name of names.parts) {
    if (!vocabulary.openingsOf(name).has(form)) continue;
    const cover = coverOf(name, units, from);
    if (!isNaming(cover, passage, from)) continue;
    if (cover.best < UNUSUAL && cover.initials < 2 && !isPair(passage, from, cover)) continue;
    if (!opens()) return undefined;
    // "E2 strong base": a code is no other word.
    if (
      CODE.test(name[0]?.word ?? '') ||
      isMarked(passage, cover.next - 1) ||
      isMarked(passage, cover.next, LABEL) ||
      isTold(passage, cover, from) ||
      (name.length === 1 && isOf(names.key, name) && isKey(passage, cover, from))
    )
      return { cover, name, whole: false };
  }
  return undefined;
}

/** Whether words cover a name, and are not initials that describe a noun. */
function isNaming(cover: Cover | undefined, passage: Passage, from: number): cover is Cover {
  return cover !== undefined && cover.count > 0 && !(cover.initials >= cover.count && describesMeaning(passage, from, cover));
}

const isOf = (key: string | undefined, [word]: Name) => word !== undefined && (word.stem === key || spelledStem(word.word) === key);

/** Whether another topic is covered as well by the same words: "trans." is short for several. A part of another name is no rival of a whole one. */
export function isOfRival({ cover, name, whole }: Found, topic: Topic, passage: Searched, from: number): boolean {
  const form = passage.units[from]?.form;
  if (form === undefined || cover.sum >= cover.count) return false;
  return passage.rivalsOf(form).some(({ topic: rival, names }) => {
    if (rival.start < topic.end && rival.end > topic.start) return false;
    // "punnett sq" tells both halves of "monohybrid and dihybrid crosses using Punnett squares".
    if (!whole && isSharedBy(name, topic, rival)) return false;
    const other = bestOf(whole ? { ...names, parts: [] } : names, passage, from, 'perhaps')?.cover;
    // "PLC" is "product life cycle" before it is "public".
    if (other !== undefined && other.initials >= INITIALS && other.initials >= other.count) return true;
    return other !== undefined && other.count >= cover.count && other.sum / other.count >= cover.sum / cover.count;
  });
}

/** Whether the words of a name stand once in the syllabus for two halves of one line. */
function isSharedBy(name: Name, { tokens }: Topic, rival: Topic): boolean {
  const places = new Set(rival.tokens.map(({ start }) => start));
  const shared = tokens.filter(({ start }) => places.has(start)).map(({ word }) => word);
  return name.length >= LEAST && name.every(({ word, optional }) => optional || shared.includes(word));
}
