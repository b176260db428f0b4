import type { ItemKind } from './item-kind.ts';
import { collapsed, plainLines } from './lines.ts';

/** A source is complete in its style, or stands under the heading that says what it needs. */
export type ReferenceStatus = 'look-up' | 'incomplete' | 'check' | 'unread' | 'duplicate';

export interface Reference {
  readonly text: string;
  /** The number as it is printed: "[1]". */
  readonly mark?: string;
  /** Absent for an entry of the list itself. */
  readonly status?: ReferenceStatus;
  /** The parts that the source lacks. */
  readonly missing?: readonly string[];
  /** The other notes under a source. */
  readonly notes?: readonly string[];
}

/** The headings over sources that need attention. */
export const REFERENCE_HEADINGS: Readonly<Record<ReferenceStatus, string>> = {
  'look-up': 'Look these up:',
  incomplete: 'Complete these:',
  check: 'Check these:',
  unread: 'Not read as sources:',
  duplicate: 'Merged, because they are the same work:',
};

/** The words behind a source that the material names without its title. Such a source is no entry of a list yet. */
export const NAMED_ONLY = / \(named in your text: [^()]*\)$/;

const MARK = /^(\[\d{1,3}\]|\(?\d{1,3}[.)])\s+(\S.*)$/;
/**
 * A source that is still to be found: "[ ] 1. Source on …", in a file of Markdown behind a hyphen. A box without a number is advice on how
 * to list sources.
 */
const TO_FIND = /^(?:- )?\[ ?\]\s+\d{1,3}[.)]\s+(\S.*)$/;
const ADVICE = /^(?:- )?\[ ?\]\s/;
/** The heading over sources that the student's own text names. */
const NAMED = /^sources you named\b.*:$/i;
const NOTE = /^[-*•–]\s+(\S.*)$/;
// The parts may hold a point themselves: “et al.”.
const MISSING = /^missing: (.*?)\.(?=\s|$)/i;
/** A line that stands for an empty list, or explains the list. */
const NO_LIST =
  /^(?:there are no sources|none of your|no (?:sources?|references?)\b|nothing:|if a line here|beyond the .{1,40} you named|what this section is for:)/i;
/** Words of somebody who speaks to the reader, and none of the digits, addresses or gaps that nearly every source has. */
const SPEAKS = /\b(?:I(?= [a-z])|I['’]m|you|your|we)\b/;
const HAS_FACTS = /\d|https?:|\bn\.d\.|\[to be added/i;

export const reference: ItemKind<Reference> = {
  ask: 'Write one entry a paragraph, with "[to be added]" where the source lacks a part.',
  example: 'First entry, as the style prescribes.\n\nSecond entry, [to be added].',

  parse(text) {
    const found: { text: string; mark?: string; status?: ReferenceStatus; missing?: string[]; notes?: string[] }[] = [];
    const lines = plainLines(text);
    // Numbered and bulleted lists have one source a line; otherwise a source is a paragraph.
    const numbered = lines.some((line) => MARK.test(line));
    const bulleted = !numbered && lines.every((line) => line === '' || NOTE.test(line));
    let status: ReferenceStatus | undefined;
    let skip = false;
    let open = false;
    for (const raw of lines) {
      const line = raw.trim();
      const note = bulleted ? undefined : NOTE.exec(line)?.[1];
      const current = found.at(-1);
      const toFind = TO_FIND.exec(line)?.[1];
      if (toFind !== undefined) found.push({ text: toFind, status: 'look-up' });
      else if (ADVICE.test(line)) open = false;
      else if (line === '') {
        open = false;
        skip = false;
      } else if (skip) continue;
      else if (statusOf(line) !== undefined) status = statusOf(line);
      else if (NAMED.test(line)) status = 'check';
      else if (line.endsWith(':') || (!open && NO_LIST.test(line))) skip = true;
      else if (note !== undefined && current && open) {
        const missing = MISSING.exec(note)?.[1];
        if (missing === undefined) current.notes = [...(current.notes ?? []), collapsed(note)];
        else current.missing = missing.split(/,(?![^(]*\)) /).map(collapsed);
      } else if (note === undefined) {
        const [, mark, numberedText] = MARK.exec(line) ?? [];
        const entry = numberedText ?? (bulleted ? (NOTE.exec(line)?.[1] ?? line) : line);
        if (open && current && mark === undefined && !bulleted) current.text = `${current.text} ${line}`;
        else found.push({ text: entry, ...(mark !== undefined && { mark }), ...(status !== undefined && { status }) });
        open = true;
      }
    }
    return found
      .map((entry) => ({ ...entry, text: collapsed(entry.text) }))
      .filter(
        ({ text: entry, mark, status: heading }) =>
          mark !== undefined || heading !== undefined || !SPEAKS.test(entry) || HAS_FACTS.test(entry),
      );
  },

  print(references) {
    let status: ReferenceStatus | undefined;
    return references
      .map((entry) => {
        const heading = entry.status !== undefined && entry.status !== status ? [REFERENCE_HEADINGS[entry.status], ''] : [];
        status = entry.status;
        return [
          ...heading,
          `${entry.mark === undefined ? '' : `${entry.mark} `}${entry.text}`,
          ...(entry.notes ?? []).map((note) => `- ${note}`),
          ...(entry.missing === undefined ? [] : [`- Missing: ${entry.missing.join(', ')}.`]),
        ].join('\n');
      })
      .join('\n\n');
  },
};

function statusOf(line: string): ReferenceStatus | undefined {
  return (Object.keys(REFERENCE_HEADINGS) as ReferenceStatus[]).find((status) => REFERENCE_HEADINGS[status] === line);
}
