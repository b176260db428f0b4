import { resultText } from '@marginalia/engine';
import { fakeGenerator, fakeGenerators, fakePorts, runWithPorts } from '@marginalia/engine/testing';
import { ON, paragraphPerClause } from '@marginalia/fake-model';
import { inProcessGenerator } from '@marginalia/on-device';
import { loadTool } from '@marginalia/tool-defs';
import { longDescription, thesisForm } from '../../packages/tool-defs/src/thesis.test-data.ts';
import { counted, wordsIn } from './words.ts';

const RUN_WORDS = 8;
const CONTEXT_TOKENS = 4096;
const LONG_FORM_CHARACTERS = 48_000;

/** The rows of a table: a thesis of 20,000 words by a model that writes a paragraph for each clause of its brief. */
export async function thesisRows(): Promise<string[][]> {
  return [
    ['thesis of 20,000 words', 'words', 'calls', 'clauses twice', 'runs of eight twice', 'largest call, tokens'],
    await rowOf('as it is', {}),
    await rowOf(
      `context of ${CONTEXT_TOKENS} tokens, ${LONG_FORM_CHARACTERS} characters`,
      { description: longDescription(LONG_FORM_CHARACTERS) },
      CONTEXT_TOKENS,
    ),
    ['bar', '>= 19000', '', '0', '< 1 %', `<= ${CONTEXT_TOKENS} in the second`],
  ];
}

async function rowOf(name: string, form: Readonly<Record<string, string>>, contextTokens?: number): Promise<string[]> {
  const tool = await loadTool('ntcc-report-creator');
  if (!tool) throw new Error('No report tool');
  const generator = fakeGenerator({
    answer: ({ prompt }) => ({ chunks: [paragraphPerClause(prompt)] }),
    ...(contextTokens !== undefined && { capabilities: { contextTokens } }),
  });
  const ports = { ...fakePorts({ generator }), generators: fakeGenerators(generator, inProcessGenerator()) };
  const { context } = await runWithPorts(tool, ports, { ...thesisForm, ...form });
  const text = context.result ? resultText(context.result) : '';
  const clauses = [...text.matchAll(new RegExp(`^${ON}(.*?)\\.(?: |$)`, 'gm'))].map(([, clause = '']) => clause);
  const runs = text.split('\n\n').flatMap((paragraph) => {
    const words = wordsIn(paragraph);
    return words.slice(RUN_WORDS - 1).map((_word, at) => words.slice(at, at + RUN_WORDS).join(' '));
  });
  const again = (all: readonly string[]): number => all.length - counted(all).size;
  const largest = Math.max(...generator.requests.map(({ prompt, maxOutputTokens = 0 }) => Math.ceil(prompt.length / 4) + maxOutputTokens));
  return [
    name,
    String(context.result?.transcript.words ?? 0),
    String(generator.requests.length),
    String(again(clauses)),
    `${((100 * again(runs)) / runs.length).toFixed(2)} %`,
    String(largest),
  ];
}
