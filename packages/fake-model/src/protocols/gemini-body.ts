import {
  type BodyCheck,
  type BodyProblem,
  badField,
  isBetween,
  isBoolean,
  isCount,
  isList,
  isRecord,
  isText,
  turnsProblem,
} from './body-checks.ts';
import { unknownName } from './errors-gemini.ts';

const GEMINI_BODY: Record<string, BodyCheck> = {
  contents: isList,
  systemInstruction: isRecord,
  generationConfig: isRecord,
  safetySettings: isList,
  continuationToken: isText,
};
const GEMINI_CONFIG: Record<string, BodyCheck> = {
  temperature: isBetween(0, 2),
  topP: isBetween(0, 1),
  topK: isCount,
  maxOutputTokens: isCount,
  stopSequences: isList,
  candidateCount: (value) => value === 1,
  seed: Number.isInteger,
  responseMimeType: isText,
  responseJsonSchema: isRecord,
  responseSchema: isRecord,
  thinkingConfig: isRecord,
};
const THINKING: Record<string, BodyCheck> = { thinkingLevel: isText, thinkingBudget: Number.isInteger, includeThoughts: isBoolean };
/** The part of a body that the Gemini service would refuse. */
export function geminiProblem(body: Record<string, unknown>, model: string): BodyProblem {
  const config = isRecord(body['generationConfig']) ? body['generationConfig'] : {};
  const thinking = isRecord(config['thinkingConfig']) ? config['thinkingConfig'] : {};
  for (const [object, checks] of [[body, GEMINI_BODY] as const, [config, GEMINI_CONFIG] as const, [thinking, THINKING] as const]) {
    const unknown = Object.keys(object).find((name) => !Object.hasOwn(checks, name));
    if (unknown) return { message: `Unknown name "${unknown}".`, refusal: unknownName(unknown) };
    const bad = badField(object, checks);
    if (bad) return bad;
  }
  if (config['responseJsonSchema'] !== undefined && config['responseMimeType'] !== 'application/json') {
    return 'A response schema needs the response mime type application/json.';
  }
  return thinkingProblem(thinking, model) ?? turnsProblem(body['contents'], 'model', geminiTurn);
}

function thinkingProblem({ thinkingLevel: level, thinkingBudget }: Record<string, unknown>, model: string): BodyProblem {
  if (level === undefined) return undefined;
  if (thinkingBudget !== undefined) return 'thinkingLevel and thinkingBudget must not stand together.';
  const lite = !/^gemini-(3\.[78]|4)/.test(model);
  const levels = ['low', 'medium', 'high', ...(lite ? ['minimal'] : []), ...(model === 'gemini-4-hydrogen' ? ['xhigh'] : [])];
  return levels.includes(String(level)) ? undefined : `Thinking level "${String(level)}" is not supported for this model.`;
}

function geminiTurn(turn: unknown): boolean {
  if (!isRecord(turn) || Object.keys(turn).length !== 2 || !isText(turn['role']) || !Array.isArray(turn['parts'])) return false;
  return (
    turn['parts'].length > 0 && turn['parts'].every((part) => isRecord(part) && Object.keys(part).length === 1 && isText(part['text']))
  );
}
