/** What a key holds, read with care: the value where it has the right shape, else the raw text to keep aside. */
export interface Stored<T> {
  readonly value: T;
  /** The raw text, or the part of it that could not be read. */
  readonly unreadable?: string;
}

export function parseObject(raw: string | null): Stored<Readonly<Record<string, unknown>>> {
  return parse(raw, {}, isObject);
}

/** Also of a list that breaks off: what is whole in it, and the rest as text. */
export function parseList(raw: string | null): Stored<readonly unknown[]> {
  const list = parse(raw, [], (value): value is unknown[] => Array.isArray(value));
  return list.unreadable?.trimStart().startsWith('[') ? salvage(list.unreadable) : list;
}

/**
 * The items of a list that is about to be written again. Text that could not be read stays in it as it was: an item that no
 * reader takes, and that nobody loses.
 */
export function listToKeep(raw: string | null): readonly unknown[] {
  const { value, unreadable } = parseList(raw);
  return unreadable === undefined ? value : [...value, { unreadable }];
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A time stamp, as the specification has ids, that no other object of the list has: two writes can share a millisecond. */
export function nextId(list: readonly unknown[], now: Date): number {
  const taken = list.map((item) => (item as { id?: unknown } | null)?.id).filter((id): id is number => Number.isSafeInteger(id));
  return taken.reduce((next, id) => Math.max(next, id + 1), now.getTime());
}

function parse<T>(raw: string | null, empty: T, fits: (value: unknown) => value is T): Stored<T> {
  if (raw === null || raw === '') return { value: empty };
  try {
    const value: unknown = JSON.parse(raw);
    return fits(value) ? { value } : { value: empty, unreadable: raw };
  } catch {
    return { value: empty, unreadable: raw };
  }
}

// Marks of JSON that open and close, and strings, which may hold such marks. One that breaks off goes on to the end: were it looked for
// at each of its quotes, a large text would take minutes.
const MARK = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gs;

/** The objects at the start of a list, up to the first that cannot be read. */
function salvage(raw: string): Stored<readonly unknown[]> {
  const start = raw.indexOf('[') + 1;
  const items: unknown[] = [];
  let [depth, from, read] = [0, start, start];
  for (const { 0: mark, index } of raw.slice(start).matchAll(MARK)) {
    const at = start + index;
    if (mark === '{' || mark === '[') {
      if (depth === 0) from = at;
      depth += 1;
    } else if (mark === '}' || mark === ']') {
      depth -= 1;
      if (depth !== 0) continue;
      const { value, unreadable } = parseObject(raw.slice(from, at + 1));
      if (unreadable !== undefined || !/^[\s,]*$/.test(raw.slice(read, from))) break;
      items.push(value);
      read = at + 1;
    }
  }
  const rest = raw.slice(read).replace(/^[\s,]+/, '');
  if (items.length === 0) return { value: [], unreadable: raw };
  return { value: items, ...(rest !== '' && { unreadable: rest }) };
}
