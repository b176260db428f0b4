import { createActor, waitFor } from 'xstate';
import type { GenerationRequest } from '../generation/text-generator.ts';
import type { Notice } from '../notice.ts';
import { RunKeeper } from '../run/keep/run-keeper.ts';
import { toolMachine } from '../run/machine/tool-machine.ts';
import type { RunProgress, WaitState } from '../run/writer/writer-events.ts';
import { checkedValues } from './example-tool.ts';
import { type FakeAnswer, fakeGenerator } from './fake-generator.ts';
import { type FakePorts, fakePorts } from './fake-ports.ts';
import { type MemoryStorage, memoryStorage } from './fake-storage.ts';
import { longTool } from './long-tool.ts';
import { type MemoryKept, memoryKept } from './memory-kept.ts';
import { answerTo, askedIn } from './written-model.ts';

/** The form values for `longTool`. */
export const values = checkedValues(longTool(), { topic: 'Tides', level: 'easy', notes: 'The moon pulls.', more: 'Mind the sun.' });
/** The sections of its document, in order. */
export const titles = [
  'Title Page',
  'Abstract',
  'Contents',
  'Introduction',
  'Design',
  'Testing',
  'Limits',
  'Conclusion',
  'References',
  'Appendices',
];

/** Returns the answer of the fake service to a request. */
export type AnswerFor = (request: GenerationRequest, index: number) => FakeAnswer;
export const chunksOf = (text: string): string[] => text.match(/[\s\S]{1,900}/g) ?? [];
export const answerWell: AnswerFor = (request) => ({ chunks: chunksOf(answerTo(request)) });
/** Answers the first requests for a section with the given faults, in order, and all other requests well. */
export const modelWithFaults = (faults: Record<string, readonly AnswerFor[]>): AnswerFor => {
  const left = new Map(Object.entries(faults).map(([title, answers]) => [title, [...answers]]));
  return (request, index) => {
    const title = askedIn(request)[0]?.title ?? '';
    const answer = left.get(title)?.shift();
    return (answer ?? answerWell)(request, index);
  };
};

/** Creates a run of `longTool` that waits for a submit, and keeps what it writes. Records its notices, progress and waits. */
export function startRun(
  answer: AnswerFor,
  given: { archive?: MemoryStorage; kept?: MemoryKept; maxCallWords?: number; source?: string } = {},
) {
  const { archive = memoryStorage(), kept = memoryKept(), maxCallWords = 1000, source = 'model-a' } = given;
  const ports = fakePorts({ generator: fakeGenerator({ answer, source, capabilities: { maxCallWords } }), archive, kept });
  const run = createActor(toolMachine, { input: { tool: longTool(), ports } });
  const notices: Notice[] = [];
  const progress: RunProgress[] = [];
  const waits: WaitState[] = [];
  run.on('notice', ({ notice }) => notices.push(notice));
  run.subscribe(({ context }) => {
    if (context.progress && context.progress !== progress.at(-1)) progress.push(context.progress);
    if (context.waiting && context.waiting !== waits.at(-1)) waits.push(context.waiting);
  });
  const keeper = new RunKeeper(run, { ports });
  run.start();
  const reached = async (state: 'result' | 'error') => {
    const snapshot = await waitFor(run, (now) => now.matches(state));
    await keeper.settled();
    return snapshot;
  };
  return { run, ports, notices, progress, waits, reached, send: run.send.bind(run) };
}

/** Runs `longTool` up to its result. */
export async function runToResult(answer: AnswerFor, level = 'easy', maxCallWords = 1000) {
  const all = startRun(answer, { maxCallWords });
  all.send({ type: 'submit', values: checkedValues(longTool(), { ...values, level }) });
  const { context } = await all.reached('result');
  return { ...all, result: context.result as NonNullable<typeof context.result>, context };
}

/** The section titles in a text, in order. */
export const headingsIn = (text: string): string[] => text.split('\n').filter((line) => titles.includes(line));
/** The titles that each request asks for, joined with " + ". */
export const requestedTitles = ({ generator }: FakePorts): string[] =>
  generator.requests.map((request) =>
    askedIn(request)
      .map(({ title }) => title)
      .join(' + '),
  );
