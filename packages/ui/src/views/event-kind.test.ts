import { expect, it } from 'vitest';
import { eventKind } from './event-kind.ts';

it.each([
  ['Final exam', 'exam'],
  ['Midterm', 'exam'],
  ['Zwischenklausur', 'exam'],
  ['Final paper', 'deadline'],
  ['Final group project', 'deadline'],
  ['Midterm essay', 'deadline'],
  ['Field trip', 'event'],
])('%s is of the kind “%s”', (title, kind) => {
  expect(eventKind({ title, date: '2026-12-17' })).toBe(kind);
});

it('takes what has a weight and no day for a part of the mark, not for an event', () => {
  expect(eventKind({ title: 'Participation', weight: 10 })).toBe('mark');
});
