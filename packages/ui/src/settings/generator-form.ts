import type { Availability, GeneratorOption } from '@marginalia/engine';

/** What a person has typed for one generator. */
export interface GeneratorFormValues {
  readonly option: GeneratorOption;
  readonly baseUrl: string;
  readonly model: string;
  /** A key typed just now; blank: the one that is kept stays. */
  readonly key: string;
  /** Whether the key outlives the tab. */
  readonly remember: boolean;
}

/** What a test of the connection came to, in words. */
export interface ConnectionTest {
  readonly ok: boolean;
  readonly text: string;
  /** How to fix it. */
  readonly advice?: string | undefined;
}

/** What Settings need of the world. */
export interface SettingsPorts {
  /** What may be shown of the key that is kept for an address. */
  storedKey(baseUrl: string): { readonly ending: string; readonly remembered: boolean } | undefined;
  /** Throws an error with words for people. */
  forgetKey(): void;
  /** Keeps the choice, and its key. Rejects with an error with words for people when it cannot be kept. */
  save(draft: GeneratorFormValues): Promise<void>;
  /** Asks the generator for a word. Never rejects, except when it is stopped. */
  test(draft: GeneratorFormValues, signal: AbortSignal): Promise<ConnectionTest>;
  readonly browserModel: {
    availability(): Promise<Availability>;
    /** Downloads it; ratios are 0 to 1. Rejects when it did not arrive. */
    download(onRatio: (ratio: number) => void, signal: AbortSignal): Promise<void>;
  };
}

/** What is wrong with each field that will not do. */
export type FieldProblems = { readonly [Field in 'key' | 'model' | 'baseUrl']?: string };

/** Whether a generator has an address, and so something to type or to test. */
export function hasAddress({ kind }: GeneratorOption): boolean {
  return kind === 'gemini' || kind === 'openai-compatible';
}

/** Whether the address is the person's to give. */
export function takesAddress(option: GeneratorOption): boolean {
  return hasAddress(option) && option.deployed === undefined;
}

/** Whether there is a key to type. */
export function takesKey({ auth }: GeneratorOption): boolean {
  return auth === 'user-key' || auth === 'key-if-asked';
}

/** @param keyWanted whether a key must be typed because none is kept */
export function problemsOf({ option, baseUrl, model, key }: GeneratorFormValues, keyWanted: boolean): FieldProblems {
  if (!hasAddress(option)) return {};
  const address = takesAddress(option) ? addressProblem(baseUrl) : undefined;
  return {
    ...(address !== undefined && { baseUrl: address }),
    ...(!option.fixedModel && model.trim() === '' && { model: 'Type the name of a model.' }),
    ...(keyWanted && key.trim() === '' && { key: 'Type or paste the key.' }),
    // A header takes nothing else; a key that was pasted with a word around it is no key.
    ...(/[^\x21-\x7e]/.test(key.trim()) && { key: 'A key has no spaces and no special characters. Copy it again.' }),
  };
}

function addressProblem(baseUrl: string): string | undefined {
  const text = baseUrl.trim();
  if (text === '') return 'Type the address of the server.';
  const url = /^https?:\/\//i.test(text) && !/\s/.test(text) ? URL.parse(text) : null;
  if (url === null) return 'Type a whole address that begins with https:// or http://';
  if (url.username !== '' || url.password !== '') return 'Leave name and password out of the address; the key has a field of its own.';
  if (url.search !== '' || url.hash !== '') return 'Leave out what follows the path: no ? and no #.';
  return undefined;
}

/** What looks odd about an address, and may be right. */
export function addressHint({ option, baseUrl }: GeneratorFormValues): string | undefined {
  if (option.kind !== 'openai-compatible') return undefined;
  const text = baseUrl.trim();
  if (text === '') return 'For example http://localhost:11434/v1 for Ollama, or https://openrouter.ai/api/v1.';
  return /\/v1\/?$/.test(text) ? undefined : 'The address of most servers ends in /v1.';
}
