import type { ResolvedSection } from '../../definition/outline.ts';
import { reachesTarget } from '../../result/result.ts';
import { countWords } from '../../result/transcript.ts';
import { budgetOf } from '../brief/budget-of.ts';
import type { MoreAsker } from './asking/more-asker.ts';
import type { Checks } from './checks.ts';
import type { Manuscript } from './manuscript.ts';
import type { ShownSections } from './shown-sections.ts';

/** A section that lacks fewer words than this is not worth a request. */
const WORTH_ASKING = 100;

interface LengthenOptions {
  /** The length of the document in words; undefined where its tool sets none. */
  readonly target: number | undefined;
  /** The most words of one request. */
  readonly most: number;
  readonly signal: AbortSignal;
  readonly manuscript: Manuscript;
  readonly checks: Checks;
  readonly more: MoreAsker;
  readonly shown: ShownSections;
}

/** Requests missing words, once for each section, in the order of how many are missing, until the document is long enough. */
export async function lengthen({ target, most, signal, manuscript, checks, more, shown }: LengthenOptions): Promise<void> {
  if (target === undefined) return;
  const { document } = manuscript;
  const missing = (section: ResolvedSection): number => (section.words ? budgetOf(section) - countWords(document.textOf(section)) : 0);
  for (const section of document.sections.toSorted((one, other) => missing(other) - missing(one))) {
    if (reachesTarget(countWords(document.text()), target) || missing(section) < WORTH_ASKING) return;
    const text = document.textOf(section);
    const piece = { section, part: 1, parts: 1, words: Math.min(budgetOf(section), countWords(text) + most) };
    shown.begin(section);
    const added = await more.ask(piece, text, document.around(section, true));
    if (added.text !== '' || added.leftOut.length > 0) await manuscript.extend(section, added);
    checks.add(added.text);
    if (signal.aborted) throw added.fault;
    // Every section is written, and the notice shows the length, so the failure is ignored.
    if (added.fault) return;
    shown.arrange(section);
  }
}
