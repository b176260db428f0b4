import {
  carryCorrections,
  failureNotice,
  forgetProgress,
  forgetSections,
  type KeptResult,
  type Notice,
  type Ports,
  RunKeeper,
  type StorageError,
  showKept,
  type Tool,
  toolMachine,
} from '@marginalia/engine';
import { createActor } from 'xstate';
import type { ToolActor } from '../tool-state.ts';

/** The machine of a tool, and what is kept of its texts. */
export interface StartedRun {
  readonly actor: ToolActor;
  /** Shows a kept text. The machine ignores it while it is busy. */
  show(record: KeptResult): Promise<void>;
  /** Keeps a text whose run did not end, and shows it as a result. */
  keep(record: KeptResult): Promise<void>;
  /** Removes a kept text and the finished sections of its document, then shows the text before it. */
  discard(record: KeptResult): Promise<void>;
  /** The id of the kept text that is in view. */
  shownId(): string | undefined;
  /** The notice of the last run if it failed. */
  failure(): Notice | undefined;
}

interface StartRunOptions {
  readonly tool: Tool;
  readonly ports: Ports;
  readonly onNotice: (notice: Notice) => void;
  /** Called when the list of kept texts has changed. */
  readonly onKept: () => void;
  /** Called when the device cannot keep a text. */
  readonly onUnkept: (reason: StorageError) => void;
}

/** Starts the machine of a tool. Its text is kept, also when the page is hidden or left. */
export function startRun({ tool, ports, onNotice, onKept, onUnkept }: StartRunOptions): StartedRun {
  const actor = createActor(toolMachine, { input: { tool, ports } });
  const onComplete = async (record: KeptResult): Promise<void> => {
    const notice = await carryCorrections(tool, record, ports);
    if (notice) onNotice(notice);
  };
  const keeper = new RunKeeper(actor, { ports, onChange: onKept, onComplete, onUnkept });
  actor.on('notice', ({ notice }) => onNotice(notice));
  actor.start();
  // Loads the code that reads what a student does with a result: the result must show it without a network too.
  void ports.decks.list();
  void ports.progress.read('');
  // A phone may close a hidden page without another event.
  document.addEventListener('visibilitychange', () => keeper.flush());
  addEventListener('pagehide', () => keeper.flush());

  const show = async (record: KeptResult): Promise<void> => actor.send(await showKept(tool, record, ports));
  return {
    actor,
    show,
    async keep(record) {
      const kept = { ...record, unfinished: false };
      await ports.kept.put(kept).catch(onUnkept);
      await show(kept);
      onKept();
    },
    async discard(record) {
      await ports.kept.remove([record.id]);
      await forgetProgress(ports, record.text);
      if (!record.complete) await forgetSections(tool, record.values, ports);
      const [before] = await ports.kept.list(tool.slug);
      if (before) await show(before);
      else actor.send({ type: 'clear' });
      onKept();
    },
    shownId: () => actor.getSnapshot().context.kept?.id ?? keeper.lastId,
    failure() {
      const { failure, values, transcript } = actor.getSnapshot().context;
      return failure && failureNotice(tool, values, failure, transcript.words > 0);
    },
  };
}
