import type { Mask } from '../mask.ts';

/** The captions of a recording: the numbers, times and marks around their words, and the pauses between them. */
export interface Captions {
  readonly masks: readonly Mask[];
  /** For each caption after the first, its offset and the seconds of silence before it; 0 where the times do not show it. */
  readonly pauses: ReadonlyMap<number, number>;
}

const TIME = String.raw`(?:\d{1,2}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?`;
/** "00:01:02,000 --> 00:01:05,000 align:start": the times of one caption. */
const ARROW = new RegExp(String.raw`^\s*(${TIME})\s*-->\s*(${TIME})(?:\s[\w:%,. -]{0,80})?\s*$`);
/** "0:05", "[00:12:31]", "1 minute, 5 seconds" on a line of its own. */
const ALONE = new RegExp(
  String.raw`^\s*[[(]?(${TIME})[\])]?(?:\s*[-–]\s*${TIME})?\s*$|^\s*(?:\d{1,2} hours?,? ?)?(?:\d{1,2} minutes?,? ?)?(?:\d{1,2} seconds?)?\s*$`,
);
/** "[00:12:31] And so", "0:05 okay so", "(1:02) …": a time before words. */
const BEFORE = new RegExp(String.raw`^\s*(?:[[(](${TIME})[\])]|(${TIME}))[ \t]+(?=\S)`);
const HEAD = /^\s*(?:WEBVTT\b.*|Kind: ?\w+|Language: ?[\w-]+|NOTE\b.*|STYLE|X-TIMESTAMP-MAP=.*)$/;
/** Tags of a caption: "<c>", "<00:00:01.000>", "<v Anna>". */
const TAG = /<(?:\/?(?:c|v|i|b|u|lang|ruby|rt|font)\b[^<>]{0,80}|[\d:.]{4,14})>|\{\\an?\d\}/g;
/** The fewest captions that make a text a transcript with times. */
const FEWEST_CAPTIONS = 4;
/** The share of lines that times stand on or before, from which they are those of a recording. */
const TIMED_LINES_SHARE = 0.15;

/** Reads the captions of .vtt and .srt files and of copied transcripts. Returns undefined for other texts. */
export function pastedCaptions(raw: string): Captions | undefined {
  const lines = linesOf(raw);
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const timed = filled.filter(({ text }) => ARROW.test(text) || (ALONE.test(text) && /\d/.test(text))).length;
  const before = filled.filter(({ text }) => BEFORE.test(text)).length;
  if (timed < FEWEST_CAPTIONS && before < FEWEST_CAPTIONS) return undefined;
  if (
    timed + before < TIMED_LINES_SHARE * filled.length ||
    !rises(filled.map(({ text }) => text)) ||
    !speaks(filled.map(({ text }) => text))
  )
    return undefined;
  const masks: Mask[] = [];
  const pauses = new Map<number, number>();
  let silence: number | undefined;
  let lastEnd: number | undefined;
  let spoken = new Set<string>();
  let earlier = new Set<string>();
  /** The beginning of the gap since the last spoken word. All but its last line break becomes space, so that speech runs on. */
  let gap = 0;
  let opened = false;
  const close = (to: number): void => {
    if (opened && to > gap) masks.push({ start: gap, end: to });
  };
  lines.forEach(({ text, start, end }, at) => {
    const arrow = ARROW.exec(text);
    const clock = arrow === null ? ALONE.exec(text) : null;
    const number = /^\s*\d{1,6}\s*$/.test(text) && ARROW.test(lines[at + 1]?.text ?? '');
    if (arrow !== null || (clock !== null && /\d/.test(text))) {
      const begin = secondsOf(arrow?.[1] ?? clock?.[1] ?? text);
      silence = lastEnd === undefined || arrow === null ? 0 : Math.max(0, begin - lastEnd);
      if (arrow !== null) lastEnd = secondsOf(arrow[2] ?? '');
      earlier = spoken;
      spoken = new Set();
    }
    if (arrow !== null || clock !== null || number || HEAD.test(text) || text.trim() === '') {
      if (!opened) masks.push({ start, end });
      return;
    }
    const lead = BEFORE.exec(text)?.[0].length ?? 0;
    const words = text.slice(lead).replace(TAG, '').trim();
    spoken.add(words);
    // Captions that roll show each line again, some in three of them.
    if (words === '' || earlier.has(words)) {
      if (!opened) masks.push({ start, end });
      return;
    }
    // One line break stays between two captions.
    close(Math.max(gap, start - 1));
    if (silence !== undefined) pauses.set(start + lead, silence);
    silence = undefined;
    if (lead > 0) masks.push({ start, end: start + lead });
    for (const { index, 0: tag } of text.matchAll(TAG)) masks.push({ start: start + index, end: start + index + tag.length });
    gap = end;
    opened = true;
  });
  close(raw.length);
  return { masks, pauses };
}

/** Whether most times are later than the one before, as in a recording. The times of a timetable or of results fall too. */
function rises(lines: readonly string[]): boolean {
  const times = lines.flatMap((text) => {
    const match = ARROW.exec(text) ?? ALONE.exec(text) ?? BEFORE.exec(text);
    const time = match?.[1] ?? match?.[2] ?? (match === null ? undefined : text);
    return time === undefined || !/\d/.test(time) ? [] : [secondsOf(time)];
  });
  const later = times.filter((time, at) => at > 0 && time >= (times[at - 1] as number)).length;
  return later >= 0.9 * (times.length - 1);
}

/** Whether the lines hold speech: those of a timetable ("9:30 Opening") and of a table of results are shorter. */
function speaks(lines: readonly string[]): boolean {
  const spoken = lines.filter((text) => !ARROW.test(text) && !ALONE.test(text) && !HEAD.test(text) && !/^\s*\d+\s*$/.test(text));
  const words = spoken.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0);
  return words >= (spoken.some((text) => BEFORE.test(text)) ? 7 : 3) * spoken.length;
}

/** Seconds of "1:02:03.5", "2:03" or "1 minute, 5 seconds". */
function secondsOf(time: string): number {
  if (!time.includes(':')) {
    const of = (unit: string) => Number(new RegExp(String.raw`(\d+) ${unit}`).exec(time)?.[1] ?? 0);
    return 3600 * of('hour') + 60 * of('minute') + of('second');
  }
  return time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => 60 * sum + Number(part), 0);
}

function linesOf(raw: string): { readonly text: string; readonly start: number; readonly end: number }[] {
  const lines: { text: string; start: number; end: number }[] = [];
  let at = 0;
  for (const { index, 0: mark } of raw.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) {
    lines.push({ text: raw.slice(at, index), start: at, end: index });
    at = index + mark.length;
  }
  lines.push({ text: raw.slice(at), start: at, end: raw.length });
  return lines;
}
