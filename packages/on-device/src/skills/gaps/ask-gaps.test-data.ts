import { expect } from 'vitest';
import { textOf } from '../../spans.ts';
import { formContext } from '../../testing/form-context.ts';
import type { GapPart } from './parameters.ts';
import { gaps } from './skill.ts';

/** The lines of one part of an analysis. Each quote is compared with the form. */
export async function ask(part: GapPart, notes: string, syllabus?: string, mode = 'comprehensive'): Promise<string[]> {
  const values: Record<string, string> = { notes, analysis: mode, ...(syllabus === undefined ? {} : { syllabus }) };
  const context = formContext(values);
  const { lines } = await gaps({ from: 'notes', against: 'syllabus', mode: 'analysis', part }, context);
  for (const line of lines) {
    for (const span of line) {
      if (span.kind === 'quote') expect(span.text).toBe((values[span.field] ?? '').slice(span.start, span.end).replace(/\s+/g, ' ').trim());
    }
  }
  return lines.map(textOf);
}

/** A short syllabus of operating systems, and notes that hold some of it. */
export const SYLLABUS = `Unit 1: Processes (30%)
- Process life cycle
- Process control block (PCB)
Unit 2: Process scheduling - FCFS, SJF, Round Robin
Unit 3: Deadlock: conditions, prevention, avoidance`;

export const NOTES = `Processes
The process life cycle has five states: new, ready, running, waiting and terminated. A process moves from ready to running when the scheduler picks it.
PCB ??

Scheduling
FCFS: the process that comes first runs first. It is simple but short jobs may wait long behind a long one.
Shortest job first picks the job with the smallest burst time.
There are three kinds of schedulers: long-term and short-term.

Deadlock
Four conditions must hold for a deadlock: mutual exclusion, hold and wait, no preemption, circular wait. Important for the exam!
We can break one of the conditions to prevent it.`;
