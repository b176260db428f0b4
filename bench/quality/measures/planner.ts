import { existsSync, readFileSync } from 'node:fs';
import type { Measure } from '../measure.ts';
import { runDevice } from '../run-device.ts';
import { holds, isAdmitted } from './planner/expectations.ts';
import { readPlan } from './planner/plan-text.ts';
import { readRequests } from './planner/request.ts';

/** Expectations that say what cannot be used; the others are pieces that a person would use. */
const NOT_A_PIECE = new Set(['needs', 'unused', 'nounused', 'noexam']);

/** Study requests in `<folder>/planner/requests.txt` (format: `readRequests`), judged by the printed plan. */
const planner: Measure = {
  name: 'planner',
  async figures(folder) {
    const path = `${folder}/planner/requests.txt`;
    if (!existsSync(path)) return [];
    const judged = await Promise.all(
      readRequests(readFileSync(path, 'utf8')).map(async (request) => {
        const plan = readPlan(await runDevice('study-planner', request.values));
        const wrong = request.expected.filter((it) => !holds(it, plan, request));
        if (process.env.QUALITY_VERBOSE && wrong.length > 0) {
          process.stdout.write(
            `${request.name}: ${JSON.stringify(request.values)}\n${wrong.map((it) => `  - ${it.kind} ${it.text}`).join('\n')}\n`,
          );
        }
        return { request, plan, wrong };
      }),
    );
    const pieces = judged.flatMap(({ request, wrong }) =>
      request.expected.filter(({ kind }) => !NOT_A_PIECE.has(kind)).map((it) => !wrong.includes(it)),
    );
    const planned = judged.filter(({ plan }) => plan.total !== undefined);
    const share = (part: number, all: number): number => (all === 0 ? 1 : part / all);
    const adds = planned.filter(({ plan }) => plan.total === plan.bySubject);
    const silent = judged.filter(({ wrong, plan }) => wrong.some((it) => !isAdmitted(it, plan)));
    const understood = judged.filter(({ wrong }) => wrong.length === 0);
    return [
      {
        name: 'Requests understood',
        value: share(understood.length, judged.length),
        bar: 14 / 15,
        good: 'at least',
        of: judged.length,
        floor: 0.93,
      },
      { name: 'Requests broken without a word', value: silent.length, bar: 0, good: 'at most', of: judged.length, floor: 0 },
      {
        name: 'Pieces that a person would use, used',
        value: share(pieces.filter(Boolean).length, pieces.length),
        bar: 0.9,
        good: 'at least',
        of: pieces.length,
        floor: 0.9,
      },
      {
        name: 'Plans whose totals add up',
        value: share(adds.length, planned.length),
        bar: 1,
        good: 'at least',
        of: planned.length,
        floor: 1,
      },
    ];
  },
};

export default planner;
