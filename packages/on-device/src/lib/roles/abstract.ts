import type { TextDocument } from '../text/document.ts';

const ABSTRACT = /^(?:\d+\.?\s*)?(?:abstract|summary|executive summary)\s*:?$/i;
/** The headings that end an abstract. Journals set a summary for everybody below it. */
const AFTER = /^(?:(?:(?:\d+|I)\.?\s*)?introduction|(?:author|editors?)['’]?s?['’]? summary|key ?words|main)\b/i;
/** The longest abstract, in sentences. */
const LONGEST = 30;

/**
 * The indices of the parts that are the abstract of a paper: from its heading to the introduction, with "Methods" and "Results" of its
 * own between them. Where no heading ends it, it is the one part under its heading.
 */
export function abstractParts({ raw, parts }: TextDocument): ReadonlySet<number> {
  const titles = parts.map(({ heading }) => (heading === undefined ? '' : raw.slice(heading.start, heading.end).trim()));
  const first = titles.findIndex((title) => ABSTRACT.test(title));
  if (first < 0) return new Set();
  const end = titles.findIndex((title, at) => at > first && AFTER.test(title));
  const own = end < 0 ? [] : Array.from({ length: end - first }, (_, at) => first + at);
  const length = own.reduce((sum, at) => sum + (parts[at]?.sentences.length ?? 0), 0);
  return new Set(own.length > 0 && length <= LONGEST ? own : [first]);
}
