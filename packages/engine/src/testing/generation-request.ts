import type { GenerationRequest } from '../generation/text-generator.ts';

/** A request with defaults for everything that the test does not pass. */
export function generationRequest(given: Partial<GenerationRequest> = {}): GenerationRequest {
  return {
    prompt: 'Write about tides.',
    contentType: 'Example',
    tone: 'plain',
    targetAudience: 'Students',
    task: { tool: { slug: 'example', name: 'Example', sections: [] }, values: {}, labels: {}, fieldLabels: {}, today: '2026-11-20' },
    ...given,
  };
}

/** All items in order. Rejects when the iterable throws. */
export async function collect<T>(iterable: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of iterable) items.push(item);
  return items;
}
