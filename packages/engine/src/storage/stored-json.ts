/** A parsed stored text: its value, as far as it has the expected shape, and the text that could not be parsed. */
export interface Stored<T> {
  readonly value: T;
  /** The raw text, or the part of it that could not be read. A caller that writes the key again must keep it. */
  readonly unreadable?: string;
}

/** Parses a JSON object. An absent or empty text is an empty object. */
export function parseObject(raw: string | null): Stored<Readonly<Record<string, unknown>>> {
  return parse(raw, {}, isObject);
}

/** Parses a JSON array. Of a truncated array, `value` has the complete objects and `unreadable` the remaining text. */
export function parseList(raw: string | null): Stored<readonly unknown[]> {
  const list = parse(raw, [], (value): value is unknown[] => Array.isArray(value));
  return list.unreadable?.trimStart().startsWith('[') ? salvage(list.unreadable) : list;
}

/** The items of a stored list, for writing it again. Text that could not be read becomes an item `{ unreadable }`, so it is not lost. */
export function listToRewrite(raw: string | null): readonly unknown[] {
  const { value, unreadable } = parseList(raw);
  return unreadable === undefined ? value : [...value, { unreadable }];
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An id that no object of the list has: a time stamp in milliseconds, made larger where two writes share a millisecond. */
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

// A bracket, or a string, which may hold brackets. An unclosed string matches up to the end of the text: without this, each of its
// quotes would start a new search and a large text would take minutes.
const TOKEN = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gs;

/** The objects at the start of a list, up to the first that cannot be parsed. */
function salvage(raw: string): Stored<readonly unknown[]> {
  const start = raw.indexOf('[') + 1;
  const items: unknown[] = [];
  let [depth, itemStart, readUpTo] = [0, start, start];
  for (const { 0: token, index } of raw.slice(start).matchAll(TOKEN)) {
    const at = start + index;
    if (token === '{' || token === '[') {
      if (depth === 0) itemStart = at;
      depth += 1;
    } else if (token === '}' || token === ']') {
      depth -= 1;
      if (depth !== 0) continue;
      const { value, unreadable } = parseObject(raw.slice(itemStart, at + 1));
      if (unreadable !== undefined || !/^[\s,]*$/.test(raw.slice(readUpTo, itemStart))) break;
      items.push(value);
      readUpTo = at + 1;
    }
  }
  const rest = raw.slice(readUpTo).replace(/^[\s,]+/, '');
  if (items.length === 0) return { value: [], unreadable: raw };
  return { value: items, ...(rest !== '' && { unreadable: rest }) };
}
