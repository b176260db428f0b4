import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeRequest, type GenerationTask, type Values } from '@marginalia/engine';
import { loadTool } from '@marginalia/tool-defs';
import { median, table } from '../compare.ts';

const SAMPLES = join(import.meta.dirname, '../../packages/on-device/corpus');
const ROUNDS = 5;
/** Words of the long text, of which a tenth is measured too. A field that holds fewer is filled. */
const LONG_TEXT_WORDS = 100_000;
/** Fields that hold fewer characters are for a name or a line. */
const FIELD_OF_TEXT = 50_000;
/** Milliseconds of a sample, milliseconds of the long text, and the long text against a tenth of it. */
const BARS = { sample: 60, long: 1000, growth: 7 };

interface Sample {
  readonly tool: string;
  readonly values: Values;
}

/** Runs a task to its end with the code that a worker runs. */
export type Run = (task: GenerationTask) => Promise<void>;

/**
 * Prints how much processor time each tool takes on the device, without the start of its worker: its samples, and long texts. These are
 * made of the longest sample of the tool, and of each `.txt` file in a folder of prose, if one is given.
 */
export async function printSpeed(run: Run, prose?: string): Promise<void> {
  const samples = readdirSync(SAMPLES).map((file) => JSON.parse(readFileSync(join(SAMPLES, file), 'utf8')) as Sample);
  const files = prose === undefined ? [] : readdirSync(prose).filter((file) => file.endsWith('.txt'));
  const rows = [['tool', 'text', 'words', 'median of a sample', 'long text', 'growth for ten times the text']];
  const all: number[] = [];
  for (const slug of new Set(samples.map(({ tool }) => tool))) {
    const own = samples.filter(({ tool }) => tool === slug);
    const times: number[] = [];
    for (const { values } of own) times.push(await timeOf(run, slug, values));
    all.push(...times);
    const form = await longestField(slug, own);
    const sample = String(form.values[form.field]);
    const texts = [['its sample', repeated(sample)], ...files.map((file) => [file, readFileSync(join(prose ?? '', file), 'utf8')])];
    for (const [name = '', text = ''] of texts) rows.push([slug, name, ...(await growthOf(run, slug, form, text, median(times)))]);
  }
  rows.push(['all samples', '', '', `${median(all).toFixed(0)} ms`, '', '']);
  rows.push(['bar', '', '', `${BARS.sample} ms`, `${BARS.long} ms`, `${BARS.growth}`]);
  process.stdout.write(`\n${table(rows)}\n`);
}

interface Form {
  readonly values: Values;
  readonly field: string;
  /** The most characters that the field holds. */
  readonly room: number;
}

/** The sample of a tool with the longest text, and its field for that. */
async function longestField(slug: string, samples: readonly Sample[]): Promise<Form> {
  const properties = (await loadTool(slug))?.definition.input.properties ?? {};
  const forms = samples.flatMap(({ values }) =>
    Object.keys(values).map((field) => ({ values, field, room: Number((properties[field] as { maxLength?: number })?.maxLength ?? 0) })),
  );
  const [longest] = forms
    .filter(({ room }) => room >= FIELD_OF_TEXT)
    .sort((a, b) => String(b.values[b.field]).length - String(a.values[a.field]).length);
  if (longest === undefined) throw new Error(`The tool ${slug} has no field for a text`);
  return longest;
}

async function growthOf(run: Run, slug: string, { values, field, room }: Form, prose: string, sample: number): Promise<string[]> {
  const text = prose.slice(0, room);
  const brief = await timeOf(run, slug, { ...values, [field]: text.slice(0, text.length / 10) });
  const full = await timeOf(run, slug, { ...values, [field]: text });
  return [`${text.split(/\s+/).length}`, `${sample.toFixed(0)} ms`, `${full.toFixed(0)} ms`, (full / brief).toFixed(1)];
}

/** Copies of a text. In each, the longer words get other endings, so that the vocabulary grows as it does in a book. */
function repeated(text: string): string {
  const copies = Math.ceil(LONG_TEXT_WORDS / text.split(/\s+/).length);
  return Array.from({ length: copies }, (_, copy) => text.replace(/\p{L}{8,}/gu, (word) => `${word}${'abcdefghij'[copy % 10]}`)).join(
    '\n\n',
  );
}

/** The median milliseconds of the processor for a form, after a first round, which loads the skills. */
async function timeOf(run: Run, slug: string, values: Values): Promise<number> {
  const tool = await (await loadTool(slug))?.whole();
  const check = tool?.check(values);
  if (!tool || !check?.ok) throw new Error(`The form does not fit the tool ${slug}`);
  const { task } = composeRequest(tool, check.values, '2026-11-21');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    const began = process.cpuUsage();
    await run(task);
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    // A long text needs no further rounds.
    if (times.length > 1 && times.reduce((sum, time) => sum + time, 0) > 4000) break;
  }
  return median(times.slice(1));
}
