import { createActor, waitFor } from 'xstate';
import type { InputIssue } from '../definition/input-issue.ts';
import type { InvalidInput, Tool } from '../definition/tool.ts';
import type { GenerationErrorKind } from '../generation/generation-error.ts';
import { fixedGenerator } from '../generation/generators.ts';
import type { LeftOut } from '../generation/left-out.ts';
import type { SourceSpan } from '../generation/source-span.ts';
import type { ResultSource, TextGenerator } from '../generation/text-generator.ts';
import type { Verdict } from '../generation/verdict.ts';
import type { Ports } from '../ports.ts';
import { resultText } from '../result/result.ts';
import { countWords, textOfTranscript } from '../result/transcript.ts';
import { inMemoryWork } from '../saved/store/memory-work.ts';
import { inMemoryStorage } from '../storage/memory-storage.ts';
import { forgetSections, isDocument } from './keep/kept-document.ts';
import { failureReason } from './machine/failure-reason.ts';
import { toolMachine } from './machine/tool-machine.ts';
import type { RunProgress } from './writer/writer-events.ts';

export interface RunToolOptions {
  readonly generator: TextGenerator;
  /** The generator of the device. With it, the sources of a model's document are formatted. */
  readonly device?: TextGenerator;
  /** Stops the run. Its text so far is then the result, with `complete: false`. */
  readonly signal?: AbortSignal;
  /** Called for each section of a long document, and while its words grow. */
  readonly onProgress?: (progress: RunProgress) => void;
  /** The storage of finished sections and counts of use, the clock and the log. Default: memory, the real clock and no log. */
  readonly ports?: Partial<Pick<Ports, 'work' | 'archive' | 'clock' | 'log'>>;
}

/** The text that a run wrote, and the facts about it. */
export interface ToolOutput {
  readonly text: string;
  /** Words in the text. */
  readonly words: number;
  /** `on-device`, or the ids of the models. */
  readonly source: ResultSource;
  /** False when the run was stopped. */
  readonly complete: boolean;
  /** The parts of the tool's outline that the text lacks, one sentence each. */
  readonly shortfalls: readonly string[];
  /** The degree to which the text holds what the tool promises, where that is known. */
  readonly verdict?: Verdict;
  /** The words of a model's answers that do not stand in the text. */
  readonly leftOut?: readonly LeftOut[];
  /** The words that are quoted from the form. */
  readonly spans?: readonly SourceSpan[];
}

/** The values do not fit the form. Nothing was generated. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly issues: readonly InputIssue[];
  constructor({ message, issues }: InvalidInput) {
    super(message);
    this.issues = issues;
  }
}

/** The generator failed. The message says why and what to do. */
export class RunError extends Error {
  override readonly name = 'RunError';
  readonly kind: GenerationErrorKind;
  /** The text so far; empty when the run failed before its first word. */
  readonly text: string;
  constructor(kind: GenerationErrorKind, text: string) {
    super(failureReason(kind, text !== ''));
    this.kind = kind;
    this.text = text;
  }
}

/**
 * Runs a tool once, as a page does: checks the values, retries, continues and checks the text, and writes long documents section by
 * section.
 * @param values the form's values by field name: texts, or data of the field's type
 * @throws InvalidInputError, RunError
 */
export async function runTool(tool: Tool, values: Readonly<Record<string, unknown>>, options: RunToolOptions): Promise<ToolOutput> {
  const { generator, device, signal, onProgress, ports } = options;
  const input = tool.check(values);
  if (!input.ok) throw new InvalidInputError(input);
  const actor = createActor(toolMachine, {
    input: {
      tool,
      ports: {
        generators: fixedGenerator(generator, device),
        work: inMemoryWork(),
        archive: inMemoryStorage(),
        clock: { now: () => new Date() },
        log: { warn: () => undefined },
        ...ports,
      },
    },
  });
  let progress: RunProgress | undefined;
  actor.subscribe(({ context }) => {
    if (context.progress && context.progress !== progress) onProgress?.(context.progress);
    progress = context.progress;
  });
  const stop = (): void => actor.send({ type: 'cancel' });
  actor.start();
  actor.send({ type: 'submit', values: input.values });
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('busy'));
    const { result, failure, transcript } = context;
    if (failure !== undefined) throw new RunError(failure, textOfTranscript(transcript));
    if (result?.complete && isDocument(tool, input.values, result.source)) await forgetSections(tool, input.values, context.ports);
    // A run that was stopped before its first word has no result.
    const text = result === undefined ? '' : resultText(result);
    return {
      text,
      words: countWords(text),
      source: result?.source ?? generator.source,
      complete: result?.complete ?? false,
      shortfalls: result?.shortfalls ?? [],
      ...(result?.leftOut && { leftOut: result.leftOut }),
      ...(result?.verdict && { verdict: result.verdict }),
      ...(result?.spans && { spans: result.spans }),
    };
  } finally {
    signal?.removeEventListener('abort', stop);
    actor.stop();
  }
}
