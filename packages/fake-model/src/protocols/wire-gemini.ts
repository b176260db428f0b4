import type { FaultMode } from '../models/faults.ts';
import { type Finish, type GenerationInput, type ServedAnswer, tokensForWords } from '../text/answer.ts';
import { promptFingerprint } from '../text/content.ts';
import { countWords } from '../text/count-words.ts';
import { isRecord } from './body-checks.ts';

const FINISH: Record<Finish, string | undefined> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  continuation: 'CONTINUATION',
  safety: 'SAFETY',
  recitation: 'RECITATION',
  none: undefined,
};
const RATINGS = [{ category: 'HARM_CATEGORY_DANGEROUS_CONTENT', probability: 'HIGH', blocked: true }];

interface Content {
  readonly role: 'user' | 'model';
  readonly parts: readonly { readonly text: string }[];
}

/** The input of a request that passed the strict checks. */
export function geminiInput(body: Record<string, unknown>): GenerationInput {
  const contents = body['contents'] as readonly Content[];
  const textOf = (turn: Content | undefined): string => turn?.parts.map((part) => part.text).join('') ?? '';
  const config = isRecord(body['generationConfig']) ? body['generationConfig'] : {};
  return {
    prompt: textOf(contents[0]),
    earlier: contents
      .filter((turn) => turn.role === 'model')
      .map(textOf)
      .join(''),
    ...(typeof config['maxOutputTokens'] === 'number' && { maxOutputTokens: config['maxOutputTokens'] }),
    ...(typeof body['continuationToken'] === 'string' && { token: body['continuationToken'] }),
    ...(isRecord(config['responseJsonSchema']) && { schema: config['responseJsonSchema'] }),
    promptWords: contents.reduce((words, turn) => words + countWords(textOf(turn)), 0),
  };
}

/**
 * The events of an answer: text deltas, usage as a running total, and the finish reason in the last event
 * (https://ai.google.dev/api/generate-content).
 */
export function geminiEvents(answer: ServedAnswer, model: string, prompt: string, faults: readonly FaultMode[]): string[] {
  const { thoughts, pieces, promptTokens, thoughtTokens } = answer;
  const frame = { modelVersion: model, responseId: `fake${promptFingerprint(prompt)}` };
  const counted = { promptTokenCount: promptTokens };
  if (faults.includes('prompt-blocked')) {
    const promptFeedback = { blockReason: 'PROHIBITED_CONTENT', safetyRatings: RATINGS };
    return [JSON.stringify({ promptFeedback, usageMetadata: { ...counted, totalTokenCount: promptTokens }, ...frame })];
  }
  if (faults.includes('no-candidates')) {
    return [JSON.stringify({ usageMetadata: { ...counted, totalTokenCount: promptTokens }, ...frame })];
  }
  let words = 0;
  let inWord = false;
  let thought = 0;
  // A word that is split between two pieces counts once.
  const count = (piece: string): void => {
    words += countWords(piece) - (inWord && /^\S/.test(piece) ? 1 : 0);
    inWord = /\S$/.test(piece);
  };
  const usage = (): object => {
    const [candidates, thinking] = [tokensForWords(words), Math.floor((thoughtTokens * thought) / Math.max(1, thoughts.length))];
    return {
      ...counted,
      ...(candidates > 0 && { candidatesTokenCount: candidates }),
      ...(thinking > 0 && { thoughtsTokenCount: thinking }),
      totalTokenCount: promptTokens + candidates + thinking,
      promptTokensDetails: [{ modality: 'TEXT', tokenCount: promptTokens }],
    };
  };
  const event = (parts: readonly object[], more: object = {}): string =>
    JSON.stringify({ candidates: [{ content: { parts, role: 'model' }, ...more, index: 0 }], usageMetadata: usage(), ...frame });
  const events: string[] = [];
  for (const idea of thoughts) {
    thought += 1;
    events.push(event([{ text: idea, thought: true }]));
  }
  for (const piece of pieces.slice(0, -1)) {
    count(piece);
    events.push(event([{ text: piece }]));
  }
  count(pieces.at(-1) ?? '');
  return [...events, event(lastParts(answer), ending(answer))];
}

function lastParts({ pieces, thoughts }: ServedAnswer): object[] {
  const text = pieces.at(-1) ?? '';
  return thoughts.length === 0 ? [{ text }] : [...(text === '' ? [] : [{ text }]), { text: '', thoughtSignature: 'ZmFrZSBzaWduYXR1cmU=' }];
}

function ending({ finish, token }: ServedAnswer): object {
  const finishReason = FINISH[finish];
  return {
    ...(finishReason && { finishReason }),
    ...(finish === 'safety' && { safetyRatings: RATINGS }),
    ...(token && { continuationToken: token }),
  };
}
