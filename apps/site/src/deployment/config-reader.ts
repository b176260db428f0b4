import { isBlank, nearestWord } from '@marginalia/engine';

/** A JSON object of the file; nothing about its properties is known. */
export type ConfigObject = Readonly<Record<string, unknown>>;

/** A requirement for a text: its wording for a warning, and its test. */
export interface ExpectedText {
  readonly words: string;
  readonly fits: (text: string) => boolean;
}

/** The longest accepted text (a name, an address, an access key), in characters. */
const MAX_TEXT = 500;

/** A longer key is cut in its warning. */
const LONGEST_KEY = 60;

const ANY_TEXT: ExpectedText = { words: 'a text', fits: () => true };

/** Reads settings of the file. A setting that does not fit is left out, and a warning says where it is and what was expected. */
export class ConfigReader {
  readonly warnings: string[] = [];

  /** Adds the warning that a setting is ignored. It never quotes the value, which could be a key that should not be there. */
  ignore(where: string, expected: string): undefined {
    this.warnings.push(`config.json: ${where} is ignored, it must be ${expected}`);
    return undefined;
  }

  /**
   * The object, or an empty one. Warns of each key that is not known: a misspelt setting would otherwise be ignored in silence.
   * @param prefix stands before a key in a warning: "site."
   */
  object(value: unknown, where: string, prefix: string, known: readonly string[]): ConfigObject {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const key of Object.keys(value)) if (!known.includes(key)) this.warnings.push(unknownKey(key, prefix, known));
      return value as ConfigObject;
    }
    if (value !== undefined && value !== null) this.ignore(where, 'an object');
    return {};
  }

  /** The trimmed text. An absent, null or empty one means "not set". */
  text(object: ConfigObject, key: string, where: string, { words, fits } = ANY_TEXT): string | undefined {
    const value = ownProperty(object, key);
    if (value === undefined || value === null || value === '') return undefined;
    const text = typeof value === 'string' && value.length <= MAX_TEXT && !isBlank(value) ? value.toWellFormed().trim() : undefined;
    return text !== undefined && fits(text) ? text : this.ignore(`${where}${key}`, words);
  }

  /** The whole number of at least 1. An absent or null one means "not set". */
  count(object: ConfigObject, key: string, where: string): number | undefined {
    const value = ownProperty(object, key) ?? undefined;
    if (value === undefined) return undefined;
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
      ? value
      : this.ignore(`${where}${key}`, 'a whole number from 1');
  }
}

/** A key is quoted and cut: it is a text of the file like any other. */
function unknownKey(key: string, prefix: string, known: readonly string[]): string {
  const near = nearestWord(key, known);
  const fix = near === undefined ? `Known are ${known.map((name) => prefix + name).join(', ')}.` : `Did you mean ${prefix}${near}?`;
  return `config.json: ${prefix}${JSON.stringify(key.slice(0, LONGEST_KEY))} is no setting and is ignored. ${fix}`;
}

/** The value of a property, unless the object inherits it: an inherited one is no setting of the file. */
export function ownProperty(object: ConfigObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
