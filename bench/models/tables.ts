import type { TextGenerator } from '@marginalia/engine';
import { geminiGenerator, openAiCompatibleGenerator } from '@marginalia/engine/models';
import { quickClock } from '@marginalia/engine/testing';
import { INJECTIONS, joinedParts, paragraphPerClause, REFUSAL, startFakeModel, WEAK_MODELS } from '@marginalia/fake-model';
import { table } from '../compare.ts';
import { type Outcome, runModel } from './run-model.ts';
import { type Sample, samples } from './samples.ts';
import { thesisRows } from './thesis.ts';

/** A real service, which is asked only when a person names it. */
export interface RealService {
  readonly key: string;
  readonly model: string;
  readonly baseUrl: string | undefined;
}

/** Writes the answer of a scripted model to a prompt. */
type Script = (sample: Sample, prompt: string) => string;

/** The models that write something of the result, by what they do. */
const WRITERS: Readonly<Record<string, Script>> = {
  ...Object.fromEntries(
    Object.entries(WEAK_MODELS).map(([name, weak]): [string, Script] => [name, ({ partsFor }, prompt) => weak(partsFor(prompt))]),
  ),
  'invents facts': ({ inventedFor }, prompt) => joinedParts(inventedFor(prompt)),
  'writes a paragraph a clause': (_sample, prompt) => paragraphPerClause(prompt),
};

/** The models whose answer is never the result. */
const OTHERS: Readonly<Record<string, Script>> = {
  refuses: () => REFUSAL,
  ...Object.fromEntries(
    Object.entries(INJECTIONS).map(([name, answer]): [string, Script] => [
      `obeys: ${name}`,
      ({ tool, values }, prompt) =>
        answer(
          tool.sections(values).map(({ title }) => title),
          prompt,
        ),
    ]),
  ),
};

const QUICK = { ...quickClock(), key: () => 'test-key', random: () => 0.01 };

/** The generators of both protocols for a service on this machine. */
const GENERATORS: readonly ((url: string) => TextGenerator)[] = [
  (url) => geminiGenerator({ ...QUICK, baseUrl: url, model: 'gemini-3.5-flash-lite' }),
  (url) => openAiCompatibleGenerator({ ...QUICK, baseUrl: `${url}/v1`, model: 'some-model' }),
];

interface Ran extends Outcome {
  readonly slug: string;
}

export async function printModels(names: readonly string[], real: RealService | undefined): Promise<void> {
  const all = await samples();
  if (real) return printReal(all, real);
  const wanted = (name: string): boolean => names.length === 0 || names.some((part) => name.includes(part));
  let script: { readonly answer: Script; readonly sample: Sample } | undefined;
  const service = await startFakeModel({ write: (prompt) => (script ? script.answer(script.sample, prompt) : '') });
  const run = async (answer: Script): Promise<Ran[]> => {
    const outcomes: Ran[] = [];
    for (const sample of all) {
      for (const generator of GENERATORS) {
        script = { answer, sample };
        outcomes.push({ slug: sample.slug, ...(await runModel(sample, generator(service.url))) });
      }
    }
    return outcomes;
  };
  try {
    await printTable(WRITERS, wanted, run, false);
    await printTable(OTHERS, wanted, run, true);
    if (wanted('thesis')) process.stdout.write(`\n${table(await thesisRows())}\n`);
  } finally {
    await service.close();
  }
}

const HEAD = ['model', 'words lost', 'flagged', 'of', 'false', 'of', 'repeated', 'demands', 'calls', 'words', 'failed', 'false success'];

async function printTable(
  scripts: Readonly<Record<string, Script>>,
  wanted: (name: string) => boolean,
  run: (answer: Script) => Promise<Ran[]>,
  isOther: boolean,
): Promise<void> {
  const rows: string[][] = [];
  const every: Ran[] = [];
  for (const [name, answer] of Object.entries(scripts).filter(([key]) => wanted(key))) {
    const outcomes = await run(answer);
    every.push(...outcomes);
    rows.push(rowOf(name, outcomes, isOther));
    if (process.env['MODELS_DETAILS'] !== undefined) for (const one of outcomes) printDetails(name, one);
  }
  if (rows.length === 0) return;
  const bars = ['bar', '0', '>= 90 %', '', '<= 2 %', '', '0', '0', '', '', isOther ? 'all' : '', '0'];
  process.stdout.write(`\n${table([HEAD, ...rows, rowOf('all', every, isOther), bars])}\n`);
}

function rowOf(name: string, outcomes: readonly Ran[], isOther: boolean): string[] {
  const sum = (of: (one: Ran) => number): number => outcomes.reduce((total, one) => total + of(one), 0);
  const share = (part: number, of: number): string => (of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`);
  const invented = sum((one) => one.invented);
  const said = sum((one) => one.said);
  const counts = [
    sum((one) => one.lost.length),
    share(invented - sum((one) => one.missed.length), invented),
    invented,
    share(
      sum((one) => one.wronglyFlagged.length),
      said,
    ),
    said,
    sum((one) => one.repeated.length),
    sum((one) => one.demands),
    sum((one) => one.calls),
    sum((one) => one.words),
    `${sum((one) => (one.failure === '' ? 0 : 1))} of ${outcomes.length}`,
    isOther ? sum((one) => (one.success ? 1 : 0)) : '-',
  ];
  return [name, ...counts.map(String)];
}

function printDetails(name: string, { slug, lost, missed, wronglyFlagged, repeated, failure, success }: Ran): void {
  const details = { lost: lost.slice(0, 12), missed, wronglyFlagged, repeated: repeated.slice(0, 3), failure, success };
  process.stdout.write(`${name} | ${slug} | ${JSON.stringify(details)}\n`);
}

async function printReal(all: readonly Sample[], { key, model, baseUrl }: RealService): Promise<void> {
  const generator =
    baseUrl === undefined ? geminiGenerator({ key: () => key, model }) : openAiCompatibleGenerator({ key: () => key, model, baseUrl });
  const rows: string[][] = [];
  for (const sample of all) rows.push(rowOf(sample.slug, [{ slug: sample.slug, ...(await runModel(sample, generator)) }], false));
  process.stdout.write(`\n${model}\n${table([['tool', ...HEAD.slice(1)], ...rows])}\n`);
}
