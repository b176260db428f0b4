import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '@marginalia/on-device';
import type { Figure, Measure } from '../measure.ts';
import { runDevice } from '../run-device.ts';

/** A lecture with fewer words need not fill ten lines. */
const FEWEST_WORDS = 800;
const FEWEST_LINES = 10;
/** The length of the pieces of the baseline, in words. */
const BASELINE_PIECE = 17;
/** A line of captions, in words. */
const CAPTION = 8;
const LINK = /^(?:so|and|but|now|well|okay)$/i;
const MARK = /[.,;:?!—–]["”’)]*$/;

/**
 * Measures how well a debrief reads speech without punctuation. The folder `speech` has punctuated transcripts (.txt). The measure takes
 * their punctuation and capitals away, breaks them into lines like captions, and looks where the pieces that the debrief quotes begin and
 * end: at a mark of the transcript, or inside a clause.
 */
const measure: Measure = {
  name: 'speech',
  async figures(folder) {
    const path = join(folder, 'speech');
    const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.txt')) : [];
    let pieces = 0;
    let whole = 0;
    let long = 0;
    let full = 0;
    let fixed = 0;
    let fixedWhole = 0;
    for (const file of files.sort()) {
      const words = spokenWords(readFileSync(join(path, file), 'utf8'));
      const { content, starts } = asCaptions(words);
      const { sections } = await runDevice('lecture-debrief', { title: 'A lecture', content });
      const shown = sections
        .filter(({ section }) => ['Summary', 'How the Lecture Is Built'].includes(section.title))
        .flatMap(({ lines }) => lines);
      const quoted = shown.filter((line) => line.some((span) => span.kind === 'quote') && /^\s*- /.test(textOf(line)));
      for (const line of quoted) {
        const spans = line.filter((span) => span.kind === 'quote' && span.field === 'content');
        const [first, last] = [spans[0], spans.at(-1)];
        if (first?.kind !== 'quote' || last?.kind !== 'quote') continue;
        pieces += 1;
        if (beginsAtMark(words, wordAt(starts, first.start)) && endsAtMark(words, wordAt(starts, last.end - 1))) whole += 1;
      }
      for (let at = BASELINE_PIECE; at + BASELINE_PIECE < words.length; at += BASELINE_PIECE) {
        fixed += 1;
        if (endsAtMark(words, at - 1) && endsAtMark(words, at + BASELINE_PIECE - 1)) fixedWhole += 1;
      }
      if (words.length < FEWEST_WORDS) continue;
      long += 1;
      if (quoted.length >= FEWEST_LINES) full += 1;
    }
    if (files.length === 0) return [];
    const share = (value: number, of: number): number => (of === 0 ? 0 : value / of);
    const figures: Figure[] = [
      { name: 'pieces that begin and end at a mark', value: share(whole, pieces), bar: 0.4, good: 'at least', of: pieces, floor: 0.3 },
      {
        name: `the same of pieces of ${BASELINE_PIECE} words (baseline)`,
        value: share(fixedWhole, fixed),
        bar: 0.4,
        good: 'at least',
        of: fixed,
      },
    ];
    const lines: Figure = {
      name: `lectures with ${FEWEST_LINES} lines or more`,
      value: share(full, long),
      bar: 1,
      good: 'at least',
      of: long,
      floor: 1,
    };
    return long === 0 ? figures : [...figures, lines];
  },
};

export default measure;

/** The words of a transcript without the numbers and times of captions. */
function spokenWords(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/-->|^\s*\d*\s*$|^WEBVTT/.test(line))
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The words as captions made by a machine, and the offset of each. */
function asCaptions(words: readonly string[]): { readonly content: string; readonly starts: readonly number[] } {
  let content = '';
  const starts = words.map((word, at) => {
    content += at === 0 ? '' : at % CAPTION === 0 ? '\n' : ' ';
    const start = content.length;
    content += word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’%°-]/gu, '') || 'x';
    return start;
  });
  return { content, starts };
}

/** The index of the word at an offset. */
function wordAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Whether a piece begins after a mark, also without the words that link it: a quote leaves out "so" and "and". */
function beginsAtMark(words: readonly string[], first: number): boolean {
  if (endsAtMark(words, first - 1)) return true;
  return LINK.test(words[first - 1] ?? '') && beginsAtMark(words, first - 1);
}

function endsAtMark(words: readonly string[], at: number): boolean {
  return at < 0 || at >= words.length - 1 || MARK.test(words[at] ?? '');
}
