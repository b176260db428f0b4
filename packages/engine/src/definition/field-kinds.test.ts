import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDefinition } from '../testing/index.ts';
import { toolOf } from '../validate/index.ts';
import type { InputSchema } from './field.ts';
import { rowsIn, textOfRows } from './rows.ts';

const input: InputSchema = {
  type: 'object',
  required: ['hours', 'start', 'rules', 'exams', 'place'],
  properties: {
    hours: { type: 'number', title: 'Hours a week', minimum: 1, maximum: 60, multipleOf: 0.1, ui: { unit: 'hours' } },
    people: { type: 'integer', title: 'People' },
    start: { type: 'string', title: 'First day', format: 'date' },
    rules: { type: 'boolean', title: 'I know the rules' },
    exams: {
      type: 'array',
      title: 'Exams',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        required: ['subject'],
        properties: {
          subject: { type: 'string', title: 'Subject', maxLength: 20 },
          day: { type: 'string', title: 'Day', format: 'date' },
          weight: { type: 'number', title: 'Weight', minimum: 0, ui: { errors: { unfit: 'Weights are numbers from 0' } } },
        },
      },
    },
    travels: { type: 'boolean', title: 'I travel' },
    place: { type: 'string', title: 'Place', ui: { when: 'travels', errors: { missing: 'Say where you travel' } } },
    level: {
      type: 'string',
      title: 'Level',
      default: 'easy',
      oneOf: [
        { const: 'easy', title: 'Easy' },
        { const: 'hard', title: 'Hard' },
      ],
    },
    reason: { type: 'string', title: 'Reason', minLength: 5, ui: { when: { level: 'hard' } } },
  },
};
const columns = [{ label: 'Subject' }, { label: 'Day' }];
const tool = toolOf({ ...exampleDefinition, input } as typeof exampleDefinition);
const whole = { hours: '12.5', start: '2026-12-01', rules: 'yes', exams: 'Physics\t2026-12-14\t2\nMath', place: 'Pune' };

/** The messages for values that replace some of a form that is right. */
const messagesFor = (values: Readonly<Record<string, unknown>>): string[] => {
  const check = tool.check({ ...whole, ...values });
  return check.ok ? [] : check.issues.map(({ message }) => message);
};

describe('A form with every kind of field', () => {
  it('is right as text and as data, and both give the same values', () => {
    const asData = {
      hours: 12.5,
      start: '2026-12-01',
      rules: true,
      exams: [{ subject: 'Physics', day: '2026-12-14', weight: 2 }, { subject: 'Math' }],
    };
    const text = tool.check(whole);
    expect(text).toEqual(tool.check(asData));
    expect(text).toMatchObject({
      ok: true,
      values: { hours: '12.5', rules: 'yes', exams: 'Subject\tDay\tWeight\nPhysics\t2026-12-14\t2\nMath\t\t', level: 'easy' },
    });
    expect(text.values).not.toHaveProperty('place');
  });

  it('names each field that is missing', () => {
    const check = tool.check({ travels: 'yes' });
    expect(check.ok ? [] : check.issues.map(({ message }) => message)).toEqual([
      'Enter hours a week',
      'Enter first day',
      'Tick "I know the rules"',
      'Add exams',
      'Say where you travel',
    ]);
  });

  it.each([
    [{ hours: 'many' }, 'Hours a week must be a number, such as 3'],
    [{ hours: '1,000' }, 'Hours a week must be a number, such as 3'],
    [{ hours: '0.5' }, 'Hours a week must be at least 1 hours'],
    [{ hours: '61' }, 'Hours a week must be at most 60 hours'],
    [{ hours: '2.25' }, 'Hours a week must be a multiple of 0.1 hours'],
    [{ people: '2.5' }, 'People must be a whole number, such as 3'],
    [{ start: '2026-02-30' }, 'First day must be a date, such as 2026-12-14'],
    [{ start: 'Monday' }, 'First day must be a date, such as 2026-12-14'],
    [{ exams: 'Physics\nMath\t2026-13-01' }, 'Row 2: day must be a date, such as 2026-12-14'],
    [{ exams: '\t2026-12-14' }, 'Row 1: enter subject'],
    [{ exams: 'Math\t\tmuch' }, 'Row 1: weights are numbers from 0'],
    [{ exams: 'a\nb\nc\nd' }, 'Exams takes at most 3 rows'],
    [{ level: 'hard', reason: 'so' }, 'Reason is too short: at least 5 characters'],
  ])('refuses %j', (values, message) => {
    expect(messagesFor(values)).toEqual([message]);
  });

  it.each([
    [{ hours: '0,3', people: '+4' }, ['Hours a week must be at least 1 hours']],
    [{ hours: '2,5' }, []],
    [{ hours: '1.3' }, []],
    [{ start: '2028-02-29' }, []],
    [{ start: '2100-02-29' }, ['First day must be a date, such as 2026-12-14']],
    [{ exams: '\n\t\t\nPhysics\n' }, []],
  ])('reads %j', (values, messages) => {
    expect(messagesFor(values)).toEqual(messages);
  });

  it('has no value of a field that is hidden, and does not check it', () => {
    const { values } = tool.check({ ...whole, place: 'Pune', reason: 'x' });
    expect(values).not.toHaveProperty('place');
    expect(messagesFor({ reason: 'x' })).toEqual([]);
    expect(messagesFor({ travels: 'yes', place: ' ' })).toEqual(['Say where you travel']);
  });

  it('keeps its values when it is checked again', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 })), (rows) => {
        const { values } = tool.check({ ...whole, exams: textOfRows(columns, rows) });
        expect(tool.check(values).values).toEqual(values);
      }),
    );
  });
});

describe('A list of rows as a text', () => {
  it('has the same cells again, with a space for each tab and line break', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\t\r\n]+/g, ' '));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
        expect(rowsIn(columns, textOfRows(columns, rows))).toEqual(rows);
      }),
    );
    expect(textOfRows(columns, [['a\tb', 'c\r\nd']])).toBe('Subject\tDay\na b\tc d');
    expect(rowsIn(columns, 'Physics\tMonday')).toEqual([['Physics', 'Monday']]);
  });
});
