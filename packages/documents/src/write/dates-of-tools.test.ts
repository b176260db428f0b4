import { type ExportFormat, exportSource, runTool, type Values } from '@marginalia/engine';
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
      'Final essay 2026-12-02T17:00:00 2026-12-02T17:00:00',
      'Quiz 1 2026-12-03 2026-12-04',
      'Midterm 2026-12-10T10:00:00 2026-12-10T11:30:00 Hall C',
      'Final exam 2026-12-14T09:00:00 2026-12-14T12:00:00 Room 204',
    ]);
  });
});
