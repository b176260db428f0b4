import { FileRefused, type ReadDocument } from '../documents/documents-port.ts';
import { fixedGenerator, type Generators } from '../generation/generators.ts';
import type { TextGenerator } from '../generation/text-generator.ts';
import { noLookup } from '../lookup/lookup-port.ts';
import type { FilesPort, Ports, PrintPort } from '../ports.ts';
import type { WorkStore } from '../saved/store/work-store.ts';
import { type FakeGenerator, fakeGenerator } from './fake-generator.ts';
import { type FakeWorkDatabase, fakeWork, fakeWorkDatabase, type MemoryStorage, memoryStorage } from './fake-storage.ts';
import { memoryDecks } from './memory-decks.ts';
import { type MemoryLeftDrafts, memoryDrafts, memoryLeftDrafts } from './memory-drafts.ts';
import { type MemoryKept, memoryKept } from './memory-kept.ts';
import { type MemoryProgress, memoryProgress } from './memory-progress.ts';

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

/** The ports that a test may pass. */
type GivenPorts = Pick<
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
>;

/** Ports in memory. A test passes only what it needs. The clock always shows noon on 20 November 2026. */
export function fakePorts(given: Partial<GivenPorts> = {}): FakePorts {
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
