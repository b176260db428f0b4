import type { LeftOut } from '../../generation/left-out.ts';

// "Sure! Here is …", "Certainly, I can …"; not "Great Britain …" or "Certainly the most cited work …".
const OPENER =
  /^(?:sure|certainly|of course|absolutely|okay|ok|great|gladly)(?:[!.:]?$|!\s|[.:,]?\s+(?:here|below|the following|let me|i(?:'|\u2019)(?:ll|ve|d|m)|i (?:can|will|have|would|am))\b)/i;
// "Here is the report you asked for."; not "Here are the results of three runs."
const ANNOUNCEMENT =
  /^(?:here(?:'|\u2019)?s|here (?:is|are)|below (?:is|are)|i(?:'|\u2019)ve (?:written|prepared|created)|i have (?:written|prepared|created))\b.*(?:[:!]|\b(?:you|your|requested|asked)\b.*\.)$/i;
const OFFER =
  /^(?:(?:please )?(?:let me know|feel free)\b|i hope this (?:helps?|is (?:helpful|useful|what)|meets|works|gives you|answers)\b|(?:would|do) you (?:like|want) (?:me|help)\b|if you(?:'d| would|\u2019d)? (?:like|want|need)\b[^\n]{0,200}\b(?:i can|i could|i(?:'|\u2019)ll|me to|let me know|just ask|happy to|glad to))[^\n]{0,400}$/i;
/** The same in Spanish, Portuguese, French, German and Italian: "¡Claro! Aquí tienes …:". */
const FOREIGN_OPENER =
  /^¡?(?:claro|por supuesto|con gusto|aqu[ií] (?:tienes|tiene|est[aá]n?|vai)|gerne|nat[uü]rlich|klar|hier (?:ist|sind)|bien s[uû]r|voici|certo|ecco|com certeza)(?![\p{L}]).*[:!]$/iu;
const FOREIGN_OFFER = new RegExp(
  [
    '^¡?(?:espero que|si (?:quieres|necesitas|desea)|av[ií]same|sag (?:mir|bescheid)|lass(?:en sie)? (?:mich|es mich)',
    "ich hoffe,? (?:das|dies)|wenn du (?:m[oö]chtest|willst)|n'h[eé]site|j'esp[eè]re que|si tu (?:veux|souhaites)|se quiser",
    String.raw`fammi sapere|spero che)(?!\p{L})[^\n]{0,300}[.!?]$`,
  ].join('|'),
  'iu',
);
/** Names and buttons of the page that the answer was copied with, and notes on its parts. */
const SPEAKER = /^(?:chatgpt|gemini|claude|copilot|assistant|deepseek|grok|le chat|meta ai|perplexity)(?: said)?:?$/i;
const BUTTONS =
  /^(?:copy(?: code)?|share|regenerate|retry|edit|read aloud|good response|bad response|export to \w+|[\p{Extended_Pictographic}\p{VS}\s]{1,12})$/iu;
const PART_NOTE =
  /^\[?\(?(?:(?:to be )?continued(?: in (?:the next )?part \d{1,2})?|(?:end of |here(?: is|'s|\u2019s) |this is )part \d{1,2}(?: of \d{1,2})?)[\])]?[:.!]?[\])]?$/i;
const LONGEST_PREAMBLE = 240;
/** Marks that may stand around such a line, and lines that may stand between it and the text. */
const MARKS = /^[\s#>*_]+|[\s*_]+$/g;
const EMPTY = /^\s*(?:(?:```|~~~)[\w+-]*|-{3,}|\*{3,}|_{3})?\s*$/;
/** Lines of either that are removed at most. */
const MOST_LINES = 6;

/** Lines among which the name of a chat may stand over its answer. */
const FIRST_LINES = 40;

/** Some servers take away the first tag only. */
const THOUGHT = /^\s*(?:<(think(?:ing)?|thoughts?|reasoning)>([\s\S]*?)<\/\1>|([\s\S]*?)<\/think>)/i;

/** The text without what a model writes around it, and these words: thinking, an announcement before the text, an offer after it. */
export function withoutFrame(answer: string): { readonly text: string; readonly leftOut: readonly LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const [whole = '', , tagged, untagged = ''] = THOUGHT.exec(answer) ?? [];
  const thought = tagged ?? untagged;
  if (thought.trim() !== '') leftOut.push({ reason: 'thinking', text: thought.trim() });
  const all = answer.slice(whole.length).replace(/\r\n?/g, '\n').split('\n');
  const lines = all.filter((line) => !PART_NOTE.test(plain(line)));
  for (const line of all) if (PART_NOTE.test(plain(line))) leftOut.push({ reason: 'preamble', text: plain(line) });
  // The words before the last speaker's name are the student's own.
  let from = lines.slice(0, FIRST_LINES).findLastIndex((line) => SPEAKER.test(plain(line))) + 1;
  if (from > 0) leftOut.push({ reason: 'preamble', text: lines.slice(0, from).join('\n').trim() });
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
    if (at <= from || !isClosing(plain(lines[at]))) break;
    closing.unshift({ reason: 'closing', text: plain(lines[at]) });
    to = at;
  }
  return { text: lines.slice(from, to).join('\n'), leftOut: [...leftOut, ...closing] };
}

/** "Okay, the user wants …" and "I need to plan …", in paragraphs of their own. */
const THINKS_FIRST =
  /^(?:(?:okay|ok|alright|hmm)[,.]?\s+(?:the user|i\b|let me|let's|we\b|so\b)|the user (?:wants|asks|asked|needs)\b|let me (?:think|plan|start|begin)\b)/i;
const THINKS_ON = /^(?:i (?:need|should|will|must|have) |i(?:'|\u2019)ll |let me |we need to |the user |first, i )/i;

/** The text of a section without the paragraphs before it in which a model thinks aloud. All of it, if nothing else stands there. */
export function withoutThoughts(text: string): { readonly text: string; readonly leftOut: readonly LeftOut[] } {
  const paragraphs = text.split(/\n[ \t]*\n/);
  let count = 0;
  while (count < paragraphs.length && (count === 0 ? THINKS_FIRST : THINKS_ON).test(paragraphs[count]?.trim() ?? '')) count += 1;
  if (count === 0 || count === paragraphs.length) return { text, leftOut: [] };
  return {
    text: paragraphs.slice(count).join('\n\n'),
    leftOut: paragraphs.slice(0, count).map((thought) => ({ reason: 'thinking', text: thought.trim() })),
  };
}

function isPreamble(line: string): boolean {
  return line !== '' && line.length <= LONGEST_PREAMBLE && [OPENER, ANNOUNCEMENT, FOREIGN_OPENER].some((pattern) => pattern.test(line));
}

function isClosing(line: string): boolean {
  return [OFFER, FOREIGN_OFFER, BUTTONS].some((pattern) => pattern.test(line));
}

function hasText(lines: readonly string[]): boolean {
  return lines.some((line) => !EMPTY.test(line));
}

function plain(line = ''): string {
  return line.replace(MARKS, '');
}
