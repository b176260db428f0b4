import type { LeftOut } from '../../generation/left-out.ts';

// "Sure! Here is …", "Certainly, I can …"; not "Great Britain …" or "Certainly the most cited work …".
const OPENER =
  /^(?:sure|certainly|of course|absolutely|okay|ok|great|gladly)(?:[!.:]?$|!\s|[.:,]?\s+(?:here|below|the following|let me|i(?:'|\u2019)(?:ll|ve|d|m)|i (?:can|will|have|would|am))\b)/i;
// "Here is the report you asked for."; not "Here are the results of three runs."
const ANNOUNCEMENT =
  /^(?:here(?:'|\u2019)?s|here (?:is|are)|below (?:is|are)|i(?:'|\u2019)ve (?:written|prepared|created)|i have (?:written|prepared|created))\b.*(?:[:!]|\b(?:you|your|requested|asked)\b.*\.)$/i;
const OFFER =
  /^(?:(?:please )?(?:let me know|feel free)\b|i hope this (?:helps?|is (?:helpful|useful|what)|meets|works|gives you|answers)\b|(?:would|do) you (?:like|want) (?:me|help)\b|if you(?:'d| would|\u2019d)? (?:like|want|need)\b[^\n]{0,200}\b(?:i can|i could|i(?:'|\u2019)ll|me to|let me know|just ask|happy to|glad to))[^\n]{0,400}$/i;
const LONGEST_PREAMBLE = 240;
/** Marks that may stand around such a line, and lines that may stand between it and the text. */
const MARKS = /^[\s#>*_]+|[\s*_]+$/g;
const EMPTY = /^\s*(?:(?:```|~~~)[\w+-]*|-{3,}|\*{3,}|_{3})?\s*$/;
/** Lines of either that are removed at most. */
const MOST_LINES = 3;

/** Some servers take away the first tag only. */
const THOUGHT = /^\s*(?:<(think(?:ing)?|thoughts?|reasoning)>([\s\S]*?)<\/\1>|([\s\S]*?)<\/think>)/i;

/** The text without what a model writes around it, and these words: thinking, an announcement before the text, an offer after it. */
export function withoutFrame(answer: string): { readonly text: string; readonly leftOut: readonly LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const [whole = '', , tagged, untagged = ''] = THOUGHT.exec(answer) ?? [];
  const thought = tagged ?? untagged;
  if (thought.trim() !== '') leftOut.push({ reason: 'thinking', text: thought.trim() });
  const lines = answer.slice(whole.length).replace(/\r\n?/g, '\n').split('\n');
  let from = 0;
  let to = lines.length;
  for (let count = 0; count < MOST_LINES; count += 1) {
    let at = from;
    while (at < to && EMPTY.test(lines[at] ?? '')) at += 1;
    if (!hasText(lines.slice(at + 1, at + 20)) || !isPreamble(plain(lines[at]))) break;
    leftOut.push({ reason: 'preamble', text: plain(lines[at]) });
    from = at + 1;
  }
  const closing: LeftOut[] = [];
  for (let count = 0; count < MOST_LINES; count += 1) {
    let at = to - 1;
    while (at > from && EMPTY.test(lines[at] ?? '')) at -= 1;
    if (at <= from || !OFFER.test(plain(lines[at]))) break;
    closing.unshift({ reason: 'closing', text: plain(lines[at]) });
    to = at;
  }
  return { text: lines.slice(from, to).join('\n'), leftOut: [...leftOut, ...closing] };
}

function isPreamble(line: string): boolean {
  return line !== '' && line.length <= LONGEST_PREAMBLE && (OPENER.test(line) || ANNOUNCEMENT.test(line));
}

function hasText(lines: readonly string[]): boolean {
  return lines.some((line) => !EMPTY.test(line));
}

function plain(line = ''): string {
  return line.replace(MARKS, '');
}
