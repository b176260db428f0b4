import type { RawLine } from '../../../../lib/dates/lines.ts';
import { trimStretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import { isName } from '../event-names.ts';
import { eventFrom, isRule, kindOf } from '../read-events.ts';
import { NO_ASSESSMENT, PART_OF_MARK } from './assessment-words.ts';
import type { HeadedItem } from './headed-item.ts';
import { weightedItem } from './weighted-item.ts';

const PERCENT = String.raw`(\d{1,2}(?:\.\d{1,2})?)\s?(?:%|per ?cent\b)`;
/** "20 % Quizzes", "- 5 % for attendance". */
const AT_HEAD = new RegExp(String.raw`^${PERCENT}\s*(?:[-–—:=]\s*|for\s+|of\s+)?([^%]{3,90}?)[\s.;,]*$`, 'iu');
/** "Quizzes: 20 %", "Lab reports (40 %)", "Homework ..... 15 % (4 of 5)". */
const AT_FOOT = new RegExp(
  String.raw`^([^%]{3,140}?)[\s.:=([\t|–—-]*(?:worth\s+)?${PERCENT}(?:\s(?:of|towards)\s(?:the|your)\s[^%.()]{0,60})?[\s)\]]*(?:\([^()]{0,60}\))?[\s.;,]*$`,
  'iu',
);
const WHOLE = 100;
const FEWEST = 3;

interface Share {
  readonly at: number;
  readonly indent: number;
  readonly name: Passage;
  readonly amount: number;
}

/**
 * The lines of a list whose percentages are 100 together, by their index: each is a part of the mark, whatever its name, if one of them
 * is named as such. Of several such lists, as in the rubrics of the assignments, the one with the most known names counts.
 */
export function wholeList(field: string, raw: string, lines: readonly RawLine[]): ReadonlyMap<number, HeadedItem> {
  const shares = lines.flatMap((line, at) => shareOf(field, raw, line, at) ?? []);
  const lists = runsOf(shares).sort((a, b) => known(b) - known(a));
  const [list = []] = lists;
  if (known(list) === 0) return new Map();
  return new Map(
    list.map(({ at, indent, name, amount }) => {
      const part = indent > (list[0]?.indent ?? 0) ? { isPart: true as const } : {};
      const line = lines[at];
      const [item] = (line && weightedItem(field, raw, line, [])) ?? [];
      return [
        at,
        { event: { ...(item ?? { ...eventFrom(name, undefined, undefined), name }), weight: { amount, in: '%', ...part } }, parts: [] },
      ];
    }),
  );
}

function shareOf(field: string, raw: string, line: RawLine, at: number): Share | undefined {
  const head = AT_HEAD.exec(line.text);
  const [, first, second] = head ?? AT_FOOT.exec(line.text) ?? [];
  const [amount, words] = head ? [first, second] : [second, first];
  if (amount === undefined || words === undefined || NO_ASSESSMENT.test(words) || isRule(line.text)) return undefined;
  const start = line.start + line.text.indexOf(words, head ? amount.length : 0);
  const name = { field, raw, ...trimStretch(raw, { start, end: start + words.length }) };
  return isName(name) && /\p{L}{3}/u.test(words) ? { at, indent: line.indent, name, amount: Number(amount) } : undefined;
}

/** The runs of shares, one after another, that are the whole together, with the parts that are indented below them. */
function runsOf(shares: readonly Share[]): Share[][] {
  const runs: Share[][] = [];
  for (let from = 0; from < shares.length; from++) {
    const run = runFrom(shares.slice(from));
    if (!run) continue;
    runs.push(run);
    from += run.length - 1;
  }
  return runs;
}

function runFrom(shares: readonly Share[]): Share[] | undefined {
  const [first] = shares;
  let sum = 0;
  let count = 0;
  for (const [at, { indent, amount }] of shares.entries()) {
    if (indent > (first?.indent ?? 0)) continue;
    sum += amount;
    count++;
    if (sum >= WHOLE - 0.01 || indent < (first?.indent ?? 0))
      return Math.abs(sum - WHOLE) < 0.01 && count >= FEWEST ? shares.slice(0, at + 1) : undefined;
  }
  return undefined;
}

function known(list: readonly Share[]): number {
  return list.filter(({ name: { raw, start, end } }) => {
    const words = raw.slice(start, end);
    return kindOf(words) !== 'other' || PART_OF_MARK.test(words);
  }).length;
}
