import { itemsOf, runTool, viewsOf } from '@marginalia/engine';
import { describeTool } from '@marginalia/engine/testing/contract';
import { inProcessGenerator } from '@marginalia/on-device';
import { expect, it } from 'vitest';
import page from './testing/exam-countdown.tool.ts?tool';

const tool = await page.whole();
const generator = inProcessGenerator();
const { values } = tool.definition.examples[0];

describeTool(tool, generator);

it('A twelfth tool is one file: its form asks for a date, and the device makes cards, a table and its own questions', async () => {
  expect(tool.fields.map(({ name, control }) => `${name}: ${control}`)).toEqual(['day: date', 'notes: textarea', 'readings: rows']);
  const { text } = await runTool(tool, values, { generator });
  const items = itemsOf(tool, text, tool.check(values).values);
  // The line with the titles of the columns is a row too.
  expect(items.map(({ kind, items: found }) => `${found.length} ${kind}`)).toEqual(['3 card', '4 row', '2 question']);
  expect(viewsOf(items).map(({ name, count }) => `${name} ${count}`)).toEqual(['cards 3', 'table 3', 'practice 2']);
  expect(text).toMatch(/^Length +Time$/m);
  expect(text).toContain('1. What will you do first on 2026-12-14?\n   A good answer shows: a plan.');
});

it('A twelfth tool refuses a day that the calendar does not have, in its own words where the day is missing', () => {
  const messages = (day: string): string[] => {
    const check = tool.check({ ...values, day });
    return check.ok ? [] : check.issues.map(({ message }) => message);
  };
  expect(messages('2026-02-30')).toEqual(['Day of the exam must be a date, such as 2026-12-14']);
  expect(messages('')).toEqual(['Enter the day of the exam']);
});
