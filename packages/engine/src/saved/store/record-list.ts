import { jsonValue } from '../../format/json.ts';

/** A stored list, taken apart. */
export interface RecordList {
  /** The elements, each with its exact text. */
  readonly records: readonly { readonly text: string; readonly value: unknown }[];
  /** Whether the whole text is a JSON list. */
  readonly whole: boolean;
  /** The parts that cannot be read. A caller that writes the key again must keep the whole text first. */
  readonly unreadable: readonly string[];
}

/** Takes a JSON list apart. Never throws. Of a damaged list, every element that is whole is read. */
export function readRecordList(raw: string | null): RecordList {
  if (raw === null || raw === '') return { records: [], whole: true, unreadable: [] };
  const values = jsonValue(raw);
  if (Array.isArray(values)) {
    const records = splitElements(raw).elements.map((text, index) => ({ text, value: values[index] as unknown }));
    return { records, whole: true, unreadable: [] };
  }
  if (values !== undefined || !raw.trimStart().startsWith('[')) return { records: [], whole: false, unreadable: [raw] };
  const { elements, rest } = splitElements(raw);
  // A number at the end of a truncated list may be the beginning of a longer one; anything else that can be read is whole.
  const parts = [...elements, rest].map((text, index) => ({
    text,
    value: index < elements.length || /^[{["]/.test(text) ? jsonValue(text) : undefined,
  }));
  const records = parts.filter(({ value }) => value !== undefined);
  const lost = parts.filter(({ text, value }) => value === undefined && text !== '').map(({ text }) => text);
  return { records, whole: false, unreadable: records.length === 0 ? [raw] : lost };
}

/** The texts between the top-level commas of a list, and what follows its last whole element. */
function splitElements(raw: string): { readonly elements: string[]; readonly rest: string } {
  const elements: string[] = [];
  const mark = /["[\]{},]/g;
  let start = raw.indexOf('[') + 1;
  mark.lastIndex = start;
  let depth = 0;
  const take = (end: number): void => {
    const text = raw.slice(start, end).trim();
    if (text !== '') elements.push(text);
    start = end + 1;
  };
  for (let found = mark.exec(raw); found; found = mark.exec(raw)) {
    const at = found.index;
    const token = raw[at];
    if (token === '"') {
      mark.lastIndex = stringEnd(raw, at);
    } else if (token === '[' || token === '{') {
      depth += 1;
    } else if (token === ',') {
      if (depth === 0) take(at);
    } else {
      depth -= 1;
      if (depth >= 0) continue;
      take(at);
      break;
    }
  }
  return { elements, rest: raw.slice(start).trimStart() };
}

/** The index after the closing quote of the string that begins at `from`; the end of the text if it is not closed. */
function stringEnd(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = at;
    while (text[slashes - 1] === '\\') slashes -= 1;
    if ((at - slashes) % 2 === 0) return at + 1;
  }
  return text.length;
}
