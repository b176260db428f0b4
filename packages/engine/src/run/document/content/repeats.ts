/** Words that make a run. */
const RUN = 8;
/** A paragraph is a repetition from this share of its runs that stand in the text before it. */
const REPEATED = 0.5;

/** A text without the paragraphs that repeat others, and these paragraphs. */
interface WithoutRepeats {
  readonly text: string;
  readonly left: readonly string[];
}

/** Finds what a long document says a second time, by its runs of eight words. Linear in the text. */
export class Repeats {
  readonly #runs = new Set<string>();

  /** Remembers a text of the document. */
  add(text: string): void {
    for (const paragraph of paragraphsOf(text)) for (const run of runsOf(paragraph)) this.#runs.add(run);
  }

  /**
   * Leaves out the paragraphs that repeat the document or an earlier paragraph of this text.
   * @param beginning a text of the document that is not remembered yet
   * @param sums whether the text sums the document up, which it may do in the same words
   */
  without(text: string, beginning = '', sums = false): WithoutRepeats {
    const here = new Set(paragraphsOf(beginning).flatMap(runsOf));
    const left: string[] = [];
    const kept = paragraphsOf(text).filter((paragraph) => {
      const runs = runsOf(paragraph);
      const known = runs.filter((run) => here.has(run) || (!sums && this.#runs.has(run))).length;
      if (runs.length > 0 && known >= runs.length * REPEATED) {
        left.push(paragraph.trim());
        return false;
      }
      for (const run of runs) here.add(run);
      return true;
    });
    return left.length === 0 ? { text, left } : { text: kept.join('\n\n').trim(), left };
  }
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim() !== '');
}

function runsOf(paragraph: string): string[] {
  const words = paragraph.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '));
}
