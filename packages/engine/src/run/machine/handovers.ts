import type { Values } from '../../definition/field.ts';
import { hashOf } from '../../format/hash.ts';
import { GenerationError } from '../../generation/generation-error.ts';
import type { Handover, HandoverPort, Prompt } from '../../generation/handover.ts';
import type { TextGenerator } from '../../generation/text-generator.ts';
import type { PastedAnswer } from '../../kept/kept-result.ts';

/** A person's reply to a prompt that waits. */
export type PersonReply = { readonly type: 'answer'; readonly text: string } | { readonly type: 'skip' };

/** The hand-overs of one run. Only one prompt waits at a time. */
export class Handovers implements HandoverPort {
  readonly #form: readonly unknown[];
  readonly #pasted: readonly PastedAnswer[];
  readonly #send: (handover: Handover) => void;
  #reply: ((reply: PersonReply) => void) | undefined;

  /**
   * @param pasted answers of this run before a reload. They are not asked for again.
   * @param send called with each prompt that waits
   */
  constructor(slug: string, values: Values, pasted: readonly PastedAnswer[], send: (handover: Handover) => void) {
    this.#form = [slug, Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))];
    this.#pasted = pasted;
    this.#send = send;
  }

  async ask(prompt: Prompt, signal?: AbortSignal): Promise<string> {
    const { titles = [], reason } = prompt;
    const id = hashOf(JSON.stringify([...this.#form, titles, reason !== undefined]));
    const pasted = this.#pasted.find((one) => one.id === id);
    if (pasted) return pasted.text;
    const reply = await new Promise<PersonReply>((resolve, reject) => {
      this.#reply = resolve;
      signal?.addEventListener('abort', () => reject(new GenerationError('aborted', 'Stopped')), { once: true });
      this.#send({ ...prompt, id });
    });
    if (reply.type === 'skip') throw new GenerationError('empty', 'The prompt was skipped');
    return reply.text;
  }

  /** Passes what the person did to the prompt that waits. */
  reply(reply: PersonReply): void {
    this.#reply?.(reply);
    this.#reply = undefined;
  }
}

/** The generator with the hand-overs of a run, if it works by hand. */
export function withHandovers(generator: TextGenerator, handovers: HandoverPort): TextGenerator {
  const { source, label, capabilities } = generator;
  if (!capabilities.byHand) return generator;
  return {
    source,
    label,
    capabilities,
    availability: () => generator.availability(),
    generate: (request) => generator.generate({ ...request, handovers }),
  };
}
