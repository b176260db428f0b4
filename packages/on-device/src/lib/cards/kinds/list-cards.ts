import { collapse, fill, type Line, type Passage, quote } from '../../../spans.ts';
import { isCommon } from '../../text/common-words.ts';
import type { Block, Sentence, TextDocument } from '../../text/document.ts';
import { leansBack } from '../../text/prose.ts';
import { isFiller } from '../../text/speech/tidy.ts';
import { isPlainVerb } from '../../text/word-classes.ts';
import type { Card } from '../card.ts';
import { ask } from '../phrases.ts';
import { pointsAway, standsAlone } from '../standing.ts';

const FEWEST_POINTS = 2;
const MOST_POINTS = 7;
/** "A process is thrashing when" above points is a question with its options. */
const UNFINISHED =
  /\b(?:when|because|if|approximately|that|to|by|of|for|from|in|into|the|an?|will|can|must|should)\s?:?$|\b(?:is|are|was|were|as|in)$/i;
/** The longest question of a list, in words. */
const LONGEST_LEAD = 30;
/** The longest point of a list that can be learned, in words. */
const LONGEST_POINT = 14;

/** "A, B and C are the main factors of X". */
const SUBJECTS =
  /^([^,;:.]{2,60}(?:,\s+[^,;:.]{2,60}){1,6},?\s+and\s+[^,;:.]{2,50}?)\s+(are|were)\s+((?:the|three|two|four|five)\s(?!same\b|most\b|only\b)[^,;:]{3,60}\s(?:of|for|in|to|that|on|from|by|with|between)\s[^,;:]{3,60})\.$/su;
/** "The stages of X are: A, B and C", "X include A, B and C". */
const OBJECTS =
  /^((?:[^,;:.]{4,90}?)\s(?:include|includes|included|are divided into|is divided into|were divided into|comprises?|are made up of|is made up of|is composed of|are composed of|consists? of)(?:\s+(?:two|three|four|five|six|seven)\s[\p{L}\s-]{3,40})?(?::\s*|\s+))((?:the\s+)?[^,;:.]{2,50}(?:,\s+[^,;:.]{2,60}){1,6},?\s+and\s+[^,;:.]{2,60})\.$/su;

/** "Deadlock needs four conditions: a, b, c and d": a number or a kind, then a colon and short members. */
const AFTER_COLON =
  /^([^.;:]{4,130}?\b(?:two|three|four|five|six|seven|[2-7](?=\s\p{L})|conditions|types|kinds|steps|stages|phases|parts|factors|functions|features|states|levels|layers|components|principles|reasons|causes)\b[^.;:]{0,80}):\s+([^.;:]{2,60}(?:,\s+[^,.;:]{2,60}){1,6})\.?$/isu;
/** "There are two types of agranulocytes: lymphocytes and monocytes." */
const PAIR_AFTER_COLON =
  /^([^.;:]{4,130}?\b(?:two|both)\s(?:\p{L}+\s)?(?:conditions|types|kinds|steps|stages|phases|parts|factors|functions|forms|categories|classes|branches|layers|components|principles|groups|ways|approaches|methods|sources|divisions|levels|chambers|processes)\b[^.;:]{0,80}):\s+([^.;:,]{3,60}\sand\s[^.;:,]{3,60})\.?$/isu;
/** "The two main types of synapses are electrical and chemical." */
const COUNTED_ARE =
  /^(The\s(?:two|three|four|five|six|seven)\s[^,;:()]{4,80}?)\s(are|were)\s((?:[^.;:,]{3,60},\s)*[^.;:,]{3,60},?\sand\s[^.;:,]{3,60})\.$/su;
/** Leads that announce examples, goals of a lesson or parts of a picture. */
const NO_LEAD =
  /\b(?:examples?|typical|typically|you will be able|objectives?|figure|table|following (?:figure|table)|instance|additional|further|may include|can include|might include|other|questions?|notes?|sources?|references|see also|such as|let['’]s|some\sof|most\sof|common|well-\p{L}+|as\sfollows|(?:test|tutorial|lecture|assignment|lab|week|class|quiz)\s\d|mark scheme|markers?|marks|tips|we|you|your|our|i|considerations?|should|practical\sapplications)\b/iu;
/** "Adverse effects include …": the text before says of what. */
const OF_WHAT =
  /^(?:the\s)?(?:[\p{L}-]+\s){0,2}(?:effects|symptoms|signs|manifestations|complications|contraindications|indications|treatments|interventions|findings|causes|types|methods|reasons|factors|areas|uses|features|benefits|risks|examples)\s(?:that\s(?:may|can)\s\p{L}+\s)?(?:(?:may|can|often|usually|commonly)\s)?include/iu;
const LISTS =
  /:|^The\s(?:two|three|four|five|six|seven)\s|\b(?:includes?|included|divided|comprises?|made up|composed|consists? of)\b|\b(?:are|were)\s(?:the|both|two|three|four|five)\b/i;
const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven'];

/** Makes cards that ask for the members of a list, within a sentence or as points. */
export function listCards(document: TextDocument): Card[] {
  return [...document.sentences.flatMap((sentence) => inlineList(document, sentence) ?? []), ...pointLists(document)];
}

function inlineList(document: TextDocument, sentence: Sentence): Card | undefined {
  if (sentence.tokens.length > 45 || !standsAlone(document, sentence)) return undefined;
  const { field, raw } = document;
  const text = raw.slice(sentence.start, sentence.end);
  // "… are not fully formed nor are the sutures closed" inverts its verb.
  if (/\bnor\b/.test(text)) return undefined;
  const passage = (start: number, length: number): Passage => ({
    field,
    raw,
    start: sentence.start + start,
    end: sentence.start + start + length,
  });
  const about = { kind: 'list', key: `list ${sentence.start}`, at: sentence.start } as const;
  // The expressions below are slow on the many sentences that list nothing.
  if (!LISTS.test(text) || !/,|\sand\s/.test(text)) return undefined;
  const subjects = SUBJECTS.exec(text);
  if (subjects !== null) {
    const [, members = '', verb = 'are', subject = ''] = subjects;
    // "… and governance that are the result of …"
    if (
      /\s(?:that|which|who)$/.test(members) ||
      members.split('(').length !== members.split(')').length ||
      /\s(?:is|are|was|were|has|have)\s/.test(members)
    )
      return undefined;
    const at = text.length - 1 - subject.length;
    const question = ask('whatAre', { verb: fill(verb, 'cards.verb'), subject: quote(passage(at, subject.length)) });
    return { ...about, question, answer: [quote(passage(0, members.length))] };
  }
  const counted = countedIn(text);
  if (counted !== undefined) {
    const question = ask('attribute', { verb: fill(counted.verb, 'cards.verb'), attribute: quote(passage(4, counted.subject.length - 4)) });
    return { ...about, question, answer: [quote(passage(text.length - 1 - counted.members.length, counted.members.length))] };
  }
  const objects = OBJECTS.exec(text) ?? AFTER_COLON.exec(text) ?? PAIR_AFTER_COLON.exec(text);
  if (objects === null) return undefined;
  const [, lead = '', members = ''] = objects;
  if (
    NO_LEAD.test(lead) ||
    /^(?:areas|topics|things|items|when|if)\b/i.test(lead) ||
    OF_WHAT.test(lead) ||
    isCommand(lead) ||
    /[—–]/.test(members) ||
    /\b(?:etc|so on|more|others?|many|several|various|such\sas|like|[\p{L}]+ing their)\b/iu.test(members)
  )
    return undefined;
  // "X has a, b and does c" is no list: every member must be a name, so none may be long.
  if (members.split(/,\s+|\s+and\s+/).some((member) => member.split(/\s+/).length > 6)) return undefined;
  // "Options are divided into two main | categories, call options and put options"
  if (/\b(?:main|major|key|broad|basic|different|separate|distinct|general|primary|two|three|four|five)$/i.test(lead.trimEnd()))
    return undefined;
  if (/\b(?:is|are|was|were|can|will|has|have|to|it|they|which|that)\b/i.test(members)) return undefined;
  return {
    ...about,
    question: ask('complete', { lead: quote(passage(0, lead.trimEnd().replace(/:$/, '').length)) }),
    answer: [quote(passage(text.indexOf(members, lead.length), members.length))],
  };
}

/** The members of "The two main types of synapses are electrical and chemical", if each is a name. */
function countedIn(text: string): { subject: string; verb: string; members: string } | undefined {
  const [, subject = '', verb = '', members = ''] = COUNTED_ARE.exec(text) ?? [];
  const each = members.split(/,\s(?:and\s)?|\sand\s/);
  const number = COUNTS.indexOf(subject.split(' ')[1] ?? '') + 2;
  // "The two states are similar and border on …": the number tells whether all that follows are members.
  if (subject === '' || each.length !== number || each.some((member) => member.split(/\s+/).length > 6)) return undefined;
  if (!/\s(?:of|in|for|to|that|on|from|by|with|between|used)\s/.test(subject) || NO_LEAD.test(subject) || pointsAway(subject))
    return undefined;
  return /\b(?:is|are|was|were|can|will|has|have|to|it|they|which|that|who|more|most|very|also|not|both|the\ssame|similar|different|called)\b/i.test(
    members,
  )
    ? undefined
    : { subject, verb, members };
}

/** "Adjust the dose by two parameters": an order, which opens with the bare form of a verb. */
const isCommand = (lead: string) => {
  const [first = ''] = lead.split(/\s/);
  return isPlainVerb(first.toLowerCase()) && !/(?:ed|ing|s)$/.test(first);
};

/** Makes cards on points below a line that announces them, or below a heading. */
function pointLists(document: TextDocument): Card[] {
  const cards: Card[] = [];
  document.blocks.forEach((block, index) => {
    if (block.kind === 'item' || block.kind === 'row') return;
    const items: Block[] = [];
    for (let at = index + 1; document.blocks[at]?.kind === 'item'; at += 1) items.push(document.blocks[at] as Block);
    if (items.length === 0) items.push(...announcedLines(document, index));
    if (items.length < FEWEST_POINTS) return;
    const top = items.filter(({ level }) => level === items[0]?.level);
    if (top.length < FEWEST_POINTS || top.length > MOST_POINTS || !top.every((item) => isPoint(document, item))) return;
    const lead = block.kind === 'heading' ? { start: block.start, end: block.end } : block.sentences.at(-1);
    if (
      lead === undefined ||
      (block.kind !== 'heading' && items[0]?.kind === 'item' && !document.raw.slice(lead.start, lead.end).endsWith(':'))
    )
      return;
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
const KINDS =
  /\b(?:types?|kinds?|elements?|conditions?|requirements?|stages?|steps?|phases?|parts?|functions?|causes?|factors?|features?|characteristics|properties|components?|principles?|reasons|methods?|forms?|layers?|levels?|categories|classes|symptoms|effects|consequences|defen[cs]es|remedies|rules|forces|laws|states|organs|branches|duties|rights|powers|advantages|disadvantages|benefits)\b(?=$|:|\s(?:of|for|to|in)\s)/i;
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

/** "Four conditions for deadlock" above exactly four short lines without bullets. */
function announcedLines({ blocks, raw }: TextDocument, index: number): Block[] {
  const lead = blocks[index];
  const line = lead === undefined ? '' : raw.slice(lead.start, lead.end);
  const number = /^(?:the )?(two|three|four|five|six|seven|[2-7])\s+\p{L}/iu.exec(line)?.[1]?.toLowerCase();
  if (number === undefined || line.length > 80 || /[.!?]$/.test(line)) return [];
  const count = COUNTS.includes(number) ? COUNTS.indexOf(number) + 2 : Number(number);
  const lines = blocks.slice(index + 1, index + 1 + count);
  const isShort = ({ start, end }: Block) => end - start <= 60 && !/[.!?:]$/.test(raw.slice(start, end));
  const together = raw.slice(lead?.end ?? 0, lines.at(-1)?.end ?? 0);
  const isOver =
    !blocks[index + 1 + count] ||
    /\n\s*\n/.test(raw.slice(lines.at(-1)?.end ?? 0, blocks[index + 1 + count]?.start)) ||
    !isShort(blocks[index + 1 + count] as Block);
  return lines.length === count && lines.every((it) => it.kind !== 'row' && isShort(it)) && !/\n\s*\n/.test(together) && isOver
    ? lines
    : [];
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
