import type { ItemKind } from './item-kind.ts';
import { collapsed, fillLine, plainLines, unquoted, withoutBullet } from './lines.ts';

/** Words of a draft that should change: where they are, and what to write instead. */
export interface Finding {
  /** "Paragraph 2", "Sentence 1". */
  readonly place?: string;
  readonly quote: string;
  readonly correction?: string;
  readonly why?: string;
  /** The number of times that the words occur, if more than once. */
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
/** The three lines that a model is asked for. */
const LABELLED = /^(quote|change to|correction|why): ?(.*)$/i;
const CORRECTION = /^["“](.*?)["”](?: \((.*)\)|[.,;]? ?(.*))$/;

export const finding: ItemKind<Finding> = {
  ask: 'Write three lines, "Quote: " (up to twelve words, copied), "Change to: " and "Why: ", then an empty line.',
  texts: { quote: 'needed', correction: 'optional', why: 'optional' },
  example: 'Quote: a student who recieves a message\nChange to: a student who receives a message\nWhy: spelling',

  parse(text) {
    const found: { -readonly [Key in keyof Finding]: Finding[Key] }[] = [];
    // The last finding, while its lines "Change to:" and "Why:" may follow.
    let open = false;
    for (const line of plainLines(text)) {
      const body = withoutBullet(numberless(line));
      const [, label = '', words = ''] = LABELLED.exec(body) ?? [];
      const current = open ? found.at(-1) : undefined;
      if (/^q/i.test(label)) {
        found.push({ quote: collapsed(unquoted(words) ?? '') });
        open = true;
      } else if (current && /^w/i.test(label)) current.why = collapsed(words);
      else if (current && label !== '') current.correction = collapsed(unquoted(words) ?? '');
      else {
        const one = readLine(body);
        if (one) found.push(one);
        open &&= one === undefined && body !== '';
      }
    }
    return found.filter(({ quote }) => quote !== '');
  },

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

/** "Paragraph 2: "words" → "correction" (why)" */
function readLine(line: string): Finding | undefined {
  const [, place, quote, times, answer] = LINE.exec(line) ?? [];
  if (quote === undefined || answer === undefined) return undefined;
  return {
    ...(place !== undefined && { place: collapsed(place) }),
    quote: collapsed(quote),
    ...readAnswer(answer),
    ...(times !== undefined && { times: Number(times) }),
  };
}

function numberless(line: string): string {
  return line.replace(/^\s{0,12}\(?\d{1,3}[.)]\s+/, '');
}

/** The correction in quotation marks and the reason after it, or advice alone. */
function readAnswer(answer: string): Pick<Finding, 'correction' | 'why'> {
  const quoted = CORRECTION.exec(answer);
  if (!quoted) return { why: collapsed(answer) };
  const why = collapsed(quoted[2] ?? quoted[3] ?? '');
  return { correction: collapsed(quoted[1] ?? ''), ...(why !== '' && { why }) };
}
