import { type ExportFormat, type ExportSource, exportSource, itemIds, itemsOf, runTool, standingOf, type Values } from '@marginalia/engine';
import { inProcessGenerator } from '@marginalia/on-device';
import { loadTool } from '@marginalia/tool-defs';
import ICAL from 'ical.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeExport } from './write-export.ts';

const NOW = new Date(2026, 10, 23, 9);

/** A file of what the device writes for a form. */
async function fileOf(slug: string, values: Values, format: ExportFormat): Promise<string> {
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`There is no tool "${slug}"`);
  const { text } = await runTool(tool, values, { generator: inProcessGenerator(), ports: { clock: { now: () => NOW } } });
  const { bytes } = await writeExport(format, exportSource({ tool, text, values }, 'dates', NOW));
  return new TextDecoder().decode(bytes);
}

/** What the device writes for a form after some blocks of its plan were moved, by their index. */
async function movedPlan(values: Values, to: Readonly<Record<number, string>>) {
  const tool = await loadTool('study-planner');
  if (!tool) throw new Error('There is no planner');
  const { text } = await runTool(tool, values, { generator: inProcessGenerator(), ports: { clock: { now: () => NOW } } });
  const made = { tool, text, values };
  const ids = itemsOf(tool, text, values).flatMap((section) => (section.kind === 'block' ? itemIds(section) : []));
  const places = Object.fromEntries(Object.entries(to).map(([index, place]) => [ids[Number(index)], place]));
  const work = { views: { plan: { done: [], pinned: [], places } }, decks: [] };
  const now = standingOf(made, work, '2026-11-23').text;
  const rowsOf = async (source: ExportSource): Promise<string[]> => {
    const { bytes } = await writeExport('csv', source);
    return new TextDecoder().decode(bytes).split('\r\n').sort();
  };
  const rows = await rowsOf(exportSource(made, 'dates', NOW, work));
  return { text, now, rows, rowsOfText: await rowsOf(exportSource({ ...made, text: now }, 'dates', NOW)) };
}

/** "Exam: Latin 2027-01-14T10:00:00 1 h Hall C": the events of a calendar that another program reads. */
function eventsOf(calendar: string): string[] {
  const file = new ICAL.Component(ICAL.parse(calendar) as ConstructorParameters<typeof ICAL.Component>[0]);
  return file.getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, endDate, location } = new ICAL.Event(component);
    return [summary, startDate, endDate, location ?? ''].join(' ').trim();
  });
}

const FAR_PLAN = {
  subjects: 'Econometrics\nStatistics\nLatin',
  duration: '10 hours per week',
  studyStyle: 'balanced',
  examDates: 'Econometrics 14 January 2027 10:00\nStatistics Jan 12 9:30-11am Room B12\nLatin 20 Jan',
};

afterEach(() => vi.unstubAllEnvs());

describe('The dates of a result in other programs', () => {
  it.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
    'have each exam on its own day and at its hour for a student in the zone %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const exams = eventsOf(await fileOf('study-planner', FAR_PLAN, 'ics')).filter((event) => event.startsWith('Exam'));
      expect(exams).toEqual([
        'Exam: Statistics 2027-01-12T09:30:00 2027-01-12T11:00:00 Room B12',
        'Exam: Econometrics 2027-01-14T10:00:00 2027-01-14T10:00:00',
        'Exam: Latin 2027-01-20 2027-01-21',
      ]);
    },
  );

  it.each([
    [
      'days',
      '2 h a day',
      'Maths: 12 Dec 2026',
      '2026-12-19',
      'Week of Mon 14 Dec 2026 (1 h):\nSat 19 Dec: Physics 1 h (new: part 1 of 10)',
    ],
    [
      'weeks',
      '10 hours per week',
      'Maths: 20 Mar 2027',
      '2027-01-11 week',
      ', 11 h: Physics 4 h 30 min · Maths 5 h 30 min · Physics 1 h (new: part 1 of 61)',
    ],
  ])('are those of the text after a block of a plan with %s was moved', async (_of, duration, examDates, place, printed) => {
    const form = { subjects: 'Physics\nMaths', duration, studyStyle: 'balanced', examDates };
    const { text, now, rows, rowsOfText } = await movedPlan(form, { 0: place });
    expect(rows).toEqual(rowsOfText);
    expect(now).toContain(printed);
    expect(text.split('\n').filter((line) => !now.split('\n').includes(line)).length).toBeLessThan(7);
  });

  it('have each exam on its own day in a table', async () => {
    const rows = (await fileOf('study-planner', FAR_PLAN, 'csv')).split('\r\n').filter((row) => row.endsWith(',exam'));
    expect(rows).toEqual(['2027-01-12,,Statistics,exam', '2027-01-14,,Econometrics,exam', '2027-01-20,,Latin,exam']);
  });

  it('have the hours and rooms that stand beside the dates of a syllabus', async () => {
    const syllabus = [
      'Midterm: 10 December 2026, 10:00-11:30, Hall C (30%)',
      'Final essay due 2 Dec 2026 5pm',
      'Final exam: 14 Dec 2026 9am-12pm in Room 204',
      'Quiz 1: 3 Dec 2026',
    ].join('\n');
    expect(eventsOf(await fileOf('syllabus-visualizer', { course: 'Biology', view: 'milestone', syllabus }, 'ics'))).toEqual([
      'Biology: Final essay 2026-12-02T17:00:00 2026-12-02T17:00:00',
      'Biology: Quiz 1 2026-12-03 2026-12-04',
      'Biology: Midterm 2026-12-10T10:00:00 2026-12-10T11:30:00 Hall C',
      'Biology: Final exam 2026-12-14T09:00:00 2026-12-14T12:00:00 Room 204',
    ]);
  });
});
