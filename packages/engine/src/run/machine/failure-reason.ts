import type { Values } from '../../definition/field.ts';
import type { Tool } from '../../definition/tool.ts';
import type { GenerationErrorKind } from '../../generation/generation-error.ts';
import type { Notice } from '../../notice.ts';

/** The reason why a generation failed, and the fix: shown beside the tool's own sentence. */
const REASONS: Readonly<Record<GenerationErrorKind, string>> = {
  auth: 'The key is missing or was not accepted. Check in Settings that it was copied whole.',
  permission: 'The key may not use this model, or is blocked. Choose another model or another key in Settings.',
  'not-found': 'This model is not available any more. Choose another one in Settings.',
  'bad-request':
    'The text is too long for this model, or the model did not understand the request. Try a shorter text, another model, or a server with a longer context.',
  'too-small':
    'This model reads too little at once for what you entered: nothing was sent. Shorten the text, or choose a model with a longer context.',
  'rate-limit': 'The service asks for a pause. Wait a minute, then try again.',
  quota: 'The limit of this key is used up for now. Try again later, or choose another model or this device in Settings.',
  overloaded: 'The service is busy or out of order. Try again in a moment.',
  timeout: 'There was no answer in time. Try again in a moment. Still failing? Test the connection in Settings.',
  network: 'The service could not be reached. Check your connection. Still failing? Test the connection in Settings.',
  protocol:
    'What answered is not a model, or its answer cannot be read. Check the base URL in Settings; your network may also ask you to sign in first.',
  blocked: 'The service declined to answer this text. Change the text, or choose another model or this device in Settings.',
  empty: 'The answer was empty. Try again, or paste more text.',
  'off-subject':
    'The answer is off the subject: it is not what this tool makes of your text. Try again, or choose another model or this device in Settings.',
  aborted: 'It was stopped.',
  unavailable: 'The generator could not be started. Reload the page, then try again.',
  unknown: 'Something unexpected went wrong. Your text is kept.',
};

/** The reasons of failures after the first words. */
const REASONS_WITH_TEXT: Readonly<Partial<Record<GenerationErrorKind, string>>> = {
  timeout: 'There was no answer in time. What was written is kept.',
  protocol: 'The answer was cut off or not in a form that can be read. What was written is kept.',
  'off-subject':
    'The answer is off the subject: it is not what this tool makes of your text. It is kept below. Try again, or choose another model or this device in Settings.',
};

/** @param hasText whether the run has written something, which is kept */
export function failureReason(kind: GenerationErrorKind, hasText: boolean): string {
  return (hasText ? REASONS_WITH_TEXT[kind] : undefined) ?? REASONS[kind];
}

/** The notice of a failed run: the tool's sentence, and the reason. */
export function failureNotice(tool: Tool, values: Values, kind: GenerationErrorKind, hasText: boolean): Notice {
  return { tone: 'error', title: 'Error', text: tool.text(tool.definition.screen.failure, values), reason: failureReason(kind, hasText) };
}
