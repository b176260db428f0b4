/** Records in the format of the specification's §3, as another program would write them: each list in the order of saving. */

const report = (id: number, title: string, createdAt: string, pages = '25-30') => ({
  id,
  title,
  content: `${title}\n\nAbstract\nWe built it and tried it.`,
  createdAt,
  type: 'NTCC Report',
  pages,
  field: 'Electronics',
  wordCount: 15_000,
});

const content = (id: number, title: string, createdAt: string, type: string) => ({
  id,
  title,
  content: `${title}\n\nSummary: the sea rises and falls.`,
  createdAt,
  type,
});

export const REPORTS = [
  report(1_793_500_000_000, 'Soil Monitor', '2026-11-01'),
  report(1_793_900_000_000, 'Library kiosk', '2026-11-05', '20-25'),
  report(1_794_200_000_000, 'Attendance by face', '2026-11-09', '35-40'),
  report(1_795_000_000_000, 'Soil Monitor: phase 2', '2026-11-18'),
] as const;

// Four records, newer than any report: recent activity takes three of them.
export const CONTENT = [
  { ...content(1_794_981_600_000, 'Deadlocks - Gap Analysis', '2026-11-18T06:00:00.000Z', 'Note Gap Analysis'), content: 'Gaps\n- Banker' },
  {
    ...content(1_794_985_200_000, 'Physics 101 - Syllabus Visualization', '2026-11-18T07:00:00.000Z', 'Syllabus Visualization'),
    content: 'Week 1',
  },
  { ...content(1_794_988_800_000, 'Data Analyst - Mock Interview', '2026-11-18T08:00:00.000Z', 'Mock Interview'), content: '1. Tell us' },
  content(1_795_100_000_000, 'Tides - Debrief', '2026-11-19T08:00:00.000Z', 'Lecture Debrief'),
] as const;

/** The three keys, full. `imageToQuiz` is a counter that no tool owns. */
export const RECORDS = {
  tool_analytics: {
    ntccReports: 3,
    flashcards: 5,
    mockInterview: 1,
    studyPlanner: 0,
    imageToQuiz: 4,
    lastUsed: '2026-11-20T04:11:00.000Z',
  },
  saved_reports: REPORTS,
  saved_content: CONTENT,
};
