import { describe, expect, it, vi } from 'vitest';
import { generationRequest } from '../../testing/generation-request.ts';
import { GenerationError } from '../generation-error.ts';
import type { GenerationEvent, GenerationRequest } from '../text-generator.ts';
import { pasteGenerator } from './paste.ts';

async function eventsOf(request: Partial<GenerationRequest>): Promise<GenerationEvent[]> {
  const events: GenerationEvent[] = [];
  for await (const event of pasteGenerator().generate({ ...generationRequest(), ...request })) events.push(event);
  return events;
}

describe('The generator without a model', () => {
  it('is ready without a key or a network, and says that the text was pasted', async () => {
    const { source, label, availability } = pasteGenerator();
    expect([source, label, await availability()]).toEqual(['pasted', 'Any chat (copy and paste)', { state: 'ready' }]);
  });

  it('hands over the prompt with what it asks for, and gives back the answer', async () => {
    const ask = vi.fn(async () => 'Q: What?\nA: That.');
    const events = await eventsOf({ system: 'You teach.', prompt: 'Write cards.', asked: { words: 450 }, handovers: { ask } });
    expect(ask).toHaveBeenCalledWith({ prompt: 'You teach.\n\nWrite cards.', words: 450 }, undefined);
    expect(events).toEqual([{ type: 'start' }, { type: 'delta', text: 'Q: What?\nA: That.' }, { type: 'finish', reason: 'stop' }]);
  });

  it('sends nothing over the network', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await eventsOf({ handovers: { ask: async () => 'An answer.' } });
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each<[string, string, Partial<GenerationRequest>]>([
    ['an empty answer', 'empty', { handovers: { ask: async () => ' \n' } }],
    ['a host where nobody can paste', 'unavailable', {}],
    ['a run that was stopped before', 'aborted', { signal: AbortSignal.abort(), handovers: { ask: async () => 'Late.' } }],
    ['a skipped prompt', 'empty', { handovers: { ask: () => Promise.reject(new GenerationError('empty', 'The prompt was skipped')) } }],
  ])('fails for %s: %s', async (_, kind, request) => {
    await expect(eventsOf(request)).rejects.toMatchObject({ name: 'GenerationError', kind });
  });
});
