/**
 * Makes the files of this folder anew: `node packages/documents/corpus/make.ts`. Needs pandoc, LibreOffice, XeLaTeX, qpdf and pdftoppm of
 * Debian and the Noto fonts; README.md names the packages. Each file gets its truth beside it: `<file>.truth.txt`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { labJournal, longReport } from './generated-sources.ts';
import { japanesePdf } from './japanese-pdf.ts';

const here = import.meta.dirname;
const work = mkdtempSync(join(tmpdir(), 'marginalia-corpus-'));
const source = (name: string): string => join(here, 'sources', `${name}.md`);
const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { cwd: work, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** The plain text of a source, as pandoc writes it: the truth for the files that are made of it. Its notes stand below a line `[notes]`. */
function plain(markdown: string): string {
  const head = ['title', 'author'].map((field) => new RegExp(`^${field}: (.*)$`, 'm').exec(readFileSync(markdown, 'utf8'))?.[1] ?? '');
  const text = run('pandoc', markdown, '--to', 'plain', '--wrap', 'none').replace(/\n+(?=\[1\] )/, '\n\n[notes]\n\n');
  return [...head, text].filter((part) => part !== '').join('\n\n');
}

/** Word documents are read without their notes. */
function withoutFootnotes(truth: string): string {
  return truth.replace(/\n\[notes\][\s\S]*$/, '');
}

function keep(kind: string, file: string, truth: string): void {
  mkdirSync(join(here, kind), { recursive: true });
  const name = file.split('/').at(-1) ?? '';
  copyFileSync(join(work, file), join(here, kind, name));
  writeFileSync(join(here, kind, `${name}.truth.txt`), `${truth.trim()}\n`);
}

/** A source as LaTeX sets it. */
function latex(name: string, markdown: string, ...options: string[]): void {
  run('pandoc', markdown, '--pdf-engine=xelatex', '-o', `${name}.pdf`, ...options);
  keep('pdf', `${name}.pdf`, plain(markdown));
}

function libreOffice(from: string, to: string, filter = to): string {
  run('soffice', '--headless', '--convert-to', filter, '--outdir', '.', from);
  return from.replace(/\.\w+$/, `.${to}`);
}

function pdfs(): void {
  const heads = join(here, 'sources', 'running-heads.tex');
  latex('one-column', source('tides'), '-V', 'geometry:margin=2.5cm');
  latex('two-columns', source('memory'), '-V', 'classoption=twocolumn', '-V', 'geometry:margin=2cm');
  latex('two-columns-german', source('law'), '-V', 'classoption=twocolumn', '-V', 'geometry:margin=2cm');
  latex('notes', source('tides'), '-V', 'geometry:a5paper,margin=1.5cm', '-H', heads);
  writeFileSync(join(work, 'report.md'), longReport());
  latex('sixty-pages', join(work, 'report.md'), '-V', 'geometry:margin=3cm', '-V', 'fontsize=12pt', '-H', heads);
  run('pandoc', source('cells'), '--to', 'beamer', '--pdf-engine=xelatex', '-o', 'slides.pdf');
  keep('pdf', 'slides.pdf', withoutNotes(source('cells')));
  for (const name of ['arabic', 'hebrew', 'chinese']) {
    run('pandoc', source(name), '--to', 'docx', '-o', `${name}.docx`);
    libreOffice(`${name}.docx`, 'pdf');
    keep('pdf', `${name}.pdf`, plain(source(name)));
  }
  run('qpdf', '--rotate=90:1-z', 'one-column.pdf', 'rotated.pdf');
  keep('pdf', 'rotated.pdf', plain(source('tides')));
  run('qpdf', '--encrypt', 'tides', 'owner', '256', '--', 'one-column.pdf', 'encrypted.pdf');
  keep('pdf', 'encrypted.pdf', plain(source('tides')));
  writeFileSync(join(work, 'damaged.pdf'), readFileSync(join(work, 'one-column.pdf')).subarray(0, 900));
  keep('pdf', 'damaged.pdf', 'refused: damaged');
  run('pdftoppm', '-r', '60', '-gray', '-jpeg', '-singlefile', 'one-column.pdf', 'scan');
  writeFileSync(
    join(work, 'scan.tex'),
    '\\documentclass{article}\\usepackage{graphicx}\\pagestyle{empty}\\begin{document}\\includegraphics[width=\\textwidth]{scan.jpg}\\end{document}',
  );
  run('xelatex', '-interaction=batchmode', 'scan.tex');
  keep('pdf', 'scan.pdf', 'refused: scan');
  const text = readFileSync(source('japanese'), 'utf8')
    .replace(/^---[\s\S]*?---\n/, '')
    .replace(/^# /gm, '')
    .split('\n')
    .filter((line) => line !== '');
  writeFileSync(join(work, 'japanese-without-fonts.pdf'), japanesePdf(text));
  keep('pdf', 'japanese-without-fonts.pdf', text.join('\n\n'));
}

/** Beamer's slides do not show the notes. */
function withoutNotes(markdown: string): string {
  const text = readFileSync(markdown, 'utf8').replace(/^::: notes\n[\s\S]*?\n:::\n/gm, '');
  writeFileSync(join(work, 'shown.md'), text);
  return plain(join(work, 'shown.md'));
}

function documents(): void {
  for (const name of ['tides', 'memory', 'law', 'arabic', 'chinese', 'cells']) {
    run('pandoc', source(name), '--to', 'docx', '-o', `${name}.docx`);
    keep('docx', `${name}.docx`, withoutFootnotes(plain(source(name))));
  }
  for (const name of ['tides', 'memory', 'hebrew', 'japanese']) {
    run('pandoc', source(name), '--to', 'odt', '-o', `${name}-libreoffice.odt`);
    keep('docx', libreOffice(`${name}-libreoffice.odt`, 'docx'), withoutFootnotes(plain(source(name))));
  }
}

function slides(): void {
  for (const name of ['cells', 'tides', 'law', 'arabic', 'chinese']) {
    run('pandoc', source(name), '--to', 'pptx', '-o', `${name}.pptx`);
    keep('pptx', `${name}.pptx`, plain(source(name)));
  }
  for (const name of ['cells', 'law', 'chinese']) {
    copyFileSync(join(work, `${name}.pptx`), join(work, `${name}-libreoffice.pptx`));
    libreOffice(`${name}-libreoffice.pptx`, 'odp');
    keep('pptx', libreOffice(`${name}-libreoffice.odp`, 'pptx'), plain(source(name)));
  }
}

/** Tables as text and as workbooks. The truth has the cells in order. */
function tables(): void {
  const files: Readonly<Record<string, string | Buffer>> = {
    pendulum: 'Length (m),Time (s),Note\n0.40,1.27,"first, slow"\n0.60,1.55,\n0.80,1.79,"said ""again"""\n',
    'decimal-commas': 'Länge (m);Zeit (s)\n0,40;1,27\n0,60;1,55\n1.200,50;2,2\n',
    'separator-line': 'sep=;\nDate;Rainfall (mm)\n2026-03-01;4.5\n2026-03-02;0\n',
    'marks-latin': Buffer.from('Name,Prüfung\nMüller,1.3\nÖzdemir,2.0\n', 'latin1'),
    wide: labJournal(),
    'line-breaks': 'Item,Meaning\nosmosis,"water passes\na membrane"\ndiffusion,particles spread\n',
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(work, `${name}.csv`), content);
    const text = Buffer.isBuffer(content) ? content.toString('latin1') : content;
    keep('csv', `${name}.csv`, text.replace(/^sep=.\n/, ''));
    // 44 is the comma, 59 the semicolon, 76 UTF-8, 12 windows-1252.
    const separator = text.includes(';') ? 59 : 44;
    const from = text.replace(/^sep=.\n/, '');
    writeFileSync(join(work, `${name}.csv`), from);
    run(
      'soffice',
      '--headless',
      `--infilter=CSV:${separator},34,76,1,,1033,false,true`,
      '--convert-to',
      'xlsx',
      '--outdir',
      '.',
      `${name}.csv`,
    );
    keep('xlsx', `${name}.xlsx`, asShown(from));
  }
}

/** A cell without a format shows no zeros at the end of a fraction. A number with a decimal comma stays a text. */
function asShown(table: string): string {
  return table.includes(';') ? table : table.replace(/(\d+\.\d*?)0+(?=\D)/g, '$1');
}

for (const make of [pdfs, documents, slides, tables]) make();
rmSync(work, { recursive: true });
