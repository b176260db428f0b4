import type { SkillContext } from '../../skill.ts';
import { BLANK, computed, type Line, type Span } from '../../spans.ts';
import type { FieldPart } from './parameters.ts';
import { fillPhrase, leadNamed } from './phrases.ts';
import { type PlacedUnit, placementOf } from './placement.ts';
import { plainQuotes } from './plain-quotes.ts';
import { proseLine } from './print-prose.ts';
import { rowLines } from './print-rows.ts';
import { fitOf, type TextUnit } from './read-units.ts';

interface Lead {
  readonly name: string;
  readonly phrase: ReturnType<typeof leadNamed>;
}

/** The passages of a section of a long document: those under the person's own headings as they stand, then the others under the lead of their part. */
export function longSection(
  parts: readonly FieldPart[],
  context: SkillContext,
): { readonly groups: Line[][]; readonly filled: ReadonlySet<FieldPart> } {
  const groups: Line[][] = [];
  const filled = new Set<FieldPart>();
  for (const field of new Set(parts.map(({ from }) => from))) {
    if (context.values[field] === undefined) continue;
    const own = parts.filter(({ from }) => from === field);
    const here = placementOf(context.wholeDocument(field), context).passages.filter(({ section }) => section === context.section.id);
    const byPart = new Map<FieldPart, PlacedUnit[]>();
    let current = own[0];
    for (const passage of here) {
      current = bestPart(own, passage) ?? current;
      if (current === undefined) continue;
      filled.add(current);
      byPart.set(current, [...(byPart.get(current) ?? []), passage]);
    }
    const headed = here.filter((passage) => passage.headed);
    if (headed.length > 0) {
      groups.push(linesOf(headed, undefined));
      // The person's own section asks for nothing more.
      for (const part of own) filled.add(part);
    }
    for (const [part, passages] of [...byPart].sort(([a], [b]) => own.indexOf(a) - own.indexOf(b))) {
      const rest = passages.filter((passage) => !passage.headed);
      // A lead says what the passages below it are, which is not known of one whose place is a guess.
      const lead = part.lead === undefined || rest[0]?.sure === false ? undefined : { name: part.lead, phrase: leadNamed(part.lead) };
      if (rest.length > 0) groups.push(linesOf(rest, lead));
    }
    const unsure = here.filter((passage) => !passage.sure && (passage.kind === 'paragraph' || passage.kind === 'heading'));
    if (unsure.length > 0) groups.push([checkPlace(unsure)]);
  }
  return { groups, filled };
}

/** The passages named that a reader should check the place of, and the words of each that are shown. */
const MOST_NAMED = 3;
const FIRST_WORDS = /^(?:\S+\s+){0,5}\S*[\p{L}\p{N}]/u;

/** Says which sentences stand where they do because of the order of the text alone. */
function checkPlace(passages: readonly PlacedUnit[]): Line {
  const named = passages.slice(0, MOST_NAMED).flatMap(({ unit }, at): Span[] => {
    const words = FIRST_WORDS.exec(unit.raw.slice(unit.start, unit.end))?.[0] ?? '';
    const opening = plainQuotes({ ...unit, end: unit.start + words.length });
    return [...fillPhrase(at === 0 ? 'opening' : 'nextOpening'), ...opening, ...fillPhrase('closing')];
  });
  const more = passages.length - MOST_NAMED;
  return [...fillPhrase('byPlace'), ...named, ...(more > 0 ? fillPhrase('more', { count: computed(more, 'count') }) : fillPhrase('stop'))];
}

function bestPart(parts: readonly FieldPart[], { unit }: PlacedUnit): FieldPart | undefined {
  const fits = parts.map((part) => fitOf(part, unit));
  const best = Math.max(...fits);
  return best > 0 ? parts[fits.indexOf(best)] : undefined;
}

/** Sentences of a paragraph in one line; items and headings each in a line of their own; rows as a table, apart from the lines beside it. */
function linesOf(passages: readonly PlacedUnit[], lead: Lead | undefined): Line[] {
  const lines: Line[] = [];
  let before = lead;
  let isTable = false;
  for (let at = 0; at < passages.length; ) {
    const passage = passages[at] as PlacedUnit;
    let end = at + 1;
    while (belongs(passages[end], passages[end - 1], passage)) end += 1;
    const units = passages.slice(at, end).map(({ unit }) => unit);
    const wasTable = isTable;
    isTable = passage.kind === 'row' && units.length > 1;
    if (lines.length > 0 && (isTable || wasTable)) lines.push(BLANK);
    if (before !== undefined && passage.kind !== 'paragraph')
      lines.push([{ kind: 'phrase', text: before.phrase.lead.trimEnd(), id: `compose.${before.name}` }]);
    const own =
      passage.kind === 'paragraph' ? [proseLine(units, before, [])] : passage.kind === 'row' ? rowLines(units) : [ownLine(passage, units)];
    lines.push(...own.filter((line) => line.length > 0));
    before = undefined;
    at = end;
  }
  return lines;
}

/** Whether a passage goes on with the one before it: in the same block, or as the next row of a table. */
function belongs(next: PlacedUnit | undefined, previous: PlacedUnit | undefined, { kind, block }: PlacedUnit): boolean {
  if (next === undefined || previous === undefined || next.kind !== kind || kind === 'heading') return false;
  if (kind !== 'row') return next.block === block;
  // A line of hyphens may stand between two rows, and an empty line may not.
  const between = next.unit.raw.slice(previous.unit.end, next.unit.start);
  return !/[^-:|\s]/.test(between) && between.split('\n').length === (between.includes('-') ? 3 : 2);
}

function ownLine({ kind }: PlacedUnit, units: readonly TextUnit[]): Line {
  const words = joined(units.map((unit) => plainQuotes(unit)));
  return kind === 'item' ? [...fillPhrase('listMark'), ...words] : words;
}

function joined(pieces: readonly Span[][]): Span[] {
  return pieces.flatMap((piece, at) => (at === 0 ? piece : [{ kind: 'phrase', text: ' ', id: 'compose.join' } as const, ...piece]));
}
