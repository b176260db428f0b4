import { BLOCK_LINES, printMinutes, printSlot } from '../items/block.ts';
import { mondayOf, printDay } from '../items/days.ts';
import type { StandingBlock } from '../items/item-section.ts';
import { fillLine } from '../items/lines.ts';
import { dateOf, insertLines, newLine, type OpenLine, openLines, sortPlace } from './open-lines.ts';
import { mondaysOf, sumsOf, totalsEdits } from './plan-totals.ts';
import type { StandingSection } from './standing-section.ts';
import { editOf, type LineRange, type TextEdit } from './text-edit.ts';

/** A slot that was taken out of its line. */
interface MovedSlot {
  readonly to: StandingBlock;
  readonly words: string;
  readonly isRow: boolean;
}

/**
 * The edits of a plan that the student has moved, whatever its form: a block leaves its line and stands in that of its new day. Other words
 * stay. What has no day is named below the plan, and the sums are counted anew.
 */
export function planEdits(text: string, { items, unmoved = [] }: StandingSection, { from, to }: LineRange): TextEdit[] {
  const now = items as readonly StandingBlock[];
  const lines = openLines(text, from, to, unmoved);
  if (!lines) return [];
  const { moved, open } = takeOut(lines, now);
  if (moved.length === 0 && open.length === 0) return [];
  const places = Map.groupBy(moved, (slot) => sortPlace(slot.to));
  for (const [place, slots] of [...places].sort(([one], [other]) => one.localeCompare(other))) putIn(lines, place, slots);
  if (open.length > 0) {
    const last = lines.findLastIndex(({ isHeading, slots }) => !isHeading && slots.length > 0);
    lines.splice(last + 1, 0, ...['', 'Left open:', ...open.map((block) => `- ${printSlot(block)}`)].map((words) => newLine(words)));
  }
  return [...edits(lines, unmoved, now), ...totalsEdits(text, unmoved, now)];
}

function takeOut(lines: readonly OpenLine[], now: readonly StandingBlock[]) {
  const byKey = new Map(now.map((block) => [block.key, block]));
  const moved: MovedSlot[] = [];
  const open: StandingBlock[] = [];
  for (const { slots, blocks, isRow } of lines) {
    for (const [at, block] of blocks.entries()) {
      const to = block && byKey.get(block.key);
      if (!block || (to && sortPlace(to) === sortPlace(block))) continue;
      if (to) moved.push({ to, words: slots[at]?.trim() ?? '', isRow });
      else open.push(block);
      slots[at] = undefined;
    }
  }
  return { moved, open };
}

const FIRST_CELL = /^([-*•–]\s+)?(\|?\s*)[^|]*?(?=\s*\|)/;

/** Puts slots into the line of their day, or into a new one at its place among the days. */
function putIn(lines: OpenLine[], place: string, moved: readonly MovedSlot[]): void {
  const rows = moved.filter(({ isRow }) => isRow).map(({ words }) => words.replace(FIRST_CELL, `$1$2${dateOf(place)}`));
  if (rows.length > 0)
    insertLines(
      lines,
      place,
      rows.map((row) => newLine('', [row], place, false, true)),
    );
  const words = moved.filter(({ isRow }) => !isRow).map((slot) => slot.words);
  if (words.length === 0) return;
  const host = lines.findLast((line) => line.place === place && !line.isHeading && !line.isRow);
  // "no study planned" is no longer true.
  if (host?.blocks.every((block) => block === undefined)) host.slots.fill(undefined);
  if (host) host.slots.push(...words);
  else insertLines(lines, place, dayLines(lines, place, words));
}

/** A line for a day, under a heading for its week where the plan has them. */
function dayLines(lines: readonly OpenLine[], place: string, words: readonly string[]): OpenLine[] {
  const monday = mondayOf(dateOf(place));
  const headings = lines.filter(({ isHeading }) => isHeading);
  const day = printDay(dateOf(place));
  const isShort = headings.length > 0 && !lines.some(({ isHeading, lead }) => !isHeading && / \d{4}: $/.test(lead));
  const line = newLine(fillLine(BLOCK_LINES.day, { day: isShort ? day.slice(0, -5) : day }), words, place);
  if (headings.length === 0 || headings.some((heading) => dateOf(heading.place ?? '') === monday)) return [line];
  const heading = fillLine(BLOCK_LINES.week, { monday: printDay(monday), time: printMinutes(0) });
  return [newLine(''), newLine(heading, [], `${monday} week`, true), line];
}

/** The edits that make the lines of a text those that the plan has now. */
function edits(lines: readonly OpenLine[], unmoved: readonly StandingBlock[], now: readonly StandingBlock[]): TextEdit[] {
  const printed = lines.map((line) => (line.isHeading ? headingOf(line, lines, unmoved, now) : printLine(line, unmoved, now)));
  let isEmpty = true;
  for (const [index, words] of printed.entries()) {
    const isRemoved = words === undefined && lines[index]?.text !== '';
    // The empty line over a week that is gone, and the one under it where no line stands over it.
    if (isRemoved && printed[index - 1] === '') printed[index - 1] = undefined;
    else if (words === '' && isEmpty && index > 0) printed[index] = undefined;
    if (printed[index] !== undefined) isEmpty = false;
  }
  let end = lines.find(({ start }) => start !== undefined)?.start ?? 0;
  let isClosed = true;
  return lines.flatMap(({ start, text }, index): TextEdit[] => {
    const words = printed[index];
    if (start === undefined) return words === undefined ? [] : [{ start: end, end, words: isClosed ? `${words}\n` : `\n${words}` }];
    end = start + text.length;
    isClosed = text.endsWith('\n');
    return words === undefined ? [{ start, end, words: '' }] : editOf(start, text.trimEnd(), words);
  });
}

/** A line with its slots as they are now; undefined where it has none left. */
function printLine(line: OpenLine, unmoved: readonly StandingBlock[], now: readonly StandingBlock[]): string | undefined {
  const { lead, slots, blocks, place, start, text } = line;
  const kept = slots.filter((words) => words !== undefined);
  if (start !== undefined && kept.length === blocks.length && slots.length === blocks.length) return text.trimEnd();
  if (kept.length === 0) return start === undefined ? lead : undefined;
  const { before, after } = sumsOf(unmoved, now, (block) => block.wholeWeek === true && sortPlace(block) === place);
  return lead.replace(`, ${printMinutes(before)}:`, `, ${printMinutes(after)}:`) + kept.join(BLOCK_LINES.between);
}

/** The heading of a week with the sum of its days; undefined where no day is left. */
function headingOf(line: OpenLine, lines: readonly OpenLine[], unmoved: readonly StandingBlock[], now: readonly StandingBlock[]) {
  const monday = dateOf(line.place ?? '');
  const days = lines.filter(({ isHeading, place }) => !isHeading && place !== undefined && mondayOf(dateOf(place)) === monday);
  const words = line.start === undefined ? line.lead : line.text.trimEnd();
  if (line.place === undefined || days.length === 0) return words;
  if (!days.some(({ slots }) => slots.some((slot) => slot !== undefined))) return undefined;
  const { before, after } = sumsOf(unmoved, now, (block) => !block.wholeWeek && mondaysOf(block).includes(monday));
  if (before === after) return words;
  const sum = after === 0 ? '' : ` (${printMinutes(after)})`;
  return before === 0 ? words.replace(/(?: \(0 min\))?:$/, `${sum}:`) : words.replace(` (${printMinutes(before)})`, sum);
}
