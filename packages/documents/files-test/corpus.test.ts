import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { type ReadOutcome, readInChild } from './read-file.ts';
import { wordsFound, wordsIn, wordsInOrder } from './words.ts';

/** Reads every file of the corpus and prints how many words of its truth were found and found in order, beside what other programs find. */

const corpus = join(import.meta.dirname, '../corpus');
const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });

/** The least share of words in order. */
const LEAST: Readonly<Record<string, number>> = {
  pdf: 0.98,
  docx: 0.98,
  pptx: 0.98,
  xlsx: 0.98,
  csv: 0.98,
  captions: 1,
  references: 0.98,
  calendar: 0.98,
  pages: 0.98,
};

const BASELINES: Readonly<Record<string, Readonly<Record<string, (path: string) => string | Promise<string>>>>> = {
  pdf: { pdftotext: (path) => run('pdftotext', path, '-') },
  docx: {
    mammoth: async (path) => (await mammoth.extractRawText({ path })).value,
    pandoc: (path) => run('pandoc', path, '--to', 'plain', '--wrap', 'none'),
  },
};

describe.each(Object.keys(LEAST))('The corpus: %s', (kind) => {
  const names = readdirSync(join(corpus, kind)).filter((name) => !name.endsWith('.truth.txt'));
  it.each(names)(
    '%s',
    async (name) => {
      const path = join(corpus, kind, name);
      const truth = readFileSync(`${path}.truth.txt`, 'utf8').trim();
      const outcome = readInChild(path);
      if (name === 'encrypted.pdf') {
        expect([outcome.refused, readInChild(path, 'waves').refused]).toEqual(['password', 'password']);
        report(name, readInChild(path, 'tides'), truth);
      } else if (truth.startsWith('refused: ')) {
        expect(outcome.refused).toBe(truth.slice('refused: '.length));
        print(name, [`refused as ${outcome.refused}`, ...costs(outcome)]);
      } else {
        const share = report(name, outcome, truth);
        for (const [program, read] of Object.entries(BASELINES[kind] ?? {})) report(`  ${program}`, { text: await read(path) }, truth);
        expect(share).toBeGreaterThanOrEqual(LEAST[kind] ?? 1);
      }
    },
    120_000,
  );
});

it('A PDF of 60 pages takes at most four times as long as pdftotext and one second', () => {
  const path = join(corpus, 'pdf/sixty-pages.pdf');
  const timed = run('bash', '-c', `TIMEFORMAT='%U %S'; { time pdftotext '${path}' - > /dev/null; } 2>&1`);
  const other = timed.split(' ').reduce((sum, seconds) => sum + Number(seconds), 0);
  const { cpu } = readInChild(path);
  print('sixty-pages.pdf', [`${cpu.toFixed(2)} s of the processor`, `pdftotext ${other.toFixed(2)} s`]);
  expect(cpu).toBeLessThan(4 * other + 1);
}, 120_000);

/** Prints a line and returns the share of words in order. */
function report(name: string, outcome: Partial<ReadOutcome>, truth: string): number {
  const words = wordsIn(outcome.text ?? '');
  const expected = wordsIn(truth.replace('[notes]', ''));
  const found = wordsFound(expected, words) / expected.length;
  // Notes stand at the end of a page or of the text, so they are to be found anywhere.
  const body = wordsIn(truth.split('\n[notes]\n')[0] ?? '');
  const inOrder = wordsInOrder(body, words) / body.length;
  const said = outcome.refused === undefined ? [] : [`refused as ${outcome.refused}`];
  print(name, [`${percent(found)} found`, `${percent(inOrder)} in order`, ...said, ...costs(outcome)]);
  return inOrder;
}

function costs({ cpu, megabytes }: Partial<ReadOutcome>): string[] {
  return cpu === undefined || megabytes === undefined ? [] : [`${cpu.toFixed(2)} s`, `${Math.round(megabytes)} MB`];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function print(name: string, facts: readonly string[]): void {
  process.stdout.write(`${name.padEnd(30)} ${facts.map((fact) => fact.padStart(16)).join('')}\n`);
}
