/** A parsed stored text: its value, as far as it has the expected shape, and the text that could not be parsed. */
export interface ParsedText<T> {
  readonly value: T;
  /** The raw text, or the part of it that could not be read. A caller that writes the key again must keep it. */
  readonly unreadable?: string;
}

/** Parses a JSON object. An absent or empty text is an empty object. */
export function parseObject(raw: string | null): ParsedText<Readonly<Record<string, unknown>>> {
  if (raw === null || raw === '') return { value: {} };
  try {
    const value: unknown = JSON.parse(raw);
    return isObject(value) ? { value } : { value: {}, unreadable: raw };
  } catch {
    return { value: {}, unreadable: raw };
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a JSON text; undefined if it is not one. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
