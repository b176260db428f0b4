import type { ResolvedSection } from '../../definition/outline.ts';
import type { SectionPiece } from '../../generation/request/compose-section.ts';
import { countWords } from '../../result/transcript.ts';
import { budgetOf } from '../brief/budget-of.ts';
import type { Stage } from '../writer/stage.ts';
import type { DocumentText } from './document-text.ts';

/** Shows on the stage which section of a document is being written, and the sections around it. */
export class ShownSections {
  readonly #stage: Stage;
  readonly #document: DocumentText;

  constructor(stage: Stage, document: DocumentText) {
    this.#stage = stage;
    this.#document = document;
  }

  /**
   * Shows a section as the current one.
   * @param more words of the section that are written but not stored yet
   * @param ahead pieces that the same answer has already finished
   */
  begin(section: ResolvedSection, more = 0, ahead: readonly SectionPiece[] = []): void {
    const done = this.#document.sections
      .filter((other) => this.#document.isDone(other) || ahead.some((piece) => piece.section.id === other.id))
      .map(({ title }) => title);
    const count = this.#document.sections.length;
    const words = countWords(this.#document.textOf(section)) + more;
    this.#stage.section({ title: section.title, index: Math.min(done.length + 1, count), count, words, target: budgetOf(section), done });
  }

  /** Shows the document with a section as it is stored now. */
  arrange(section: ResolvedSection): void {
    const [before, after] = this.#document.around(section, true);
    this.#stage.arrange(before.trimEnd(), after);
  }
}
