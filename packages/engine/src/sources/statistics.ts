import type { NumberFact } from './facts/numbers.ts';
import { numberFacts } from './facts/numbers.ts';
import type { Material } from './material.ts';

const cache = new WeakMap<Material, ReadonlyMap<string, readonly number[]>>();

/** Words before a number, or soon after it, that say how it was computed. */
const WORDS: Readonly<Record<string, RegExp>> = {
  mean: /\b(?:mean|average|averaged)\b/i,
  sum: /\b(?:sum|total|totals|altogether|in all)\b/i,
  median: /\bmedian\b/i,
  deviation: /\b(?:standard deviation|SD|s\.d\.)(?!\p{L})/iu,
  range: /\b(?:range|difference|spread)\b/i,
  count: /\b(?:n =|values|measurements|readings|data points|trials)/i,
};

/** Whether a number is a statistic of a list or a column of numbers in the form, computed anew and rounded as it is printed. */
export function isStatistic({ values, decimals, start, end }: NumberFact, text: string, material: Material): boolean {
  const around = text.slice(Math.max(0, start - 60), Math.min(text.length, end + 30));
  const named = Object.entries(WORDS).filter(([, pattern]) => pattern.test(around));
  if (named.length === 0) return false;
  const known = cache.get(material) ?? statisticsOf(material);
  cache.set(material, known);
  return named.some(([name]) =>
    known.get(name)?.some((value) => values.some((said) => Math.abs(value - said) <= 0.5 * 10 ** -decimals + 1e-9)),
  );
}

function statisticsOf({ fields }: Material): Map<string, number[]> {
  const found = new Map<string, number[]>(Object.keys(WORDS).map((name) => [name, []]));
  for (const { text } of fields) {
    for (const list of listsIn(text)) {
      const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
      const sorted = [...list].sort((one, other) => one - other);
      const middle = sorted.length / 2;
      const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
      const squares = list.reduce((sum, value) => sum + (value - mean) ** 2, 0);
      found.get('mean')?.push(mean);
      found.get('sum')?.push(mean * list.length);
      found.get('median')?.push(median);
      found.get('deviation')?.push(Math.sqrt(squares / list.length), Math.sqrt(squares / (list.length - 1)));
      found.get('range')?.push((sorted.at(-1) ?? 0) - (sorted[0] ?? 0));
      found.get('count')?.push(list.length);
    }
  }
  return found;
}

/** Most lists that are read, which bounds the time of a look-up. */
const MOST_LISTS = 400;

/** The columns of a table, and the numbers of each line: at least two of them. */
function listsIn(text: string): number[][] {
  const lists: number[][] = [];
  let columns: number[][] = [];
  const close = (): void => {
    lists.push(...columns.filter(({ length }) => length > 1));
    columns = [];
  };
  for (const line of text.split('\n')) {
    if (lists.length > MOST_LISTS) break;
    const cells = line.length > 400 ? [] : line.split(/\t|,(?=\s|\d)|;|\||\s{2,}/).map((cell) => cell.trim());
    const numbers = cells.map((cell) => (/^[-+−]?\d+(?:\.\d+)?$/.test(cell) ? Number(cell.replace('−', '-')) : undefined));
    const isRow = cells.length > 1 && numbers.filter((value) => value !== undefined).length >= cells.length / 2;
    if (isRow) {
      if (columns.length !== cells.length) {
        close();
        columns = cells.map(() => []);
      }
      numbers.forEach((value, index) => {
        if (value !== undefined) columns[index]?.push(value);
      });
      lists.push(numbers.filter((value) => value !== undefined));
    } else {
      close();
      const values =
        line.length > 2000
          ? []
          : numberFacts(line).flatMap(({ values: [value], inWords }) => (value === undefined || inWords ? [] : [value]));
      if (values.length > 1 && values.length < 200) lists.push(values);
    }
  }
  close();
  return lists.filter(({ length }) => length > 1);
}
