import { BorderStyle, HeadingLevel, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import type { DocumentBlock } from '../text/blocks.ts';
import { runsOf, runsWithItalics, xmlText } from './runs.ts';

/** Lengths in twentieths of a point. */
const HANGING = 720;
const DEEP = 720;
const LIST = 360;
/** The width of the text on A4 with margins of 2.54 cm. */
const TEXT_WIDTH = 9026;

/**
 * A block as Word has it.
 * @param isDraft whether tasks are highlighted, because they stand in the place of text
 */
export function elementsOf(block: DocumentBlock, isDraft = false): readonly (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(xmlText(block.text))] })];
    case 'label':
      return [new Paragraph({ keepNext: true, children: runsOf(block.text, { bold: true }) })];
    case 'paragraph':
      return [new Paragraph({ ...(block.isDeep && { indent: { left: LIST } }), children: runsOf(block.text) })];
    case 'item':
      return [itemOf(block, isDraft)];
    case 'reference':
      return [
        new Paragraph({
          indent: { left: HANGING, hanging: HANGING },
          children: runsWithItalics(block.text, block.italics),
        }),
      ];
    case 'table':
      return [tableOf(block.rows), new Paragraph({})];
    case 'cards':
      return [tableOf([['Question', 'Answer'], ...block.cards.map(({ front, back }) => [front, back])]), new Paragraph({})];
    case 'grid':
      return block.lines.map(
        (line) => new Paragraph({ spacing: { after: 0 }, children: [new TextRun({ text: xmlText(line), font: 'Courier New', size: 16 })] }),
      );
  }
}

/** A line of a list: a bullet of Word, otherwise the number or the box of the text with a hanging indent. */
function itemOf({ mark, text, isDeep }: Extract<DocumentBlock, { kind: 'item' }>, isDraft: boolean): Paragraph {
  if (/^[-*•–]$/.test(mark)) return new Paragraph({ bullet: { level: isDeep ? 1 : 0 }, contextualSpacing: true, children: runsOf(text) });
  const box = /^\[[ x]?\]$/.test(mark);
  const sign = mark === '[x]' ? '☒' : '☐';
  const first = new TextRun({
    text: `${box ? sign : xmlText(mark)}\t`,
    ...(isDraft && box && mark !== '[x]' && { highlight: 'yellow' as const }),
  });
  const left = LIST + (isDeep ? DEEP : 0);
  return new Paragraph({ indent: { left, hanging: LIST }, contextualSpacing: true, children: [first, ...runsOf(text)] });
}

/** A table whose first row repeats on each page. */
function tableOf(rows: readonly (readonly string[])[]): Table {
  const count = Math.max(1, ...rows.map((cells) => cells.length));
  const width = Math.floor(TEXT_WIDTH / count);
  const line = { style: BorderStyle.SINGLE, size: 4, color: '999999' };
  return new Table({
    width: { size: width * count, type: WidthType.DXA },
    columnWidths: Array.from({ length: count }, () => width),
    borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: Array.from(
            { length: count },
            (_cell, column) =>
              new TableCell({
                width: { size: width, type: WidthType.DXA },
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                ...(index === 0 && { shading: { fill: 'EEF0F4' } }),
                children: [new Paragraph({ spacing: { after: 0 }, children: runsOf(cells[column] ?? '', { bold: index === 0 }) })],
              }),
          ),
        }),
    ),
  });
}
