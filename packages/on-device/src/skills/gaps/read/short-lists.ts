import type { Block, Sentence, TextDocument } from '../../../lib/text/document.ts';

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 };
const ANNOUNCES =
  /\b(two|three|four|five|six|seven|eight|nine|ten|[2-9]) (?:(?:main|major|basic|key|different|important|common|general|principal|necessary|broad|standard|distinct|classic) )?(?:types?|kinds?|forms?|classes|categories|steps|stages|phases|conditions|reasons|causes|factors|principles|methods|components|parts|laws|rules|advantages|disadvantages|functions|layers|levels|properties|characteristics|elements|approaches|ways|branches|groups|theories|models|states|sources|goals|assumptions|requirements|axioms|anomalies|features|purposes|effects|points)\b(?!\s+(?:later|earlier|ago|above|below))/i;
/** Words before a number that refer to a list given before: "of the two types", "these three steps". */
const NO_NEWS = /\b(?:the|these|those|all|both|each|of|in|into|between|with|by|last|first|same|other) (?:of the )?$/i;

export interface ShortList {
  readonly start: number;
  readonly end: number;
  /** The number of listed things that follow, or 0 without a list. */
  readonly listed: number;
}

/** Lists that are shorter than announced ("Three types"). Excludes those whose things may be in prose. */
export function shortLists(document: TextDocument): ShortList[] {
  return document.sentences.flatMap((sentence, at) => {
    const match = ANNOUNCES.exec(sentence.text);
    if (match === null || NO_NEWS.test(sentence.text.slice(0, match.index))) return [];
    const announced = NUMBERS[(match[1] ?? '').toLowerCase()] ?? Number(match[1]);
    const rest = sentence.text.slice(match.index + match[0].length);
    const items = itemsAfter(document, sentence);
    const closes = /(?::|[-–—]|follow(?:s|ing)?\.?)\s*$/.test(sentence.text) || items > 0;
    const inline = /[:(–—]|\b(?:such as|namely|are|is|include)\b/.test(rest) ? listedIn(rest) : 0;
    const listed = Math.max(items, inline);
    if (listed >= announced || (listed === 0 && saidInProse(document, at, announced))) return [];
    // A colon with a shorter list is certain. A statement without a colon counts only if no list is near.
    if (listed > 0 && !closes && !/:/.test(rest)) return [];
    if (listed === 0 && !/\b(?:there (?:are|were)|has|have|into|causes?|consists?|distinguish|:)\b|:/i.test(sentence.text)) return [];
    return [{ start: sentence.start, end: sentence.end, listed }];
  });
}

/** The number of items below the block of a sentence or, if it is an item itself, below that. */
function itemsAfter({ blocks }: TextDocument, { block }: Sentence): number {
  const own = blocks[block];
  if (own === undefined) return 0;
  let items = 0;
  for (let at = block + 1; at < blocks.length; at += 1) {
    const next = blocks[at] as Block;
    if (next.kind !== 'item' || (own.kind === 'item' && next.level < own.level)) break;
    if (own.kind === 'item' && next.level === own.level && items === 0) return 0;
    if (items === 0 || next.level === (blocks[block + 1]?.level ?? 1)) items += 1;
  }
  return items;
}

function listedIn(rest: string): number {
  const list = rest.replace(/^[^:(–—]*?(?::|\(|–|—|\bsuch as\b|\bnamely\b|\bare\b|\bis\b|\binclude\b)/, '');
  const pieces = list.split(/[,;]|\band\b|\bor\b|\/|&/).filter((piece) => /\p{L}/u.test(piece));
  return pieces.length < 2 ? 0 : pieces.length;
}

/** Whether ordinals, sub-headings or short paragraphs may be the announced things. */
function saidInProse({ sentences, parts, blocks }: TextDocument, at: number, announced: number): boolean {
  const after = sentences.slice(at + 1, at + 1 + 4 * announced);
  const ordinals = after.filter(({ text }) =>
    /\b(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|finally|another|next|then|lastly|one is|the other|1\)|2\))\b/i.test(text),
  ).length;
  const here = sentences[at];
  const below = parts.slice((here?.part ?? 0) + 1, (here?.part ?? 0) + 1 + announced).length;
  const own = blocks[here?.block ?? 0];
  const sameBlock = after.filter(({ block }) => block === here?.block).length;
  const alone = own !== undefined && own.sentences.length === 1;
  const paragraphs = alone
    ? blocks.slice((here?.block ?? 0) + 1, (here?.block ?? 0) + 1 + announced).filter(({ kind }) => kind === 'paragraph').length
    : 0;
  const under = after.filter(({ part }) => part === here?.part).length;
  return ordinals >= 2 || (below >= announced && under < announced) || sameBlock >= announced - 1 || paragraphs >= announced;
}
