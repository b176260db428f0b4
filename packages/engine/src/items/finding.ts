import type { ItemKind } from './item-kind.ts';
import { collapsed, fillLine, linesOf, withoutBullet } from './lines.ts';

/** Words of a draft that should change: where they are, and what to write instead. */
export interface Finding {
  /** "Paragraph 2", "Sentence 1". */
  readonly place?: string;
  readonly quote: string;
  readonly correction?: string;
  readonly why?: string;
  /** How often the words occur, if more than once. */
  readonly times?: number;
}

export const FINDING_LINES = {
  place: '- {place}: ',
  quoted: '"{words}"',
  times: ' ({count} times)',
  becomes: ' → "{fix}"',
  arrow: ' → ',
  why: ' ({why})',
} as const;

const LINE = /^(?:([^"“:]{1,120}): ?)?["“](.+?)["”](?: \((\d{1,4}) times\))?,? ?(?:→|⇒|->|=>) ?(\S.*)$/;
const CORRECTION = /^["“](.*?)["”](?: \((.*)\)|[.,;]? ?(.*))$/;

export const finding: ItemKind<Finding> = {
  ask: 'Write each fault on a line of its own as "- Paragraph 2: "words of the draft" → "correction" (why)".',

  parse: (text) =>
    linesOf(text).flatMap((line) => {
      const [, place, quote, times, answer] = LINE.exec(withoutBullet(numberless(line))) ?? [];
      if (quote === undefined || answer === undefined) return [];
      return [
        {
          ...(place !== undefined && { place: collapsed(place) }),
          quote: collapsed(quote),
          ...readingOf(answer),
          ...(times !== undefined && { times: Number(times) }),
        },
      ];
    }),

  print: (findings) =>
    findings
      .map(({ place, quote, correction, why, times }) =>
        [
          place === undefined ? '- ' : fillLine(FINDING_LINES.place, { place }),
          fillLine(FINDING_LINES.quoted, { words: quote }),
          times === undefined ? '' : fillLine(FINDING_LINES.times, { count: times }),
          correction === undefined ? FINDING_LINES.arrow + (why ?? '') : fillLine(FINDING_LINES.becomes, { fix: correction }),
          correction === undefined || why === undefined ? '' : fillLine(FINDING_LINES.why, { why }),
        ].join(''),
      )
      .join('\n'),
};

function numberless(line: string): string {
  return line.replace(/^\s{0,12}\(?\d{1,3}[.)]\s+/, '');
}

/** The correction in quotation marks and the reason after it, or advice alone. */
function readingOf(answer: string): Pick<Finding, 'correction' | 'why'> {
  const quoted = CORRECTION.exec(answer);
  if (!quoted) return { why: collapsed(answer) };
  const why = collapsed(quoted[2] ?? quoted[3] ?? '');
  return { correction: collapsed(quoted[1] ?? ''), ...(why !== '' && { why }) };
}
