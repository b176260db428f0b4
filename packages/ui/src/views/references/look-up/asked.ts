import { doiIn, type FieldDifference, type LookUpAnswer, type LookUpField, withTheirs } from '@marginalia/engine';
import type { ReferenceFixes } from '../fixes.ts';
import type { ShownSource } from '../sources.ts';

/** A registry's answer about a source. */
export interface LookUpRecord {
  /** The text of the source that was compared. With another text, the answer does not count. */
  readonly text: string;
  /** The host that answered: "doi.org". */
  readonly host: string;
  readonly answer: LookUpAnswer;
}

const STATES: readonly string[] = ['verified', 'not-found', 'differs', 'found'] satisfies readonly LookUpAnswer['state'][];

/** Whether a kept answer has a known form: the device or a backup may hold anything. */
export function isLookUpRecord(value: unknown): value is LookUpRecord {
  const { text, host, answer } = (value ?? {}) as Partial<Record<keyof LookUpRecord, unknown>>;
  if (typeof text !== 'string' || typeof host !== 'string' || typeof answer !== 'object' || answer === null) return false;
  const { state, differences, whole } = answer as Readonly<Record<string, unknown>>;
  if (!STATES.includes(String(state))) return false;
  if (state === 'verified' || state === 'not-found') return true;
  return typeof whole === 'string' && Array.isArray(differences) && differences.every(isDifference);
}

function isDifference(value: unknown): value is FieldDifference {
  const { field, yours, theirs, at } = (value ?? {}) as Partial<Record<keyof FieldDifference, unknown>>;
  const { start, end } = (at ?? { start: 0, end: 0 }) as Readonly<Record<string, unknown>>;
  return (
    typeof field === 'string' &&
    typeof theirs === 'string' &&
    (yours === undefined || typeof yours === 'string') &&
    Number.isSafeInteger(start) &&
    Number.isSafeInteger(end)
  );
}

/** The registry's answer about the present text of a source. */
export function answerFor({ id, item }: ShownSource, fixes: ReferenceFixes | undefined): LookUpRecord | undefined {
  const asked = fixes?.asked?.[id];
  return isLookUpRecord(asked) && asked.text === (fixes?.texts[id] ?? item.text) ? asked : undefined;
}

/** A source that can be looked up. */
export interface SourceToAsk {
  readonly id: string;
  readonly text: string;
  readonly doi: string;
}

/** The sources with an identifier about which nothing was answered. */
export function sourcesToAsk(sources: readonly ShownSource[], fixes: ReferenceFixes | undefined): readonly SourceToAsk[] {
  return sources.flatMap((source) => {
    const text = fixes?.texts[source.id] ?? source.item.text;
    const doi = doiIn(text);
    return doi === undefined || answerFor(source, fixes) !== undefined ? [] : [{ id: source.id, text, doi }];
  });
}

/** The source with one registered value, or with the whole registered reference, in place of its own. */
export function withUsed(fixes: ReferenceFixes | undefined, id: string, asked: LookUpRecord, used?: LookUpField): ReferenceFixes {
  const { answer, host } = asked;
  if (!('whole' in answer)) return fixes ?? { texts: {} };
  const { text, differences } = used ? withTheirs(asked.text, answer.differences, used) : { text: answer.whole, differences: [] };
  const left: LookUpAnswer = differences.length === 0 ? { state: 'verified' } : { ...answer, differences };
  return {
    texts: { ...fixes?.texts, [id]: text },
    asked: { ...fixes?.asked, [id]: { text, host, answer: left } },
  };
}

/** Keeps what a registry answered about one source. */
export function withAnswer(fixes: ReferenceFixes | undefined, id: string, answer: LookUpRecord): ReferenceFixes {
  return { texts: {}, ...fixes, asked: { ...fixes?.asked, [id]: answer } };
}
