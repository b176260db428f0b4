import type { TextDocument } from '../../../lib/text/document.ts';
import { BLANK, type Line } from '../../../spans.ts';
import type { Judged } from '../judge/verdict.ts';
import { sayExam } from '../phrases.ts';
import { type Evidence, notesOf } from '../read/evidence.ts';
import { withoutNoise } from '../read/line-noise.ts';
import type { Unit } from '../read/topic.ts';
import { most, type Scope } from '../scope.ts';
import { capped, count, inUnit, named, quoted, topicName } from '../spans.ts';

const CUE =
  /\b(?:exams?|mid-?terms?|final exam|in the final|viva|past papers?|previous years?|must know|key point|learn (?:this|it) by heart|know (?:this|it)|will be asked|(?:surely|definitely|always|often|frequently) asked|on the test|in the test|for the test|weightage|v\.? ?imp|imp\b(?!\w)|important(?:\s*[:!]|\s+for)|remember(?: this)?\s*[:!]|\d+ marks?)\b|★|\*\*\*/i;
const MOST_CUES = 12;
const MOST_WEAK = 5;
/** The fewest words of a passage that says more about the topic of another. */
const LEAST_WORDS = 8;

export interface ExamCue {
  readonly evidence: Evidence;
  readonly state: 'more' | 'alone' | 'open';
}

const known = new WeakMap<TextDocument, readonly ExamCue[]>();

/** Lines of the notes that mention the exam, and whether the notes say more about their topic. */
export function examCues(document: TextDocument): readonly ExamCue[] {
  let found = known.get(document);
  if (found === undefined) {
    found = findCues(document);
    known.set(document, found);
  }
  return found;
}

/** Words about the day and the place of an exam. */
const WHEN =
  /\b(?:(?:final|oral|written|mock|class|mid-?term|end of (?:year|term|semester))\s+)?(?:exams?|mid-?terms?|finals?|tests?|quiz|viva)\b|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b|\b\d{1,2}(?:[.:]\d{2})?\s*(?:[ap]\.?m\b|h\b|o'clock)|\b(?:rooms?|halls?)\s+\w?\d\w*|\bweeks?\s+\d+|\bin\s+\d+\s+(?:days?|weeks?|months?)|\b(?:next|this)\s+(?:week|month|term)|\b(?:today|tomorrow|tonight|morning|afternoon|evening|noon|midday|time|date|due|starts?|begins?|takes place|is|be|will|the|our|my|we|have|an?|on|at|in|from|to|by|until|for|of|and)\b/giu;

/** Whether a line tells when an exam is and nothing of what it asks: "exam on 12 Dec!!" */
function tellsOnlyWhen(text: string): boolean {
  return !/\p{L}/u.test(withoutNoise(text).replace(WHEN, ' '));
}

function findCues(document: TextDocument): ExamCue[] {
  const { evidence, byStem } = notesOf(document);
  const plain = new Set(
    'exam exams midterm final import question ask mark test rememb know imp prof professor said sure slide point year paper learn veri'.split(
      ' ',
    ),
  );
  const inBlock = Map.groupBy(evidence, ({ block }) => block);
  return evidence.flatMap((passage): ExamCue[] => {
    const text = document.raw.slice(passage.start, passage.end);
    if (passage.heading || !CUE.test(text) || tellsOnlyWhen(text)) return [];
    if (passage.open) return [{ evidence: passage, state: 'open' }];
    const telling = [...passage.stems].filter(
      (stem) => stem.length > 2 && !plain.has(stem) && (byStem.get(stem)?.length ?? 0) <= Math.max(4, evidence.length / 5),
    );
    const needed = Math.min(2, Math.max(1, telling.length));
    const saysMore = (other: Evidence | undefined) =>
      other !== undefined && other !== passage && !other.heading && !other.open && other.words >= LEAST_WORDS;
    const hasMore = () => {
      if (inBlock.get(passage.block)?.some(saysMore)) return true;
      const shared = new Map<number, number>();
      for (const stem of telling) {
        for (const at of byStem.get(stem) ?? []) {
          const stems = (shared.get(at) ?? 0) + 1;
          if (stems >= needed && saysMore(evidence[at])) return true;
          shared.set(at, stems);
        }
      }
      return false;
    };
    return [{ evidence: passage, state: hasMore() ? 'more' : 'alone' }];
  });
}

/** Prints the weights in the syllabus and the exam hints in the notes, the least covered first. */
export function printExam(scope: Scope): Line[] {
  const lines = weightLines(scope);
  const cues = examCues(scope.notes);
  if (cues.length > 0) {
    if (lines.length > 0) lines.push(BLANK);
    const order = { open: 0, alone: 1, more: 2 } as const;
    const sorted = [...cues].sort((a, b) => order[a.state] - order[b.state] || a.evidence.start - b.evidence.start);
    const names = { open: 'cueOpen', alone: 'cueAlone', more: 'cueMore' } as const;
    lines.push(
      sayExam('cues'),
      ...capped(
        sorted.map(({ evidence, state }) => sayExam(names[state], { quote: quoted(scope.notes, evidence) })),
        most(scope.mode, MOST_CUES),
      ),
    );
  }
  return lines.length === 0 ? [sayExam('none')] : lines;
}

function weightLines({ topics, syllabus }: Scope): Line[] {
  if (syllabus === undefined) return [];
  const units = new Map<Unit, Judged[]>();
  for (const judged of topics) {
    const { unit } = judged.topic;
    if (unit?.weight !== undefined) units.set(unit, [...(units.get(unit) ?? []), judged]);
  }
  if (units.size === 0) return [];
  const sorted = [...units].sort(([a], [b]) => (b.weight ?? 0) - (a.weight ?? 0) || a.start - b.start);
  return [
    sayExam('weights'),
    ...sorted.map(([unit, list]) => {
      const weak = list.filter(({ status }) => status !== 'covered').slice(0, MOST_WEAK);
      const line = sayExam('weight', {
        unit: inUnit(syllabus, unit).slice(1, 2),
        weight: weightOf(syllabus, unit),
        covered: count(list.length - list.filter(({ status }) => status !== 'covered').length),
        all: count(list.length),
      });
      return weak.length === 0
        ? line
        : [
            ...line,
            ...sayExam('lacking', {
              topics: weak.flatMap(({ topic }, at) => [...(at > 0 ? sayExam('comma') : []), ...topicName(syllabus, topic)]),
            }),
          ];
    }),
  ];
}

/** Quotes the weight from the syllabus: "20%", "15 marks". */
function weightOf(syllabus: TextDocument, unit: Unit) {
  const line = syllabus.raw.slice(unit.start).split('\n', 1)[0] ?? '';
  const found = /\d{1,3}\s*(?:%|marks?|pts|points)/i.exec(line);
  return found === null
    ? count(unit.weight ?? 0)
    : named(syllabus, { start: unit.start + found.index, end: unit.start + found.index + found[0].length });
}
