import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { GenerationError } from '../../generation/generation-error.ts';
import { verdictOf } from '../../generation/verdict.ts';
import { resultText } from '../../result/result.ts';
import { textOfTranscript, transcriptOf } from '../../result/transcript.ts';
import { checkedValues, exampleTool, fakePorts } from '../../testing/index.ts';
import { RunKeeper } from '../keep/run-keeper.ts';
import type { PersonReply } from './handovers.ts';
import type { WriteInput } from './run-writer.ts';
import { toolMachine } from './tool-machine.ts';
import type { ToolRunEvent, ToolRunInput } from './tool-run.ts';

const tool = exampleTool();
const kept = { id: 'kept-1', at: '2026-11-19T10:00:00.000Z', unfinished: false };
const keptRecord = {
  ...kept,
  tool: tool.slug,
  values: { topic: 'Old tides' },
  text: 'An old result.',
  source: 'on-device',
  complete: true,
  shortfalls: [],
};
const keptResult = { transcript: transcriptOf(keptRecord.text), values: keptRecord.values, source: 'on-device', complete: true };

const EVENTS: readonly ToolRunEvent[] = [
  { type: 'submit', values: checkedValues(tool, { topic: 'Tides', notes: 'The moon pulls.' }) },
  { type: 'begun', source: 'on-device', reads: 'task' },
  { type: 'written', text: 'Some words. ' },
  { type: 'completed', outcome: {} },
  { type: 'completed', outcome: { verdict: verdictOf([{ grade: 'needs-more', reason: 'Add sentences.' }], []) } },
  { type: 'failed', error: new GenerationError('network', 'Broken') },
  { type: 'handover', handover: { id: 'h', prompt: 'Write.', reason: 'Too short.' } },
  { type: 'answer', text: 'Pasted words.' },
  { type: 'skip' },
  { type: 'cancel' },
  { type: 'retry' },
  { type: 'resume' },
  { type: 'startOver' },
  { type: 'show', kept, result: keptResult, parts: [], progress: undefined },
];

/** The events that only a writer sends. One that comes when no writer runs is late. */
const OF_WRITERS: readonly string[] = ['begun', 'written', 'completed', 'failed', 'handover'];

/** The machine with writers that never end, and the number of writers that run now. */
function watchedMachine() {
  const running = { now: 0 };
  const machine = toolMachine.provide({
    actors: {
      writer: fromCallback<PersonReply, WriteInput>(() => {
        running.now += 1;
        return () => {
          running.now -= 1;
        };
      }),
      countUse: fromPromise<void, ToolRunInput>(async () => undefined),
    },
  });
  return { machine, running };
}

type Snapshot = SnapshotFrom<typeof toolMachine>;

/** The events of each path to a state that differs by `serialize`. */
function pathsOf(get: typeof getShortestPaths, events: readonly ToolRunEvent[], serialize: (snapshot: Snapshot) => unknown) {
  const options = { events, input: { tool, ports: fakePorts() }, limit: 5_000 };
  return get(toolMachine, { ...options, serializeState: (snapshot) => JSON.stringify(serialize(snapshot as Snapshot)) }).map(({ steps }) =>
    steps.map(({ event }) => event).filter(({ type }) => !type.startsWith('xstate.')),
  );
}

/** The state of the run, and whether there are words, results and a failure. */
const whatIsThere = ({ value, context }: Snapshot) => [
  value,
  context.transcript.words > 0,
  context.result?.complete,
  context.result?.verdict?.grade,
  context.earlier?.complete,
  context.failure,
  context.kept,
  context.handover !== undefined,
];

/** One path to each state. */
const shortest = pathsOf(getShortestPaths, EVENTS, whatIsThere);

// All simple paths between so many states would be too many, so these know only where the run is.
const simple = pathsOf(
  getSimplePaths as typeof getShortestPaths,
  EVENTS.filter(({ type }) => !['begun', 'resume', 'startOver', 'answer', 'skip'].includes(type)),
  ({ value }) => value,
);

const paths = [...shortest, ...simple];

/** Sends the events to a machine whose texts are kept, checks what holds after each, and what is kept when the page is closed then. */
async function walk(events: readonly ToolRunEvent[]): Promise<void> {
  const trace = events.map(({ type }) => type).join(' > ');
  const ports = fakePorts();
  await ports.kept.put(keptRecord);
  const { machine, running } = watchedMachine();
  const actor = createActor(machine, { input: { tool, ports } });
  const keeper = new RunKeeper(actor, { ports });
  const notices: string[] = [];
  actor.on('notice', ({ notice }) => notices.push(notice.title));
  actor.start();
  const written: string[] = [];
  for (const [nth, event] of events.entries()) {
    const before = actor.getSnapshot();
    notices.length = 0;
    // No two answers have the same words.
    actor.send(event.type === 'written' ? { ...event, text: `Words ${nth}. ` } : event);
    const now = actor.getSnapshot();
    expect(running.now, `${trace}: writers in ${JSON.stringify(now.value)}`).toBe(now.matches('busy') ? 1 : 0);
    const isLate = OF_WRITERS.includes(event.type) && !before.matches('busy');
    if (isLate || (event.type === 'submit' && before.matches('busy')))
      expect(now.context, `${trace}: ${event.type} is ignored`).toBe(before.context);
    if (event.type === 'completed' && event.outcome.verdict && before.matches('busy') && !before.matches({ busy: 'counting' }))
      expect([now.value, notices], `${trace}: nothing is counted`).toEqual([{ result: 'whole' }, ['Needs more']]);
    if (now.context.transcript.words > 0) written.push(textOfTranscript(now.context.transcript));
    if (now.context.result) written.push(resultText(now.context.result));
  }
  keeper.flush();
  await keeper.settled();
  const texts = [...ports.kept.records.values()].map(({ text }) => text);
  const lost = written.filter((text) => !texts.some((one) => one.startsWith(text)));
  expect(lost, `${trace}: texts that are not kept`).toEqual([]);
  actor.stop();
}

describe('Every path through the tool machine', () => {
  it('The tool machine has more than a hundred paths', () => {
    expect(paths.length).toBeGreaterThan(100);
  });

  it('After every event in each state at most one writer runs, late answers and second submits are ignored, and no written word is lost', async () => {
    for (const path of shortest) for (const last of EVENTS) await walk([...path, last]);
    for (const path of simple) await walk(path);
  });

  it('can leave busy by a failure and by Cancel', () => {
    for (const path of paths) {
      for (const end of [{ type: 'cancel' }, { type: 'failed', error: new GenerationError('timeout', 'Late') }] as const) {
        const { machine, running } = watchedMachine();
        const actor = createActor(machine, { input: { tool, ports: fakePorts() } });
        actor.start();
        for (const event of path) actor.send(event);
        actor.send(end);
        const isCounting = actor.getSnapshot().matches({ busy: 'counting' });
        if (!isCounting || end.type === 'cancel') expect(actor.getSnapshot().matches('busy')).toBe(false);
        actor.stop();
        expect(running.now).toBe(0);
      }
    }
  });
});
