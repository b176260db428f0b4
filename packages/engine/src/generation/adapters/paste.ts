import { isBlank } from '../../definition/field.ts';
import { GenerationError } from '../generation-error.ts';
import { PASTED } from '../handover.ts';
import { type GenerationEvent, type GenerationRequest, type TextGenerator, wholePrompt } from '../text-generator.ts';

/** A chat writes up to this many words well. It shortens a longer answer, or stops in the middle. */
const MOST_WORDS = 3500;

/** A generator without a model: a person copies each prompt into any chat and pastes the answer. It sends nothing. */
export function pasteGenerator(label = 'Any chat (copy and paste)'): TextGenerator {
  return {
    source: PASTED,
    label,
    capabilities: { streaming: false, location: 'device', reads: 'prompt', byHand: true, maxCallWords: MOST_WORDS },
    availability: async () => ({ state: 'ready' }),
    generate,
  };
}

async function* generate({ asked, handovers, signal, ...request }: GenerationRequest): AsyncGenerator<GenerationEvent> {
  if (signal?.aborted) throw new GenerationError('aborted', 'Stopped');
  if (!handovers) throw new GenerationError('unavailable', 'Nobody is there to carry the prompt to a chat');
  yield { type: 'start' };
  const text = await handovers.ask({ ...asked, prompt: wholePrompt(request) }, signal);
  if (isBlank(text)) throw new GenerationError('empty', 'No content generated');
  yield { type: 'delta', text };
  if (signal?.aborted) throw new GenerationError('aborted', 'Stopped');
  yield { type: 'finish', reason: 'stop' };
}
