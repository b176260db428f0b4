import { halvesOf } from './joints.ts';
import { adminOf, weightOf, withoutNoise } from './line-noise.ts';
import type { LinePiece } from './line-piece.ts';
import { goalLength } from './segments.ts';

export type SyllabusLine =
  /** Grades, books, rooms: nothing to learn. `alone`: the following lines belong to it too. */
  | { readonly kind: 'admin'; readonly alone: boolean }
  | {
      readonly kind: 'unit';
      readonly start: number;
      readonly end: number;
      readonly weight: number | undefined;
      readonly title: LinePiece | undefined;
      readonly pieces: readonly LinePiece[];
      /** Whether the title stands before the list, and is not the list itself. */
      readonly listed: boolean;
    }
  | {
      readonly kind: 'topics';
      readonly head: LinePiece | undefined;
      readonly pieces: readonly LinePiece[];
      /** Its indentation in characters; a bullet counts as one step. */
      readonly depth: number;
    };

const BULLET =
  /^\s*(?:#{1,6}\s+|\*\*|(?:[-*+•–—▪◦●○■►✓]|\[[ x]\]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+)*/;
const UNIT =
  /^(?:unit|module|chapter|week|part|section|lecture|lesson|session|class|day|block|topic|unidad|tema|semana|cap[ií]tulo|m[oó]dulo|lecci[oó]n|einheit|kapitel|woche|thema|vorlesung|modul|unit[ée]|chapitre|semaine|s[ée]ance|cours|le[cç]on|इकाई|अध्याय|सप्ताह)s?\s*[-–#]?\s*(?:\d{1,2}|[ivx]{1,5}|[a-h])(?:\s*[-–&]\s*\d{1,2})?(?![\p{L}\p{N}])\s*(?:[:.)\-–—|]\s*)?/iu;

/** Reads one line of a syllabus; undefined for a blank one. */
export function readLine(text: string, offset: number): SyllabusLine | undefined {
  const lead = BULLET.exec(text)?.[0].length ?? 0;
  const marked = /^\s*#{1,6}\s/.test(text);
  const end = text.trimEnd().length;
  if (end <= lead) return undefined;
  const body = text.slice(lead, end);
  const start = offset + lead;
  const admin = adminOf(body);
  if (admin !== undefined) return { kind: 'admin', alone: admin.alone };

  const clean = withoutNoise(body).trimEnd();
  const marks = weightOf(body);
  const unit = UNIT.exec(clean);
  if (unit !== null || marked || (/:$/.test(clean) && lead === 0)) {
    const from = unit?.[0].length ?? 0;
    const rest = clean.slice(from);
    const { head, list } = splitHead(rest);
    const unitEnd = from + (head?.length ?? rest.replace(/[\s:]+$/, '').length);
    const title = piece(clean, from, unitEnd, start);
    const at = list === undefined ? unitEnd : from + list;
    const pieces =
      list === undefined
        ? separators(rest).length > 0 ||
          /\([^()]*,[^()]*\)/.test(rest) ||
          (unit !== null && halvesOf(clean, { start: from, end: clean.length }).length > 0)
          ? splitList(clean, from, clean.length, start)
          : []
        : splitList(clean, at, clean.length, start);
    const label = (unit?.[0] ?? '').trimEnd().replace(/[:.\-–—|)]$/, '').length;
    // "Unit 3: diffusion; osmosis" is called "Unit 3": its list is no name.
    const onlyList = label > 0 && list === undefined && pieces.length > 0;
    return {
      kind: 'unit',
      start,
      end: start + (onlyList ? label : Math.max(unitEnd, label)),
      weight: marks,
      title,
      pieces,
      listed: list !== undefined,
    };
  }
  const { head, list } = splitHead(clean);
  const depth = text.length - text.trimStart().length + (lead > 0 ? 1 : 0);
  if (head !== undefined && list !== undefined)
    return { kind: 'topics', head: piece(clean, 0, head.length, start), pieces: splitList(clean, list, clean.length, start), depth };
  return { kind: 'topics', head: undefined, pieces: splitList(clean, 0, clean.length, start), depth };
}

/** "Deadlock: conditions, prevention", "Scheduling - FCFS, SJF": the text before the mark, and the start of the list. */
function splitHead(text: string): { readonly head: string | undefined; readonly list: number | undefined } {
  const mark = /\s*:\s+|\s+[-–—]+\s+/.exec(text);
  if (mark === null || mark.index === 0 || mark.index + mark[0].length >= text.length || separators(text.slice(0, mark.index)).length > 0)
    return { head: undefined, list: undefined };
  return { head: text.slice(0, mark.index), list: mark.index + mark[0].length };
}

/** The offsets of separators outside brackets: semicolons or, without any, commas and bullets. */
function separators(text: string): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && /[,;•|·]/.test(sign)) found.push(at);
  }
  const strong = found.filter((at) => text[at] !== ',');
  return strong.length > 0 ? strong : found;
}

function splitList(text: string, from: number, to: number, start: number): LinePiece[] {
  const body = text.slice(from, to);
  const cuts = separators(body);
  const pieces: [number, number][] = [];
  let at = 0;
  for (const cut of [...cuts, body.length]) {
    pieces.push([at, cut]);
    at = cut + 1;
  }
  // A comma before a joint that shares its last word with it is no separator: "update, insertion and deletion anomalies".
  if (cuts.length > 0 && halvesOf(text, { start: from, end: to })[0]?.shared !== undefined) return compact([piece(text, from, to, start)]);
  return compact(
    pieces.flatMap(([begin, end], index) => {
      const joint = / (?:and|&|und|y|et|और) /.exec(body.slice(begin, end));
      const closes = joint !== null && index === pieces.length - 1 && body[cuts[0] ?? 0] === ',' && !/[()]/.test(body.slice(begin, end));
      const ranges: [number, number][] = closes
        ? [
            [begin, begin + joint.index],
            [begin + joint.index + joint[0].length, end],
          ]
        : [[begin, end]];
      return ranges.flatMap(([low, high]) => withParts(text, from + low, from + high, start));
    }),
  );
}

/** "operant conditioning: reinforcement" gives both, and a list between semicolons gives each of its topics. */
function withParts(text: string, from: number, to: number, start: number): (LinePiece | undefined)[] {
  const words = text.slice(from, to);
  const { head, list } = splitHead(words);
  if (head !== undefined && list !== undefined && /:\s*$/.test(words.slice(0, list)))
    return [piece(text, from, from + head.length, start), ...splitList(text, from + list, to, start)];
  return separators(words).length > 0 ? splitList(text, from, to, start) : withBrackets(text, from, to, start);
}

/** "Normalisation (1NF, 2NF, 3NF)" gives the topic and each listed one. */
function withBrackets(text: string, from: number, to: number, start: number): (LinePiece | undefined)[] {
  const bracket = /\(([^()]*,[^()]*)\)\s*$/.exec(text.slice(from, to));
  if (bracket === null) return [piece(text, from, to, start)];
  const inner = from + bracket.index + 1;
  const parts: (LinePiece | undefined)[] = [piece(text, from, inner - 1, start)];
  let at = inner;
  for (const part of (bracket[1] ?? '').split(',')) {
    const inside = piece(text, at, at + part.length, start);
    parts.push(inside && parts[0] ? { ...inside, within: parts[0].start } : inside);
    at += part.length + 1;
  }
  return parts;
}

/** Trims white space, end marks, an unpaired bracket and the verb of a goal. Returns undefined if no letter is left. */
function piece(text: string, from: number, to: number, start: number): LinePiece | undefined {
  const words = text.slice(from, to);
  const open = words.lastIndexOf('(') > words.lastIndexOf(')');
  const closed = words.includes(')') && !words.includes('(');
  const mark = /^[\s,;:.\-–—•*]*(?:(?:and|&|und|y|et|और)\s+)?/.exec(words)?.[0].length ?? 0;
  const end = open ? /[\s,;:.\-–—•*(]+$/ : closed ? /[\s,;:.\-–—•*)]+$/ : /[\s,;:.\-–—•*]+$/;
  const length = words.replace(end, '').length;
  const lead = mark + goalLength(words.slice(mark, length));
  return length > lead && /\p{L}/u.test(words) ? { start: start + from + lead, end: start + from + length } : undefined;
}

function compact<T>(items: readonly (T | undefined)[]): T[] {
  return items.filter((item) => item !== undefined);
}
