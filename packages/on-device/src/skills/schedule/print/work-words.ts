import { quote, type Span } from '../../../spans.ts';
import { nameSpan } from '../phrases.ts';
import type { ExamDate } from '../read/exams/exam-date.ts';
import type { Study } from '../read-study.ts';
import type { Subject } from '../subject.ts';

/** The words of each work that is due on a day. */
export function workOn({ exams, subjects }: Study, day: number): Span[][] {
  return exams.filter(({ isDue, date }) => isDue && date.first === day).map((it) => workWords(it, subjects));
}

/** The words of a work as written, or the name of its subject. */
export function workWords({ label, subject }: ExamDate, subjects: readonly Subject[]): Span[] {
  return label.start < label.end || typeof subject !== 'number' ? [quote(label)] : nameSpan(subjects[subject]);
}
