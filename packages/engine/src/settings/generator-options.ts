import type { GeneratorAuth } from '../generation/http/send.ts';
import { DEFAULT_GEMINI_MODEL } from '../generation/services/gemini-models.ts';
import { GEMINI_BASE_URL, serverAt } from '../generation/services/known-servers.ts';
import type { DeployedGenerator, GeneratorOffers } from './generator-offers.ts';
import type { GeneratorKind, GeneratorSettings, ModelAddress } from './generator-settings.ts';

/** The default address and model of Gemini. */
const GEMINI_PLACE: ModelAddress = { baseUrl: GEMINI_BASE_URL, model: DEFAULT_GEMINI_MODEL };

/** One generator that a person can choose. */
export interface GeneratorOption {
  /** Unique among the options: a kind, or `deployed:{id}`. */
  readonly value: string;
  readonly kind: GeneratorKind;
  /** Its whole name: "Google Gemini". */
  readonly label: string;
  /** Its short name, for sentences: "Gemini". */
  readonly name: string;
  /** The way in which its server authenticates callers. `key-if-asked`: some servers of this kind require a key. */
  readonly auth: GeneratorAuth | 'key-if-asked';
  /** The id of a deployed generator. */
  readonly deployed?: string;
  /** An http(s) address or a path of this site. Absent if the kind has none, or until a person types one. */
  readonly baseUrl?: string;
  readonly model?: string;
  /** The context in tokens, for prompt and answer together, if the deployment gives it. */
  readonly contextTokens?: number;
  /** Whether the deployment fixes the model. */
  readonly fixedModel: boolean;
}

const DEVICE: GeneratorOption = {
  value: 'on-device',
  kind: 'on-device',
  label: 'On this device',
  name: 'this device',
  auth: 'none',
  fixedModel: true,
};

const BROWSER_MODEL: GeneratorOption = {
  value: 'browser-model',
  kind: 'browser-model',
  label: "Browser's built-in model",
  name: "the browser's model",
  auth: 'none',
  fixedModel: true,
};

const PASTE: GeneratorOption = {
  value: 'paste',
  kind: 'paste',
  label: 'Any chat (copy and paste)',
  name: 'any chat',
  auth: 'none',
  fixedModel: true,
};

/** The generators to choose from, with the typed addresses and models. The device is always included: it needs no setup and no network. */
export function generatorOptions(settings: GeneratorSettings | undefined, offers: GeneratorOffers): readonly GeneratorOption[] {
  const deployed = offers.generators.map((generator) => deployedOption(generator, settings));
  if (!offers.allowUserGenerators) return [DEVICE, ...deployed];
  const gemini = settings?.gemini ?? GEMINI_PLACE;
  return [
    DEVICE,
    ...deployed,
    { value: 'gemini', kind: 'gemini', label: 'Google Gemini', name: 'Gemini', auth: 'user-key', fixedModel: false, ...gemini },
    {
      value: 'openai-compatible',
      kind: 'openai-compatible',
      label: 'OpenAI-compatible server',
      name: 'OpenAI-compatible server',
      auth: 'key-if-asked',
      fixedModel: false,
      ...settings?.openai,
    },
    BROWSER_MODEL,
    PASTE,
  ];
}

/**
 * The chosen generator: the stored choice, else the deployment's default, else the device. If the stored choice is no longer offered,
 * the device is used, so that text is never sent to a service that the person did not choose.
 */
export function chosenOption(settings: GeneratorSettings | undefined, offers: GeneratorOffers): GeneratorOption {
  const options = generatorOptions(settings, offers);
  const { defaultGenerator = DEVICE.value } = offers;
  const wanted =
    settings === undefined
      ? [deployedValue(defaultGenerator), defaultGenerator]
      : [settings.deployed === undefined ? settings.kind : deployedValue(settings.deployed)];
  return wanted.flatMap((value) => options.find((option) => option.value === value) ?? [])[0] ?? DEVICE;
}

/** Whether the generator needs a key that the person must enter. */
export function needsKey({ auth, baseUrl }: Pick<GeneratorOption, 'auth' | 'baseUrl'>): boolean {
  if (auth !== 'key-if-asked') return auth === 'user-key';
  return baseUrl !== undefined && serverAt(baseUrl)?.needsKey === true;
}

function deployedOption(generator: DeployedGenerator, settings: GeneratorSettings | undefined): GeneratorOption {
  const { id, kind, label, baseUrl, auth, contextTokens } = generator;
  const typed = settings?.deployed === id ? settings.deployedModel : undefined;
  const known = kind === 'gemini' ? GEMINI_PLACE : undefined;
  const asked = kind === 'gemini' || kind === 'openai-compatible';
  const model = generator.model ?? typed ?? known?.model;
  const address = baseUrl ?? known?.baseUrl;
  return {
    value: deployedValue(id),
    kind,
    label,
    name: label,
    auth: asked ? auth : 'none',
    deployed: id,
    fixedModel: !asked || generator.model !== undefined,
    ...(asked && address !== undefined && { baseUrl: address }),
    ...(asked && model !== undefined && { model }),
    ...(contextTokens !== undefined && { contextTokens }),
  };
}

function deployedValue(id: string): string {
  return `deployed:${id}`;
}
