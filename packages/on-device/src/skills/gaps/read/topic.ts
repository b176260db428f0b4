import type { Token } from '../../../lib/text/document.ts';
import type { LinePiece } from './line-piece.ts';

/** A topic of a syllabus. */
export interface Topic {
  /** Offsets of its words in the syllabus. */
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
  /** Stems of the words to search for; empty for a topic that is too general. */
  readonly stems: readonly string[];
  /** Stems that the same section must contain, for a topic such as "prevention" under "Deadlock". */
  readonly context: readonly string[];
  /** The stem of its head noun: "layer" of "protocol layers". */
  readonly head: string | undefined;
  /** Stems of a name in brackets, which need not stand in the notes: "Pavlov" of "Classical conditioning (Pavlov)". */
  readonly aside: readonly string[];
  /** The initials of a topic of two words: "MC" for "marginal cost". */
  readonly initials: string | undefined;
  /** Acronyms of the whole topic. */
  readonly acronyms: ReadonlySet<string>;
  readonly unit: Unit | undefined;
  /** The topic in whose list it stands: "Unemployment" for "frictional" in "Unemployment: frictional, structural". */
  readonly under: Topic | undefined;
  readonly general: boolean;
  /** Words that follow the topic's own in another place: "conditioning" for "classical" in "classical and operant conditioning". */
  readonly shared: LinePiece | undefined;
  /** The same topic without the shared words, where its own words may be enough. */
  readonly plain: Topic | undefined;
  /** The same topic with a first word of the other half, if the notes have it: "price floors" in "price ceilings and floors". */
  readonly led: Topic | undefined;
  /** The topics that "A and B" joins, unless it is a name. The notes decide. */
  readonly halves: readonly Topic[];
}

/** A unit of a syllabus with its own topics. */
export interface Unit {
  readonly start: number;
  readonly end: number;
  /** Its weight as written, in per cent or marks. */
  readonly weight: number | undefined;
}
