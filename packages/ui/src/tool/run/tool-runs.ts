import { type KeptResult, type Notice, type Ports, type StorageError, sameForm, type Tool, type Values } from '@marginalia/engine';
import { loadRunChunk, type RunChunk } from './load-run-chunk.ts';
import type { StartedRun } from './start-run.ts';

/** The parts of a run that a page has loaded so far. */
export interface LoadedRun {
  /** The running machine and the components that show it; undefined until their code is loaded. */
  readonly run: StartedRun | undefined;
  readonly code: RunChunk | undefined;
  /** The kept texts of the tool, newest first. */
  readonly records: readonly KeptResult[];
}

/**
 * The runs of a host, one for each tool. They live as long as the page, so that a run goes on when a person leaves the screen of its tool.
 * A run is created, and its code loaded, when it is first needed.
 */
export class ToolRuns {
  readonly ports: Ports;
  readonly #runs = new Map<string, ToolRunHandle>();
  #unkept = false;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  of(tool: Tool): ToolRunHandle {
    const run = this.#runs.get(tool.slug) ?? new ToolRunHandle(tool, this.ports, (reason) => this.#noticeOf(reason));
    this.#runs.set(tool.slug, run);
    return run;
  }

  /** The notice that the device keeps no results; only once, because it is true of all of them. */
  #noticeOf(reason: StorageError): Notice | undefined {
    if (this.#unkept) return undefined;
    this.#unkept = true;
    // Saving may work in a browser that refuses this storage alone.
    const why = reason.reason === 'blocked' ? 'This browser refuses the storage for results that are not saved.' : reason.message;
    const text = `${why} Results last until this tab is closed: download what you want to keep.`;
    return { tone: 'info', title: 'Not kept on this device', text };
  }
}

/** The run of one tool. */
export class ToolRunHandle {
  readonly #tool: Tool;
  readonly #ports: Ports;
  readonly #noticeOf: (reason: StorageError) => Notice | undefined;
  readonly #listeners = new Set<() => void>();
  #state: LoadedRun = { run: undefined, code: undefined, records: [] };
  #starting: Promise<StartedRun> | undefined;
  #restoring: Promise<void> | undefined;
  #onNotice: (notice: Notice) => void = () => undefined;

  constructor(tool: Tool, ports: Ports, noticeOf: (reason: StorageError) => Notice | undefined) {
    this.#tool = tool;
    this.#ports = ports;
    this.#noticeOf = noticeOf;
  }

  readonly getSnapshot = (): LoadedRun => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets the listener for notices of the run. It replaces the one before. */
  listen(onNotice: (notice: Notice) => void): void {
    this.#onNotice = onNotice;
  }

  /** Loads the code of the run and starts its machine. After a failure the next call loads it again. */
  start(): Promise<StartedRun> {
    this.#starting ??= loadRunChunk().then(
      (code) => {
        this.#ports.kept.prepare();
        const run = code.startRun({
          tool: this.#tool,
          ports: this.#ports,
          onNotice: (notice) => this.#onNotice(notice),
          onKept: () => void this.#readRecords(),
          onUnkept: (reason) => {
            const notice = this.#noticeOf(reason);
            if (notice) this.#onNotice(notice);
          },
        });
        this.#set({ run, code });
        this.#ports.kept.subscribe(() => void this.#keepInTab(run));
        return run;
      },
      (cause: unknown) => {
        this.#starting = undefined;
        throw cause;
      },
    );
    return this.#starting;
  }

  /**
   * Shows the last kept text of a form, or else the last one, if nothing has been run yet. Only the first call shows one: another tab may
   * have kept a later text of another form.
   * @param form what stands in the form of this tab
   * @returns the kept texts
   */
  readonly restore = async (form: Values): Promise<readonly KeptResult[]> => {
    this.#restoring ??= this.#restore(form);
    await this.#restoring;
    return this.#state.records;
  };

  /** Shows a kept text, unless a run is going on. */
  async open(record: KeptResult): Promise<void> {
    // The last text is not shown in its place afterwards.
    this.#restoring = this.#readRecords().then(() => undefined);
    await this.#restoring;
    const run = await this.start();
    await run.show(record);
  }

  async #restore(form: Values): Promise<void> {
    const records = await this.#readRecords();
    const last = records.find(({ values }) => sameForm(values, form)) ?? records[0];
    if (last === undefined) return;
    try {
      const run = await this.start();
      if (run.actor.getSnapshot().matches('idle')) await run.show(last);
    } catch {
      // The code did not arrive. The next page load shows the text.
    }
  }

  /** The device keeps nothing more. The text in view ends with the tab, and not with the page. */
  async #keepInTab(run: StartedRun): Promise<void> {
    const shown = this.#state.records.find(({ id }) => id === run.shownId());
    if (shown) await this.#ports.kept.put(shown).catch(() => undefined);
    await this.#readRecords();
  }

  async #readRecords(): Promise<readonly KeptResult[]> {
    const records = await this.#ports.kept.list(this.#tool.slug);
    this.#set({ records });
    return records;
  }

  #set(change: Partial<LoadedRun>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
