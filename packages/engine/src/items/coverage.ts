import type { ItemKind } from './item-kind.ts';
import { barCells, collapsed, fillLine, isHeading, plainLines, unquoted, withoutBullet } from './lines.ts';

export type CoverageState = 'covered' | 'thin' | 'mentioned' | 'missing';

/** The degree to which notes cover a topic. */
export interface Coverage {
  readonly topic: string;
  /** The unit of the syllabus: "Unit 1: Relational model". */
  readonly group?: string;
  readonly state: CoverageState;
  /** The words of the notes that show it. */
  readonly evidence?: string;
}

/** The states as they are printed. */
export const COVERAGE_STATES = { covered: 'covered', thin: 'thin', mentioned: 'mentioned', missing: 'not found in your notes' } as const;

export const COVERAGE_LINES = { group: '{group}:', topic: '- [{status}] {topic}', evidence: ': {quote}' } as const;

const LINE = /^\s{0,12}(?:[-*•–]\s+|\(?\d{1,3}[.)]\s+)?\[([a-z][a-z ]{2,40})\]\s*:?\s*(\S.*)$/i;
const HEADING_ONLY = /^(.*\S) \(((?:a heading|only in a heading).*)\)$/;

export const coverage: ItemKind<Coverage> = {
  ask: 'Write one a line: topic | covered, thin, mentioned or not found | "the words of the notes" or "-".',
  example: 'BCNF | mentioned | "BCNF ??"',

  parse(text) {
    const found: Coverage[] = [];
    let group: string | undefined;
    for (const line of plainLines(text)) {
      const [, status = '', body] = LINE.exec(line) ?? [];
      const state = stateOf(status);
      const barred = body === undefined ? readBarred(line) : undefined;
      if (body !== undefined && state !== undefined)
        found.push({ ...readTopic(body, state), state, ...(group !== undefined && { group }) });
      else if (barred) found.push({ ...barred, ...(group !== undefined && { group }) });
      else if (isHeading(line)) group = collapsed(line.slice(0, -1));
    }
    return found;
  },

  print(topics) {
    let group: string | undefined;
    return topics
      .flatMap(({ topic, state, evidence, group: unit }) => {
        const line =
          fillLine(COVERAGE_LINES.topic, { status: COVERAGE_STATES[state], topic }) +
          (evidence === undefined ? '' : fillLine(COVERAGE_LINES.evidence, { quote: `"${evidence}"` }));
        if (unit === undefined || unit === group) return [line];
        group = unit;
        return [fillLine(COVERAGE_LINES.group, { group: unit }), line];
      })
      .join('\n');
  },
};

/** "BCNF | mentioned | "BCNF ??"" */
function readBarred(line: string): Coverage | undefined {
  const [topic = '', status = '', words] = barCells(withoutBullet(line)) ?? [];
  const state = stateOf(status.replace(/[[\]]/g, ''));
  const evidence = unquoted(words);
  return topic === '' || state === undefined ? undefined : { topic, state, ...(evidence !== undefined && { evidence }) };
}

function stateOf(status: string): CoverageState | undefined {
  const words = status.toLowerCase();
  if (/^(?:not found|missing|absent|not covered)/.test(words)) return 'missing';
  if (/^(?:only )?mentioned/.test(words)) return 'mentioned';
  return words === 'covered' || words === 'thin' ? words : undefined;
}

/** A topic and the words that show it: in quotation marks after a colon, or in brackets for a heading. */
function readTopic(body: string, state: CoverageState): Pick<Coverage, 'topic' | 'evidence'> {
  const quoted = body.search(/: ["“]/);
  const colon = quoted >= 0 || state === 'missing' ? quoted : body.indexOf(': ');
  const [, inHeading, where] = colon < 0 ? (HEADING_ONLY.exec(body) ?? []) : [];
  const evidence = collapsed(colon < 0 ? (where ?? '') : body.slice(colon + 2)).replace(/^["“]|["”]$/g, '');
  return { topic: collapsed(colon < 0 ? (inHeading ?? body) : body.slice(0, colon)), ...(evidence !== '' && { evidence }) };
}
