import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure, Measure } from '../measure.ts';
import { runDevice } from '../run-device.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

/** A text with what its correctors changed. */
interface Marked {
  readonly text: string;
  readonly corrected: string;
  readonly edits: readonly Edit[];
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** `[wrong|right]`, with `|S` for a misspelling. */
const MARK = /\[([^[\]|]*)\|([^[\]|]*)(?:\|(\w+))?\]/g;

/**
 * The assignment improver: its grammar and spelling findings against corrections by teachers.
 * `learners.json` has texts, each as a list of its corrections by different people: "He [dont|doesn't] know". `edited.json` has texts
 * that editors have read. A finding is right where a corrector changed those words or the gap beside them.
 */
const improver: Measure = {
  name: 'improver',
  async figures(folder) {
    const file = join(folder, 'improver/learners.json');
    if (!existsSync(file)) return [];
    const learners = (JSON.parse(readFileSync(file, 'utf8')) as string[][]).map((versions) => versions.map(readMarks));
    const edited = JSON.parse(readFileSync(join(folder, 'improver/edited.json'), 'utf8')) as string[];
    const count = { findings: 0, right: 0, edits: 0, found: 0, misspelled: 0, spelled: 0, words: 0, alarms: 0 };
    for (const versions of learners) {
      const [first] = versions;
      if (first === undefined) continue;
      const findings = await findingsIn(first.text);
      count.findings += findings.length;
      count.right += findings.filter((place) => versions.some(({ edits }) => edits.some((edit) => meets(place, edit)))).length;
      for (const edit of versions.flatMap(({ edits }) => edits)) {
        const words = first.text.slice(edit.start, edit.end).toLowerCase();
        const found = findings.some(
          (place) => meets(place, edit) || (words !== '' && words === first.text.slice(place.start, place.end).toLowerCase()),
        );
        count.edits += 1;
        if (found) count.found += 1;
        if (edit.kind !== 'S') continue;
        count.misspelled += 1;
        if (found) count.spelled += 1;
      }
      count.words += wordsIn(first.corrected);
      count.alarms += (await findingsIn(first.corrected)).length;
    }
    const prose = { words: 0, alarms: 0 };
    for (const text of edited) {
      prose.words += wordsIn(text);
      prose.alarms += (await findingsIn(text)).length;
    }
    return [
      share('findings that a corrector changed too', count.right, count.findings, 0.95, 0.95),
      share('corrections that are found', count.found, count.edits, 0.3, 0.3),
      share('misspellings that are found', count.spelled, count.misspelled, 0.95, 0.95),
      perThousand('findings in corrected text, per 1,000 words', count.alarms, count.words),
      perThousand('findings in edited prose, per 1,000 words', prose.alarms, prose.words),
    ];
  },
};

export default improver;

/** The places that the section on grammar and spelling quotes. */
async function findingsIn(content: string): Promise<Place[]> {
  if (content.trim() === '') return [];
  const { sections } = await runDevice('assignment-improver', { content });
  const lines = sections.find(({ section }) => section.title === 'Grammar and Spelling')?.lines ?? [];
  return lines.flatMap((line) => line.find((span) => span.kind === 'quote') ?? []);
}

function readMarks(marked: string): Marked {
  const edits: Edit[] = [];
  let text = '';
  let at = 0;
  for (const { 0: mark, 1: wrong = '', 3: kind = '', index } of marked.matchAll(MARK)) {
    text += marked.slice(at, index);
    edits.push({ start: text.length, end: text.length + wrong.length, kind });
    text += wrong;
    at = index + mark.length;
  }
  return { text: text + marked.slice(at), corrected: marked.replace(MARK, '$2'), edits };
}

/** Whether a finding quotes words that were changed, or words beside a change. */
function meets(place: Place, edit: Edit): boolean {
  return place.start <= edit.end + 1 && edit.start <= place.end + 1;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

function share(name: string, part: number, of: number, bar: number, floor: number): Figure {
  return { name, value: of === 0 ? 1 : part / of, bar, good: 'at least', of, floor };
}

function perThousand(name: string, alarms: number, words: number): Figure {
  return { name, value: words === 0 ? 0 : (1000 * alarms) / words, bar: 1, good: 'at most', of: words, floor: 1 };
}
