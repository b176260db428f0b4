import { FileRefused, type ReadDocument } from '../documents/documents-port.ts';
import { fixedGenerator, type Generators } from '../generation/generators.ts';
import type { TextGenerator } from '../generation/text-generator.ts';
import { noLookup } from '../lookup/lookup-port.ts';
import type { ClockPort, FilesPort, Ports, PrintPort, StoragePort } from '../ports.ts';
import { memoryDatabase, memoryTexts } from '../saved/store/memory-work.ts';
import type { WorkDatabase } from '../saved/store/store-ports.ts';
import { WorkStore } from '../saved/store/work-store.ts';
import { StorageError } from '../storage/storage-error.ts';
import { type FakeGenerator, fakeGenerator } from './fake-generator.ts';
import { memoryDecks } from './memory-decks.ts';
import { type MemoryLeftDrafts, memoryDrafts, memoryLeftDrafts } from './memory-drafts.ts';
import { type MemoryKept, memoryKept } from './memory-kept.ts';
import { type MemoryProgress, memoryProgress } from './memory-progress.ts';

export interface MemoryStorage extends StoragePort {
  readonly entries: Map<string, string>;
  /** If set, every update fails for this reason. */
  failure: StorageError['reason'] | undefined;
}

export function memoryStorage(entries: Readonly<Record<string, string>> = {}): MemoryStorage {
  const storage: MemoryStorage = {
    entries: new Map(Object.entries(entries)),
    failure: undefined,
    read: async (key) => storage.entries.get(key) ?? null,
    update: async (key, change) => {
      const next = change(storage.entries.get(key) ?? null);
      if (storage.failure) throw new StorageError(storage.failure);
      storage.entries.set(key, next);
    },
  };
  return storage;
}

/** A database of saved work in memory. */
export interface FakeWorkDatabase extends WorkDatabase {
  durable: boolean;
  /** If set, every operation fails for this reason. */
  failure: StorageError['reason'] | undefined;
}

export function fakeWorkDatabase(): FakeWorkDatabase {
  const memory = memoryDatabase();
  const unlessBroken = async <T>(work: () => Promise<T>): Promise<T> => {
    if (database.failure) throw new StorageError(database.failure);
    return work();
  };
  const database: FakeWorkDatabase = {
    durable: true,
    failure: undefined,
    readMeta: () => unlessBroken(() => memory.readMeta()),
    readItems: () => unlessBroken(() => memory.readItems()),
    readQuarantine: () => unlessBroken(() => memory.readQuarantine()),
    commit: (change, signal) => unlessBroken(() => memory.commit(change, signal)),
  };
  return database;
}

/**
 * Saved work over the entries of a storage, which a test may change as any program can. Its `failure` leaves the public keys as they are.
 */
export function fakeWork(storage: MemoryStorage, database: WorkDatabase, clock: ClockPort): WorkStore {
  const memory = memoryTexts(storage.entries);
  const texts = {
    ...memory,
    read: (key: string) => {
      if (storage.failure === 'blocked') throw new StorageError('blocked');
      return memory.read(key);
    },
    write: (key: string, text: string) => {
      if (storage.failure) throw new StorageError(storage.failure);
      memory.write(key, text);
    },
  };
  return new WorkStore({ texts, database: async () => database, lock: (work) => work(), clock });
}

export interface FakeGenerators extends Generators {
  /** Replaces the generator, as if a person chose another one. */
  choose(generator: TextGenerator): void;
}

/** The generators of a host, of which a test chooses one. */
export function fakeGenerators(first: TextGenerator, device?: TextGenerator): FakeGenerators {
  let chosen = fixedGenerator(first);
  const listeners = new Set<() => void>();
  return {
    device,
    resolve: () => chosen.resolve(),
    getSnapshot: () => chosen.getSnapshot(),
    warm: (outline) => chosen.warm(outline),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(generator) {
      chosen = fixedGenerator(generator);
      for (const listener of listeners) listener();
    },
  };
}

export interface FakePorts extends Ports {
  readonly work: WorkStore;
  /** The database of `work`, whose public keys stand in `storage`. */
  readonly database: FakeWorkDatabase;
  /** The first generator that is chosen. */
  readonly generator: FakeGenerator;
  readonly generators: FakeGenerators;
  readonly storage: MemoryStorage;
  readonly archive: MemoryStorage;
  readonly kept: MemoryKept;
  readonly progress: MemoryProgress;
  readonly leftDrafts: MemoryLeftDrafts;
  /**
   * The copied texts. The other lists have the downloaded files (their bytes as text), printed documents and logged messages, all in
   * order.
   */
  readonly copied: string[];
  /** The copied HTML, where there was any. */
  readonly copiedHtml: string[];
  readonly downloads: (Parameters<FilesPort['download']>[0] & { readonly content: string })[];
  readonly printed: Parameters<PrintPort['print']>[0][];
  readonly warnings: string[];
}

/** Reads any file as text; refuses an empty one. */
async function readText(file: File): Promise<ReadDocument> {
  const text = await file.text();
  if (text === '') throw new FileRefused('empty');
  return { format: 'text', kind: 'document', parts: [{ text }], leftOut: [] };
}

/** Ports in memory. A test passes only what it needs. The clock always shows noon on 20 November 2026. */
export function fakePorts(
  given: Partial<
    Pick<
      FakePorts,
      | 'generator'
      | 'storage'
      | 'archive'
      | 'kept'
      | 'progress'
      | 'decks'
      | 'drafts'
      | 'leftDrafts'
      | 'clock'
      | 'clipboard'
      | 'documents'
      | 'lookup'
    >
  > = {},
): FakePorts {
  const { generator = fakeGenerator() } = given;
  const copied: string[] = [];
  const copiedHtml: string[] = [];
  const downloads: FakePorts['downloads'] = [];
  const printed: FakePorts['printed'] = [];
  const warnings: string[] = [];
  const { storage = memoryStorage(), clock = { now: () => new Date(2026, 10, 20, 12, 0, 0) } } = given;
  const database = fakeWorkDatabase();
  return {
    generator,
    generators: fakeGenerators(generator),
    storage,
    database,
    work: fakeWork(storage, database, clock),
    archive: memoryStorage(),
    kept: memoryKept(),
    decks: memoryDecks(),
    progress: memoryProgress(),
    drafts: memoryDrafts(),
    leftDrafts: memoryLeftDrafts(),
    clock,
    clipboard: {
      write: async (text, html) => {
        copied.push(text);
        if (html !== undefined) copiedHtml.push(html);
      },
    },
    files: {
      download: ({ content, ...file }) =>
        void downloads.push({ ...file, content: typeof content === 'string' ? content : new TextDecoder().decode(content) }),
    },
    documents: {
      read: readText,
      // The file is its own source as JSON.
      write: async (format, source) => ({ bytes: new TextEncoder().encode(JSON.stringify({ format, ...source })) }),
    },
    lookup: noLookup,
    printer: { print: (document) => void printed.push(document) },
    log: { warn: (message) => void warnings.push(message) },
    copied,
    copiedHtml,
    downloads,
    printed,
    warnings,
    ...given,
  };
}
