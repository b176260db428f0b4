import type { TextDocument } from '../../lib/text/document.ts';
import { judge, type ShortNames } from './judge/judge.ts';
import type { Judged, Status } from './judge/verdict.ts';
import type { PassedOver } from './read/topics.ts';

export type Mode = 'comprehensive' | 'quick' | 'exam-focused' | 'concept-mapping';

/** The data from which each part of the analysis is printed. */
export interface Scope {
  readonly notes: TextDocument;
  /** Undefined if no syllabus was pasted or no topic could be read from it. */
  readonly syllabus: TextDocument | undefined;
  /** Whether a syllabus was pasted from which no topic could be read. */
  readonly unread: boolean;
  /** Topics that notes can be searched for. */
  readonly topics: readonly Judged[];
  readonly general: readonly Judged[];
  /** Lines of the syllabus without a topic. */
  readonly passedOver: readonly PassedOver[];
  readonly mode: Mode;
}

/** A syllabus as it was pasted, and the functions that find the shortened names of its topics. */
interface Pasted {
  readonly text: TextDocument;
  readonly short: ShortNames;
}

export function scopeOf(notes: TextDocument, pasted: Pasted | undefined, mode: string | undefined): Scope {
  const given = pasted !== undefined && pasted.text.raw.trim() !== '';
  const { judged, passedOver } = given ? judge(notes, pasted.text, pasted.short) : { judged: [], passedOver: [] };
  const topics = judged.filter(({ topic }) => !topic.general);
  return {
    notes,
    syllabus: topics.length > 0 ? pasted?.text : undefined,
    unread: given && topics.length === 0,
    topics,
    passedOver,
    general: judged.filter(({ topic }) => topic.general),
    mode: mode === 'quick' || mode === 'exam-focused' || mode === 'concept-mapping' ? mode : 'comprehensive',
  };
}

export function withStatus({ topics, mode }: Scope, ...statuses: readonly Status[]): Judged[] {
  const found = topics.filter(({ status }) => statuses.includes(status));
  // A quick check shows few topics, so the weakest come first.
  if (mode === 'quick') return statuses.flatMap((status) => found.filter((judged) => judged.status === status));
  // For an exam, the units with the most marks come first.
  return mode === 'exam-focused'
    ? found.sort((a, b) => (b.topic.unit?.weight ?? 0) - (a.topic.unit?.weight ?? 0) || a.topic.start - b.topic.start)
    : found;
}

/** The most lines of a part: five in a quick check. */
export function most(mode: Mode, usual: number): number {
  return mode === 'quick' ? Math.min(5, usual) : usual;
}
