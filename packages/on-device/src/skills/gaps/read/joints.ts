import type { LinePiece } from './line-piece.ts';

/** Words and signs that join two topics, in the five languages that the tool reads. */
const JOINT = /\s+(?:and|&|\+|vs\.?|versus|und|sowie|y|et|और|एवं)\s+|\s\/\s|(?<=\p{L}{3})\/(?=\p{L}{3}(?!\p{L}*\sratios?(?!\p{L})))/giu;
/** A preposition without an object. */
const DANGLING = /^(?:of|along|in|on|to|from|for|with|by|between)$/i;
/** Adjectives by their ends: "renal and hepatic failure" shares its last word. */
const ADJECTIVE = /(?:al|ic|ive|ous|ary|ory|ant|ent|ed|ar|ible|able|less|ful|ian|ese|ish|ing)$/i;
/** Adjectives without such an end, and words that stand for a kind. */
const KIND =
  /^(?:direct|indirect|simple|complex|single|double|open|closed|first|second|third|fourth|primary|secondary|short|long|high|low|hard|soft|strong|weak|big|small|large|gross|net|real|fixed|finite|infinite|discrete|continuous|type|soil|male|female|left|right|upper|lower|inner|outer|old|new|early|late|hot|cold|warm|wet|dry|fast|slow|free|bound|pure|mixed|perfect|imperfect|mono|poly|sub|super|pre|post|micro|macro|intra|inter|absolute|acute|[ivx]+|\d+)$/i;

const NUMBER = /^(?:[ivx]+|\d+)$/i;

/** Persons by their ends. */
const AGENT = /^\p{L}{3,}(?:er|or)$/iu;

/** One half of a joined topic: its own words, and the last words that it shares with the other half. */
export interface Half {
  readonly own: LinePiece;
  readonly shared: LinePiece | undefined;
  /** A first word that it may share with the other half: "price" for "floors" in "price ceilings and floors". The notes decide. */
  readonly led?: LinePiece;
  /** Whether its own words can be a topic without the shared ones: "redistricting", but not "renal". */
  readonly standsAlone: boolean;
}

/**
 * The halves of "A and B", "A vs B", "A / B" and "A, B and C", which may be one name; the notes decide.
 * Empty if the words are certainly one topic: "Causes and effects of erosion".
 */
export function halvesOf(raw: string, { start, end }: LinePiece): Half[] {
  const text = raw.slice(start, end);
  const cuts: { readonly at: number; readonly after: number }[] = [];
  for (const found of text.matchAll(JOINT)) {
    if (isInBrackets(text, found.index)) continue;
    cuts.push({ at: found.index, after: found.index + found[0].length });
  }
  if (cuts.length === 0) return [];
  const [firstCut] = cuts;
  // Commas before the joint: "update, insertion and deletion anomalies".
  const commas = [...text.slice(0, firstCut?.at).matchAll(/,\s*/g)]
    .filter(({ index }) => !isInBrackets(text, index))
    .map(({ index, 0: found }) => ({ at: index, after: index + found.length }));
  const pieces: LinePiece[] = [];
  let from = 0;
  for (const cut of [...commas, ...cuts]) {
    pieces.push({ start: start + from, end: start + cut.at });
    from = cut.after;
  }
  pieces.push({ start: start + from, end });
  const words = pieces.map((piece) =>
    raw
      .slice(piece.start, piece.end)
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
  if (words.some((list) => list.length === 0 || !/\p{L}/u.test(list.join('')))) return [];
  const last = words.at(-1) ?? [];
  const lead = words.slice(0, -1);
  const tail = pieces.at(-1);
  // "Structure and function of proteins": both belong to what follows "of".
  const of = /^\S+\s+(?=(?:of|in|for|von|der|des|de|du|del|का|की|के)\s)/iu.exec(last.join(' '));
  if (of !== null && tail !== undefined && lead.every((list) => list.length === 1)) {
    const shared = { start: tail.start + of[0].length, end: tail.end };
    return pieces.map((own, at) =>
      at === pieces.length - 1 ? { own, shared: undefined, standsAlone: true } : { own, shared, standsAlone: true },
    );
  }
  // "Shifts of and movements along a demand curve": both belong to the words after the last preposition.
  const [opening] = lead;
  const object = /^\S+(?:\s\S+)?\s+(?:of|along|in|on|to|from|for|with|by|between)\s+/iu.exec(last.join(' '));
  if (lead.length === 1 && object !== null && tail !== undefined && DANGLING.test(opening?.at(-1) ?? '')) {
    const shared = { start: tail.start + object[0].length, end: tail.end };
    return pieces.map((own, at) => ({ own, shared: at === 0 ? shared : undefined, standsAlone: at > 0 }));
  }
  // "monohybrid and dihybrid crosses using Punnett squares": the way of doing it belongs to both.
  const way = last.findIndex((word, at) => at > 1 && /^(?:using|with|by|from)$/i.test(word));
  const shares = sharesHead(lead, way < 0 ? last : last.slice(0, way));
  if (!shares || tail === undefined) {
    const led = sharesFirst(lead, last)
      ? pieces.map(({ start: at }) => ({ start: at, end: at + (lead[0]?.[0] ?? '').length }))[0]
      : undefined;
    return pieces.map((own, at) => ({ own, shared: undefined, standsAlone: true, ...(at > 0 && led !== undefined && { led }) }));
  }
  // "Central vs peripheral nervous system" shares two words, "type I and type II errors" one.
  const heads = last.length > 2 && !NUMBER.test(last[1] ?? '') ? last.slice(1) : last.slice(-1);
  const head = tail.end - heads.join(' ').length;
  return pieces.map((own, at) => ({
    own,
    shared: at === pieces.length - 1 ? undefined : { start: head, end: tail.end },
    standsAlone: !isKind(words[at]?.at(-1)),
  }));
}

/** The end of a word after a prefix of two letters or more. */
const LONGEST_END = /\p{L}{6}$/u;

function isKind(word = ''): boolean {
  return ADJECTIVE.test(word) || KIND.test(word);
}

/** Whether the last word belongs to single words before the joint too: "renal and hepatic failure", "update, insertion and deletion anomalies". */
function sharesHead(lead: readonly (readonly string[])[], last: readonly string[]): boolean {
  if (last.length < 2 || last.length > 3 || lead.some((list) => list.length !== 1 && !(list.length === 2 && KIND.test(list[1] ?? ''))))
    return false;
  if (lead.length >= 2) return last.length === 2 && /^\p{Ll}/u.test(last[0] ?? '');
  const [one = '', other = ''] = [lead[0]?.at(-1), last[0]];
  // "monohybrid and dihybrid crosses"
  if (one !== other && LONGEST_END.exec(one)?.[0] === LONGEST_END.exec(other)?.[0]) return true;
  // "consumer and producer surplus"
  return (isKind(one) && isKind(other)) || (AGENT.test(one) && AGENT.test(other));
}

/** Whether the first word may belong to a single word after the joint too, because both name things in the plural: "price ceilings and floors". */
function sharesFirst(lead: readonly (readonly string[])[], last: readonly string[]): boolean {
  const [first = [], ...others] = lead;
  const [modifier = '', head = ''] = first;
  const isPlural = (word = '') => /[^su]s$/i.test(word);
  return others.length === 0 && first.length === 2 && last.length === 1 && !isPlural(modifier) && isPlural(head) && isPlural(last[0]);
}

function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}
