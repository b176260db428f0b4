import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Values } from '@marginalia/engine';
import { textOf } from '@marginalia/on-device';
import type { Figure, Measure } from '../measure.ts';
import { type DeviceResult, runDevice } from '../run-device.ts';

/** A number that the report must state: on one line, with all the words and near the value. */
interface Number {
  readonly words: readonly string[];
  readonly value: number;
  /** The largest difference; without it 0.1 % of the value. A number may always be rounded at its last digit. */
  readonly within?: number;
  /** Words that must follow the number. */
  readonly unit?: string;
}

/** A form with what a reader of its table would find. A folder has one JSON file for each. */
interface Sample {
  readonly values: Values;
  readonly gold: {
    /** The tables as printed: rows of cells as written, without units in cells; an empty cell is "–". */
    readonly tables?: readonly (readonly (readonly string[])[])[];
    /** A piece of the reason, for a table that cannot be read with certainty. */
    readonly refused?: string;
    readonly numbers?: readonly Number[];
    /** Statements that the report must not contain. */
    readonly absent?: readonly string[];
    /** The number of lines of the observations that a person would not use. */
    readonly unusable?: number;
  };
}

/** Tables, numbers and lines of lab reports. Gold numbers come from an independent computation. */
const lab: Measure = {
  name: 'lab',
  async figures(folder) {
    const samples = read(join(folder, 'lab'));
    if (samples.length === 0) return [];
    const runs = await Promise.all(
      samples.map(async (sample) => ({ sample, result: await runDevice('lab-report-generator', sample.values) })),
    );
    const tables = runs.filter(({ sample: { gold } }) => gold.tables || gold.refused);
    const right = tables.filter(({ sample, result }) => isReadRightly(sample, result));
    const numbers = runs.flatMap(({ sample: { gold }, result }) => (gold.numbers ?? []).map((number) => isStated(number, result)));
    const absent = runs.flatMap(({ sample: { gold }, result }) => (gold.absent ?? []).map((text) => !result.text.includes(text)));
    const lines = runs.map(({ sample, result }) => linesOf(sample, result));
    const sum = (pick: (it: (typeof lines)[number]) => number): number => lines.reduce((total, it) => total + pick(it), 0);
    return [
      share('Tables read rightly, or refused with the reason', right.length, tables.length, 1),
      share('Numbers of the gold that the report states', numbers.filter(Boolean).length, numbers.length, 1),
      share('Statements that must be absent and are', absent.filter(Boolean).length, absent.length, 1),
      { name: 'Lines silently unused', value: sum(({ silent }) => silent), bar: 0, good: 'at most', of: sum(({ all }) => all), floor: 0 },
      share(
        'Lines that a person would use and the report uses',
        sum(({ used }) => used),
        sum(({ usable }) => usable),
        0.9,
      ),
    ];
  },
};

export default lab;

function share(name: string, part: number, of: number, bar: number): Figure {
  return { name, value: of === 0 ? 1 : part / of, bar, good: 'at least', of, floor: bar };
}

function read(folder: string): Sample[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample);
}

/** Whether all rows of the gold stand in the printed tables, in order; or the reason for a refusal stands in the result. */
function isReadRightly({ gold }: Sample, result: DeviceResult): boolean {
  if (gold.refused) return unusedIn(result).some(({ reason }) => reason.includes(gold.refused ?? '')) || result.text.includes(gold.refused);
  const printed = linesIn(result, 'Observations and Data').map((line) =>
    line
      .trim()
      .split(/\s{2,}/)
      .join(' | '),
  );
  const rows = (gold.tables ?? []).flat().map((row) => row.join(' | '));
  let at = 0;
  return rows.every((row) => {
    at = printed.indexOf(row, at) + 1;
    return at > 0;
  });
}

function linesIn({ sections }: DeviceResult, title: string): string[] {
  return sections.find(({ section }) => section.title === title)?.lines.map(textOf) ?? [];
}

function isStated({ words, value, within = Math.abs(value) * 1e-3, unit }: Number, result: DeviceResult): boolean {
  const lines = ['Calculations', 'Discussion', 'Conclusion'].flatMap((title) => linesIn(result, title));
  return lines.some((line) => {
    const last = words.reduce((at, word) => (at < 0 ? at : line.indexOf(word, at) < 0 ? -1 : line.indexOf(word, at) + word.length), 0);
    if (last < 0) return false;
    const rest = line.slice(last);
    return numbersAfter(rest).some(
      ({ number, after, lastDigit }) =>
        Math.abs(number - value) <= Math.max(within, number === 0 ? 0 : 0.5001 * lastDigit) &&
        (unit === undefined || after.startsWith(unit)),
    );
  });
}

/** The first number of a text, and the one after "±", each with the words behind them and the value of its last digit: "(1.2 ± 0.1) × 10^3 m". */
function numbersAfter(text: string): { number: number; after: string; lastDigit: number }[] {
  const match = /^[^\d-]{0,12}\(?(-?\d+(?:\.\d+)?)(?: ± (\d+(?:\.\d+)?))?\)?(?: × 10\^(-?\d+))?\s?/.exec(text);
  if (!match) return [];
  const power = 10 ** (match[3] === undefined ? 0 : globalThis.Number(match[3]));
  const after = text.slice(match[0].length);
  return [match[1], match[2]].flatMap((number) => {
    if (number === undefined) return [];
    return [{ number: globalThis.Number(number) * power, after, lastDigit: power / 10 ** (number.split('.')[1]?.length ?? 0) }];
  });
}

function unusedIn({ sections }: DeviceResult): DeviceResult['sections'][number]['unused'] {
  return sections.filter(({ section }) => section.essential).flatMap(({ unused }) => unused);
}

interface Lines {
  readonly all: number;
  readonly usable: number;
  readonly used: number;
  readonly silent: number;
}

/** Counts the lines of the observations that the result quotes, lists as unused, or passes over in silence. */
function linesOf({ values: { observations = '' }, gold }: Sample, result: DeviceResult): Lines {
  const spans = result.sections.flatMap(({ lines }) => lines.flat());
  const quoted = spans.flatMap((span) => (span.kind === 'quote' && span.field === 'observations' ? [span] : []));
  const unused = unusedIn(result).filter(({ field }) => field === 'observations');
  let start = 0;
  let [all, used, silent] = [0, 0, 0];
  for (const line of observations.split('\n')) {
    const end = start + line.length;
    const touches = (it: { readonly start: number; readonly end: number }): boolean => it.start < end && it.end > start;
    // Rules between rows and units alone in a row hold no words of their own.
    if (/[\p{L}\d]/u.test(line.replace(/\\[a-z]+(?:\{[^}]*\})*/g, ''))) {
      all += 1;
      if (unused.some(touches)) silent += 0;
      else if (quoted.some(touches)) used += 1;
      else silent += 1;
    }
    start = end + 1;
  }
  return { all, usable: all - (gold.unusable ?? 0), used, silent };
}
