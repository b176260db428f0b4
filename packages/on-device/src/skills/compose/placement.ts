import type { ResolvedSection } from '@marginalia/engine';
import { statedRole } from '../../lib/roles/stated-role.ts';
import type { Block, Sentence, TextDocument } from '../../lib/text/document.ts';
import { namedSources } from '../../lib/text/named-sources.ts';
import type { SkillContext } from '../../skill.ts';
import { labelledPlaceOf, type OwnPlace, ownPlaceOf } from './own-headings.ts';
import type { FieldPart } from './parameters.ts';
import type { UnusedReason } from './phrases.ts';
import { allUnits, fitOf, type Unit } from './read-units.ts';

/** A sentence, a list item, a table row or a heading of a long document, and the section that quotes it. */
export interface Passage {
  readonly unit: Unit;
  readonly kind: Block['kind'];
  readonly block: number;
  readonly section: string;
  /** Whether the person's own heading or label decided. */
  readonly headed: boolean;
}

export interface Unplaced {
  readonly start: number;
  readonly end: number;
  readonly why: UnusedReason;
}

interface Placement {
  readonly passages: readonly Passage[];
  readonly unplaced: readonly Unplaced[];
}

/** How strongly a sentence stays in the section of the one before: in the same paragraph, and after a new one. */
const STAYS = 0.8;
const FOLLOWS = 0.3;
/** A description rarely goes back to an earlier section. */
const GOES_BACK = -0.8;
/** The weight of a sentence that states its own role: "In future …". */
const STATED = 2.5;
const STATED_IN: Readonly<Record<string, string>> = {
  purpose: 'introduction',
  gap: 'introduction',
  method: 'methodology',
  result: 'results',
  limitation: 'limitations',
  future: 'future-scope',
  conclusion: 'conclusion',
};

const cache = new WeakMap<TextDocument, { readonly sections: readonly ResolvedSection[]; readonly placement: Placement }>();

/**
 * Gives each sentence, item and row of a field to one section of a long document. The person's own headings and labels decide;
 * without one, the cues of the sections and the order of the text do.
 */
export function placementOf(document: TextDocument, { sections, values, labels }: SkillContext): Placement {
  const known = cache.get(document);
  if (known?.sections === sections) return known.placement;
  const sources = namedSources(values, labels).filter(({ field, mention }) => field === document.field && !mention);
  const placement = place(document, sections, sources);
  cache.set(document, { sections, placement });
  return placement;
}

interface Found {
  readonly unit: Unit;
  readonly kind: Block['kind'];
  readonly block: number;
  readonly own: readonly string[];
}

function place(
  document: TextDocument,
  sections: readonly ResolvedSection[],
  sources: readonly { start: number; end: number }[],
): Placement {
  const parts = sections
    .map((section) => ({ id: section.id, parts: fieldPartsOf(section, document.field) }))
    .filter((it) => it.parts.length > 0);
  const ids = new Set(parts.map(({ id }) => id));
  const { found, unplaced } = read(document, ids, sources);
  const chosen = likeliest(found, parts);
  return {
    passages: found.map(({ unit, kind, block, own }, at) => ({ unit, kind, block, section: chosen[at] ?? '', headed: own.length > 0 })),
    unplaced,
  };
}

export function fieldPartsOf(section: ResolvedSection, field: string): FieldPart[] {
  return section.steps.flatMap((step) =>
    step.skill === 'compose' ? step.with.parts.filter((part): part is FieldPart => 'from' in part && part.from === field) : [],
  );
}

/** The passages of a text with the sections that their headings name, and the rest with the reason why it has no place. */
function read(document: TextDocument, ids: ReadonlySet<string>, sources: readonly { start: number; end: number }[]) {
  const units = allUnits(document);
  const found: Found[] = [];
  const unplaced: Unplaced[] = [];
  const seen = new Set<string>();
  const indices = new Map(document.blocks.map((block, at) => [block, at]));
  const open: { level: number; place: OwnPlace | undefined }[] = [];
  let label: { block: number; place: OwnPlace } | undefined;
  let sentence = 0;
  document.parts.forEach(({ heading, blocks }, index) => {
    if (heading !== undefined) {
      while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
      const named = ownPlaceOf(document.raw.slice(heading.start, heading.end));
      open.push({ level: heading.level, place: named ?? open.at(-1)?.place });
      const deeper = (document.parts[index + 1]?.heading?.level ?? 0) > heading.level;
      if (blocks.length === 0 && !deeper) unplaced.push({ start: heading.start, end: heading.end, why: 'heading' });
      else if (named === undefined && blocks.length > 0)
        add(headingUnit(document, heading), 'heading', indices.get(heading) ?? 0, open.at(-1)?.place);
    }
    for (const block of blocks) {
      const at = indices.get(block) ?? 0;
      const here = open.at(-1)?.place;
      if (block.kind === 'row') {
        const row = document.raw.slice(block.start, block.end);
        if (/[|\t]/.test(row)) add(headingUnit(document, block), 'row', at, here);
        else unplaced.push({ start: block.start, end: block.end, why: 'code' });
        continue;
      }
      for (const own of block.sentences) {
        const unit = units[sentence++];
        if (unit === undefined) continue;
        const named = labelledPlaceOf(unit.text);
        if (named !== undefined) label = { block: at, place: named };
        add(unit, block.kind, at, label?.block === at ? label.place : here, own);
      }
    }
  });
  return { found, unplaced };

  function add(unit: Unit, kind: Block['kind'], block: number, place: OwnPlace | undefined, own?: Sentence) {
    const { start, end } = unit;
    const why = reasonAgainst(unit, own, place);
    if (sources.some((source) => source.start < end && source.end > start)) return;
    if (why === undefined && kind !== 'heading' && kind !== 'row' && seen.has(unit.key)) unplaced.push({ start, end, why: 'repeated' });
    else if (why !== undefined) unplaced.push({ start, end, why });
    else {
      seen.add(unit.key);
      const sections = place?.kind === 'sections' ? place.ids.filter((id) => ids.has(id)) : [];
      found.push({ unit, kind, block, own: sections });
    }
  }
}

function reasonAgainst({ text, words }: Unit, own: Sentence | undefined, place: OwnPlace | undefined): UnusedReason | undefined {
  if (place?.kind === 'sources') return 'source';
  if (place?.kind === 'outside') return 'outside';
  if (/^(?:!\[[^\]]*\]\([^)]*\)|<img\b[^>]*>|\[?(?:figure|image|photo)\b[^\]]{0,80}\]?)[.\s]*$/i.test(text)) return 'picture';
  return own !== undefined && words < 2 && !/\p{L}{4}/u.test(text) ? 'wordless' : undefined;
}

function headingUnit(document: TextDocument, { start, end }: Block): Unit {
  const text = document.raw.slice(start, end);
  return { field: document.field, raw: document.raw, start, end, text, key: `${start}`, words: 0, stems: new Set(), roles: new Set() };
}

interface SectionParts {
  readonly id: string;
  readonly parts: readonly FieldPart[];
}

/** The most likely sequence of sections (Viterbi): cues of each sentence, with a pull to stay and to go forward. */
function likeliest(found: readonly Found[], sections: readonly SectionParts[]): string[] {
  if (sections.length === 0) return [];
  let scores: number[] = sections.map((_, at) => (at === startOf(sections) ? FOLLOWS : 0));
  const from: number[][] = [];
  found.forEach((passage, index) => {
    const same = index > 0 && found[index - 1]?.block === passage.block;
    const before = scores;
    const back: number[] = [];
    scores = sections.map((section, to) => {
      let best = Number.NEGATIVE_INFINITY;
      let came = to;
      before.forEach((score, at) => {
        const step = at === to ? (same ? STAYS : FOLLOWS) : to < at ? GOES_BACK : 0;
        const total = Math.round(1e6 * (score + (index === 0 ? 0 : step))) / 1e6;
        if (total > best) {
          best = total;
          came = at;
        }
      });
      back.push(came);
      return best + emission(passage, section);
    });
    from.push(back);
  });
  const path: number[] = [];
  let at = scores.indexOf(Math.max(...scores));
  for (let index = found.length - 1; index >= 0; index -= 1) {
    path.unshift(at);
    at = from[index]?.[at] ?? at;
  }
  return path.map((index) => sections[index]?.id ?? '');
}

function startOf(sections: readonly SectionParts[]): number {
  return Math.max(
    0,
    sections.findIndex(({ id }) => id === 'introduction'),
  );
}

/** Weighs more than any cue. */
const OWN_HEADING = 1000;

function emission({ unit, own }: Found, { id, parts }: SectionParts): number {
  const place = own.indexOf(id);
  // Of two sections that a heading names, the cues choose; the first one is the rule.
  const headed = own.length === 0 ? 0 : place < 0 ? 0 : OWN_HEADING - 0.1 * place;
  const role = unit.words === 0 ? undefined : statedRole(unit.text);
  const stated = role !== undefined && STATED_IN[role] === id ? STATED : 0;
  return headed + stated + Math.max(0, ...parts.map((part) => fitOf(part, unit)));
}
