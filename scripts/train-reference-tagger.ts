import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { featuresOf } from '../packages/on-device/src/skills/cite/read/tagger/features.ts';
import { LABELS } from '../packages/on-device/src/skills/cite/read/tagger/labels.ts';
import { storeWeights } from '../packages/on-device/src/skills/cite/read/tagger/weights.ts';
import { type Example, train } from './reference-tagger/conditional-random-field.ts';
import { type LabelledReference, labelledReferences } from './reference-tagger/labelled-references.ts';

/** `node scripts/train-reference-tagger.ts <folder>` writes the weights of the reference tagger. */
const [, , folder = ''] = process.argv;
const FILE = new URL('../packages/on-device/src/skills/cite/read/tagger/weights.json', import.meta.url);
/** How often the first and the second training see each reference. */
const EPOCHS = { whole: 3, small: 4 };
/** A feature that is rarer is left out of the first training. */
const RARE = 4;
/** How many features the second training and the file have: those with the largest weights. */
const KEPT = 8000;

const COUNT = LABELS.length;
const references = labelledReferences(folder).map((reference) => ({ ...reference, keys: featuresOf(reference.words) }));
const lessons = references.filter(({ isHeldBack }) => !isHeldBack);
const uses = new Map<number, number>();
for (const { keys } of lessons) for (const key of keys.flatMap((row) => [...row])) uses.set(key, (uses.get(key) ?? 0) + 1);

const often = rowsOf([...uses].filter(([, count]) => count >= RARE).map(([key]) => key));
process.stdout.write(`${lessons.length} references, ${often.size} features\n`);
const whole = train(
  lessons.map((lesson) => exampleOf(lesson, often)),
  often.size,
  EPOCHS.whole,
);
const strengths = [...often].map(
  ([key, row]) => [key, strength(whole.weights.subarray(row * COUNT, (row + 1) * COUNT)) * Math.log(1 + (uses.get(key) ?? 0))] as const,
);
const kept = rowsOf(
  strengths
    .sort(([, one], [, other]) => other - one)
    .slice(0, KEPT)
    .map(([key]) => key),
);
const small = train(
  lessons.map((lesson) => exampleOf(lesson, kept)),
  kept.size,
  EPOCHS.small,
);
const stored = storeWeights(new Map([...kept].map(([key, row]) => [key, [...small.weights.subarray(row * COUNT, (row + 1) * COUNT)]])), [
  ...small.transitions,
]);
const json = `${JSON.stringify(stored, undefined, 2)}\n`;
writeFileSync(FILE, json);
process.stdout.write(`${gzipSync(json).length} bytes packed\n`);

function rowsOf(keys: readonly number[]): ReadonlyMap<number, number> {
  return new Map(keys.map((key, row) => [key, row]));
}

function exampleOf(
  { keys, labels }: LabelledReference & { readonly keys: readonly Int32Array[] },
  rows: ReadonlyMap<number, number>,
): Example {
  return { labels, features: keys.map((row) => Int32Array.from([...row].flatMap((key) => rows.get(key) ?? []))) };
}

function strength(weights: Float64Array): number {
  return Math.max(...weights.map(Math.abs));
}
