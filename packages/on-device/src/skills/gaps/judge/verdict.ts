import { isStopWord } from '../../../lib/language/stop-words.ts';
import type { Evidence, Notes } from '../read/evidence.ts';
import { SIDES } from '../read/plain-words.ts';
import type { Topic } from '../read/topic.ts';
import type { Site, Wanted } from './same-topic.ts';
import { isOfKind, type Statement, statementOf } from './statement.ts';

export type Status = 'covered' | 'thin' | 'mentioned' | 'missing';

export interface Judged {
  readonly topic: Topic;
  readonly status: Status;
  /** The best passage on the topic, or the nearest to it. */
  readonly nearest: Evidence | undefined;
  /** The heading on the topic under which that passage stands. */
  readonly heading?: Evidence | undefined;
  /** Whether its words occur only in a heading about more than the topic. */
  readonly inTitle: boolean;
  /** Whether its best passage names the topic only in part. */
  readonly inPart: boolean;
}

/** The fewest words under a heading on a covered topic, and of two sentences about it. */
const ENOUGH = 20;
const TWO_SENTENCES = 14;
/** The fewest words of a sentence that defines a topic. */
const DEFINITION = 7;
const THIN = 8;
/** The fewest items under a heading that say enough. */
const FEW_ITEMS = 3;
/** Notes with more passages are long: one sentence on a topic is then little beside the other topics. */
const LONG_NOTES = 80;
/** A topic is treated, not only mentioned, from this many sentences on. */
const OFTEN = 3;

/** Judges how much the passages that name a topic say on it. */
export function verdict(wanted: Wanted, notes: Notes, matches: ReadonlyMap<number, Site>): Judged {
  const { topic } = wanted;
  const { raw } = notes.document;
  const at = (index: number) => notes.evidence[index] as Evidence;
  const found = [...matches].map(([index, site]) => ({ index, site, evidence: at(index) }));
  const titled = found.filter(({ evidence, index, site }) =>
    evidence.heading
      ? isAbout(evidence, wanted) && under(notes, index).length > 0
      : isLabel(evidence, site) && following(notes, index, true).length > 0,
  );
  const emptyTitles = found.filter(({ evidence }) => evidence.heading && isAbout(evidence, wanted));
  const said = found
    .filter(({ evidence }) => !evidence.heading && !evidence.open)
    .map(({ evidence, site, ...match }) => {
      const statement = statementOf(evidence, site, raw);
      const whole = site.last - site.first + 1 === wanted.topic.tokens.length;
      const ofKind = whole && statement !== 'passing' && isOfKind(evidence, site, raw, (stem) => isAround(stem, wanted, notes, evidence));
      return { ...match, evidence, site, statement: ofKind ? ('passing' as const) : statement, ofKind };
    });
  const support = new Map(found.filter(({ evidence }) => !evidence.heading).map(({ index, evidence }) => [index, evidence]));
  const headings = new Map<number, Evidence>();
  for (const { index, evidence } of titled)
    for (const next of evidence.heading ? under(notes, index) : following(notes, index, true)) {
      support.set(next, at(next));
      if (evidence.heading) headings.set(next, evidence);
    }
  for (const { index, evidence, statement, site } of said) {
    if (statement === 'passing' && !isLabel(evidence, site)) continue;
    for (const next of following(notes, index, isLabel(evidence, site))) support.set(next, at(next));
  }
  const told = [...support.values()].filter(({ heading, open }) => !heading && !open);
  const status = statusOf(
    told,
    said.map(({ statement, evidence }) => ({ statement, words: evidence.words })),
    titled.length > 0,
    notes.evidence.length > LONG_NOTES ? 2 : 1,
  );
  // Shows first a passage that says something on the topic, then one under its heading, then one that names it, then the earliest.
  const statements = new Map(
    said.map(({ index, statement, evidence, site }) => [index, isLabel(evidence, site) && evidence.words <= 4 ? 'none' : statement]),
  );
  const useOf = (index: number) => {
    const statement = statements.get(index) ?? 'none';
    return headings.has(index) && (statement === 'none' || statement === 'passing') ? 'headed' : statement;
  };
  const rank = ([index, { open }]: readonly [number, Evidence]) => (open ? VALUES.length : VALUES.indexOf(useOf(index)));
  const passages = [...support].sort((one, other) => rank(one) - rank(other) || one[0] - other[0]);
  const title = passages.length + emptyTitles.length === 0 ? found[0]?.evidence : undefined;
  const heard = [...found.map(({ evidence }) => evidence), ...support.values()];
  const aside = status === 'covered' ? !namesSides(topic, notes, heard) : titled.length === 0 && isOnlyKinds(said);
  return {
    topic,
    status: aside ? 'mentioned' : status,
    nearest: passages[0]?.[1] ?? emptyTitles[0]?.evidence ?? title,
    heading: passages[0] !== undefined && useOf(passages[0][0]) === 'headed' ? headings.get(passages[0][0]) : undefined,
    inTitle: title !== undefined,
    inPart: aside,
  };
}

/** Whether all that the notes tell is told of kinds of the topic. */
function isOnlyKinds(said: readonly { readonly statement: Statement; readonly ofKind: boolean }[]): boolean {
  return said.some(({ ofKind }) => ofKind) && said.every(({ statement }) => statement === 'passing');
}

/** Whether a stem belongs to what a topic stands under, in the syllabus or in the notes: "deadlock" in "Deadlock prevention: …". */
function isAround(stem: string, { topic }: Wanted, { headings }: Notes, { part }: Evidence): boolean {
  return (
    topic.context.includes(stem) ||
    topic.aside.includes(stem) ||
    topic.under?.stems.includes(stem) === true ||
    headings[part]?.has(stem) === true
  );
}

/** The uses of a topic in a passage, the most telling first. */
const VALUES: readonly string[] = ['labels', 'defines', 'about', 'headed', 'passing', 'none'];

/** Whether the passages, or the headings over them, name the part that a topic is narrowed to: "types" of "types of errors". */
function namesSides({ tokens }: Topic, { document }: Notes, heard: readonly Evidence[]): boolean {
  const sides = SIDES.filter(([narrows]) => tokens.some(({ word }) => narrows.test(word)));
  if (sides.length === 0) return true;
  const parts = [...new Set(heard.map(({ part }) => document.parts[part]?.heading))];
  const texts = [...heard, ...parts.filter((part) => part !== undefined)].map(({ start, end }) => document.raw.slice(start, end));
  return sides.some(([, named]) => texts.some((text) => named.test(text)));
}

/** A stem of a date, which a heading may have beside its name: "Treaty of Versailles, 28 June 1919". */
const OF_DATE = /^(?:\d.*|januari|februari|march|april|june|juli|august|septemb|octob|novemb|decemb)$/;

/** Whether at least half of a heading's words are the topic's. "Operating Systems – Process Management" is about more than processes. */
function isAbout({ ofToken, acronyms }: Evidence, { topic, alternatives }: Wanted): boolean {
  const words = ofToken.flat().filter((stem) => !isStopWord(stem) && !OF_DATE.test(stem));
  const own = words.filter((stem) => alternatives.some((stems) => stems.has(stem))).length;
  return [...acronyms].some((letters) => topic.acronyms.has(letters)) || 2 * own >= words.length;
}

/** A line of only a few words besides the topic, such as an item over its own items. */
function isLabel({ words }: Evidence, { first, last }: Site): boolean {
  return first <= 1 && words - (last - first + 1) <= 3;
}

/** The passages under a heading, with those under its deeper headings. */
function under({ document, evidence }: Notes, index: number): number[] {
  const title = evidence[index];
  const level = document.parts[title?.part ?? 0]?.heading?.level ?? 1;
  const found: number[] = [];
  for (let next = index + 1; next < evidence.length; next += 1) {
    const passage = evidence[next] as Evidence;
    if (passage.heading && (document.parts[passage.part]?.heading?.level ?? 1) <= level) break;
    if (!passage.heading) found.push(next);
  }
  return found;
}

/** The passages that go on with a passage: the rest of its block, the deeper items below it, and the lines right below a line with only a name. */
function following({ document, evidence }: Notes, index: number, isName: boolean): number[] {
  const passage = evidence[index] as Evidence;
  const own = document.blocks[passage.block];
  const found: number[] = [];
  for (let next = index + 1; next < evidence.length; next += 1) {
    const other = evidence[next] as Evidence;
    const block = document.blocks[other.block];
    const deeper = block?.kind === 'item' && (own?.kind !== 'item' || block.level > own.level);
    const below = isName && own?.kind === 'paragraph' && !/\n\s*\n/.test(document.raw.slice(evidence[next - 1]?.end, other.start));
    if (other.heading || (other.block !== passage.block && !deeper && !below)) break;
    // In notes line by line, the next label or name opens another topic.
    if (!deeper && (LABEL.test(document.raw.slice(other.start, other.start + 50)) || (isName && other.words <= 2))) break;
    found.push(next);
  }
  return found;
}

/** "Mitosis = …", "DNA replication: …" */
const LABEL = /^[\p{L}\p{N}][\p{L}\p{N} '’-]{1,35}\s?[:=]\s/u;

/** @param least the fewest sentences about a topic that cover it with what follows them */
function statusOf(
  told: readonly Evidence[],
  said: readonly { readonly statement: Statement; readonly words: number }[],
  titled: boolean,
  least: number,
): Status {
  const words = told.reduce((sum, evidence) => sum + evidence.words, 0);
  const about = said.filter(({ statement }) => statement !== 'passing');
  if (titled && (words >= ENOUGH || (told.length >= FEW_ITEMS && words >= THIN))) return 'covered';
  if (said.some(({ statement, words: own }) => statement === 'labels' || (statement === 'defines' && own >= DEFINITION))) return 'covered';
  if ((about.length >= least || titled) && told.length > 1 && words >= TWO_SENTENCES) return 'covered';
  if (said.length >= OFTEN && words >= ENOUGH) return 'covered';
  return words >= THIN && (titled || about.length > 0 || said.length >= 2 || told.length > said.length) ? 'thin' : 'mentioned';
}
