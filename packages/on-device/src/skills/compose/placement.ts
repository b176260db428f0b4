import type { ResolvedSection } from '@marginalia/engine';
import { statedRole } from '../../lib/roles/stated-role.ts';
import type { Block, TextDocument } from '../../lib/text/document.ts';
import { namedSources } from '../../lib/text/named-sources.ts';
import type { SkillContext } from '../../skill.ts';
import type { FieldPart } from './parameters.ts';
import { type Said, saidBy } from './plain-words.ts';
import { type Found, readPassages, type Unplaced } from './read-passages.ts';
import { fitOf, type Unit } from './read-units.ts';
import { cueFor } from './section-cues.ts';

/** A sentence, a list item, a table row or a heading of a long document, and the section that quotes it. */
export interface Passage {
  readonly unit: Unit;
  readonly kind: Block['kind'];
  readonly block: number;
  readonly section: string;
  /** Whether the person's own heading or label decided. */
  readonly headed: boolean;
}

interface Placement {
  readonly passages: readonly Passage[];
  readonly unplaced: readonly Unplaced[];
}

/** How strongly a sentence stays in the section of the one before: in the same paragraph, and after a new one. */
const STAYS = 1.5;
const FOLLOWS = 0.8;
/** A description rarely goes back to an earlier section. */
const GOES_BACK = -0.8;
/** The pull of a passage's place in the text towards the section with the same place in the report. */
const ORDER = 1;
/** The weight of a single word that the definition of the tool names for a section. */
const WORDS = 0.5;
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

function place(
  document: TextDocument,
  sections: readonly ResolvedSection[],
  sources: readonly { start: number; end: number }[],
): Placement {
  const parts = sections
    .map((section) => ({ id: section.id, parts: fieldPartsOf(section, document.field) }))
    .filter((it) => it.parts.length > 0);
  const ids = new Set(parts.map(({ id }) => id));
  const { found, unplaced } = readPassages(document, ids, sources);
  const chosen = likeliest(found, parts, plansOf(found));
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

interface SectionParts {
  readonly id: string;
  readonly parts: readonly FieldPart[];
}

/** The most likely sequence of sections (Viterbi): cues of each sentence, with a pull to stay and to go forward. */
function likeliest(found: readonly Found[], sections: readonly SectionParts[], plans: string | undefined): string[] {
  if (sections.length === 0) return [];
  let scores: number[] = sections.map((_, at) => (at === startOf(sections) ? FOLLOWS : 0));
  const from: number[][] = [];
  found.forEach((passage, index) => {
    const same = index > 0 && found[index - 1]?.block === passage.block;
    // Under a heading that names two sections, only the words of the sentence choose.
    const headed = passage.own.length > 0 ? 0 : 1;
    const before = scores;
    const back: number[] = [];
    scores = sections.map((section, to) => {
      let best = Number.NEGATIVE_INFINITY;
      let came = to;
      before.forEach((score, at) => {
        const step = headed * (at === to ? (same ? STAYS : FOLLOWS) : to < at ? GOES_BACK : 0);
        const total = Math.round(1e6 * (score + (index === 0 ? 0 : step))) / 1e6;
        if (total > best) {
          best = total;
          came = at;
        }
      });
      back.push(came);
      return (
        best +
        emission(passage, section, plans) +
        headed * ORDER * inOrder(index / Math.max(1, found.length - 1), to / Math.max(1, sections.length - 1))
      );
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

function inOrder(place: number, section: number): number {
  return -Math.abs(place - section);
}

function startOf(sections: readonly SectionParts[]): number {
  return Math.max(
    0,
    sections.findIndex(({ id }) => id === 'introduction'),
  );
}

/** Weighs more than any cue. */
const OWN_HEADING = 1000;

/** Weighs more than the cues and the pull of the neighbours. */
const SAID = 12;
/** How strongly a description without results takes its plans as its method. */
const PLANNED = 4;
/** Sections that hold only what speaks for them. They are no place for a sentence without a cue. */
const NEVER_BY_DEFAULT: ReadonlySet<string> = new Set(['literature-review', 'results', 'challenges', 'limitations', 'future-scope']);
const UNCUED = -1;
/** A remark on limits or plans after others of its kind stays there; any other sentence needs a cue. */
const LAST_UNCUED = -3;
const LAST: ReadonlySet<string> = new Set(['challenges', 'limitations', 'future-scope']);

function emission({ unit, own, kind }: Found, { id, parts }: SectionParts, plans: string | undefined): number {
  const place = own.indexOf(id);
  // Of two sections that a heading names, the cues choose; the first one is the rule.
  const headed = own.length === 0 ? 0 : place < 0 ? 0 : OWN_HEADING - 0.1 * place;
  if (unit.words === 0) return headed;
  const said = saidBy(unit.text);
  const role = statedRole(unit.text);
  const stated = role !== undefined && STATED_IN[role] === id ? STATED : 0;
  const cues = stated + cueFor(id, unit.text) + WORDS * Math.max(0, ...parts.map((part) => fitOf(part, unit)));
  const uncued = cues === 0 && kind === 'paragraph' && NEVER_BY_DEFAULT.has(id) ? (LAST.has(id) ? LAST_UNCUED : UNCUED) : 0;
  return headed + (said === undefined ? cues + uncued : weightOf(said, id, plans) + cues);
}

function weightOf(said: Said, section: string, plans: string | undefined): number {
  if (said.kind === 'section') return said.id === section ? SAID : 0;
  if (said.kind !== 'plan') return 0;
  return section === plans ? PLANNED : section === 'results' || section === 'conclusion' ? -SAID : 0;
}

/** Where plans belong: before the work they say how it goes. Beside results, the other cues decide. */
function plansOf(found: readonly Found[]): string | undefined {
  const done = found.some(({ unit }) => {
    const said = saidBy(unit.text);
    return said?.kind === 'section' && said.id === 'results';
  });
  return done ? undefined : 'methodology';
}
