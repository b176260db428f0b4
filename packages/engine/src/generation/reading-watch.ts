import type { GenerationEvent, TextGenerator } from './text-generator.ts';

/** A generator, and whether an answer of it was written after reading only a part of what was sent. */
export class ReadingWatch {
  readonly generator: TextGenerator;
  inPart = false;

  constructor(generator: TextGenerator) {
    this.generator = { ...generator, generate: (request) => this.#heed(generator.generate(request)) };
  }

  async *#heed(events: AsyncIterable<GenerationEvent>): AsyncGenerator<GenerationEvent> {
    for await (const event of events) {
      this.inPart ||= event.type === 'finish' && event.readInPart === true;
      yield event;
    }
  }
}
