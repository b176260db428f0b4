import { computed, type Line } from '../../../spans.ts';
import { fillPhrase, timeSpan } from '../phrases.ts';
import { REVIEW_MINUTES } from '../plan/kinds.ts';
import type { Study } from '../read-study.ts';

/** A day of this many minutes needs a long pause. */
const LONG_DAY = 4 * 60;

/** Prints how to work with the plan, in named phrases with figures of the plan. */
export function printAdvice({ pace, plan, exams, unread, examDays }: Study): Line[] {
  const share = computed(`${Math.round(pace.newShare * 100)} %`, 'schedule.share');
  const lines: Line[] = [fillPhrase('adviceBlocks', { block: timeSpan(pace.block), pause: timeSpan(pace.pause) })];
  const longest = Math.max(0, ...(plan?.days.map((day) => day.budget) ?? []));
  if (longest >= LONG_DAY) lines.push(fillPhrase('adviceLong', { time: timeSpan(longest) }));
  lines.push(fillPhrase('adviceReviews', { minutes: timeSpan(REVIEW_MINUTES) }));
  const style = {
    intensive: fillPhrase('adviceIntensive'),
    balanced: fillPhrase('adviceBalanced', { share }),
    relaxed: fillPhrase('adviceRelaxed'),
    'exam-focused': fillPhrase('adviceExam', { share }),
  };
  lines.push(
    style[pace.id],
    examDays.some((days) => days.length > 0)
      ? fillPhrase('adviceFinal')
      : fillPhrase(exams.length + unread.length > 0 ? 'adviceNoneAhead' : 'adviceNoExams'),
  );
  return lines;
}
