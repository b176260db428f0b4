import { type FilePart, FileRefused, type ReadDocument } from '@marginalia/engine';
import { type FileRelation, PackageFiles } from '../office/package-files.ts';
import { attributeOf, childAt, type XmlElement } from '../office/xml-tree.ts';
import { countIfAny } from '../wording.ts';
import type { ZipEntry } from '../zip/zip-entries.ts';
import { cellFormats } from './cell-formats.ts';
import { sharedStrings } from './shared-strings.ts';
import { type SheetRows, sheetRows } from './sheet-rows.ts';

/** The sheets of a workbook, each a part: one line a row, tabs between the cells. Hidden sheets, rows and columns are left out. */
export function readSheets(entries: readonly ZipEntry[], onProgress: (done: number, of: number) => void): ReadDocument {
  const files = new PackageFiles(entries);
  const main = files.main('xl/workbook.xml');
  const workbook = files.tree(main);
  const relations = files.relations(main);
  const fileOf = (kind: string): string | undefined => relations.find(({ type, target }) => type === kind && files.has(target))?.target;
  const [strings, styles] = [fileOf('sharedStrings'), fileOf('styles')];
  const startsIn1904 = ['1', 'true'].includes(attributeOf(childAt(workbook, 'workbookPr'), 'date1904') ?? '');
  const options = {
    strings: strings === undefined ? [] : sharedStrings(files.bytes(strings)),
    show: cellFormats(styles === undefined ? undefined : files.tree(styles), startsIn1904),
  };
  const sheets = (childAt(workbook, 'sheets')?.children ?? []).filter((sheet) => pathOf(sheet, relations, files) !== undefined);
  const shown = sheets.filter((sheet) => ['visible', undefined].includes(attributeOf(sheet, 'state')));
  const left = { rows: 0, columns: 0 };
  const read = shown.flatMap((sheet, index): { readonly name: string; readonly text: string }[] => {
    const found = sheetRows(files.bytes(pathOf(sheet, relations, files) as string), options);
    onProgress(index + 1, shown.length);
    left.rows += found.hiddenRows;
    left.columns += found.hiddenColumns;
    const text = tableOf(found);
    return text === '' ? [] : [{ name: attributeOf(sheet, 'name') ?? `Sheet ${index + 1}`, text }];
  });
  if (read.length === 0) throw new FileRefused('empty');
  const parts = read.map(({ name, text }): FilePart => ({ title: name, text: read.length === 1 ? text : `# ${name}\n\n${text}` }));
  const leftOut = [
    ...countIfAny(sheets.length - shown.length, 'hidden sheet'),
    ...countIfAny(left.rows, 'hidden row'),
    ...countIfAny(left.columns, 'hidden column'),
  ];
  return { format: 'xlsx', kind: 'table', parts, leftOut };
}

/** The path of a sheet; undefined for one that is no table, such as a chart. */
function pathOf(sheet: XmlElement, relations: readonly FileRelation[], files: PackageFiles): string | undefined {
  const ids = Object.entries(sheet.attributes).flatMap(([name, value]) => (name.endsWith(':id') ? [value] : []));
  return relations.find(({ id, type, target }) => ids.includes(id) && type === 'worksheet' && files.has(target))?.target;
}

/** Rows as lines. Blank cells at the end of a row are left out. */
function tableOf({ rows }: SheetRows): string {
  return rows
    .map((row) => row.join('\t').trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
