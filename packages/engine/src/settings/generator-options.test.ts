import { describe, expect, it } from 'vitest';
import type { DeployedGenerator } from './generator-offers.ts';
import { chosenOption, generatorOptions, needsKey } from './generator-options.ts';
import type { GeneratorSettings } from './generator-settings.ts';
import { generatorStatus } from './generator-status.ts';

const campus: DeployedGenerator = {
  id: 'campus',
  kind: 'openai-compatible',
  label: 'Campus AI',
  baseUrl: '/llm/v1',
  model: 'study-default',
  auth: 'cookie',
};
const plain = { generators: [], allowUserGenerators: true };
const own = ['On this device', 'Google Gemini', 'OpenAI-compatible server', "Browser's built-in model", 'Any chat (copy and paste)'];
const labels = (...given: Parameters<typeof generatorOptions>) => generatorOptions(...given).map(({ label }) => label);
const settings = (given: Partial<GeneratorSettings>): GeneratorSettings => ({ version: 1, kind: 'on-device', ...given });

describe('The generator options', () => {
  it('are the five kinds and the generators of the deployment', () => {
    expect(labels(undefined, plain)).toEqual(own);
    expect(labels(undefined, { ...plain, generators: [campus] })).toEqual(expect.arrayContaining([...own, 'Campus AI']));
  });

  it('are the device and the generators of the deployment if people may not set up their own', () => {
    expect(labels(undefined, { generators: [campus], allowUserGenerators: false })).toEqual(['On this device', 'Campus AI']);
  });

  it('contain the default address and model of Gemini, or the typed ones', () => {
    const typed = { baseUrl: 'https://gate.example.org', model: 'gemini-3.8-flash' };
    const gemini = (given?: GeneratorSettings) => generatorOptions(given, plain).find(({ value }) => value === 'gemini');
    expect(gemini()).toMatchObject({ baseUrl: 'https://generativelanguage.googleapis.com' });
    expect(gemini(settings({ gemini: typed }))).toMatchObject(typed);
  });
});

describe('The chosen option', () => {
  it.each<[string, GeneratorSettings | undefined, Partial<Parameters<typeof chosenOption>[1]>, string]>([
    ['before a choice: the device', undefined, {}, 'on-device'],
    ['before a choice: the default by its id', undefined, { generators: [campus], defaultGenerator: 'campus' }, 'deployed:campus'],
    ['before a choice: the default by its kind', undefined, { defaultGenerator: 'gemini' }, 'gemini'],
    ['the choice, whatever the default', settings({}), { generators: [campus], defaultGenerator: 'campus' }, 'on-device'],
    ['a deployed one', settings({ kind: 'openai-compatible', deployed: 'campus' }), { generators: [campus] }, 'deployed:campus'],
    [
      'the device if the chosen deployed generator is no longer offered',
      settings({ kind: 'openai-compatible', deployed: 'campus' }),
      {},
      'on-device',
    ],
    ['the device where the kind may not be chosen', settings({ kind: 'gemini' }), { allowUserGenerators: false }, 'on-device'],
    ['the device where the default may not be chosen', undefined, { defaultGenerator: 'gemini', allowUserGenerators: false }, 'on-device'],
  ])('%s', (_name, chosen, offers, value) => {
    expect(chosenOption(chosen, { ...plain, ...offers }).value).toBe(value);
  });

  it('has the model that a person typed if the deployment names none', () => {
    const { model: _, ...open } = campus;
    const chosen = settings({ kind: 'openai-compatible', deployed: 'campus', deployedModel: 'big' });
    expect(chosenOption(chosen, { ...plain, generators: [open] })).toMatchObject({ model: 'big', fixedModel: false });
    expect(chosenOption(chosen, { ...plain, generators: [campus] })).toMatchObject({ model: 'study-default', fixedModel: true });
  });
});

describe('A deployed generator', () => {
  it('includes the context size if the deployment gives it', () => {
    const given = (generator: DeployedGenerator) => generatorOptions(undefined, { ...plain, generators: [generator] })[1];
    expect(given({ ...campus, contextTokens: 16_384 })).toMatchObject({ label: 'Campus AI', contextTokens: 16_384 });
    expect(given(campus)).not.toHaveProperty('contextTokens');
  });
});

describe('A key', () => {
  it.each([
    ['Gemini', { auth: 'user-key', baseUrl: 'https://generativelanguage.googleapis.com' }, true],
    ['a server on this machine', { auth: 'key-if-asked', baseUrl: 'http://localhost:11434/v1' }, false],
    ['OpenAI', { auth: 'key-if-asked', baseUrl: 'https://api.openai.com/v1' }, true],
    ['a campus that knows its cookies', { auth: 'cookie', baseUrl: '/llm/v1' }, false],
  ] as const)('%s: %j', (_name, option, wanted) => {
    expect(needsKey(option)).toBe(wanted);
  });
});

describe('The state of the chosen generator', () => {
  const facts = { hasKey: true, online: true };
  const gemini = settings({ kind: 'gemini' });
  const ollama = settings({ kind: 'openai-compatible', openai: { baseUrl: 'http://localhost:11434/v1', model: 'qwen3' } });
  const away = settings({ kind: 'openai-compatible', openai: { baseUrl: 'https://llm.example.org/v1', model: 'm' } });

  it.each<[GeneratorSettings, Partial<typeof facts> & { availability?: 'ready' | 'needs-download' | 'unavailable' }, string, string]>([
    [settings({}), {}, 'On this device', 'Runs on this device'],
    [gemini, {}, 'Gemini', 'Runs with Gemini. Your text goes to Google.'],
    [gemini, { hasKey: false }, 'Gemini: no key', 'Gemini, no key saved'],
    [gemini, { online: false }, 'Gemini: offline', 'Gemini, but you are offline'],
    [
      ollama,
      { hasKey: false, online: false },
      'OpenAI-compatible server',
      'Runs with an OpenAI-compatible server. Your text goes to localhost.',
    ],
    [away, {}, 'OpenAI-compatible server', 'Runs with an OpenAI-compatible server. Your text goes to llm.example.org.'],
    [settings({ kind: 'openai-compatible' }), {}, 'OpenAI-compatible server: not set up', 'OpenAI-compatible server, not set up'],
    [
      settings({ kind: 'browser-model' }),
      { availability: 'needs-download' },
      "Browser's built-in model: not downloaded",
      "The browser's model, not downloaded yet",
    ],
    [settings({ kind: 'paste' }), { hasKey: false, online: false }, 'Any chat', 'Any chat (copy and paste). Nothing is sent from here.'],
    [
      settings({ kind: 'openai-compatible', deployed: 'campus' }),
      { hasKey: false },
      'Campus AI',
      'Runs with Campus AI. Your text goes to this site.',
    ],
  ])('%j %j: %s', (chosen, given, title, line) => {
    const status = generatorStatus(chosenOption(chosen, { ...plain, generators: [campus] }), { ...facts, ...given });
    expect(status).toMatchObject({ title, line });
    // The visible label on a phone must be contained in the accessible name (WCAG 2.5.3, Label in Name).
    expect(status.title.toLowerCase()).toContain(status.short.toLowerCase());
  });

  it('explains what to do when the key is missing', () => {
    const { reason } = generatorStatus(chosenOption(gemini, plain), { hasKey: false, online: true });
    expect(reason).toMatch(/^Gemini needs an API key\. You chose Gemini, but no key is saved in this browser\./);
  });
});
