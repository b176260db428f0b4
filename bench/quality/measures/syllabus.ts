import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monthNumber } from '@marginalia/engine';
import { textOf } from '@marginalia/on-device';
import type { Figure, Measure } from '../measure.ts';
import { type DeviceResult, runDevice } from '../run-device.ts';

/**
 * The gold of a syllabus, `<name>.json` beside the text `<name>.txt`. A text without gold is not measured.
 * Dates are ISO days; a range has both ends: `2026-08-28/2026-09-01`.
 */
interface Gold {
  /** Other fields of the form: the name and the length of the course. */
  readonly course?: string;
  readonly duration?: string;
  /** The dates of the course that the text states, each once. */
  readonly dates: readonly string[];
  /** Days whose reading is left open: deadlines of a template, office hours. */
  readonly ignore?: readonly string[];
  readonly assessments: readonly GoldAssessment[];
  /** The beginnings of lines that a person would use. */
  readonly use?: readonly string[];
}

interface GoldAssessment {
  /** Words that the name must hold, without regard to case. */
  readonly name: string;
  /** An ISO day; absent if the text states none. */
  readonly date?: string;
  /** Percent, marks or points, as the text states them. */
  readonly weight?: number;
}

interface Case {
  readonly text: string;
  readonly gold: Gold;
}

interface Event {
  readonly name: string;
  readonly date: string | undefined;
  readonly weight: number | undefined;
}

const PRINTED_DAY = /[A-Z][a-z]{2} (\d{1,2}) ([A-Z][a-z]{2}) (\d{4})/g;

const measure: Measure = {
  name: 'syllabus',
  async figures(folder) {
    const cases = casesIn(join(folder, 'syllabus'));
    if (cases.length === 0) return [];
    const counts = {
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
      all: 0,
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
      const read = datesOf(result);
      const wanted = gold.dates.flatMap((it) => it.split('/'));
      const monthDays = new Set(read.map((it) => it.slice(5)));
      const known = new Set([...wanted, ...(gold.ignore ?? [])].map((it) => it.slice(5)));
      const right = wanted.filter((it) => monthDays.has(it.slice(5)));
      counts.dates += wanted.length;
      counts.days += right.length;
      counts.years += right.filter((it) => read.includes(it)).length;
      counts.read += read.length;
      counts.own += read.filter((it) => known.has(it.slice(5))).length;
      const events = eventsOf(result);
      for (const it of gold.assessments) {
        const named = events.filter(
          ({ name, date }) => name.toLowerCase().includes(it.name.toLowerCase()) && (it.date === undefined || date === it.date),
        );
        counts.assessments++;
        if (named.length > 0) counts.found++;
        if (it.weight !== undefined) {
          counts.weights++;
          if (events.some(({ name, weight }) => name.toLowerCase().includes(it.name.toLowerCase()) && weight === it.weight))
            counts.weighed++;
        }
      }
      const unused = result.sections.flatMap((section) => section.unused);
      for (const line of linesOf(text)) {
        const isListed = unused.some((it) => it.start < line.end && it.end > line.start);
        const isWanted = gold.use?.some((it) => text.slice(line.start, line.end).trim().startsWith(it)) ?? false;
        if (isWanted) counts.lines++;
        if (isWanted && !isListed) counts.used++;
        const isShown = isQuoted(result, line) || isQuoted(rows, line) || isWeighed(result, text.slice(line.start, line.end));
        if (isWanted && !isListed && !isShown) counts.silent++;
      }
    }
    return figuresOf(counts);
  },
};

export default measure;

function figuresOf(
  it: Record<
    'dates' | 'days' | 'years' | 'read' | 'own' | 'assessments' | 'found' | 'weights' | 'weighed' | 'lines' | 'used' | 'silent',
    number
  >,
): Figure[] {
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

function casesIn(folder: string): Case[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      gold: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Gold,
      text: readFileSync(join(folder, file.replace(/\.json$/, '.txt')), 'utf8'),
    }));
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
