import { DEVICE_STATUS, type GeneratorState, type GeneratorStatus } from '../generation/generators.ts';
import { isLoopback } from '../generation/services/known-servers.ts';
import type { Availability } from '../generation/text-generator.ts';
import { type GeneratorOption, needsKey } from './generator-options.ts';

/** The facts on which the status depends besides the chosen option. */
export interface GeneratorFacts {
  readonly hasKey: boolean;
  readonly online: boolean;
  /** The availability of the browser's built-in model. */
  readonly availability?: Availability['state'];
}

/** The status of the chosen generator, with its texts for the header and the tool's button. Sends no request. */
export function generatorStatus(option: GeneratorOption, facts: GeneratorFacts): GeneratorStatus {
  if (option.value === 'on-device') return DEVICE_STATUS;
  const state = stateOf(option, facts);
  const { title, short = title } = NAMES[option.value] ?? { title: option.label };
  return {
    state,
    reads: option.kind === 'on-device' ? 'task' : 'prompt',
    title: title + IN_TITLE[state],
    short: short + IN_TITLE[state],
    ...WORDS[state](option),
  };
}

/** The names of the kinds in the header, with shorter ones for phones. */
const NAMES: Readonly<Record<string, { readonly title: string; readonly short?: string }>> = {
  gemini: { title: 'Gemini' },
  'openai-compatible': { title: 'OpenAI-compatible server', short: 'server' },
  'browser-model': { title: "Browser's built-in model", short: 'built-in model' },
  paste: { title: 'Any chat', short: 'any chat' },
};

const IN_TITLE: Readonly<Record<GeneratorState, string>> = {
  ready: '',
  'no-key': ': no key',
  'not-set-up': ': not set up',
  'not-downloaded': ': not downloaded',
  unavailable: ': unavailable',
  offline: ': offline',
};

const ON_DEVICE_INSTEAD = 'or write this on your device instead: free, and nothing leaves the browser.';

const WORDS: Readonly<Record<GeneratorState, (option: GeneratorOption) => Pick<GeneratorStatus, 'line' | 'reason'>>> = {
  ready: (option) => ({
    line: option.kind === 'paste' ? `${option.label}. Nothing is sent from here.` : `Runs with ${inLine(option)}${destinationOf(option)}`,
  }),
  'no-key': ({ name }) => ({
    line: `${name}, no key saved`,
    reason: `${name} needs an API key. You chose ${name}, but no key is saved in this browser. Add one, ${ON_DEVICE_INSTEAD}`,
  }),
  'not-set-up': ({ name }) => ({
    line: `${name}, not set up`,
    reason: `${name} has no model to ask yet. Name one in Settings, ${ON_DEVICE_INSTEAD}`,
  }),
  'not-downloaded': ({ name }) => ({
    line: `${upperFirst(name)}, not downloaded yet`,
  }),
  unavailable: ({ name }) => ({
    line: `${upperFirst(name)}, unavailable`,
    reason: `This browser has no built-in model, or cannot run it here. Choose another generator in Settings, ${ON_DEVICE_INSTEAD}`,
  }),
  offline: ({ name }) => ({
    line: `${name}, but you are offline`,
    reason: 'You are offline. Tools still work with the on-device generator.',
  }),
};

function stateOf(option: GeneratorOption, { hasKey, online, availability }: GeneratorFacts): GeneratorState {
  if (option.kind === 'on-device' || option.kind === 'paste') return 'ready';
  if (option.kind === 'browser-model') {
    if (availability === 'unavailable') return 'unavailable';
    return availability === 'needs-download' ? 'not-downloaded' : 'ready';
  }
  if (option.baseUrl === undefined || option.model === undefined) return 'not-set-up';
  if (needsKey(option) && !hasKey) return 'no-key';
  return online || isLoopback(URL.parse(option.baseUrl)?.hostname ?? '') ? 'ready' : 'offline';
}

function inLine({ value, name }: GeneratorOption): string {
  return value === 'openai-compatible' ? `an ${name}` : name;
}

/** The sentence that says where the typed text will be sent. */
function destinationOf({ kind, baseUrl }: GeneratorOption): string {
  if (kind === 'on-device' || kind === 'browser-model') return '. Your text stays on this device.';
  if (baseUrl === undefined || baseUrl.startsWith('/')) return '. Your text goes to this site.';
  const { hostname } = new URL(baseUrl);
  return `. Your text goes to ${hostname === 'generativelanguage.googleapis.com' ? 'Google' : hostname}.`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
