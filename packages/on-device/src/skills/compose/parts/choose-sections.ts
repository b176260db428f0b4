import { statedRole } from '../../../lib/roles/stated-role.ts';
import type { FieldPart } from '../parameters.ts';
import { type Said, saidBy } from '../plain-words.ts';
import { fitOf, type HeadedUnit } from '../read-units.ts';
import { cueFor } from '../section-cues.ts';
import { likeliest, type Weights } from './likeliest.ts';
import { likelihoods } from './likelihood.ts';
import { followsOrder, USUALLY } from './order.ts';
import { partNamed, scoreParts } from './score-parts.ts';

/** A section, and its parts that take from the field. */
interface SectionParts {
  readonly id: string;
  readonly parts: readonly FieldPart[];
}

/** The strength with which a passage stays with the one before, in its paragraph and after it, and with which a text does not go back. */
interface Steps {
  readonly stays: number;
  readonly follows: number;
  readonly back: number;
}

const PART_STEPS: Steps = { stays: 3, follows: 1, back: -2 };
/** The same in notes that stand in any order. */
const UNORDERED_STEPS: Steps = { stays: 3, follows: 0.5, back: 0 };
const STEPS: Steps = { stays: 1.5, follows: 0.8, back: -0.8 };
/** Weighs more than what single sentences say: a person's own section has one place. */
const TOGETHER = 60;
/** A text opens with its introduction. */
const OPENS = 1;
/** The pull of a passage's place in the text towards the part with this place in a report. */
const PART_ORDER = 3;
const PART_PLACES = [0, 0.33, 0.7, 0.85, 0.95];
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
/** Weighs more than any cue. */
const OWN_HEADING = 1000;
/** Weighs more than the cues and the pull of the neighbours. */
const SAID = 8;
/** Weighs more than all neighbours together. */
const CERTAIN = 24;
/** The strength with which a description without results takes its plans as its method. */
const PLANNED = 4;
/** Sections that hold only what speaks for them. They are no place for a sentence without a cue. */
const NEVER_BY_DEFAULT: ReadonlySet<string> = new Set([
  'literature-review',
  'system-requirements',
  'testing',
  'results',
  'challenges',
  'limitations',
  'future-scope',
  'conclusion',
]);
const UNCUED = -1;
/** A remark on limits or plans needs a cue less, because its words weigh too. */
const LAST_UNCUED = -0.5;
const LAST: ReadonlySet<string> = new Set(['challenges', 'limitations', 'future-scope']);

/** The least likelihood of the part of a passage that nobody is asked to check, and the addition to it in notes that stand in any order. */
const SURE = 0.74;
const UNORDERED = 0.36;
/** The most that cues count for how sure a passage is: every third of them stands under another heading than theirs, but of those in `TRUSTED` only every fourth. */
const MOST_OF_CUES = 2;
const MOST_OF_TRUSTED = 4;
const TRUSTED: ReadonlySet<string> = new Set(['literature-review', 'results']);

export interface Chosen {
  readonly section: string;
  /** Whether its heading decided, or its words, those of its neighbours and its place agree. */
  readonly sure: boolean;
}

/** The section of each passage: first the part of the report, by its words and its place, then the section of that part, by its cues. */
export function chooseSections(found: readonly HeadedUnit[], sections: readonly SectionParts[]): Chosen[] {
  if (sections.length === 0) return [];
  const plans = plansOf(found);
  const cues = found.map((passage) => sections.map((section) => cueOf(passage, section, plans)));
  const partOf = sections.map(({ id }) => partNamed(id));
  const parts = [...new Set(partOf)].sort((a, b) => a - b);
  const words = found.map(({ unit, own }) => (own.length > 0 || unit.words === 0 ? [] : scoreParts(unit.text)));
  const place = (at: number) => at / Math.max(1, found.length - 1);
  const spoken = found.map((_, at) => parts.map((part) => spokenFor(at, part)));
  const capped = found.map((_, at) => parts.map((part) => spokenFor(at, part, mostOf(at))));
  const told = likelihoods(found.length, parts.length, weightsOf(capped, 0)).map((shares) =>
    shares.reduce((sum, share, state) => sum + share * placeOf(state), 0),
  );
  const order = followsOrder(told);
  const chosen = likeliest(found.length, parts.length, weightsOf(spoken, order));
  const likely = likelihoods(found.length, parts.length, weightsOf(capped, order));
  const line = SURE + Math.max(0, USUALLY - order) * UNORDERED;
  const path = likeliest(found.length, sections.length, {
    emission: (at, section) =>
      (cues[at]?.[section] ?? 0) -
      (partOf[section] === parts[chosen[at] ?? 0] ? 0 : OWN_HEADING) -
      order * movable(at) * Math.abs(place(at) - section / Math.max(1, sections.length - 1)),
    step: (at, from, to) => (at === 0 ? 0 : free(at) * stepOf(at, from, to, STEPS)),
  });
  return path.map((index, at) => ({
    section: sections[index]?.id ?? '',
    // Of a section under an unknown heading only the heading is asked about.
    sure: free(at) === 0 || (found[at]?.under === undefined ? (likely[at]?.[chosen[at] ?? 0] ?? 0) >= line : found[at]?.kind !== 'heading'),
  }));

  /** The weights of a sequence of parts, by the words of its passages and, as far as the text follows it, the order of a report. */
  function weightsOf(says: readonly (readonly number[])[], ordered: number): Weights {
    const between = (from: number, to: number) => to + ordered * (from - to);
    const steps: Steps = {
      stays: between(PART_STEPS.stays, UNORDERED_STEPS.stays),
      follows: between(PART_STEPS.follows, UNORDERED_STEPS.follows),
      back: between(PART_STEPS.back, UNORDERED_STEPS.back),
    };
    return {
      emission: (at, state) => (says[at]?.[state] ?? 0) - ordered * movable(at) * PART_ORDER * Math.abs(place(at) - placeOf(state)),
      step: (at, from, to) => (at === 0 ? (to === 0 ? ordered * OPENS : 0) : free(at) * stepOf(at, from, to, steps)),
    };
  }

  function placeOf(state: number): number {
    return PART_PLACES[parts[state] ?? 0] ?? 0;
  }

  /** The most that the cues of a passage may add to its certainty. */
  function mostOf(at: number): number {
    if (free(at) === 0) return OWN_HEADING;
    const text = found[at]?.unit.text ?? '';
    const said = saidBy(text);
    if (said?.kind === 'section' && said.certain) return CERTAIN;
    const trusted = (said?.kind === 'section' && TRUSTED.has(said.id)) || (said === undefined && statedRole(text) === 'method');
    return trusted ? MOST_OF_TRUSTED : MOST_OF_CUES;
  }

  /** The strength with which the words of a passage speak for a part, where its cues count for no more than `most`. */
  function spokenFor(at: number, part: number, most = Number.POSITIVE_INFINITY): number {
    const cued = (cues[at] ?? []).filter((_, section) => partOf[section] === part);
    return Math.min(most, Math.max(...cued)) + (words[at]?.[part] ?? 0);
  }

  function stepOf(at: number, from: number, to: number, { stays, follows, back }: Steps): number {
    const { under } = found[at] ?? {};
    if (under !== undefined && found[at - 1]?.under === under) return from === to ? TOGETHER : 0;
    return from === to ? (found[at - 1]?.block === found[at]?.block ? stays : follows) : to < from ? back : 0;
  }

  /** 0 also under a heading that names no section: what stands there may be a chapter on anything. */
  function movable(at: number): number {
    return found[at]?.under === undefined ? free(at) : 0;
  }

  /** 0 under the person's own heading: if it names two sections, only the words of the sentence choose. */
  function free(at: number): number {
    return (found[at]?.own.length ?? 0) > 0 ? 0 : 1;
  }
}

/** The strength with which the heading, the cues and the plain words of a passage speak for a section. */
function cueOf({ unit, own, kind }: HeadedUnit, { id, parts }: SectionParts, plans: string | undefined): number {
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
  if (said.kind === 'section') return said.id === section ? (said.certain ? CERTAIN : SAID) : 0;
  if (said.kind !== 'plan') return 0;
  return section === plans ? PLANNED : section === 'results' || section === 'conclusion' ? -SAID : 0;
}

/** The section of plans: before the work they say how it goes. Beside results, the other cues decide. */
function plansOf(found: readonly HeadedUnit[]): string | undefined {
  const done = found.some(({ unit }) => {
    const said = saidBy(unit.text);
    return said?.kind === 'section' && said.id === 'results';
  });
  return done ? undefined : 'methodology';
}
