import type { ExportSource } from '@marginalia/engine';
import { readReference, readSources } from '@marginalia/on-device/references';
import { describe, expect, it } from 'vitest';
import { bibtex } from './bibtex.ts';
import { cslJson } from './csl-json.ts';
import { ris } from './ris.ts';

const LIST = [
  'Roediger, H. L., & Karpicke, J. D. (2006). Test-enhanced learning: Taking memory tests improves long-term retention. Psychological Science, 17(3), 249–255. https://doi.org/10.1111/j.1467-9280.2006.01693.x',
  'World Health Organization. (2020). Guidelines on physical activity & sedentary behaviour. World Health Organization.',
  'Knuth, D. E. (1997). The art of computer programming (3rd ed.). Addison-Wesley.',
];

function source(texts: readonly string[]): ExportSource {
  const sections = [{ kind: 'reference', items: texts.map((text) => ({ text })), section: 'references', title: 'References' }] as const;
  return {
    tool: 'bibliography-builder',
    title: 'Bibliography',
    text: texts.join('\n\n'),
    headings: [],
    sections,
    today: '2026-11-22',
    now: '2026-11-22T09:00:00.000Z',
  };
}

const KEPT = [
  'type',
  'author',
  'title',
  'container-title',
  'publisher',
  'issued',
  'volume',
  'issue',
  'page',
  'DOI',
  'URL',
  'edition',
] as const;
const kept = (fields: ReturnType<typeof readReference>) => Object.fromEntries(KEPT.map((name) => [name, fields[name]]));

describe.each([
  ['BibTeX', bibtex],
  ['RIS', ris],
  ['CSL-JSON', cslJson],
])('References as %s', (_name, write) => {
  it('come back with the same fields', () => {
    expect(readSources(write(source(LIST))).map(({ fields }) => kept(fields))).toEqual(LIST.map((text) => kept(readReference(text))));
  });
});

it('gives two sources of one author and year different keys', () => {
  const [first = ''] = LIST;
  expect([...bibtex(source([first, first.replace('Test-enhanced', 'More')])).matchAll(/^@article\{(\w+),/gm)].map(([, id]) => id)).toEqual([
    'roediger2006',
    'roediger2006b',
  ]);
});
