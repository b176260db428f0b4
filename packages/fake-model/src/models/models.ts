import { FAULTS, faultOfModel } from './faults.ts';

// Models that the engine offers, so that a page with default settings finds its model.
const GEMINI = ['gemini-3.5-flash-lite', 'gemini-3.8-flash', 'gemini-4-hydrogen'];
const FAKES = ['fake', ...Object.keys(FAULTS).map((mode) => `fake-${mode}`), 'fake-rejects-temperature'];

// Shut down by November 2026: https://ai.google.dev/gemini-api/docs/deprecations.
const GONE = /^gemini-(pro|1\.|2\.0|2\.5-pro|2\.5-flash$)/;

export const INPUT_TOKENS = 1_048_576;
export const OUTPUT_TOKENS = 65_536;

/** Whether a model exists: every name does, except models that were shut down and names with an unknown fault. */
export function modelExists(model: string): boolean {
  return !GONE.test(model) && faultOfModel(model) !== undefined;
}

/** `GET /v1beta/models`, a page of it. */
export function geminiModels(query: URLSearchParams): unknown {
  const from = Number(query.get('pageToken') ?? 0);
  const size = Math.min(Number(query.get('pageSize') ?? 50), 1000);
  const all = [...GEMINI, ...FAKES].map(geminiModel);
  const embedding = { ...geminiModel('gemini-embedding-001'), outputTokenLimit: 1, supportedGenerationMethods: ['embedContent'] };
  const models = [embedding, ...all];
  const next = from + size;
  return { models: models.slice(from, next), ...(next < models.length && { nextPageToken: String(next) }) };
}

/** `GET /v1beta/models/{model}`. */
export function geminiModel(model: string) {
  return {
    name: `models/${model}`,
    version: '001',
    displayName: model,
    description: 'A model of the fake service.',
    inputTokenLimit: INPUT_TOKENS,
    outputTokenLimit: OUTPUT_TOKENS,
    supportedGenerationMethods: ['generateContent', 'countTokens', 'createCachedContent', 'batchGenerateContent'],
    temperature: 1,
    topP: 0.95,
    topK: 64,
    maxTemperature: 2,
    thinking: true,
  };
}

/** `GET /v1/models`. */
export function openAiModels(): unknown {
  return { object: 'list', data: [...FAKES, 'text-embedding-fake'].map(openAiModel) };
}

/** `GET /v1/models/{model}`. */
export function openAiModel(model: string): unknown {
  return { id: model, object: 'model', created: CREATED, owned_by: 'fake' };
}

/** A fixed time in November 2026, in seconds, so that answers are the same at every run. */
export const CREATED = 1_795_219_200;
