import type { Values } from '@marginalia/engine';

/** An expectation of a person for the plan: one line that begins with "> ". */
export interface Expectation {
  readonly kind: string;
  readonly text: string;
}

/** A form as a student would fill it in, with what the student would expect. */
export interface PlanRequest {
  readonly name: string;
  readonly values: Values;
  readonly expected: readonly Expectation[];
}

const FIELDS: Readonly<Record<string, string>> = { subjects: 'subjects', time: 'duration', dates: 'examDates', goals: 'goals' };
const DEFAULTS = { subjects: 'Biology\nHistory', studyStyle: 'balanced' };

/**
 * Reads requests: a block each, with "## name", then "field: value" (`\n` and `\t` are a line break and a tab; subjects are
 * "Biology" and "History" if absent), then "> kind text".
 */
export function readRequests(text: string): PlanRequest[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [name = '', ...lines] = block.split('\n');
      const values: Record<string, string> = { ...DEFAULTS };
      const expected: Expectation[] = [];
      for (const line of lines) {
        const [, key = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
        const field = FIELDS[key];
        if (field) values[field] = value.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
        const [, kind, rest = ''] = /^> (\w+) ?(.*)$/.exec(line) ?? [];
        if (kind) expected.push({ kind, text: rest });
      }
      return { name: name.trim(), values, expected };
    });
}
