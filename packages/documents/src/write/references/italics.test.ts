import type { ExportSource } from '@marginalia/engine';
import { printSources } from '@marginalia/on-device/references';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { docx } from '../word/docx.ts';
import { referencesHtml } from './references-html.ts';

/** The words in italics of the list that is printed from a form. */
async function italicsOf(sources: string, style: string): Promise<readonly [html: readonly string[], word: readonly string[]]> {
  const printed = await printSources(sources, style, '2026-11-22');
  const items = printed.map(({ text }) => ({ text }));
  const source: ExportSource = {
    tool: 'bibliography-builder',
    title: 'Bibliography',
    text: items.map(({ text }) => text).join('\n\n'),
    headings: [],
    sections: [{ kind: 'reference', items, section: 'references', title: 'References' }],
    values: { sources, style },
    today: '2026-11-22',
    now: '2026-11-22T09:00:00.000Z',
  };
  const word = strFromU8(unzipSync(await docx(source))['word/document.xml'] ?? new Uint8Array());
  return [
    [...(await referencesHtml(source)).matchAll(/<em>(.*?)<\/em>/g)].map(([, words = '']) => words),
    [...word.matchAll(/<w:i\/>.*?<w:t[^>]*>(.*?)<\/w:t>/g)].map(([, words = '']) => words),
  ];
}

it.each([
  ['a book of a small press', 'Lund A - Borrowed Coasts (kestrel, rev. ed. 2006)', 'apa', ['Borrowed Coasts']],
  [
    'a report whose author is its publisher',
    'World Health Organization 2021. WHO harbour air guidelines. Geneva: WHO. https://example.org/1',
    'apa',
    ['WHO harbour air guidelines'],
  ],
  [
    'a work of proceedings that its DOI names too',
    '@inproceedings{h, author={Lund, Aino}, title={Sparse reading}, booktitle={NORDREAD}, year={2016}, pages={770--778}, doi={10.1109/NORDREAD.2016.90}}',
    'apa',
    ['NORDREAD'],
  ],
  [
    'a journal with its volume in APA',
    'Lund, A. (2018) Coasts and crops. Nature Coast Change 8: 112-119.',
    'apa',
    ['Nature Coast Change, 8'],
  ],
  [
    'a journal without its volume in Harvard',
    'Lund, A. (2018) Coasts and crops. Nature Coast Change 8: 112-119.',
    'harvard',
    ['Nature Coast Change'],
  ],
  ['no title in quotation marks', 'Lund, T. (n.d.). How to draw a coast. Retrieved from www.example.edu/how-to', 'ieee', []],
])('Word and the web page set in italics the right words of %s', async (_what, sources, style, words) => {
  expect(await italicsOf(sources, style)).toEqual([words, words]);
});
