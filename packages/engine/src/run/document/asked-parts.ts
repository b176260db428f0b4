import type { ResolvedSection } from '../../definition/outline.ts';
import { numberText } from '../../format/format.ts';
import type { AskedPart } from '../../generation/handover.ts';
import type { SectionPiece } from '../../generation/request/compose-section.ts';
import type { GenerationRequest } from '../../generation/text-generator.ts';
import { countWords } from '../../result/transcript.ts';
import type { DocumentText } from './document-text.ts';
import { type PlannedCall, planCalls } from './plan-calls.ts';

/** The requests of a long document in the words of a person who carries them: which answers there are, and what each one should hold. */
export class AskedParts {
  readonly #document: DocumentText;
  /** Whether the requests go by hand, so that there should be few. */
  readonly #byHand: boolean;
  #done: AskedPart[] = [];
  #planned: readonly PlannedCall[] = [];
  /** The ids of the sections that the person leaves out. */
  readonly #left = new Set<string>();

  constructor(document: DocumentText, byHand: boolean) {
    this.#document = document;
    this.#byHand = byHand;
  }

  /** Counts the answers of earlier runs. @param most the most words of one answer, by which those runs have planned */
  begin(most: number): void {
    const isDone = ({ pieces }: PlannedCall): boolean => pieces.every(({ section }) => this.#document.isDone(section));
    for (const { pieces } of planCalls(this.#document.sections, most, new Map(), this.#byHand).filter(isDone)) this.add(pieces);
  }

  /** Plans the requests that are still to come, and returns the next one. */
  next(most: number): PlannedCall | undefined {
    const sections = this.#document.sections.filter(({ id }) => !this.#left.has(id));
    this.#planned = planCalls(sections, most, this.#document.written(), this.#byHand);
    return this.#planned[0];
  }

  /** Adds an answer whose sections are stored. */
  add(pieces: readonly SectionPiece[]): void {
    const words = pieces.reduce((sum, { section }) => sum + countWords(this.#document.textOf(section)), 0);
    this.#done.push({ titles: titlesOf(pieces), words, done: true });
  }

  /** Asks no more for a section that no answer had and that the person skips. */
  leaveOut({ id }: ResolvedSection): void {
    this.#left.add(id);
  }

  /** The request with what it asks for. */
  describe(pieces: readonly SectionPiece[], request: GenerationRequest, reason?: string): GenerationRequest {
    const words = pieces.reduce((sum, piece) => sum + piece.words, 0);
    const later = this.#planned.map((call) => ({ titles: titlesOf(call.pieces), words: call.words, done: false }));
    const parts = [...this.#done, ...later];
    return { ...request, asked: { titles: titlesOf(pieces), words, parts, ...(reason !== undefined && { reason }) } };
  }
}

/** The reason for asking for a section that the last answer should have held. */
export function missingSentence({ section }: SectionPiece, refused: boolean): string {
  return refused
    ? `The chat declined to write "${section.title}". Another try, in a new chat, often helps.`
    : `The answer had no "${section.title}".`;
}

/** The reason for asking for more of a section that is there. */
export function moreSentence({ section, words }: SectionPiece, written: number): string {
  return `"${section.title}" has ${numberText(written)} of about ${numberText(words)} words.`;
}

/** "Design"; "Design, part 2 of 3". */
function titlesOf(pieces: readonly SectionPiece[]): string[] {
  return pieces.map(({ section, part, parts }) => (parts > 1 ? `${section.title}, part ${part} of ${parts}` : section.title));
}
