import type { ItemKind } from './item-kind.ts';
import { afterMark, collapsed, fillLine, isHeading, plainLines } from './lines.ts';

/** A term with its meaning, or with a sentence that uses it. Either can be absent from a short text. */
export interface Term {
  readonly term: string;
  readonly meaning?: string;
  /** The number of times that the term occurs in the material, where the result says so. */
  readonly times?: number;
}

export const TERM_LINES = {
  defined: '- {term}: {meaning}',
  used: '- {term} ({count} times): {meaning}',
  counted: '- {term} ({count} times)',
  named: '- {term}',
} as const;

/** A longer text before a colon is a sentence and not a term. Characters. */
const LONGEST_TERM = 120;
const DASH = / [–—-] /;
const TIMES = /^(.*\S) \((\d{1,6}) times\)$/;

export const term: ItemKind<Term> = {
  ask: 'Write one a line: the term, a colon, its meaning in one sentence.',
  texts: { term: 'needed', meaning: 'needed' },
  example: 'Stroma: the fluid of the chloroplast.\nThylakoid: a sac that absorbs light.',

  parse(text) {
    const lines = plainLines(text);
    const marked = lines.some((line) => afterMark(line) !== undefined);
    const found: string[] = [];
    let open = false;
    for (const line of lines) {
      const body = marked ? afterMark(line) : splitAt(line, 60) && line;
      if (body) {
        found.push(body);
        open = true;
      } else if (line.trim() === '' || isHeading(line)) open = false;
      else if (open && marked) found.push(`${found.pop()} ${line}`);
    }
    // A single line without a mark is a sentence, even if it has a colon.
    return marked || found.length > 1 ? found.map(readTerm) : [];
  },

  print: (terms) =>
    terms
      .map(({ term: name, meaning, times }) => {
        const template = times === undefined ? (meaning === undefined ? 'named' : 'defined') : meaning === undefined ? 'counted' : 'used';
        return fillLine(TERM_LINES[template], { term: name, meaning: meaning ?? '', count: times ?? '' });
      })
      .join('\n'),
};

/** A sentence that opens with the term, after an article at most, may state its meaning: "Osmosis is …". */
const LONGEST_ARTICLE = 4;

/**
 * Whether a term has a meaning to learn. A sentence that only uses the term does not explain it: "hospitals: We observed nurses at 2
 * hospitals."
 */
export function isExplained({ term, meaning, times }: Term): boolean {
  return !!meaning && times === undefined && ` ${meaning}`.toLowerCase().indexOf(` ${term.toLowerCase()}`) <= LONGEST_ARTICLE;
}

function readTerm(body: string): Term {
  const text = collapsed(body);
  const at = splitAt(text, LONGEST_TERM);
  const name = at === undefined ? text : text.slice(0, at.start);
  const meaning = at === undefined ? '' : text.slice(at.end).trim();
  const counted = TIMES.exec(name);
  return {
    term: counted?.[1] ?? name.replace(/:$/, ''),
    ...(meaning !== '' && { meaning }),
    ...(counted && { times: Number(counted[2]) }),
  };
}

/** The place where a term ends and its meaning begins: at a colon, otherwise at a dash. */
function splitAt(text: string, longest: number): { start: number; end: number } | undefined {
  const colon = text.indexOf(': ');
  if (colon > 0 && colon <= longest) return { start: colon, end: colon + 2 };
  const dash = DASH.exec(text)?.index ?? 0;
  return dash > 0 && dash <= longest ? { start: dash, end: dash + 3 } : undefined;
}
