import type { ExportSource } from '@marginalia/engine';
import { readReference } from '@marginalia/on-device/references';
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  type Table,
  TableOfContents,
  TextRun,
} from 'docx';
import { givenFields } from '../references/csl-list.ts';
import { italicSpan } from '../references/italic-span.ts';
import { blocksOf, type DocumentBlock } from '../text/blocks.ts';
import { writtenText } from '../text/written-text.ts';
import { elementsOf } from './block-elements.ts';
import { runsOf, xmlText } from './runs.ts';

/** The section of a report for which Word has a field. */
const CONTENTS = 'Contents';
const FONT = 'Times New Roman';
/** A4 in twentieths of a point. */
const PAGE = { size: { width: 11906, height: 16838 }, margin: { top: 1440, bottom: 1440, left: 1440, right: 1440 } };

/** The whole result as a Word document; a report with a title page, its contents and a page for each chapter. */
export async function docx(source: ExportSource): Promise<Uint8Array<ArrayBuffer>> {
  const { text, headings, isWritten } = source;
  const blocks = await withItalics(blocksOf(isWritten ? { ...source, text: writtenText(text, headings) } : source), source);
  const document = new Document({
    title: xmlText(source.title),
    creator: 'Marginalia',
    styles: STYLES,
    // Only the program that lays the pages out knows the numbers for the contents.
    features: { updateFields: source.isReport === true },
    sections: source.isReport
      ? reportSections(source.title, blocks)
      : [{ properties: { page: PAGE }, footers: FOOTERS, children: wholeOf(source.title, blocks) }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

/** The references with the words in italics that their style sets so. */
async function withItalics(blocks: readonly DocumentBlock[], source: ExportSource): Promise<readonly DocumentBlock[]> {
  const given = await givenFields(source);
  return blocks.map((block) => {
    if (block.kind !== 'reference') return block;
    const entry = block.text.replace(/^\[\d+\]\s/, '');
    const span = italicSpan(block.text, given.get(entry) ?? readReference(block.text), source.values?.['style']);
    return span === undefined ? block : { ...block, italics: span };
  });
}

const spaced = (before: number, after: number) => ({ spacing: { before, after }, keepNext: true });
const STYLES = {
  default: {
    document: { run: { font: FONT, size: 24 }, paragraph: { spacing: { after: 120 } } },
    title: { run: { font: FONT, size: 40, bold: true }, paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 360 } } },
    heading1: { run: { font: FONT, size: 32, bold: true, color: '000000' }, paragraph: spaced(320, 160) },
  },
};
const FOOTERS = {
  default: new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children: [PageNumber.CURRENT] })] })],
  }),
};

const titleOf = (title: string): Paragraph => new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(xmlText(title))] });

const wholeOf = (title: string, blocks: readonly DocumentBlock[]): readonly (Paragraph | Table)[] => [
  titleOf(title),
  ...blocks.flatMap((block) => elementsOf(block)),
];

function reportSections(title: string, blocks: readonly DocumentBlock[]) {
  const chapters = chaptersOf(blocks);
  const [first] = chapters;
  // Before the second heading stands what the text puts on its title page.
  const front = first && chapters.length > 1 ? first.blocks : [];
  const rest = chapters.slice(front.length > 0 ? 1 : 0).filter((chapter) => chapter.title !== CONTENTS);
  const contents = [
    new Paragraph({ children: [new TextRun({ text: CONTENTS, bold: true, size: 32 })] }),
    new TableOfContents(CONTENTS, { hyperlink: true, headingStyleRange: '1-1' }),
  ];
  return [
    { properties: { page: PAGE }, children: titlePage(title, front) },
    {
      properties: { page: { ...PAGE, pageNumbers: { start: 1 } }, type: SectionType.NEXT_PAGE },
      footers: FOOTERS,
      children: [...contents, ...rest.flatMap(chapterOf)],
    },
  ];
}

interface Chapter {
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
}

function chaptersOf(blocks: readonly DocumentBlock[]): readonly Chapter[] {
  const chapters: { title: string; blocks: DocumentBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') chapters.push({ title: block.text, blocks: [] });
    else if (chapters.length === 0) chapters.push({ title: '', blocks: [block] });
    else chapters.at(-1)?.blocks.push(block);
  }
  return chapters;
}

/** A chapter begins on a page of its own. */
function chapterOf({ title, blocks }: Chapter): readonly (Paragraph | Table)[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, pageBreakBefore: true, children: [new TextRun(xmlText(title))] }),
    ...blocks.flatMap((block) => elementsOf(block, true)),
  ];
}

function titlePage(title: string, blocks: readonly DocumentBlock[]): readonly (Paragraph | Table)[] {
  // The title of the record stands on the page only where the text has none of its own.
  const [first, ...rest] = blocks;
  const head = first && 'text' in first ? first.text : title;
  return [new Paragraph({ spacing: { before: 3600 } }), titleOf(head), ...(first && 'text' in first ? rest : blocks).flatMap(centred)];
}

function centred(block: DocumentBlock): readonly (Paragraph | Table)[] {
  if (!('text' in block)) return elementsOf(block, true);
  return [new Paragraph({ alignment: AlignmentType.CENTER, spacing: { before: 120, after: 120 }, children: runsOf(block.text) })];
}
