import { itemKinds } from '@marginalia/engine';
import { expect, it } from 'vitest';
import { openPlan } from '../plan/open-plan.ts';
import { dayEntries } from './day-entries.ts';

it('The calendar and the plan have the hour of an exam that its date gives', () => {
  const plan = 'Tue 12 Jan 2027: EXAM Physics';
  const sections = [{ kind: 'block', views: ['plan'], items: itemKinds.block.parse(plan), section: 'plan', title: 'Plan' }] as const;
  const text = `${plan}\n\nDates I read:\n- Tue 12 Jan 2027: Physics (in 49 days), from “12 Jan 2027 9am”`;
  expect(dayEntries(sections, undefined, '2026-11-24', text).entries).toMatchObject([{ title: 'Physics', note: '09:00' }]);
  const { blocks, hoursOf } = openPlan(sections, undefined, '2026-11-24', text);
  expect(blocks.map(hoursOf)).toEqual(['09:00']);
});
