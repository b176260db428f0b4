import type { ExportSource } from '@marginalia/engine';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { markdown } from './markdown.ts';
import { referencesHtml } from './references/references-html.ts';
import { blocksOf } from './text/blocks.ts';
import { docx } from './word/docx.ts';

const TEXT = `Title Page
Soil & Water

Submitted by: [your name]

Contents
1. Methods

Methods
Procedure:
1. Dig <here>.
- Note a bullet.
[ ] Insert your data.

Data
Depth  Water
-----  -----
10     0.4

Flashcards
1. Q: What is soil?
   A: Ground.

2. Q: What is *clay*?
   A: Fine soil.

References
Carson, R. (1962). Silent Spring. Houghton Mifflin.`;

const SOURCE: ExportSource = {
  tool: 'ntcc-report-creator',
  title: 'Soil - Report',
  text: TEXT,
  headings: ['Title Page', 'Contents', 'Methods', 'Data', 'Flashcards', 'References'],
  sections: [
    {
      kind: 'reference',
      items: [{ text: 'Carson, R. (1962). Silent Spring. Houghton Mifflin.' }],
      section: 'references',
      title: 'References',
    },
  ],
  today: '2026-11-22',
  now: '2026-11-22T09:00:00.000Z',
};

/** The main part of a Word file. */
async function partOf(source: ExportSource): Promise<string> {
  const files = unzipSync(await docx(source));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['[Content_Types].xml', 'word/document.xml', 'word/styles.xml']));
  return strFromU8(files['word/document.xml'] ?? new Uint8Array());
}

const wordsIn = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

describe('Blocks', () => {
  it('are the headings, lists, tables, cards and references of the text', () => {
    expect(
      blocksOf(SOURCE)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe('heading paragraph paragraph heading item heading label item item item heading table heading cards heading reference');
  });

  it('hold every word of any text', () => {
    const line = fc.oneof(fc.constantFrom(...TEXT.split('\n')), fc.string({ unit: 'grapheme', maxLength: 30 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.join('\n');
        const held = JSON.stringify(blocksOf({ ...SOURCE, text })).replace(/\\u[0-9a-f]{4}|\\[nrtbf]/g, '');
        for (const word of text.match(/[\p{L}\p{N}]{2,}/gu) ?? []) expect(wordsIn(held)).toContain(word);
      }),
    );
  });
});

describe('A Word file', () => {
  it('has headings, tables, hanging indents and highlighted gaps', async () => {
    const xml = await partOf(SOURCE);
    expect(xml.match(/w:val="Heading1"/g)).toHaveLength(6);
    expect(xml.match(/<w:tbl>/g)).toHaveLength(2);
    expect(xml).toMatch(/w:hanging="720"/);
    expect(xml).toMatch(/<w:i\/>.{0,40}<\/w:rPr><w:t xml:space="preserve">Silent Spring/);
    expect(xml).toMatch(/<w:highlight w:val="yellow"\/>.{0,40}<\/w:rPr><w:t xml:space="preserve">\[your name\]/);
    expect(xml).toContain('Dig &lt;here&gt;.');
    expect(xml).toMatch(/<w:r><w:t xml:space="preserve">☐/);
  });

  it('keeps the lines below an item with it, and highlights no state of a topic', async () => {
    const xml = await partOf({
      ...SOURCE,
      text: 'Methods\n1. Why?\n   Follow-up: how?\n- [covered] Soil\n- [not found in your notes] Clay',
    });
    expect(xml).toMatch(/<w:ind w:left="360"\/><\/w:pPr><w:r><w:t xml:space="preserve">Follow-up/);
    expect(xml).not.toContain('w:highlight');
  });

  it('opens a report with its title and a field of contents, and gives each chapter a page', async () => {
    const xml = await partOf({ ...SOURCE, isReport: true });
    expect(xml).toMatch(/w:val="Title".{0,200}Soil &amp; Water/);
    expect(xml).toMatch(/TOC .{0,40}1-1/);
    expect(xml.match(/<w:pageBreakBefore\/>/g)).toHaveLength(4);
    expect(xml).not.toContain('1. Methods');
  });

  it('leaves out the signs that XML forbids', async () => {
    expect(await partOf({ ...SOURCE, text: 'A\u0000B\u000b\ud800C' })).toMatch(/AB\ufffdC/);
  });
});

describe('Markdown', () => {
  it('has the structure of the text and shows its signs as they are', () => {
    const text = markdown(SOURCE);
    expect(text).toMatch(/^# Soil - Report\n\n## Title Page\n\n/);
    expect(text).toContain('1. Dig \\<here>.\n- Note a bullet.\n- [ ] Insert your data.');
    expect(text).toContain('| Depth | Water |\n| --- | --- |\n| 10 | 0.4 |');
    expect(text).toContain('2. Q: What is \\*clay\\*?  \n   A: Fine soil.');
  });
});

describe('The formatted list of references', () => {
  it('keeps italics and takes no markup from the text', async () => {
    const html = await referencesHtml({
      ...SOURCE,
      sections: [
        {
          kind: 'reference',
          items: [{ text: 'Carson, R. (1962). Silent Spring. Houghton Mifflin.' }, { text: 'A <script> & co.', status: 'look-up' }],
          section: 'references',
          title: 'References',
        },
      ],
    });
    expect(html).toContain('<p>Carson, R. (1962). <em>Silent Spring</em>. Houghton Mifflin.</p>');
    expect(html).not.toContain('script');
  });
});
