import type { ResolvedSection } from '../../definition/outline.ts';
import type { AskedPart } from '../../generation/handover.ts';
import type { Piece } from '../../generation/request/compose-section.ts';
import { countWords } from '../../result/transcript.ts';
import type { Draft } from './draft.ts';
import { type PlannedCall, planCalls } from './plan-calls.ts';

/** The answers that a long document takes from a person: those that are there, and those that are planned. */
export class AskedParts {
  readonly #draft: Draft;
  readonly #done: AskedPart[];

  /** @param most the most words of one answer, by which earlier runs have planned */
  constructor(draft: Draft, most: number) {
    this.#draft = draft;
    const isDone = ({ pieces }: PlannedCall): boolean => pieces.every(({ section }) => draft.isDone(section));
    const earlier = planCalls(draft.sections, most, new Map(), true).filter(isDone);
    this.#done = earlier.map(({ pieces }) => this.#donePart(pieces.map(({ section }) => section)));
  }

  /** Adds an answer whose sections are stored. */
  add(pieces: readonly Piece[]): void {
    this.#done.push(this.#donePart(pieces.map(({ section }) => section)));
  }

  /** @param planned the requests that are still to come */
  with(planned: readonly PlannedCall[]): readonly AskedPart[] {
    return [...this.#done, ...planned.map(({ pieces, words }) => ({ titles: titlesOf(pieces), words, done: false }))];
  }

  #donePart(sections: readonly ResolvedSection[]): AskedPart {
    const words = sections.reduce((sum, section) => sum + countWords(this.#draft.textOf(section)), 0);
    return { titles: sections.map(({ title }) => title), words, done: true };
  }
}

/** "Design"; "Design, part 2 of 3". */
export function titlesOf(pieces: readonly Piece[]): string[] {
  return pieces.map(({ section, part, parts }) => (parts > 1 ? `${section.title}, part ${part} of ${parts}` : section.title));
}
