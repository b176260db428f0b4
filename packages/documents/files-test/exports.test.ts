import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Card, type ExportFormat, exportSource, exportsOf, itemKinds, itemsOf, runTool, type SectionItems } from '@marginalia/engine';
import { inProcessGenerator } from '@marginalia/on-device';
import { readSources } from '@marginalia/on-device/references';
import { loadTool, tools } from '@marginalia/tool-defs';
import { afterAll, describe, expect, it } from 'vitest';
import { writeExport } from '../src/index.ts';
import { readStudentFile } from '../src/read/read-student-file.ts';

/** Other programs read what every tool exports: LibreOffice turns Word files into PDF, and pandoc reads them, Markdown and references. */

const folder = mkdtempSync(join(tmpdir(), 'marginalia-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The first example of a tool as files of these formats, where its result can become them. */
async function filesOf(slug: string, formats: readonly ExportFormat[]) {
  const tool = await (await loadTool(slug))?.whole();
  if (tool === undefined) throw new Error(`There is no tool "${slug}"`);
  const { text } = await runTool(tool, { ...tool.definition.examples[0].values }, { generator: inProcessGenerator() });
  const { values } = tool.check({ ...tool.definition.examples[0].values });
  const groups = exportsOf(itemsOf(tool, text, values));
  const files: Partial<Record<ExportFormat, string>> = {};
  for (const format of formats) {
    const group = groups.find((offered) => offered.formats.includes(format));
    if (group === undefined) continue;
    const { bytes } = await writeExport(format, exportSource({ tool, text, values }, group.name, new Date(2026, 10, 22, 12)));
    files[format] = join(folder, `${slug}.${format}`);
    writeFileSync(files[format], bytes);
  }
  return { tool, values, text, files, headings: tool.sections(values).map(({ title }) => title) };
}

const pandoc = (...words: string[]): string => execFileSync('pandoc', words, { encoding: 'utf8' });
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];

describe.each(tools.map(({ slug }) => slug))('The exports of %s', (slug) => {
  it('open in LibreOffice and pandoc with their words and headings', async () => {
    const { text, files, headings } = await filesOf(slug, ['docx', 'md']);
    const { docx = '', md = '' } = files;
    execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, docx], { stdio: 'ignore', timeout: 120_000 });
    const pdf = docx.replace(/docx$/, 'pdf');
    expect(existsSync(pdf)).toBe(true);
    execFileSync('pdftotext', [pdf]);
    const printed = new Set(wordsOf(readFileSync(pdf.replace(/pdf$/, 'txt'), 'utf8').replace(/-\n/g, '-')));
    // Word has its own list of contents, and a long word may break at the end of a line.
    const lost = wordsOf(text).filter((word) => !printed.has(word));
    expect(lost.length / wordsOf(text).length).toBeLessThan(0.01);
    for (const file of [docx, md]) {
      const read = pandoc('--from', file === docx ? 'docx' : 'gfm', '--to', 'json', file);
      const found = headings.filter((title) => text.split('\n').includes(title) && !['Title Page', 'Contents'].includes(title));
      for (const title of found)
        expect(JSON.stringify(JSON.parse(read)).replaceAll('"},{"t":"Space"},{"t":"Str","c":"', ' ')).toContain(title);
    }
  }, 180_000);
});

const read = async (path: string): Promise<string> => {
  const { parts } = await readStudentFile(new File([readFileSync(path)], path));
  return parts.map(({ text }) => text).join('\n\n');
};
/** The lines of a file without the marks of headings and labels. */
const unmarked = (text: string): string => text.replace(/^#+ /gm, '').replace(/^\*\*(.*)\*\*$/gm, '$1');

describe.each(tools.map(({ slug }) => slug))('The exports of %s', (slug) => {
  it('are read back as the same items', async () => {
    const { tool, values, text, files } = await filesOf(slug, ['docx', 'md', 'csv', 'ics', 'bib', 'ris', 'csl']);
    const sections = itemsOf(tool, text, values);
    const items = Object.fromEntries(sections.map(({ section, items: own }) => [section, own]));
    for (const file of [files.docx, files.md]) {
      const found = itemsOf(tool, unmarked(await read(file ?? '')), values);
      for (const section of sections) {
        const again = found.find((other) => other.section === section.section);
        // Word has cards as a table.
        const back =
          section.kind === 'card' && file === files.docx ? cardsIn(unmarked(await read(file ?? '')), section.title) : again?.items;
        expect(back, `${file}, ${section.title}`).toEqual(items[section.section]);
      }
    }
    if (files.csv !== undefined) {
      const rows = (await read(files.csv)).split('\n');
      for (const [front, back = ''] of sections.flatMap(pairsOf)) {
        expect(
          rows.some((row) => row.replaceAll('""', '"').includes(front) && row.replaceAll('""', '"').includes(back)),
          front,
        ).toBe(true);
      }
    }
    if (files.ics !== undefined) {
      const lines = (await read(files.ics)).split('\n');
      const subjects = sections.flatMap((section) => (section.kind === 'block' ? section.items.filter(({ date }) => date !== '') : []));
      expect(lines).toHaveLength(subjects.length);
      for (const { subject } of subjects) expect(lines.some((line) => line.includes(subject))).toBe(true);
    }
    const lists = await Promise.all(
      [files.bib, files.ris, files.csl].flatMap((file) => file ?? []).map(async (file) => readSources(await read(file))),
    );
    for (const list of lists) {
      expect(list.map(({ fields }) => fields.title)).toEqual(lists[0]?.map(({ fields }) => fields.title));
      expect(list.map(({ fields }) => fields.author)).toEqual(lists[0]?.map(({ fields }) => fields.author));
    }
  }, 60_000);
});

function cardsIn(text: string, title: string): readonly Card[] {
  const own = text.slice(text.indexOf(`\n${title}\n`));
  return itemKinds.row
    .parse(own.slice(own.indexOf('Question | Answer')))
    .flatMap(({ cells: [front = '', back = ''], heading, table = 1 }) => (heading || table > 1 ? [] : [{ front, back }]));
}

function pairsOf(section: SectionItems): readonly (readonly [string, string?])[] {
  if (section.kind === 'card') return section.items.map(({ front, back }) => [front, back]);
  if (section.kind === 'term')
    return section.items.filter(({ meaning }) => meaning !== undefined).map(({ term, meaning }) => [term, meaning]);
  return section.kind === 'row' ? section.items.map(({ cells }) => [cells[0] ?? '', cells[1]]) : [];
}

it('A deck is read by another program', async () => {
  const { tool, text, files, values } = await filesOf('flashcard-creator', ['apkg']);
  // It is installed beside the test, because the project itself never needs it.
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', 'anki-reader@0.3.0'], {
    stdio: 'ignore',
  });
  const script = `import { readFileSync } from 'node:fs';
import { readAnkiPackage } from 'anki-reader';
const { collection } = await readAnkiPackage(new Blob([readFileSync(process.argv[2])]));
const decks = Object.values(collection.getDecks());
console.log(JSON.stringify(decks.flatMap((deck) => Object.values(deck.getCards()).map((card) => ({ deck: deck.getRawDeck().name, front: card.getFront(), back: card.getBack() })))));`;
  writeFileSync(join(folder, 'read-deck.mjs'), script);
  const cards = JSON.parse(
    execFileSync(process.execPath, ['read-deck.mjs', files.apkg ?? ''], { cwd: folder, encoding: 'utf8' }),
  ) as readonly Record<string, string>[];
  const pairs = itemsOf(tool, text, values).flatMap(pairsOf);
  expect(cards).toHaveLength(new Set(pairs.map(([front]) => front)).size);
  for (const [front] of pairs) expect(cards.some((card) => card['front']?.includes(front))).toBe(true);
}, 120_000);

it('References are read by pandoc, one entry for each', async () => {
  const { files } = await filesOf('bibliography-builder', ['bib', 'csl']);
  for (const [format, from] of [
    ['bib', 'biblatex'],
    ['csl', 'csljson'],
  ] as const) {
    const read: unknown = JSON.parse(pandoc('--from', from, '--to', 'csljson', files[format] ?? ''));
    expect(read).toHaveLength(5);
    expect(JSON.stringify(read)).toContain('10.1111/j.1467-9280.2006.01693.x');
  }
});
