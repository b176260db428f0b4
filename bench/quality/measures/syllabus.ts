import { join } from 'node:path';
import { monthNumber } from '@marginalia/engine';
import { textOf } from '@marginalia/on-device';
import type { Figure, Measure } from '../measure.ts';
import { type DeviceResult, runDevice } from '../run-device.ts';
import { type SyllabusGold, syllabusCases } from '../syllabus-gold.ts';

interface Event {
  readonly name: string;
  readonly date: string | undefined;
  readonly weight: number | undefined;
}

const PRINTED_DAY = /[A-Z][a-z]{2} (\d{1,2}) ([A-Z][a-z]{2}) (\d{4})/g;

type Counts = Record<
  'dates' | 'days' | 'years' | 'read' | 'own' | 'assessments' | 'found' | 'weights' | 'weighed' | 'lines' | 'used' | 'silent',
  number
>;

const measure: Measure = {
  name: 'syllabus',
  async figures(folder) {
    const cases = syllabusCases(join(folder, 'syllabus'));
    if (cases.length === 0) return [];
    const counts: Counts = {
      dates: 0,
      days: 0,
      years: 0,
      read: 0,
      own: 0,
      assessments: 0,
      found: 0,
      weights: 0,
      weighed: 0,
      lines: 0,
      used: 0,
      silent: 0,
    };
    for (const { text, gold } of cases) {
      const values = {
        course: gold.course ?? 'Course',
        ...(gold.duration !== undefined && { duration: gold.duration }),
        syllabus: text,
        view: 'milestone',
      };
      const result = await runDevice('syllabus-visualizer', values);
      // The timeline shows the topics too.
      const rows = await runDevice('syllabus-visualizer', { ...values, view: 'timeline' });
      countDates(counts, datesOf(result), gold);
      countAssessments(counts, eventsOf(result), gold);
      countLines(counts, text, gold, [result, rows]);
    }
    return figuresOf(counts);
  },
};

export default measure;

function countDates(counts: Counts, read: readonly string[], gold: SyllabusGold): void {
  const wanted = gold.dates.flatMap((it) => it.split('/'));
  const monthDays = new Set(read.map((it) => it.slice(5)));
  const known = new Set([...wanted, ...(gold.ignore ?? [])].map((it) => it.slice(5)));
  const right = wanted.filter((it) => monthDays.has(it.slice(5)));
  counts.dates += wanted.length;
  counts.days += right.length;
  counts.years += right.filter((it) => read.includes(it)).length;
  counts.read += read.length;
  counts.own += read.filter((it) => known.has(it.slice(5))).length;
}

function countAssessments(counts: Counts, events: readonly Event[], gold: SyllabusGold): void {
  for (const it of gold.assessments) {
    const named = events.filter(({ name }) => name.toLowerCase().includes(it.name.toLowerCase()));
    counts.assessments++;
    if (named.some(({ date }) => it.date === undefined || date === it.date)) counts.found++;
    if (it.weight === undefined) continue;
    counts.weights++;
    if (named.some(({ weight }) => weight === it.weight)) counts.weighed++;
  }
}

/** Counts the lines that a person would use. `results` begins with the one whose list of unused lines counts. */
function countLines(counts: Counts, text: string, gold: SyllabusGold, results: readonly [DeviceResult, ...DeviceResult[]]): void {
  const [result] = results;
  const unused = result.sections.flatMap((section) => section.unused);
  for (const line of linesOf(text)) {
    const words = text.slice(line.start, line.end);
    if (!gold.use?.some((it) => words.trim().startsWith(it))) continue;
    counts.lines++;
    if (unused.some((it) => it.start < line.end && it.end > line.start)) continue;
    counts.used++;
    if (!results.some((shown) => isQuoted(shown, line)) && !isWeighed(result, words)) counts.silent++;
  }
}

function figuresOf(it: Counts): Figure[] {
  const share = (name: string, part: number, of: number, bar: number, floor: number): Figure => ({
    name,
    value: of === 0 ? 1 : part / of,
    bar,
    good: 'at least',
    of,
    floor,
  });
  return [
    share('Days and months read', it.days, it.dates, 0.95, 0.95),
    share('Dates read that the course has', it.own, it.read, 0.95, 0.95),
    share('Years right', it.years, it.days, 0.98, 0.98),
    share('Assessments found, with their date', it.found, it.assessments, 0.9, 0.9),
    share('Weights found', it.weighed, it.weights, 0.9, 0.9),
    share('Lines that a person would use, used', it.used, it.lines, 0.9, 0.9),
    { name: 'Such lines neither listed nor quoted', value: it.silent, bar: 0, good: 'at most', of: it.lines, floor: 0 },
  ];
}

/** The days of the list "Dates I read". */
function datesOf({ sections }: DeviceResult): string[] {
  const lines = sections.find(({ section }) => section.title === 'Dates')?.lines.map(textOf) ?? [];
  const found = lines
    .filter((line) => /^- [A-Z][a-z]{2} \d/.test(line))
    .flatMap((line) => daysIn(/^- (.*?) \((?:today|in \d|\d+ day)/.exec(line)?.[1] ?? ''));
  return [...new Set(found)];
}

function daysIn(text: string): string[] {
  return [...text.matchAll(PRINTED_DAY)].map(
    ([, day, month, year]) => `${year}-${String(monthNumber(month ?? '')).padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`,
  );
}

/** The lines of the section "Milestones". */
function eventsOf({ sections }: DeviceResult): Event[] {
  const lines = sections.find(({ section }) => section.title === 'Milestones')?.lines.map(textOf) ?? [];
  return lines.flatMap((line): Event[] => {
    const placed = /^\d+\. (.*?) – (.*)$/.exec(line);
    const words = (placed?.[2] ?? /^- (.*)$/.exec(line)?.[1])?.replace(/ \((?:today|in \d+ days?|\d+ days? ago)\)$/, '');
    if (words === undefined) return [];
    const weight = /, (\d+(?:\.\d+)?) (?:%|marks|points)$/.exec(words);
    return [
      {
        name: weight ? words.slice(0, weight.index) : words,
        date: daysIn(placed?.[1] ?? '')[0],
        weight: weight ? Number(weight[1]) : undefined,
      },
    ];
  });
}

function linesOf(text: string): { readonly start: number; readonly end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') lines.push({ start: at, end: at + line.length });
    at += line.length + 1;
  }
  return lines;
}

function isQuoted({ sections }: DeviceResult, line: { readonly start: number; readonly end: number }): boolean {
  return sections.some(({ lines }) =>
    lines.some((spans) =>
      spans.some((span) => span.kind === 'quote' && span.field === 'syllabus' && span.start < line.end && span.end > line.start),
    ),
  );
}

/** Whether the result prints the weight of a line, which then belongs to an event that another line names. */
function isWeighed({ text }: DeviceResult, line: string): boolean {
  const amount = /(\d{1,3})\s?%/.exec(line)?.[1];
  return amount !== undefined && text.includes(`${amount} %`);
}
