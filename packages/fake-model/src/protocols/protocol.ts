import type { FaultMode } from '../models/faults.ts';
import { geminiModel, geminiModels, openAiModel, openAiModels } from '../models/models.ts';
import type { GenerationInput, ServedAnswer } from '../text/answer.ts';
import { isRecord } from './body-checks.ts';
import { geminiErrorEvent, geminiKeyless, geminiRefusal, geminiUnknownPath, unknownName } from './errors-gemini.ts';
import { openAiErrorEvent, openAiKeyless, openAiRefusal, openAiUnknownPath, unsupportedParameter } from './errors-openai.ts';
import type { RefusalContext, RefusedRequest } from './refusal.ts';
import { geminiEvents, geminiInput } from './wire-gemini.ts';
import { openAiChunk, openAiEvents, openAiInput } from './wire-openai.ts';

/** One generation. */
export interface ModelCall {
  readonly model: string;
  readonly body: Record<string, unknown>;
  readonly input: GenerationInput;
  readonly faults: readonly FaultMode[];
}

/** The differences between the two protocols. */
interface WireProtocol {
  readonly lineEnd: string;
  input(body: Record<string, unknown>): GenerationInput;
  events(answer: ServedAnswer, call: ModelCall): string[];
  errorEvent(call: ModelCall): string;
  refusal(fault: FaultMode, context: RefusalContext): RefusedRequest | undefined;
  unknownParameter(name: string): RefusedRequest;
  keyless(): RefusedRequest;
  unknownPath(method: string, path: string): RefusedRequest;
  models(query: URLSearchParams): unknown;
  model(id: string): unknown;
}

const GEMINI: WireProtocol = {
  lineEnd: '\r\n',
  input: geminiInput,
  events: (answer, { model, input, faults }) => geminiEvents(answer, model, input.prompt, faults),
  errorEvent: ({ faults }) => geminiErrorEvent(!faults.includes('error-mid-status')),
  refusal: geminiRefusal,
  unknownParameter: unknownName,
  keyless: geminiKeyless,
  unknownPath: (_, path) => geminiUnknownPath(path),
  models: geminiModels,
  model: geminiModel,
};

const OPENAI: WireProtocol = {
  lineEnd: '\n',
  input: openAiInput,
  events: (answer, { model, input, faults, body }) => openAiEvents(answer, model, input.prompt, faults, isRecord(body['stream_options'])),
  errorEvent: ({ model, input, faults }) => openAiErrorEvent(!faults.includes('error-mid-status'), openAiChunk(model, input.prompt)),
  refusal: openAiRefusal,
  unknownParameter: unsupportedParameter,
  keyless: openAiKeyless,
  unknownPath: openAiUnknownPath,
  models: openAiModels,
  model: openAiModel,
};

export const PROTOCOLS = { gemini: GEMINI, openai: OPENAI } as const;
