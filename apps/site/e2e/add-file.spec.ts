import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, open, test } from './site.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A Word document of one paragraph. */
const docx = (text: string): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(`<w:document xmlns:w="${W}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`),
    }),
  );
const PDF = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>
endobj
4 0 obj
<< /Length 54 >>
stream
BT /F1 12 Tf 72 720 Td (Waves are another matter.) Tj ET
endstream
endobj
5 0 obj
<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
endobj
trailer << /Root 1 0 R /Size 6 >>
%%EOF`;
const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });

test('A Word document and a PDF land in the field, a damaged file leaves the form alone, no reader is loaded before, and no font after', async ({
  page,
}) => {
  const loaded: string[] = [];
  const fonts: string[] = [];
  page.on('request', (request) => /reader\.worker|read-word|read-pdf/.test(request.url()) && loaded.push(request.url()));
  await open(page, '/tools/flashcard-creator');
  expect(loaded).toEqual([]);
  // The PDF names a standard font and does not hold it.
  page.on('request', (request) => /[.](?:ttf|pfb|otf)$/.test(request.url()) && fonts.push(request.url()));
  const dialog = page.locator('input[type="file"]').first();
  const field = page.locator('textarea[name="material"]');
  await dialog.setInputFiles(file('notes.docx', docx('The moon pulls on the sea.')));
  await expect(field).toHaveValue('The moon pulls on the sea.');
  await expect(page.getByText('6 words').first()).toBeVisible();
  await dialog.setInputFiles(file('waves.pdf', Buffer.from(PDF)));
  await expect(field).toHaveValue('The moon pulls on the sea.\n\nWaves are another matter.');
  expect(fonts).toEqual([]);
  await dialog.setInputFiles(file('cut.docx', docx('Tides').subarray(0, 200)));
  await expect(page.getByText('“cut.docx” was not added')).toBeVisible();
  await expect(field).toHaveValue('The moon pulls on the sea.\n\nWaves are another matter.');
});

test('Hostile files are refused in words, the form stays as it was, and nothing is fetched but code of the site', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'marginalia-e2e-'));
  const huge = join(folder, 'huge.pdf');
  writeFileSync(huge, '%PDF-1.4');
  truncateSync(huge, 300 * 1024 * 1024);
  await open(page, '/tools/flashcard-creator');
  const dialog = page.locator('input[type="file"]').first();
  const field = page.locator('textarea[name="material"]');
  await field.fill('Mine.');
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(70 * 1024 * 1024) }, { level: 9 });
  const entities = `<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c SYSTEM "http://127.0.0.1:9/secret">]><w:document xmlns:w="${W}"><w:body>&b;&c;</w:body></w:document>`;
  const files = {
    'bomb.docx': Buffer.from(bomb),
    'entities.docx': Buffer.from(zipSync({ 'word/document.xml': strToU8(entities) })),
    'circle.pdf': Buffer.from(PDF.replace('/Kids [3 0 R]', '/Kids [2 0 R]')),
  };
  await dialog.setInputFiles(huge);
  await expect(page.getByText('“huge.pdf” was not added')).toBeVisible();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const [name, content] of Object.entries(files)) {
    await dialog.setInputFiles(file(name, content));
    await expect(page.getByText(`“${name}” was not added`)).toBeVisible();
  }
  expect(fetched.filter((url) => !/\/assets\/[\w./-]*\.js$/.test(new URL(url).pathname))).toEqual([]);
  await expect(field).toHaveValue('Mine.');
  rmSync(folder, { recursive: true });
});

/** An Office file of these XML files. */
const office = (files: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)]))));
const relation = (target: string, type: string): string =>
  `<Relationships><Relationship Id="r1" Type="http://x/${type}" Target="${target}"/></Relationships>`;

test('Slides, a workbook and a calendar are read under the policy of the site, each into the field that takes it', async ({ page }) => {
  await open(page, '/tools/lab-report-generator');
  const workbook = office({
    'xl/workbook.xml': '<workbook><sheets><sheet name="Run" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relation('sheet.xml', 'worksheet'),
    'xl/sheet.xml':
      '<worksheet><sheetData><row><c t="inlineStr"><is><t>Length (m)</t></is></c></row><row><c><v>0.4</v></c></row></sheetData></worksheet>',
  });
  await page
    .locator('.m-field', { has: page.locator('[name="observations"]') })
    .locator('input[type="file"]')
    .setInputFiles(file('run.xlsx', workbook));
  await expect(page.locator('[name="observations"]')).toHaveValue('Length (m)\n0.4');

  const slides = office({
    'ppt/presentation.xml': '<p:presentation><p:sldIdLst><p:sldId r:id="r1"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relation('slide.xml', 'slide'),
    'ppt/slide.xml':
      '<p:sld><p:cSld><p:spTree><p:sp><p:txBody><a:p><a:r><a:t>The moon pulls.</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>',
  });
  await page
    .locator('.m-field', { has: page.locator('[name="procedure"]') })
    .locator('input[type="file"]')
    .setInputFiles(file('tides.pptx', slides));
  await expect(page.locator('[name="procedure"]')).toHaveValue('# Slide 1\n\nThe moon pulls.');

  await open(page, '/tools/study-planner');
  const calendar =
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261207\r\nSUMMARY:Statistics exam\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'term.ics', { type: 'text/calendar' }));
    return data;
  }, calendar);
  const subjects = page.locator('[name="subjects"]');
  await subjects.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(page.getByText('Drop to add to Exam dates')).toBeVisible();
  await subjects.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.locator('[name="examDates"]')).toHaveValue('Mon 7 Dec 2026: Statistics exam');
  await expect(subjects).toHaveValue('');
});
