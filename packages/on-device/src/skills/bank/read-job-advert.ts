import type { Passage } from '../../spans.ts';
import { collapse } from '../../spans.ts';
import type { ResumeFact } from './resume-fact.ts';

/** A line that begins a pasted advertisement: a heading, or its first sentence. */
const BEGINS = new RegExp(
  [
    String.raw`^[ \t#*]*(?:(?:the )?(?:[\p{L}&/-]+ ){0,4}(?:job|role|vacancy|position) ?(?:ad|advert|advertisement|description|spec|specification|posting|summary)|vacancy|job ?ad)\b[ \t:*]*`,
    String.raw`^[ \t]*(?:we are|we['’]re|[A-Z][\w&.' ]{1,40} is|you are|join)\b[^.\n]{0,40}\b(?:looking for|seeking|hiring|recruiting|our team)\b`,
    String.raw`^[ \t#*]*(?:about (?:the|this) (?:role|job|position)|the role|what you(?:['’]ll| will) (?:do|be doing)|who you are|person specification|essential (?:criteria|skills)|key responsibilities)[ \t:*]*$`,
  ].join('|'),
  'imu',
);
/** The heading of a person's own text below an advertisement. */
const ENDS = /^[ \t#*]*(?:my )?(?:cv|résumé|resume|curriculum vitae|background|about me|profile)[ \t:*]*$/im;
/** Words that lead to a list of what an employer asks for. */
const ASKS =
  /\b(?:knowledge of|understanding of|experience (?:of|in|with|using)|skills? in|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? with|background in|expertise in|trained in|competent in|confident (?:in|with))\s+([^.;:\n]{3,160})/i;
/** "You will produce calculations and visit sites." */
const DUTY =
  /\b(?:you(?:['’]ll| will)(?: be)?|responsible for|duties include|the role involves|responsibilities include)\s+([^.;\n]{8,160})/gi;
/** A point of a list, or a line below a heading on duties. */
const POINT = /^[ \t]*(?:[-•*▪–]|\d{1,2}[.)])\s+([^\n]{8,140})$/gm;
/** Demands that nobody shows by an example: papers, qualities that every advertisement names, pay and place. */
const NO_QUESTION =
  /\blicen[cs]e\b|\bright to work\b|\bdegree\b|\bqualif\w+|\bcommunication\b|\bteam player\b|\bself[- ]motivated\b|\bpassion\w*|\bsalary\b|\bpension\b|\bholiday\b|\bbenefits?\b|\bfull[- ]time\b|\bremote\b|\bpart of (?:a|an|our|the)\b|\bapply\b|\bequal\b|\byears?\b/i;
const MOST_WORDS = 7;

/** The part of a background that is a pasted advertisement; undefined if there is none. */
export function advertIn(raw: string): { readonly start: number; readonly end: number } | undefined {
  const begin = BEGINS.exec(raw);
  if (!begin) return undefined;
  const rest = raw.slice(begin.index + begin[0].length);
  const own = ENDS.exec(rest);
  return { start: begin.index, end: own ? begin.index + begin[0].length + own.index : raw.length };
}

/** The demands of an advertisement and its tasks, each once, in its words. */
export function demandsIn(field: string, raw: string, { start, end }: { readonly start: number; readonly end: number }): ResumeFact[] {
  const text = raw.slice(start, end);
  const found = new Map<string, ResumeFact>();
  const add = (kind: 'demand' | 'duty', place: Passage): void => {
    const words = collapse(raw.slice(place.start, place.end));
    if (words !== '' && !NO_QUESTION.test(words) && !found.has(words.toLowerCase()))
      found.set(words.toLowerCase(), { ...place, kind, text: words });
  };
  const at = (match: RegExpExecArray, words: string): number => start + match.index + match[0].length - words.length;
  for (const match of text.matchAll(new RegExp(ASKS, 'gi'))) {
    const list = match[1] ?? '';
    for (const { from, piece } of listed(list)) {
      if (piece.split(/\s+/).length <= MOST_WORDS)
        add('demand', { field, raw, start: at(match, list) + from, end: at(match, list) + from + piece.length });
    }
  }
  for (const pattern of [DUTY, POINT]) {
    for (const match of text.matchAll(pattern)) {
      const words = (match[1] ?? '').trim().replace(/[.,;]+$/, '');
      // A point that only repeats a demand is one question.
      if (pattern === POINT && (ASKS.test(words) || words.split(' ').length < 3)) continue;
      const from = start + match.index + match[0].indexOf(words);
      add('duty', { field, raw, start: from, end: from + words.length });
    }
  }
  return [...found.values()];
}

/** The things of a list: "Eurocodes, steel design and temporary works". */
function* listed(list: string): Generator<{ readonly from: number; readonly piece: string }> {
  let from = 0;
  // "principles and practices" alone is one thing.
  const between = list.includes(',') ? /(,\s*(?:and\s+|or\s+)?|\s+and\s+|\s+or\s+)/ : /(;)/;
  for (const part of list.split(between)) {
    const piece = part.trim().replace(/^(?:(?:a|an|the|good|strong|excellent|full|solid|such as|including|e\.g\.)\s+)+/i, '');
    if (piece.length > 2 && /\p{L}/u.test(piece) && !/^(?:,|and|or)/.test(piece)) yield { from: from + part.indexOf(piece), piece };
    from += part.length;
  }
}
