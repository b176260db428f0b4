import { mondayOf, printDay } from './days.ts';
import type { ItemKind } from './item-kind.ts';
import { fillLine } from './lines.ts';
import { planLines, type StudyBlock } from './plan-lines.ts';

export const BLOCK_LINES = {
  week: 'Week of {monday} ({time}):',
  day: '{day}: ',
  numbered: 'Day {number}: ',
  slot: '{name} {time} ({kind})',
  plainSlot: '{name} {time}',
  exam: 'EXAM {name}',
  examAt: 'EXAM {name}, {hours}',
  goal: 'GOAL {name}',
  between: ' · ',
  wholeWeek: 'Week of {monday}, {time}: ',
} as const;

export const block: ItemKind<StudyBlock> = {
  ask: 'Write one a line: date as YYYY-MM-DD, or "Day 1" | minutes | subject | topic | activity.',
  example: '2026-11-23 | 50 min | Calculus II | series | recall without notes\n2026-12-07 | - | Calculus II | - | exam',

  parse: (text, whole) => planLines(text, whole).flatMap(({ slots }) => slots.flatMap(({ block: held }) => held ?? [])),

  print(blocks) {
    const lines: string[] = [];
    let monday = '';
    for (const [date, ofDay] of groupBy(blocks, ({ date: on, day = '', wholeWeek }) => `${on}${day}${wholeWeek ? ' week' : ''}`)) {
      const [first] = ofDay;
      const slots = ofDay.map(printSlot).join(BLOCK_LINES.between);
      const time = (list: readonly StudyBlock[]): string => printMinutes(list.reduce((sum, { minutes = 0 }) => sum + minutes, 0));
      if (first?.wholeWeek) {
        lines.push(fillLine(BLOCK_LINES.wholeWeek, { monday: printDay(first.date), time: time(ofDay) }) + slots);
        continue;
      }
      if (first?.day !== undefined) {
        lines.push(fillLine(BLOCK_LINES.numbered, { number: first.day }) + slots);
        continue;
      }
      if (!date.startsWith('--') && mondayOf(date) !== monday) {
        monday = mondayOf(date);
        const ofWeek = blocks.filter((other) => !other.wholeWeek && isWithYear(other.date) && mondayOf(other.date) === monday);
        if (lines.length > 0) lines.push('');
        lines.push(fillLine(BLOCK_LINES.week, { monday: printDay(monday), time: time(ofWeek) }));
      }
      lines.push(fillLine(BLOCK_LINES.day, { day: printDay(date) }) + slots);
    }
    return lines.join('\n');
  },
};

/** Minutes as "1 h 30 min". */
export function printMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A block without its day: "Physics 1 h (review)". */
export function printSlot({ subject, minutes, activity, exam, hours, goal }: StudyBlock): string {
  if (exam && hours !== undefined) return fillLine(BLOCK_LINES.examAt, { name: subject, hours });
  if (exam) return fillLine(BLOCK_LINES.exam, { name: subject });
  if (goal) return fillLine(BLOCK_LINES.goal, { name: subject });
  const slots = { name: subject, time: printMinutes(minutes ?? 0), kind: activity ?? '' };
  return fillLine(activity === undefined ? BLOCK_LINES.plainSlot : BLOCK_LINES.slot, slots);
}

function isWithYear(date: string): boolean {
  return /^\d/.test(date);
}

function groupBy(blocks: readonly StudyBlock[], keyOf: (block: StudyBlock) => string): Map<string, StudyBlock[]> {
  const groups = new Map<string, StudyBlock[]>();
  for (const entry of blocks) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}
