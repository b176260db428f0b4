import type { Line, Slot } from '../../../spans.ts';
import { computed } from '../../../spans.ts';
import type { Checked } from '../check.ts';
import type { Finding } from '../finding.ts';
import { sayPriorities } from '../phrases.ts';
import { shapeOf } from '../read/shape.ts';
import { namePlaces, placeOf } from './place.ts';
import { countLines, quoted } from './print-findings.ts';
import { readingOf } from './print-readability.ts';
import { printSpacing } from './print-spacing.ts';

interface Priority {
  readonly weight: number;
  readonly line: Line;
}

const MOST = 5;
const ENOUGH_WORDS = 60;

/** Prints the five changes that improve the draft most. The weights rank them: a claim without a source counts more than a long word. */
export function printPriorities(checked: Checked): Line[] {
  const { prose, grammar, wording, claims, citations } = checked;
  const shape = shapeOf(prose);
  const found: Priority[] = [];
  const add = (weight: number, line: Line) => void (weight > 0 && found.push({ weight, line }));
  const group = (
    findings: readonly Finding[],
    weight: number,
    name: 'grammar' | 'doubts' | 'claims' | 'citations' | 'absolute' | 'wordy' | 'tone' | 'passive',
    one: string,
    many: string,
  ) => {
    const first = findings[0];
    if (first === undefined) return;
    const place = computed(
      namePlaces([placeOf(prose, first.start)]).replace(/^./, (letter) => letter.toLowerCase()),
      'style.place',
    );
    // Counts lines as the list in the section on grammar does: equal words are one line there, and double spaces have their own.
    const shown = countLines(prose, findings) + (name === 'grammar' ? printSpacing(prose).length : 0);
    const lead = sayPriorities(shown === 1 ? 'colon' : name === 'absolute' || name === 'tone' || name === 'passive' ? 'such' : 'start');
    add(
      weight * Math.sqrt(findings.length),
      sayPriorities(name, { count: counted(shown, one, many), lead, example: quoted(prose, first), place }),
    );
  };
  const of = (...rules: readonly string[]) => wording.filter(({ rule }) => rules.includes(rule));
  const places = (starts: readonly number[]) =>
    computed(
      namePlaces(starts.map((start) => placeOf(prose, start))).replace(/^./, (letter) => letter.toLowerCase()),
      'style.place',
    );

  const long = readingOf(prose).long;
  const isSure = ({ fix }: Finding) => fix !== undefined;
  group(grammar.filter(isSure), 5, 'grammar', 'error', 'errors');
  const doubts = grammar.filter((finding) => !isSure(finding));
  group(doubts, 1, 'doubts', 'place', 'places');
  group(
    claims.filter(({ rule }) => rule !== 'absolute' && rule !== 'obviously'),
    5,
    'claims',
    'claim or figure',
    'claims and figures',
  );
  group(citations, 4, 'citations', 'place', 'places');
  group(
    claims.filter(({ rule }) => rule === 'absolute'),
    2,
    'absolute',
    'statement',
    'statements',
  );
  group(of('wordy', 'cliche'), 2, 'wordy', 'wordy phrase', 'wordy or worn phrases');
  group(of('contraction', 'informal', 'intensifier', 'vague', 'first-person'), 2, 'tone', 'expression', 'expressions');
  group(of('passive'), 1.5, 'passive', 'passive sentence', 'passive sentences');
  if (prose.words >= ENOUGH_WORDS) {
    if (shape.topic !== undefined) add(6, sayPriorities('topic'));
    else if (shape.thesis === undefined && !shape.letter && !shape.reflection && !shape.ofReport) add(9, sayPriorities('thesis'));
    if (shape.unclosed && !shape.letter && prose.words >= 200) add(7, sayPriorities('conclusion'));
    if (prose.paragraphs.length === 1 && prose.words > 200)
      add(8, sayPriorities('onePart', { words: computed(prose.words, 'style.words') }));
    else if (shape.long.length > 0)
      add(
        4 * Math.sqrt(shape.long.length),
        sayPriorities('paragraphs', {
          count: counted(shape.long.length, 'paragraph', 'paragraphs'),
          place: places(shape.long.map(({ block }) => block.start)),
        }),
      );
    // The parts of a reflection stay apart, and a letter has short ones.
    if (shape.short.length > 0 && !shape.reflection && !shape.letter)
      add(
        3 * Math.sqrt(shape.short.length),
        sayPriorities('short', {
          count: counted(shape.short.length, 'paragraph', 'paragraphs'),
          place: places(shape.short.map(({ block }) => block.start)),
        }),
      );
    if (long.length > 0)
      add(
        3 * Math.sqrt(long.length),
        sayPriorities('long', { count: counted(long.length, 'sentence', 'sentences'), place: places(long.map(({ start }) => start)) }),
      );
  }
  const lines = found
    .map((entry, at) => ({ ...entry, at }))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST)
    .map(({ line }, at): Line => [computed(at + 1, 'style.rank'), ...line]);
  if (prose.words < ENOUGH_WORDS) lines.push(sayPriorities('short60', { words: counted(prose.words, 'word', 'words') }));
  return lines.length === 0 ? [sayPriorities('nothing')] : lines;
}

function counted(count: number, one: string, many: string): Slot {
  return computed(`${count} ${count === 1 ? one : many}`, 'style.count');
}
