import { monthNumber, type UnusedText } from '@marginalia/engine';
import type { DeviceResult } from '../../run-device.ts';

/** A day of a printed plan. */
export interface PrintedDay {
  /** Whole days since 1 January 1970. */
  readonly day: number;
  readonly minutes: number;
  /** Whether an exam stands on it, or work that is due. */
  readonly hasExam: boolean;
}

/** The facts of the printed result that a measure needs. */
export interface PrintedPlan {
  readonly days: readonly PrintedDay[];
  readonly subjects: readonly { readonly name: string; readonly weight: number }[];
  readonly exams: readonly { readonly name: string; readonly day: number }[];
  /** Minutes: "All together" and the sum of the lines "By subject". */
  readonly total: number | undefined;
  readonly bySubject: number;
  /** Fields that the result asks to add to. */
  readonly needs: readonly (string | undefined)[];
  readonly unused: readonly UnusedText[];
  /** The words of all sections but "Your Goals". */
  readonly text: string;
}

/** "7 Dec 2026" as whole days since 1 January 1970. */
export function dayOf(text: string, year = 2026): number {
  const [, day = '', month = '', written] = /(\d{1,2}) ([A-Z][a-z]{2})[a-z]*(?: (\d{4}))?/.exec(text) ?? [];
  return Date.UTC(Number(written ?? year), monthNumber(month) - 1, Number(day)) / 86_400_000;
}

function minutesOf(text: string): number {
  const [, hours = '0'] = /(\d+) h\b/.exec(text) ?? [];
  const [, minutes = '0'] = /(\d+) min\b/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

export function readPlan({ sections }: DeviceResult): PrintedPlan {
  const linesOf = (title: string): string[] =>
    sections
      .filter(({ section }) => section.title === title)
      .flatMap(({ lines }) => lines.map((line) => line.map(({ text }) => text).join('')));
  const built = linesOf('What This Plan Is Built On');
  const essential = sections.filter(({ section }) => section.essential);
  const totals = linesOf('Hours per Subject');
  const total = /All together: (.*) on/.exec(totals.join('\n'))?.[1];
  return {
    days: daysIn(linesOf('Day-by-Day Plan')),
    subjects: built
      .slice(built.findIndex((it) => it.startsWith('Subjects (')) + 1)
      .filter((it) => it.startsWith('- '))
      .map((it) => ({ name: it.slice(2).split(/: | – /)[0] ?? '', weight: Number(/ – ([\d.]+) × /.exec(it)?.[1] ?? 1) })),
    exams: linesOf('Exam Dates').flatMap((line) => {
      const [, date, name] = /^- \w{3} (\d+ \w{3} \d{4})(?: to [^:]*)?: (.*?) \((?:in|today)/.exec(line) ?? [];
      return date && name ? [{ name, day: dayOf(date) }] : [];
    }),
    total: total === undefined ? undefined : minutesOf(total),
    bySubject: totals.filter((it) => /^- (?!Week of)/.test(it)).reduce((sum, it) => sum + minutesOf(it.slice(it.lastIndexOf(': '))), 0),
    needs: essential.flatMap(({ lacks }) => lacks.filter(({ grade }) => grade === 'needs-more').map(({ field }) => field)),
    unused: essential.flatMap(({ unused }) => unused),
    text: sections
      .filter(({ section }) => section.title !== 'Your Goals')
      .flatMap(({ lines }) => lines.map((line) => line.map(({ text }) => text).join('')))
      .join('\n'),
  };
}

function daysIn(lines: readonly string[]): PrintedDay[] {
  let year = 2026;
  return lines.flatMap((line) => {
    if (line.startsWith('Week of') && !line.includes(', ')) year = Number(/\d{4}/.exec(line)?.[0] ?? year);
    const [, date, rest] = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\d+ [A-Z][a-z]{2}): (.*)$/.exec(line) ?? [];
    if (!date || rest === undefined) return [];
    // A week that begins in December can end in January.
    const own = /Jan/.test(date) && dayOf(date, year) < dayOf('1 Nov', year) - 200 && year === 2026 ? 2027 : year;
    const minutes = [...rest.matchAll(/(?:\d+ h(?: \d+ min)?|\d+ min)(?= \()/g)].reduce((sum, it) => sum + minutesOf(it[0]), 0);
    return [{ day: dayOf(date, own), minutes, hasExam: /EXAM |, due/.test(rest) }];
  });
}
