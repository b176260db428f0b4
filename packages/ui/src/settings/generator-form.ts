import { type Availability, type GeneratorOption, mayGetKey } from '@marginalia/engine';

/** The values of the form for one generator. */
export interface GeneratorFormValues {
  readonly option: GeneratorOption;
  readonly baseUrl: string;
  readonly model: string;
  /** A newly typed key. Blank: the stored key stays. */
  readonly key: string;
  /** Whether the key stays stored after the tab closes. */
  readonly remember: boolean;
}

/** The result of a connection test, as text for the screen. */
export interface ConnectionOutcome {
  readonly ok: boolean;
  readonly text: string;
  /** The fix. */
  readonly advice?: string | undefined;
}

/** The ports that the settings dialog needs. */
export interface SettingsPorts {
  /** The visible part of the key that is stored for an address; undefined without a stored key. */
  storedKey(baseUrl: string): { readonly ending: string; readonly remembered: boolean } | undefined;
  /** Removes the stored key. Throws an error whose message can be shown. */
  forgetKey(): void;
  /** Stores the chosen generator and its key. Rejects with an error whose message can be shown when it cannot store them. */
  save(values: GeneratorFormValues): Promise<void>;
  /** Requests one word from the generator. Rejects only when `signal` aborts. */
  test(values: GeneratorFormValues, signal: AbortSignal): Promise<ConnectionOutcome>;
  readonly browserModel: {
    availability(): Promise<Availability>;
    /** Downloads the model and reports the share that has arrived, 0 to 1. Rejects when the download fails. */
    download(onRatio: (ratio: number) => void, signal: AbortSignal): Promise<void>;
  };
}

/** The message for each invalid field. */
export type FieldProblems = { readonly [Field in 'key' | 'model' | 'baseUrl']?: string };

/** Whether a generator is a service with an address, so that there is something to type and to test. */
export function hasAddress({ kind }: GeneratorOption): boolean {
  return kind === 'gemini' || kind === 'openai-compatible';
}

/** Whether the person types the address: the deployment has not set it. */
export function takesAddress(option: GeneratorOption): boolean {
  return hasAddress(option) && option.deployed === undefined;
}

/** Whether a generator accepts a typed key. */
export function takesKey({ auth }: GeneratorOption): boolean {
  return auth === 'user-key' || auth === 'key-if-asked';
}

/**
 * Validates the values of the form.
 * @param keyRequired whether a key must be typed because none is stored
 */
export function fieldProblems({ option, baseUrl, model, key }: GeneratorFormValues, keyRequired: boolean): FieldProblems {
  if (!hasAddress(option)) return {};
  const address = takesAddress(option) ? addressProblem(baseUrl) : undefined;
  const overHttp = (keyRequired || key.trim() !== '') && takesKey(option) && !mayGetKey(baseUrl.trim());
  return {
    ...(overHttp && { [takesAddress(option) ? 'baseUrl' : 'key']: KEY_OVER_HTTP }),
    ...(address !== undefined && { baseUrl: address }),
    ...(!option.fixedModel && model.trim() === '' && { model: 'Type the name of a model.' }),
    ...(keyRequired && key.trim() === '' && { key: 'Type or paste the key.' }),
    // An HTTP header allows only printable ASCII, so text pasted together with other words cannot be a key.
    ...(/[^\x21-\x7e]/.test(key.trim()) && { key: 'A key has no spaces and no special characters. Copy it again.' }),
  };
}

const KEY_OVER_HTTP =
  'A key is never sent to an http address of another computer, because everybody on the way could read it. Use https://, or leave the key out.';

function addressProblem(baseUrl: string): string | undefined {
  const text = baseUrl.trim();
  if (text === '') return 'Type the address of the server.';
  const url = /^https?:\/\//i.test(text) && !/\s/.test(text) ? URL.parse(text) : null;
  if (url === null) return 'Type a whole address that begins with https:// or http://';
  if (url.username !== '' || url.password !== '') return 'Leave name and password out of the address; the key has a field of its own.';
  if (url.search !== '' || url.hash !== '') return 'Leave out what follows the path: no ? and no #.';
  return undefined;
}

/** A hint about an address that looks incomplete but may be correct. */
export function addressHint({ option, baseUrl }: GeneratorFormValues): string | undefined {
  if (option.kind !== 'openai-compatible') return undefined;
  const text = baseUrl.trim();
  if (text === '') return 'For example http://localhost:11434/v1 for Ollama, or https://openrouter.ai/api/v1.';
  return /\/v1\/?$/.test(text) ? undefined : 'The address of most servers ends in /v1.';
}
