import { existsSync, readFileSync } from 'node:fs';
import type { InterviewQuestion } from '../../../packages/on-device/src/packs/interview/question.ts';
import { loadInterview, ROLE_FAMILIES } from '../../../packages/on-device/src/packs/interview.ts';
import type { Measure } from '../measure.ts';
import { runDevice } from '../run-device.ts';

/** The technical interviews of a title for beginners and for experienced people: the questions of the pack that each asks. */
interface Asked {
  readonly labels: readonly string[];
  readonly entry: readonly InterviewQuestion[];
  readonly senior: readonly InterviewQuestion[];
}

/**
 * Job titles in `<folder>/interview/titles.txt`, one a line: the title, a bar, and the families or disciplines of the pack
 * whose questions are about such work, with commas between them.
 */
const interview: Measure = {
  name: 'interview',
  async figures(folder) {
    const path = `${folder}/interview/titles.txt`;
    if (!existsSync(path)) return [];
    const pack = await loadInterview(ROLE_FAMILIES);
    const titles = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.includes('|'))
      .map((line) => line.split('|').map((it) => it.trim()));
    const asked = await Promise.all(
      titles.map(
        async ([role = '', labels = '']): Promise<Asked> => ({
          labels: labels.split(',').map((it) => it.trim()),
          entry: await technical(role, 'entry', pack),
          senior: await technical(role, 'senior', pack),
        }),
      ),
    );
    const sets = asked.flatMap(({ labels, entry, senior }) => [entry, senior].map((set) => mean(set.map((it) => isAbout(it, labels)))));
    const shared = asked.map(({ entry, senior }) => mean(entry.map((it) => senior.includes(it))));
    if (process.env.QUALITY_VERBOSE) {
      asked.forEach(({ labels, entry, senior }, at) => {
        const share = (set: readonly InterviewQuestion[]): string => mean(set.map((it) => isAbout(it, labels))).toFixed(2);
        process.stdout.write(
          `${titles[at]?.[0]}: ${share(entry)} ${share(senior)}, shared ${shared[at]?.toFixed(2)}, ${entry[0]?.families.join('/')}\n`,
        );
      });
    }
    const distinct = new Set(pack.map(({ question }) => question.replace(/\[\[.*?\]\]|\{[a-z]+\}/g, '').toLowerCase()));
    return [
      { name: 'Role families', value: ROLE_FAMILIES.length, bar: 16, good: 'at least', of: ROLE_FAMILIES.length, floor: 16 },
      { name: 'Distinct questions', value: distinct.size, bar: 250, good: 'at least', of: pack.length, floor: 250 },
      { name: 'Technical set about the role', value: average(sets), bar: 0.7, good: 'at least', of: sets.length, floor: 0.7 },
      { name: 'Technical sets below 70 %', value: sets.filter((it) => it < 0.7).length, bar: 0, good: 'at most', of: sets.length },
      { name: 'Shared by entry and senior', value: average(shared), bar: 0.35, good: 'at most', of: shared.length, floor: 0.35 },
      { name: 'Titles that share over 35 %', value: shared.filter((it) => it > 0.35).length, bar: 0, good: 'at most', of: shared.length },
    ];
  },
};

export default interview;

/** The questions of a technical interview that are not behavioral, as the result prints them. */
async function technical(role: string, level: string, pack: readonly InterviewQuestion[]): Promise<InterviewQuestion[]> {
  const { sections } = await runDevice('mock-interview', { role, level, interview: 'technical' });
  const ids = sections
    .filter(({ section }) => section.title === 'Questions')
    .flatMap(({ lines }) =>
      lines.flatMap((line) => line.flatMap((span) => (span.kind === 'phrase' ? [span.id.replace(/^interview\./, '')] : []))),
    );
  return pack.filter(({ id, type }) => type !== 'behavioral' && ids.includes(id));
}

/** A question of a whole family is about each of its roles, one of a discipline only about that discipline. */
function isAbout({ families }: InterviewQuestion, labels: readonly string[]): boolean {
  const [family = '', ...disciplines] = families;
  return disciplines.length === 0 ? labels.includes(family) : disciplines.some((it) => labels.includes(it));
}

function mean(values: readonly boolean[]): number {
  return average(values.map(Number));
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, it) => sum + it, 0) / values.length;
}
