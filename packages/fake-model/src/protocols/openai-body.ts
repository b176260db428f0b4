import { schemaProblem } from '../text/json-answer.ts';
import {
  type BodyCheck,
  type BodyProblem,
  badField,
  isBetween,
  isCount,
  isList,
  isRecord,
  isText,
  isTrue,
  turnsProblem,
} from './body-checks.ts';

const OPENAI_BODY: Record<string, BodyCheck> = {
  model: isText,
  messages: isList,
  stream: isTrue,
  stream_options: (value) => isRecord(value) && value['include_usage'] === true && Object.keys(value).length === 1,
  temperature: isBetween(0, 2),
  top_p: isBetween(0, 1),
  // Not a parameter of OpenAI, but of local servers.
  top_k: isCount,
  max_tokens: isCount,
  max_completion_tokens: isCount,
  stop: isList,
  seed: Number.isInteger,
  response_format: isRecord,
  reasoning_effort: isText,
  // Parameters of vLLM and llama.cpp.
  chat_template_kwargs: isRecord,
};

// Only the first message may have one of these roles.
const SYSTEM = ['system', 'developer'];

/** The part of a body that an OpenAI-compatible service would refuse. */
export function openAiProblem(body: Record<string, unknown>): BodyProblem {
  const unknown = Object.keys(body).find((name) => !Object.hasOwn(OPENAI_BODY, name));
  if (unknown) return `Unrecognized request argument supplied: ${unknown}`;
  const missing = ['model', 'messages', 'stream'].find((name) => body[name] === undefined);
  if (missing) return `Missing required parameter: '${missing}'.`;
  if (body['max_tokens'] !== undefined && body['max_completion_tokens'] !== undefined) {
    return 'Setting max_tokens and max_completion_tokens at the same time is not supported.';
  }
  const messages = Array.isArray(body['messages']) ? (body['messages'] as unknown[]) : [];
  const turns = messages.filter((message, index) => index > 0 || !isRecord(message) || !SYSTEM.includes(String(message['role'])));
  return badField(body, OPENAI_BODY) ?? formatProblem(body['response_format']) ?? turnsProblem(turns, 'assistant', openAiTurn);
}

function formatProblem(format: unknown): BodyProblem {
  if (format === undefined) return undefined;
  const inside = isRecord(format) && format['type'] === 'json_schema' ? format['json_schema'] : undefined;
  if (!isRecord(inside) || !isText(inside['name'])) return "Missing required parameter: 'response_format.json_schema.name'.";
  return inside['strict'] === true ? schemaProblem(inside['schema']) : undefined;
}

function openAiTurn(turn: unknown): boolean {
  return isRecord(turn) && Object.keys(turn).length === 2 && isText(turn['role']) && isText(turn['content']);
}
