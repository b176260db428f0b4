import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPORT_FILES, type ExportFormat } from '@marginalia/engine';
import { loadTool } from '@marginalia/tool-defs';
import { afterAll, expect, it } from 'vitest';
import { writeResult } from './write-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'marginalia-write-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CARDS = ['flashcard-creator', 'Flashcards\n1. Q: What is osmosis?\n   A: The movement of water.'] as const;
const REFERENCES = ['bibliography-builder', 'References\nCarson, R. (1962). Silent Spring. Houghton Mifflin.'] as const;
const READINGS = [
  'lab-report-generator',
  'Observations and Data\nLength (m)  Period (s)\n----------  ----------\n0.4         1.27\n0.6         1.55\n0.8         1.79',
] as const;
const PLAN = ['study-planner', 'Day-by-Day Plan\nTue 24 Nov 2026: Physics 1 h'] as const;

/** A result for each format, and words of the file; a zip has those of its first entries. */
const FILES: Readonly<Record<ExportFormat, readonly [result: readonly [slug: string, text: string], content: string]>> = {
  apkg: [CARDS, 'collection.anki2'],
  'anki-tsv': [CARDS, 'What is osmosis?\tThe movement of water.'],
  csv: [CARDS, 'Front,Back\r\nWhat is osmosis?'],
  docx: [CARDS, 'word/document.xml'],
  md: [CARDS, '1. Q: What is osmosis?'],
  ics: [PLAN, 'DTSTART;VALUE=DATE:20261124'],
  bib: [REFERENCES, 'author = {Carson, R.}'],
  ris: [REFERENCES, 'AU  - Carson, R.'],
  csl: [REFERENCES, '"family": "Carson"'],
  svg: [READINGS, 'Period against Length'],
  html: [REFERENCES, '<em>Silent Spring</em>'],
};

it.each(Object.keys(EXPORT_FILES) as ExportFormat[])('A result is written as %s', async (format) => {
  const [[slug, text], content] = FILES[format];
  const tool = await loadTool(slug);
  if (tool === undefined) throw new Error(slug);
  const file = join(folder, `result.${format}`);
  await writeResult({ tool, text }, { format, file });
  expect(readFileSync(file, 'latin1')).toContain(content);
});
