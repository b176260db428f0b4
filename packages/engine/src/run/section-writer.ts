import { isBlank } from '../definition/field.ts';
import { composeMore, composeSection, type SectionContext } from '../generation/compose-section.ts';
import { GenerationError } from '../generation/generation-error.ts';
import type { GenerationRequest } from '../generation/text-generator.ts';
import { localDay } from '../local-day.ts';
import { type Answer, ask } from './ask.ts';
import { checkSection, isRefusal } from './check-brief.ts';
import { cleanText, hasMarks } from './clean-text.ts';
import { documentKey } from './document-key.ts';
import { Draft } from './draft.ts';
import { PartShelf } from './part-shelf.ts';
import { type Piece, type PlannedCall, planCalls, tokensFor } from './plan-calls.ts';
import { allOf } from './result.ts';
import { firstSentence, lastSentences } from './sentences.ts';
import { shortfallSentences } from './shortfalls.ts';
import { splitSections } from './split-sections.ts';
import type { Stage } from './stage.ts';
import { TitleWatch } from './title-watch.ts';
import { countWords } from './transcript.ts';
import type { Outcome, WriterEvent } from './writer-events.ts';
import type { WriterInput } from './writer-input.ts';

// A part under this share of its words is asked for the rest, once (design, generation §4.3).
const ENOUGH = 0.8;

/**
 * Writes a long document call by call, from the first part that is missing. Every finished part is stored at once, so a failure,
 * a cancel, a reload or another generator loses none. Throws `GenerationError`; what was finished stays.
 */
export async function writeDocument(
  input: WriterInput,
  signal: AbortSignal,
  stage: Stage,
  send: (event: WriterEvent) => void,
): Promise<Outcome> {
  const run = new DocumentRun(input, signal, stage, send);
  return run.write();
}

class DocumentRun {
  readonly #input: WriterInput;
  readonly #signal: AbortSignal;
  readonly #stage: Stage;
  readonly #send: (event: WriterEvent) => void;
  readonly #shelf: PartShelf;
  readonly #draft: Draft;

  constructor(input: WriterInput, signal: AbortSignal, stage: Stage, send: (event: WriterEvent) => void) {
    const sections = input.tool.sections(input.values);
    this.#input = input;
    this.#signal = signal;
    this.#stage = stage;
    this.#send = send;
    this.#shelf = new PartShelf(input, documentKey(input.tool.slug, sections, input.values));
    this.#draft = new Draft(sections);
  }

  async write(): Promise<Outcome> {
    for (const part of await this.#shelf.restore()) this.#draft.add(part);
    this.#send({ type: 'parts', parts: this.#draft.parts });
    const { generator } = this.#input.ports;
    for (const call of planCalls(this.#draft.sections, generator.capabilities, this.#draft.written())) await this.#call(call);
    this.#stage.arrange(this.#draft.text(), '');
    const findings = this.#draft.sections.flatMap((section) =>
      section.order === 'derived' ? [] : checkSection(section, this.#draft.textOf(section)),
    );
    const marks = hasMarks(this.#draft.text()) ? [{ rule: 'marks' } as const] : [];
    this.#send({ type: 'parts', parts: [] });
    await this.#shelf.forget();
    return {
      source: allOf(this.#draft.parts.map(({ source }) => source)),
      shortfalls: shortfallSentences([...findings, ...marks], this.#draft.sections),
    };
  }

  async #call(call: PlannedCall): Promise<void> {
    const [first] = call.pieces;
    if (call.pieces.length === 1) return this.#finish(first, await this.#askFor(first, composeSection([first], this.#context(first))));
    const texts = await this.#askForSeveral(call);
    // Each is put at its place, topped up where it is short, and kept.
    for (const piece of call.pieces) await this.#finish(piece, texts.get(piece.section.id) ?? '');
  }

  /** Several short sections in one answer; those that are whole are kept even when the answer breaks off. */
  async #askForSeveral({ pieces, words }: PlannedCall): Promise<ReadonlyMap<string, string>> {
    const [first] = pieces;
    const sections = pieces.map(({ section }) => section);
    this.#begin(first, 0);
    this.#stage.place(() => this.#draft.around(first.section, false));
    const request = composeSection(pieces, this.#context(first));
    let raw = '';
    let now: string | undefined = first.section.title;
    const titles = new TitleWatch(sections.map(({ title }) => title));
    const hear = (text: string): void => {
      raw += text;
      this.#stage.write(text);
      const title = titles.heard(text);
      if (title === undefined || title === now) return;
      now = title;
      const piece = pieces.find(({ section }) => section.title === title);
      if (piece) this.#begin(piece, 0, pieces.slice(0, pieces.indexOf(piece)));
    };
    try {
      raw = (await this.#ask(request, words, hear)).text;
    } catch (thrown) {
      // What another title follows was finished; a later run need not ask for it again.
      const whole = splitSections(cleanText(raw), sections).found.slice(0, -1);
      for (const { section, text } of whole) {
        const piece = pieces.find((candidate) => candidate.section.id === section.id);
        if (piece && !isThin(text, piece)) await this.#keep(piece, text);
      }
      throw thrown;
    }
    const { found, lead } = splitSections(cleanText(raw), sections);
    const texts = new Map(found.map(({ section, text }) => [section.id, text]));
    // Without its title the first section is what stands before the second.
    if (!texts.has(first.section.id)) texts.set(first.section.id, lead);
    return texts;
  }

  async #askFor(piece: Piece, request: GenerationRequest): Promise<string> {
    this.#begin(piece, 0);
    this.#stage.place(() => this.#draft.around(piece.section, true));
    return (await this.#ask(request, piece.words, (text) => this.#stage.write(text))).text;
  }

  /** Cleans a part, asks once for what it lacks, and keeps it. */
  async #finish(piece: Piece, answer: string): Promise<void> {
    let text = withoutTitle(cleanText(answer), piece.section.title);
    const refused = isRefusal(text);
    if (refused) text = '';
    if (isThin(text, piece)) text = await this.#topUp(piece, text);
    if (isBlank(text))
      throw refused ? new GenerationError('blocked', 'A section was declined') : new GenerationError('empty', 'No content');
    await this.#keep(piece, text);
    const [before, after] = this.#draft.around(piece.section, true);
    this.#stage.arrange(before.trimEnd(), after);
  }

  async #topUp(piece: Piece, text: string): Promise<string> {
    const { section } = piece;
    const words = countWords(text);
    this.#begin(piece, words);
    this.#stage.place(() => {
      const [before, after] = this.#draft.around(section, true);
      return [text === '' ? before : `${before}${text}\n\n`, after];
    });
    const context = this.#context(piece, text);
    const request = text === '' ? composeSection([piece], context) : composeMore(piece, { words }, context);
    try {
      const more = await this.#ask(request, piece.words - words, (delta) => this.#stage.write(delta));
      const added = withoutTitle(cleanText(more.text), section.title);
      return isRefusal(added) ? text : [text, added].filter((part) => part !== '').join('\n\n');
    } catch (thrown) {
      if (this.#signal.aborted || text === '') throw thrown;
      // Short as it is, it is a part; if the service is down, the next call says so.
      return text;
    }
  }

  #ask(request: GenerationRequest, words: number, text: (text: string) => void): Promise<Answer> {
    const { generator } = this.#input.ports;
    const limits = { maxOutputTokens: tokensFor(words, generator.capabilities), signal: this.#signal };
    return ask(generator, { ...request, ...limits }, { text, progress: (event) => this.#stage.hear(event) });
  }

  async #keep(piece: Piece, text: string): Promise<void> {
    const part = await this.#shelf.keep({
      partId: `${piece.section.id}/${piece.part}`,
      sectionId: piece.section.id,
      budget: piece.words,
      text,
      words: countWords(text),
      summary: firstSentence(text),
      source: this.#input.ports.generator.source,
    });
    this.#draft.add(part);
    this.#send({ type: 'parts', parts: this.#draft.parts });
  }

  /** @param ahead what the same answer has finished before it */
  #begin({ section, words: target }: Piece, words: number, ahead: readonly Piece[] = []): void {
    const done = this.#draft.sections
      .filter((other) => this.#draft.isDone(other) || ahead.some((piece) => piece.section.id === other.id))
      .map(({ title }) => title);
    const count = this.#draft.sections.length;
    this.#stage.section({ title: section.title, index: Math.min(done.length + 1, count), count, words, target, done });
  }

  /** @param text what is there of the part itself */
  #context({ section }: Piece, text = ''): SectionContext {
    const { tool, values, ports } = this.#input;
    const before = text === '' ? this.#draft.sentencesBefore(section) : lastSentences(text, 2);
    return { tool, values, today: localDay(ports.clock.now()), summaries: this.#draft.summaries(), before };
  }
}

/** Too little of a part: nothing, or under four fifths of words that the outline states. */
function isThin(text: string, { section, words }: Piece): boolean {
  return isBlank(text) || (section.words !== undefined && countWords(text) < words * ENOUGH);
}

/** A model repeats the title although it stands there already. */
function withoutTitle(text: string, title: string): string {
  const [first = '', ...others] = text.split('\n');
  const plain = first.trim().replace(/^(?:section\s*:|\d+[.)])\s*|\s*\(?(?:part \d+(?: of \d+)?|continued)\)?:?$|:$/gi, '');
  return plain.trim().toLowerCase() === title.toLowerCase() ? others.join('\n').trim() : text;
}
