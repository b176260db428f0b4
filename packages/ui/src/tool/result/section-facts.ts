import { countWords, ON_DEVICE, type Result, resultText } from '@marginalia/engine';

/** The length of a section, and what it still asks for. */
export interface SectionFacts {
  /** Its words; in a draft of the device the words that are the person's own, as in the badge of the result. */
  readonly words: number;
  /** Whether it has things to write that are not ticked, or blanks. */
  readonly isOpen: boolean;
}

const PROMPT = /^\s*(?:[-*•] )?\[ ?\] /;
/** A blank at the end of a line: "Submitted by: [your name]". */
const BLANK = /: \[(?!\d)[^[\]]{2,60}\]$/;

/** The facts about the text under each title. If a title occurs twice, only its first occurrence starts a section. */
export function sectionFacts(result: Result, titles: ReadonlySet<string>): ReadonlyMap<string, SectionFacts> {
  const isOwn = ownWords(result);
  const facts = new Map<string, SectionFacts>();
  let title: string | undefined;
  let at = 0;
  for (const line of resultText(result).split('\n')) {
    const trimmed = line.trim();
    if (titles.has(trimmed) && !facts.has(trimmed)) {
      title = trimmed;
      facts.set(title, { words: 0, isOpen: false });
    } else if (title !== undefined) {
      const { words, isOpen } = facts.get(title) ?? { words: 0, isOpen: false };
      const isPrompt = isOwn !== undefined && (PROMPT.test(line) || BLANK.test(line));
      const told = isOwn ? isOwn(at, at + line.length) : countWords(line);
      facts.set(title, { words: words + (isPrompt ? 0 : told), isOpen: isOpen || isPrompt });
    }
    at += line.length + 1;
  }
  return facts;
}

/** Counts the words of the person between two offsets of a draft of the device; undefined for other texts, whose words all count. */
function ownWords(result: Result): ((start: number, end: number) => number) | undefined {
  const { source, spans } = result;
  if (source !== ON_DEVICE || spans === undefined) return undefined;
  const text = resultText(result);
  const own = spans.toSorted((one, other) => one.at - other.at);
  let next = 0;
  return (start, end) => {
    let words = 0;
    for (let span = own[next]; span && span.at < end; span = own[next]) {
      if (span.at >= start) words += countWords(text.slice(span.at, span.at + span.length));
      next += 1;
    }
    return words;
  };
}
