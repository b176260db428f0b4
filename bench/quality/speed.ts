import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeRequest, type Values } from '@marginalia/engine';
import { writeSections } from '@marginalia/on-device';
import { loadTool } from '@marginalia/tool-defs';
import { table } from '../compare.ts';

const SAMPLES = join(import.meta.dirname, '../../packages/on-device/corpus');
const ROUNDS = 5;
/** Words of the long text, of which a tenth is measured too. A field that holds fewer is filled. */
const LONG = 100_000;
/** Milliseconds of a sample, milliseconds of the long text, and the long text against a tenth of it. */
const BARS = { sample: 60, long: 1000, growth: 7 };

interface Sample {
  readonly tool: string;
  readonly values: Values;
}

/** Prints how long each tool takes on the device, without the start of its worker: its samples, and a text of 100,000 words. */
export async function printSpeed(): Promise<void> {
  const samples = readdirSync(SAMPLES).map((file) => JSON.parse(readFileSync(join(SAMPLES, file), 'utf8')) as Sample);
  const tools = [...new Set(samples.map(({ tool }) => tool))];
  const rows = [['tool', 'median of a sample', `${LONG} words`, 'growth for ten times the text']];
  const all: number[] = [];
  for (const slug of tools) {
    const own = samples.filter(({ tool }) => tool === slug);
    const times: number[] = [];
    for (const { values } of own) times.push(await timeOf(slug, values));
    all.push(...times);
    const long = await longest(slug, own);
    rows.push([slug, `${median(times).toFixed(0)} ms`, ...(long ?? ['–', '–'])]);
  }
  rows.push(['all samples', `${median(all).toFixed(0)} ms`, '', '']);
  rows.push(['bar', `${BARS.sample} ms`, `${BARS.long} ms`, `${BARS.growth}`]);
  process.stdout.write(`\n${table(rows)}\n`);
}

/** The times of a long text, made of the longest sample of the tool, or nothing for a tool whose fields are short. */
async function longest(slug: string, samples: readonly Sample[]): Promise<string[] | undefined> {
  const sized = samples
    .flatMap(({ values }) => Object.entries(values).map(([field, text]) => ({ values, field, text: String(text) })))
    .sort((a, b) => b.text.length - a.text.length);
  const [first] = sized;
  const tool = await loadTool(slug);
  const room = first === undefined ? 0 : Number((tool?.definition.input.properties[first.field] as { maxLength?: number })?.maxLength ?? 0);
  if (first === undefined || room < 50_000) return undefined;
  const text = repeated(first.text, LONG).slice(0, room);
  const short = text.slice(0, text.length / 10);
  const [brief, full] = [
    await timeOf(slug, { ...first.values, [first.field]: short }),
    await timeOf(slug, { ...first.values, [first.field]: text }),
  ];
  return [`${full.toFixed(0)} ms (${text.split(/\s+/).length} words)`, (full / brief).toFixed(1)];
}

/** Copies of a text. In each, the longer words get other endings, so that the vocabulary grows as it does in a book. */
function repeated(text: string, words: number): string {
  const copies = Math.ceil(words / text.split(/\s+/).length);
  return Array.from({ length: copies }, (_, copy) => text.replace(/\p{L}{8,}/gu, (word) => `${word}${'abcdefghij'[copy % 10]}`)).join(
    '\n\n',
  );
}

async function timeOf(slug: string, values: Values): Promise<number> {
  const tool = await loadTool(slug);
  const check = tool?.check(values);
  if (!tool || !check?.ok) throw new Error(`The form does not fit the tool ${slug}`);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    const began = performance.now();
    for await (const _ of writeSections(composeRequest(tool, check.values, '2026-11-21').task));
    times.push(performance.now() - began);
    // A long text needs no further rounds.
    if (times.reduce((sum, time) => sum + time, 0) > 4000) break;
  }
  // The first round loads the skills.
  return median(times.length > 1 ? times.slice(1) : times);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
