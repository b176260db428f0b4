import { anyBetween } from '../any-of.ts';
import { opensItem } from '../line-kinds/item-marks.ts';
import { ASIDE_REASONS, type Aside, type AsideReason } from '../mask.ts';

/** Texts with fewer words are a person's own notes, in which every line counts. */
const FEWEST_WORDS = 150;
/** Asides that would take more than this share of the words are content after all: a list of objectives, a page of captions. */
const MOST_ASIDES_SHARE = 0.35;

const LICENCE = anyBetween(
  '^',
  '',
  /copyright\b|©|\(c\)\s(?:19|20)\d\d|all rights reserved/i,
  /this (?:work|article|book|content|textbook) is (?:licensed|distributed|an open access)/i,
  /(?:licensed|published) under (?:a |the )?(?:creative commons|cc)|(?:download|access) for free (?:at|online)/i,
  /e?-?issn\b|isbn\b|doi:|received:? .{0,40}(?:accepted|revised|published)|correspondence(?: to)?:/i,
  /corresponding author|e-?mail(?: address)?:|(?:tel|phone|fax)\.?:|keywords?:|citation:|cite this/i,
  /.*author manuscript(?:;|$)|\S+ et al\. page /i,
  /original content:|content produced by openstax|openstax cnx/i,
);
const NAVIGATION =
  /^(?:(?:«|‹|<|←)?\s?(?:previous|prev|next|back|home|menu|search|log ?in|sign (?:in|up)|print|share(?: this)?|skip to (?:main )?content|jump to (?:navigation|search|content)|back to (?:top|contents)|table of contents|contents|toggle navigation|edit(?: this page)?(?: on github)?|view (?:source|history)|read more|show more|click here.{0,40}|advertisement|loading\.*|close|download pdf|cookie (?:policy|settings)|privacy policy|terms of (?:use|service)|highlights?|my highlights|book title page)\s?(?:»|›|>|→)?(?:\s?[|·•/>]\s?|$)){1,8}$/i;
const OBJECTIVES_TITLE = /^(?:#{1,6}\s*)?\**(?:learning|chapter|section|module)?\s?(?:objectives?|outcomes?|goals?)\**:?$/i;
const OBJECTIVES_LEAD = anyBetween(
  String.raw`^\**`,
  String.raw`\b.{0,80}(?::|\bto|\bfollowing.{0,20})\**:?$`,
  /(?:by|at) the end of (?:this|the) (?:section|chapter|module|unit|lesson|lecture|course|reading)/i,
  /after (?:reading|completing|studying|working through) this (?:section|chapter|module|unit|lesson)/i,
  /in this (?:section|chapter|module|unit),? you will(?: learn(?: how)? to| explore)?/i,
);
/** Verbs that open a learning objective. */
const OBJECTIVE = anyBetween(
  '^',
  String.raw`\b`,
  /analy[sz]e|apply|appreciate|assess|calculate|characterize|classify|compare|compute|construct|contrast|convert/i,
  /define|demonstrate|derive|describe|design|detail|determine|develop|diagram|differentiate|discuss|distinguish/i,
  /draw|estimate|evaluate|examine|explain|explore|express|find|formulate|give|graph|identify|illustrate|infer/i,
  /interpret|justify|know|label|learn|list|locate|match|measure|model|name|observe|outline|perform|plot|predict/i,
  /prepare|provide|recall|recogni[sz]e|relate|report|review|simplify|sketch|solve|specify|state|summari[sz]e|trace/i,
  /translate|understand|use|verify|write/i,
);
const CAPTION =
  /^(?:#{1,6}\s*)?\**(?:figure|fig\.?|plate|photo|image|exhibit|scheme|abbildung|abb\.|figura|चित्र)\s?[A-Z]?\d{1,3}(?:[.–-]\d{1,3}){0,2}[A-Za-z]?\**\s?(?:[.:|–—-]|\p{Lu}|\(|$)/iu;
const CAPTION_CASE = /\d[A-Za-z]?\**\s?(?:[.:|–—-]|\p{Lu}|\(|$)/u;
const CREDIT = /\(credit(?: [a-z])?:|\bphoto(?:graph)? (?:by|courtesy)|\bimage credit\b|\bmodification of work by\b/i;
const PAGE = /^(?:[-–—]\s?)?(?:page\s|p\.\s)?(?:\d{1,4}|[ivxl]{1,6})(?:\s?(?:of|\/)\s?\d{1,4})?(?:\s?[-–—])?$/i;
const FORMULA = /^\$\$.*\$\$$|^\\\[.*\\\]$|^\\begin\{(?:equation|align|gather|math)/;

/** A line of a table of contents, with dots up to its page. */
const DOTTED = /(?:\s?\.){6,}\s*\d{0,4}$/;

interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The lines of a text that hold no content. A short text, and one that would lose too much, has none. */
export function readAsides(content: string): Aside[] {
  const words = content.split(/\s+/).length;
  if (words < FEWEST_WORDS) return [];
  const lines = linesOf(content);
  const asides: Aside[] = [];
  const drop = ({ start, end }: Line, reason: AsideReason) => asides.push({ start, end, reason });
  const repeated = runningHeads(lines);
  let at = frontMatterEnd(lines);
  for (const line of lines.slice(0, at)) if (line.text !== '') drop(line, ASIDE_REASONS.frontMatter);
  for (; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const { text } = line;
    if (text === '') continue;
    if (/^(?:#{1,6}\s*)?learning (?:objectives|outcomes|goals):?$/i.test(text) && !announces(lines, at))
      drop(line, ASIDE_REASONS.objectives);
    else if (OBJECTIVES_LEAD.test(text) || (OBJECTIVES_TITLE.test(text) && announces(lines, at))) {
      const end = endOfObjectives(lines, at);
      for (const objective of lines.slice(at, end)) if (objective.text !== '') drop(objective, ASIDE_REASONS.objectives);
      at = end - 1;
    } else if (isCaption(lines, at)) {
      // A caption that is wrapped goes on to the next empty line; one on a single long line ends there.
      drop(line, ASIDE_REASONS.caption);
      for (
        ;
        text.length < 130 &&
        !/[.!?)]$/.test((lines[at] as Line).text) &&
        (lines[at + 1]?.text ?? '') !== '' &&
        !opensItem(lines[at + 1]?.text ?? '');
        at += 1
      )
        drop(lines[at + 1] as Line, ASIDE_REASONS.caption);
    } else if (LICENCE.test(text)) drop(line, ASIDE_REASONS.frontMatter);
    else if ((text.length <= 120 && NAVIGATION.test(text)) || (text.length > 12 && /[.\d]$/.test(text) && DOTTED.test(text.slice(-80))))
      drop(line, ASIDE_REASONS.navigation);
    else if (PAGE.test(text) && isBetweenText(lines, at)) drop(line, ASIDE_REASONS.runningHead);
    else if (repeated.has(keyOf(text))) drop(line, ASIDE_REASONS.runningHead);
    else if (FORMULA.test(text)) drop(line, ASIDE_REASONS.formula);
  }
  asides.push(...columns(lines, asides));
  const lost = asides.reduce(
    (sum, { start, end, reason }) => sum + (reason === ASIDE_REASONS.columns ? 0 : content.slice(start, end).split(/\s+/).length),
    0,
  );
  return lost > MOST_ASIDES_SHARE * words ? [] : asides.sort((one, other) => one.start - other.start);
}

/** YAML between two lines of three hyphens at the start of the text. */
function frontMatterEnd(lines: readonly Line[]): number {
  const first = lines.findIndex(({ text }) => text !== '');
  if (lines[first]?.text !== '---') return Math.max(0, first);
  const end = lines.findIndex(({ text }, at) => at > first && /^(?:---|\.\.\.)$/.test(text));
  const inside = lines.slice(first + 1, end).filter(({ text }) => text !== '');
  const keyed = inside.filter(({ text }) => /^[\w-]+:(?:\s|$)|^-\s|^#/.test(text)).length;
  return end > first && end - first < 80 && keyed >= 0.5 * inside.length ? end + 1 : first;
}

/** Whether a title such as "Objectives" has a list of objectives below it. */
function announces(lines: readonly Line[], at: number): boolean {
  const next = lines.slice(at + 1, at + 4).find(({ text }) => text !== '');
  return next !== undefined && (OBJECTIVES_LEAD.test(next.text) || isObjective(next.text));
}

function isObjective(text: string): boolean {
  const words = text.replace(/^(?:[-*+•‣▪]|\(?\d{1,2}[.)]|\(?[a-z][.)]|\d\.\d+)\s+/, '');
  return OBJECTIVE.test(words) && words.length <= 260;
}

function endOfObjectives(lines: readonly Line[], at: number): number {
  let end = at + 1;
  for (let next = at + 1; next < lines.length && next < at + 60; next += 1) {
    const { text } = lines[next] as Line;
    if (text === '') continue;
    const lead = OBJECTIVES_LEAD.test(text) || /^you will(?: be able to| learn)?.{0,40}:$/i.test(text);
    if (!lead && !isObjective(text) && !(opensItem(text) && text.length <= 260)) break;
    end = next + 1;
  }
  return end;
}

function isCaption(lines: readonly Line[], at: number): boolean {
  const { text } = lines[at] as Line;
  if (CREDIT.test(text) && text.length < 600) return true;
  if (!CAPTION.test(text) || !CAPTION_CASE.test(text)) return false;
  const before = lines[at - 1]?.text ?? '';
  return before === '' || /[.!?:)]["”’]?$/.test(before) || before.length < 40;
}

/** Whether a number alone stands where a page ends: in a text of full lines, not in a list or a column of values. */
function isBetweenText(lines: readonly Line[], at: number): boolean {
  const near = [lines[at - 2], lines[at - 1], lines[at + 1], lines[at + 2]].map((line) => line?.text ?? '').filter((text) => text !== '');
  return near.length > 0 && near.every((text) => /\p{L}{2}/u.test(text)) && near.some((text) => text.length > 40);
}

/** The keys of short lines that stand at least four times in the text: its title or author on each page. */
function runningHeads(lines: readonly Line[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    if (
      text.length < 6 ||
      text.length > 90 ||
      (/[.!?:;,]$/.test(text) && !/\bet al\.$/i.test(text)) ||
      opensItem(text) ||
      text.startsWith('#') ||
      text.includes('\t') ||
      text.includes('|')
    )
      continue;
    if (text.split(/\s+/).length < 3 || !/^\p{Lu}|^\d+\s+\p{Lu}/u.test(text)) continue;
    counts.set(keyOf(text), (counts.get(keyOf(text)) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([key, count]) => (count >= 4 ? [key] : [])));
}

/** A running head without the number of its page. */
function keyOf(text: string): string {
  return text.replace(/^\d+\s+|\s+\d+$/g, '').toLowerCase();
}

/** Lines of two columns that a layout has put beside each other: a wide gap at the same place of many lines. */
function columns(lines: readonly Line[], asides: readonly Aside[]): Aside[] {
  const known = new Set(asides.map(({ start }) => start));
  const split = lines.filter(
    ({ text, start }) =>
      !known.has(start) && /^\p{L}\S*(?:\s\S+){2,14}\s{3,40}\S+(?:\s\S+){2,14}$/u.test(text) && !/\d\s{3,}|\s{3,}\d|\|/.test(text),
  );
  const full = lines.filter(({ text }) => text.length > 40).length;
  if (split.length < 8 || split.length < 0.5 * full) return [];
  return split.map(({ start, end }) => ({ start, end, reason: ASIDE_REASONS.columns }));
}

function linesOf(content: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  const push = (from: number, to: number) => {
    const text = content.slice(from, to);
    const start = from + text.length - text.trimStart().length;
    lines.push({ text: text.trim(), start: Math.min(start, to), end: Math.max(Math.min(start, to), from + text.trimEnd().length) });
  };
  for (const { index, 0: mark } of content.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) {
    push(at, index);
    at = index + mark.length;
  }
  push(at, content.length);
  return lines;
}
