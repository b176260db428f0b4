import { isBlank } from '../definition/field.ts';

/** An object of the file, whatever it holds. */
export type Part = Readonly<Record<string, unknown>>;

/** What a text must be to be taken, in words and as a test. */
export interface Wanted {
  readonly words: string;
  readonly fits: (text: string) => boolean;
}

/** The longest text that is taken, in characters: names, addresses, access keys. */
const LONGEST_TEXT = 500;

const ANY_TEXT: Wanted = { words: 'a text', fits: () => true };

/** Reads the parts of the file; what does not fit is left out, and a warning says where and what was wanted. */
export class PartReader {
  readonly warnings: string[] = [];

  /** Notes that a part is ignored. A warning never quotes a value: it could be a key that should not be there. */
  ignore(where: string, wanted: string): undefined {
    this.warnings.push(`config.json: ${where} is ignored, it must be ${wanted}`);
    return undefined;
  }

  object(value: unknown, where: string): Part {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Part;
    if (value !== undefined && value !== null) this.ignore(where, 'an object');
    return {};
  }

  /** A trimmed text. Absent, null and empty all mean "not set". */
  text(part: Part, key: string, where: string, { words, fits } = ANY_TEXT): string | undefined {
    const value = own(part, key);
    if (value === undefined || value === null || value === '') return undefined;
    const text = typeof value === 'string' && value.length <= LONGEST_TEXT && !isBlank(value) ? value.toWellFormed().trim() : undefined;
    return text !== undefined && fits(text) ? text : this.ignore(`${where}${key}`, words);
  }

  /** A whole number from 1. Absent and null mean "not set". */
  count(part: Part, key: string, where: string): number | undefined {
    const value = own(part, key) ?? undefined;
    if (value === undefined) return undefined;
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
      ? value
      : this.ignore(`${where}${key}`, 'a whole number from 1');
  }
}

/** What the file itself gave under a key: a name that every object has is not one that the file gave. */
export function own(part: Part, key: string): unknown {
  return Object.hasOwn(part, key) ? part[key] : undefined;
}
