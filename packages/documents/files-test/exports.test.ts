import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExportFormat, exportSource, exportsOf, itemsOf, runTool } from '@marginalia/engine';
import { inProcessGenerator } from '@marginalia/on-device';
import { loadTool, tools } from '@marginalia/tool-defs';
import { afterAll, describe, expect, it } from 'vitest';
import { writeExport } from '../src/index.ts';

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
  return { text, files, headings: tool.sections(values).map(({ title }) => title) };
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
