import { collapse, type Line, quote } from '../../../spans.ts';
import { isCommon } from '../../text/common-words.ts';
import type { Block, TextDocument } from '../../text/document.ts';
import { leansBack } from '../../text/prose.ts';
import { isFiller } from '../../text/speech/tidy.ts';
import type { Card } from '../card.ts';
import { ask } from '../phrases.ts';
import { pointsAway } from '../standing.ts';
import { NO_LEAD, OF_WHAT } from './list-leads.ts';

const FEWEST_POINTS = 2;

const MOST_POINTS = 7;

/** "A process is thrashing when" above points is a question with its options. */
const UNFINISHED =
  /\b(?:when|because|if|approximately|that|to|by|of|for|from|in|into|the|an?|will|can|must|should)\s?:?$|\b(?:is|are|was|were|as|in)$/i;

/** The longest question of a list, in words. */
const LONGEST_LEAD = 30;

/** The longest point of a list that can be learned, in words. */
const LONGEST_POINT = 14;

/** Makes cards on points below a line that announces them, or below a heading. */
export function pointLists(document: TextDocument): Card[] {
  const cards: Card[] = [];
  document.blocks.forEach((block, index) => {
    if (block.kind === 'item' || block.kind === 'row') return;
    const items: Block[] = [];
    for (let at = index + 1; document.blocks[at]?.kind === 'item'; at += 1) items.push(document.blocks[at] as Block);
    if (items.length < FEWEST_POINTS) return;
    const top = items.filter(({ level }) => level === items[0]?.level);
    if (top.length < FEWEST_POINTS || top.length > MOST_POINTS || !top.every((item) => isPoint(document, item))) return;
    const lead = block.kind === 'heading' ? { start: block.start, end: block.end } : block.sentences.at(-1);
    if (lead === undefined || (block.kind !== 'heading' && !document.raw.slice(lead.start, lead.end).endsWith(':'))) return;
    const { field, raw } = document;
    // "It has three stages:" is unclear without the sentence before it.
    const before = block.kind !== 'heading' && leansBack({ text: raw.slice(lead.start, lead.end) }) ? block.sentences.at(-2) : undefined;
    if (block.kind !== 'heading' && before === undefined && leansBack({ text: raw.slice(lead.start, lead.end) })) return;
    if (!isClearLead(raw.slice(lead.start, lead.end), block.kind === 'heading')) return;
    // Notes below a heading are statements about it. Only short names of one kind are a list to learn.
    if (block.kind === 'heading' && !(KINDS.test(raw.slice(lead.start, lead.end)) && top.every((item) => isName(document, item)))) return;
    if (top.some((item) => FORMULA.test(raw.slice(item.start, item.end)))) return;
    if (UNFINISHED.test(raw.slice(lead.start, lead.end))) return;
    if (raw.slice(before?.start ?? lead.start, lead.end).split(/\s+/).length > LONGEST_LEAD) return;
    if (pointsAway(raw.slice(lead.start, lead.end)) || NO_LEAD.test(raw.slice(lead.start, lead.end))) return;
    if (OF_WHAT.test(raw.slice(lead.start, lead.end))) return;
    const title = quote({
      field,
      raw,
      start: before?.start ?? lead.start,
      end: lead.end - (/:$/.test(raw.slice(lead.start, lead.end)) ? 1 : 0),
    });
    const question = block.kind === 'heading' ? ask('under', { heading: title }) : ask('complete', { lead: title });
    cards.push({
      kind: 'list',
      question,
      answer: joined(document, top),
      key: `list ${lead.start}`,
      at: lead.start,
    });
  });
  return cards;
}

/** Headings that announce things of one kind: "Conditions for deadlock", "Types of rock", "The four fundamental forces". */
const KINDS = /\b(?:types?|kinds?|elements?|conditions?|phases?|causes?|properties)\b(?=$|:|\s(?:of|for|to|in)\s)/i;
const FORMULA = /[=<>≤≥^|{}]|\w\(\w|[$€£]\s?\d|\d\s?%/;
const LONGEST_NAME = 8;

/** Whether a point is a name and no statement. */
function isName({ raw }: TextDocument, { start, end }: Block): boolean {
  const text = collapse(raw.slice(start, end)).replace(/[.;,]$/, '');
  return (
    text.split(' ').length <= LONGEST_NAME &&
    !/\s(?:is|are|was|were|has|have|can|will|must|should|it|they|we|you)\s/i.test(` ${text} `) &&
    !/[?!:]|\.\s|\setc\b/.test(text)
  );
}

/** Whether a line says what the points below it are: "Elements of negligence", not "Advantages" or "Internal". */
function isClearLead(lead: string, heading: boolean): boolean {
  const words = lead
    .toLowerCase()
    .replace(/[^\p{L}\s'’-]/gu, ' ')
    .trim()
    .split(/\s+/);
  if (/['’]s?:?$|\?$|\s[-–—]\s/.test(lead) || words.length < 2) return false;
  if (heading) return !words.every(isCommon) || /\s(?:of|for)\s/.test(lead);
  return !/^(?:advantages?|disadvantages?|pros|cons|examples?)\b/i.test(lead);
}

function isPoint({ raw }: TextDocument, item: Block): boolean {
  const text = collapse(raw.slice(item.start, item.end));
  const sentence = item.sentences[0];
  return (
    item.sentences.length === 1 &&
    sentence !== undefined &&
    !isFiller(sentence) &&
    text.split(' ').length <= LONGEST_POINT &&
    !/[?:]$/.test(text)
  );
}

function joined({ field, raw }: TextDocument, items: readonly Block[]): Line {
  return items.flatMap(({ start, end }, index) => {
    const last = /[.;,\s]+$/.exec(raw.slice(start, end))?.[0].length ?? 0;
    const point = quote({ field, raw, start, end: end - last });
    return index === 0 ? [point] : [...ask('between'), point];
  });
}
