import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readStudentFile } from '../read-student-file.ts';

interface Sheet {
  readonly name: string;
  readonly xml: string;
  readonly state?: string;
}

/** Number formats by the style of a cell, from 0. */
const FORMATS = ['General', '0.00', '#,##0.0', 'd/m/yyyy', 'hh:mm', '0.0" m/s"', '0%', '[h]:mm', 'd mmm yyyy hh:mm'];

/** A workbook. Its shared texts are "Length", with the way it is spoken, "Time" and a long one. */
function xlsx(sheets: readonly Sheet[], workbook = '', longText = ''): File {
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
  const names = sheets.map(
    ({ name, state = 'visible' }, at) => `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="r${at}"/>`,
  );
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook>${workbook}<sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, at) => relation(`r${at}`, 'worksheet', `/xl/worksheets/sheet${at}.xml`)).join('')}${relation('s', 'styles', 'styles.xml')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${FORMATS.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs>${FORMATS.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst><si><r><t>Len</t></r><r><t>gth</t></r><rPh><t>レングス</t></rPh></si><si><t>Time</t></si><si><t>${longText}</t></si></sst>`,
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at}.xml`, `<worksheet>${xml}</worksheet>`])),
  };
  const archive = zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));
  return new File([archive as Uint8Array<ArrayBuffer>], 'readings');
}

const number = (place: string, value: number, style = 0): string => `<c r="${place}" s="${style}"><v>${value}</v></c>`;
const shared = (place: string, index: number): string => `<c r="${place}" t="s"><v>${index}</v></c>`;
const inline = (place: string, text: string): string => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const sheet = (rows: string, name = 'Readings', more = ''): Sheet => ({ name, xml: `<sheetData>${rows}</sheetData>${more}` });
const textOf = async (file: File): Promise<string> => (await readStudentFile(file)).parts.map(({ text }) => text).join('\n\n');

describe('A workbook', () => {
  it('has its rows as lines with tabs between the cells, and its numbers as the sheet shows them', async () => {
    const rows = `<row r="2">${shared('B2', 0)}${shared('C2', 1)}</row><row r="4">${number('B4', 0.4, 1)}${number('C4', 25.400000000000002)}</row>`;
    const document = await readStudentFile(xlsx([sheet(rows)]));
    expect([document.format, document.kind, document.leftOut]).toEqual(['xlsx', 'table', []]);
    expect(document.parts).toEqual([{ title: 'Readings', text: 'Length\tTime\n0.40\t25.4' }]);
  });

  it.each([
    ['a unit in the format', number('A1', 9.8066, 5), '9.8 m/s'],
    ['thousands without a separator', number('A1', 12_345.67, 2), '12345.7'],
    ['a share', number('A1', 0.25, 6), '25%'],
    ['a date whatever its order', number('A1', 46_363, 3), '2026-12-07'],
    ['a date with a time', number('A1', 46_363.375, 8), '2026-12-07 09:00'],
    ['a time of day', number('A1', 0.375, 4), '09:00'],
    ['a duration', number('A1', 1.5, 7), '36:00'],
    ['a truth', '<c r="A1" t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c r="A1" t="e"><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['the result of a formula', '<c r="A1"><f>1+1</f><v>2</v></c>', '2'],
    ['a text of several lines', inline('A1', 'Low\ntide_x000D_'), 'Low tide'],
  ])('says %s', async (_name, cell, text) => {
    expect(await textOf(xlsx([sheet(`<row r="1">${cell}</row>`)]))).toBe(text);
  });

  it('counts days from 1904 where it says so', async () => {
    expect(await textOf(xlsx([sheet(`<row r="1">${number('A1', 44_901, 3)}</row>`)], '<workbookPr date1904="1"/>'))).toBe('2026-12-07');
  });

  it('repeats a text that spans rows in each of them', async () => {
    const rows = `<row r="1">${inline('A1', 'Brest')}${number('B1', 4)}</row><row r="2">${number('B2', 5)}</row><row r="3">${number('B3', 6)}</row>`;
    const merged = sheet(rows, 'Ports', '<mergeCells><mergeCell ref="A1:A2"/></mergeCells>');
    expect(await textOf(xlsx([merged]))).toBe('Brest\t4\nBrest\t5\n\t6');
  });

  it('names its sheets, and says which sheets, rows and columns are hidden', async () => {
    const rows = `<row r="1">${number('A1', 1)}${number('B1', 2)}${number('C1', 3)}</row><row r="2" hidden="1">${number('A2', 9)}</row>`;
    const columns = '<cols><col min="2" max="2" hidden="1"/></cols>';
    const file = xlsx([
      { name: 'Run 1', xml: `${columns}<sheetData>${rows}</sheetData>` },
      { ...sheet(`<row r="1">${number('A1', 7)}</row>`, 'Notes to self'), state: 'veryHidden' },
      sheet('', 'Blank'),
      sheet(`<row><c><v>5</v></c><c><v>6</v></c></row>`, 'Run 2'),
    ]);
    const { parts, leftOut } = await readStudentFile(file);
    expect(parts).toEqual([
      { title: 'Run 1', text: '# Run 1\n\n1\t3' },
      { title: 'Run 2', text: '# Run 2\n\n5\t6' },
    ]);
    expect(leftOut).toEqual(['1 hidden sheet', '1 hidden row', '1 hidden column']);
  });

  it('is refused when few texts stand in so many cells that they fill the memory', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => `<row r="${at + 1}">${shared(`A${at + 1}`, 2)}</row>`);
    await expect(readStudentFile(xlsx([sheet(rows.join(''))], '', 'x'.repeat(1_000_000)))).rejects.toThrow('This file is too big');
  });
});
