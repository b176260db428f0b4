import type { ItemKind } from './item-kind.ts';
import { collapsed, fillLine, isHeading, plainLines, withoutBullet } from './lines.ts';

/** A question to practise, with what helps to answer it. */
export interface Question {
  readonly question: string;
  /** The heading that it stands under: "Technical". */
  readonly group?: string;
  readonly shows?: string;
  readonly followUp?: string;
  /** The place where the answer may be found. */
  readonly look?: string;
  /** The quality that the answer shows to the person who asks. */
  readonly tells?: string;
  /** The student's own notes; empty while the blank is not filled in. */
  readonly notes?: string;
}

export const QUESTION_LINES = {
  group: '{group}:',
  question: '{number}. {question}',
  shows: '   A good answer shows: {shows}',
  followUp: '   Follow-up: {followUp}',
  look: '   Look at: {look}',
  tells: '   The answer tells you: {tells}',
  notes: '   Your notes: {notes}',
} as const;

/** The blank for notes. */
export const NOTES_BLANK = '______________________________';

type Hint = 'shows' | 'followUp' | 'look' | 'tells' | 'notes';
const HINTS: readonly (readonly [Hint, RegExp])[] = [
  ['shows', /^(?:what )?(?:an? )?(?:good|strong|great|ideal) answers?(?: (?:shows?|includes?|should \w{1,12}))?\s?:\s*(.*)$/i],
  ['followUp', /^follow[- ]?ups?(?: questions?)?\s?:\s*(.*)$/i],
  ['look', /^look (?:at|for)\s?:\s*(.*)$/i],
  ['tells', /^the answer tells you\s?:\s*(.*)$/i],
  ['notes', /^(?:your )?notes\s?:\s*(.*)$/i],
];
const NUMBERED =
  /^\s{0,6}(?:[-*•]\s+)?(?:(?:question|q)(?:\s*\d{1,3}\s*[.:)]|\s*:)|\(?\d{1,3}\s?[.):](?=\s))\s*((?:(?:question|q)\s*:\s*)*)(.*)$/i;
const BULLETED = /^\s?[-*•–]\s+()(\S.*)$/;

export const question: ItemKind<Question> = {
  ask: 'Write each after "Q: "; only where asked for, below it "A good answer shows: " and "Follow-up: "; then an empty line.',
  texts: { question: 'needed', shows: 'optional', followUp: 'optional' },
  example: 'Q: How would you find a slow query?\n\nQ: What is an index for?',

  parse(text) {
    const lines = plainLines(text);
    const mark = lines.some((line) => NUMBERED.test(line)) ? NUMBERED : BULLETED;
    const found: { -readonly [Key in keyof Question]: Question[Key] }[] = [];
    let group: string | undefined;
    let open: Hint | 'question' | undefined;
    for (const [at, line] of lines.entries()) {
      const body = withoutBullet(line);
      const hint = hintOf(body);
      const current = found.at(-1);
      if (hint !== undefined) {
        open = hint[0];
        if (current) current[open] = hint[1];
        continue;
      }
      const asked = mark.exec(line)?.[2];
      if (asked !== undefined) {
        found.push({ question: asked, ...(group !== undefined && { group }) });
        open = 'question';
      } else if (line.trim() === '') open = undefined;
      else if (isHeading(line) || isTitle(line, lines[at - 1])) {
        group = collapsed(line.replace(/:$/, ''));
        open = undefined;
      } else if (open !== undefined && current) current[open] = `${current[open] ?? ''} ${body}`;
    }
    return found.map(collapsedQuestion).filter(({ question: asked }) => asked !== '');
  },

  print(questions) {
    let group: string | undefined;
    const blocks = questions.map((asked, index) => {
      const lines: string[] = [];
      if (asked.group !== undefined && asked.group !== group) lines.push(fillLine(QUESTION_LINES.group, { group: asked.group }));
      group = asked.group;
      lines.push(fillLine(QUESTION_LINES.question, { number: index + 1, question: asked.question }));
      for (const [name] of HINTS) {
        const hint = asked[name];
        if (hint !== undefined)
          lines.push(fillLine(QUESTION_LINES[name], { [name]: hint === '' && name === 'notes' ? NOTES_BLANK : hint }));
      }
      return lines.join('\n');
    });
    return blocks.join('\n\n');
  },
};

function hintOf(body: string): readonly [Hint, string] | undefined {
  for (const [name, pattern] of HINTS) {
    const hint = pattern.exec(body)?.[1];
    if (hint !== undefined) return [name, hint];
  }
  return undefined;
}

/** A short line after an empty line, without punctuation: a model's heading "Technical questions". */
function isTitle(line: string, before: string | undefined): boolean {
  return (before ?? '') === '' && /^[\p{Lu}][\p{L}\p{N}' &/()-]{0,59}$/u.test(line) && line.split(' ').length <= 6;
}

function collapsedQuestion(asked: Question): Question {
  const entries = Object.entries(asked).map(([name, value]) => [
    name,
    name === 'notes' ? collapsed(value.replace(/_{3,}|\.{4,}/g, '')) : collapsed(value),
  ]);
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== '' || name === 'notes' || name === 'question'),
  ) as unknown as Question;
}
