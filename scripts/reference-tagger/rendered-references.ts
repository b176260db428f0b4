import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Label } from '../../packages/on-device/src/skills/cite/read/tagger/labels.ts';
import type { TaggedText } from './tagged-text.ts';

/** A reference as `../render-references.ts` writes it, one a line. */
export interface Rendered {
  readonly text: string;
  readonly spans: readonly (readonly [label: Label, start: number, end: number])[];
}

/** The references of `folder`/*.jsonl. */
export function renderedTexts(folder: string): readonly TaggedText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const { text, spans } = JSON.parse(line) as Rendered;
          return { text, spans: spans.map(([label, start, end]) => ({ label, start, end })) };
        }),
    );
}
