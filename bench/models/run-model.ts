import { countWords, resultText, type TextGenerator, textOfTranscript } from '@marginalia/engine';
import { checkAgainst } from '@marginalia/engine/comparison';
import { linesIn } from '@marginalia/engine/sources';
import { fakeGenerators, fakePorts, runWithPorts } from '@marginalia/engine/testing';
import { joinedParts } from '@marginalia/fake-model';
import { inProcessGenerator } from '@marginalia/on-device';
import type { Sample } from './samples.ts';
import { lostWords, repeatedLines, wordsIn } from './words.ts';

/** The counts of one run: one tool with one model. */
export interface Outcome {
  readonly calls: number;
  readonly words: number;
  readonly lost: readonly string[];
  readonly repeated: readonly string[];
  /** The inventions that the model wrote, and the inventions among them that have no mark. */
  readonly invented: number;
  readonly missed: readonly string[];
  /** The true lines that the model wrote, and the true lines that are marked wrongly. */
  readonly said: number;
  readonly wronglyFlagged: readonly string[];
  /** Requests for more that give the model no way to decline. */
  readonly demands: number;
  readonly success: boolean;
  /** The kind of failure; '' without one. */
  readonly failure: string;
  readonly text: string;
}

/** Keeps the text of every answer and every prompt. */
function recorded(generator: TextGenerator) {
  const answers: string[] = [];
  const prompts: string[] = [];
  const recorder: TextGenerator = {
    ...generator,
    async *generate(request) {
      const at = answers.push('') - 1;
      prompts.push(request.prompt);
      for await (const event of generator.generate(request)) {
        if (event.type === 'delta') answers[at] += event.text;
        yield event;
      }
    },
  };
  return { recorder, answers, prompts };
}

export async function runModel(sample: Sample, generator: TextGenerator): Promise<Outcome> {
  const { tool, values } = sample;
  const { recorder, answers, prompts } = recorded(generator);
  const ports = { ...fakePorts(), generators: fakeGenerators(recorder, inProcessGenerator()) };
  const { context, notices } = await runWithPorts(tool, ports, values);
  const { result, failure } = context;
  const text = result ? resultText(result) : textOfTranscript(context.transcript);
  const kept = [text, ...(result?.leftOut ?? []).map((left) => left.text), ...(result?.shortfalls ?? [])];
  const marked = checkAgainst(text, values, tool).foreign;
  const lines = linesIn(text).map(({ start, end }) => text.slice(start, end));
  const touched = new Set(marked.map(({ line }) => line));
  const folded = (line: string): string => wordsIn(line).join(' ');
  const said = new Set(sample.said.map(folded).filter((line) => line !== ''));
  const own = lines.flatMap((line, index) => (said.has(folded(line)) ? [{ line, index }] : []));
  const all = answers.join('\n');
  const invented = sample.invented.filter((words) => all.includes(words));
  const isMarked = (words: string): boolean => {
    const parts = words.split('\n').map(folded);
    const at = lines.flatMap((line, index) => (parts.some((part) => folded(line).includes(part)) ? [index] : []));
    return (
      at.length === 0 || at.some((index) => touched.has(index) || /\[(?:not in your material|source needed)\]/.test(lines[index] ?? ''))
    );
  };
  return {
    calls: prompts.length,
    words: countWords(text),
    lost: lostWords(answersWithoutForm(answers, sample), kept),
    repeated: failure ? [] : repeatedLines(text, joinedParts(sample.partsFor(prompts[0] ?? ''))),
    invented: invented.length,
    missed: invented.filter((words) => !isMarked(words)),
    said: own.length,
    wronglyFlagged: own.flatMap(({ line, index }) => (touched.has(index) ? [line] : [])),
    demands: prompts.filter(
      (prompt) =>
        prompt.includes('A first answer is here already') && !/write: No more\.|an empty list where there is no more/.test(prompt),
    ).length,
    success: notices.some(({ tone }) => tone === 'success'),
    failure: failure ?? '',
    text,
  };
}

/** The answers without the tool's own titles, the line that declines, and repeated answers, because none of these belongs in a result. */
function answersWithoutForm(answers: readonly string[], { tool, values }: Sample): string[] {
  const titles = new Set(tool.sections(values).map(({ title }) => wordsIn(title).join(' ')));
  return [...new Set(answers)].map((answer) =>
    answer
      .split('\n')
      .filter((line) => {
        const words = wordsIn(line).join(' ');
        return words !== 'no more' && !titles.has(words);
      })
      .join('\n'),
  );
}
