import type { SkillContext, SkillOutput } from '../../skill.ts';
import { type Line, textOf } from '../../spans.ts';
import { timeline } from './skill.ts';

export type View = Parameters<typeof timeline>[0]['view'];

export async function write(syllabus: string, view: View, duration = '', today = '2026-11-22'): Promise<SkillOutput> {
  const values = { syllabus, duration };
  return timeline({ from: 'syllabus', duration: 'duration', view }, {
    values,
    labels: values,
    fieldLabels: {},
    today,
  } as unknown as SkillContext);
}

export async function lines(...form: Parameters<typeof write>): Promise<readonly Line[]> {
  return (await write(...form)).lines;
}

export async function print(syllabus: string, view: View, duration = '', today?: string): Promise<string> {
  return (await lines(syllabus, view, duration, today)).map(textOf).join('\n');
}

export const OS = `CS 301 Operating Systems, Fall 2026
Textbook: Silberschatz, 10th edition, 2018
Classes begin August 24, 2026. Last day of classes: December 4, 2026.

Week 1: Introduction, system calls
Week 2: Processes and threads
Week 3-4 – CPU scheduling; Quiz 1
Week 5: Synchronisation. Assignment 1 due September 25.
Week 6 (Sep 28): Deadlocks. Midterm exam: Wednesday, September 30.

Grading
Quizzes: 10%
Midterm exam: 30%
Final exam: 65%

Final exam: 14 December, 9am
Quiz 2 on 12 December
Fees due 31 November
Late work loses 10% per day.`;
