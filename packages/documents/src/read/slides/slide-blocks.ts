import { alternativeText } from '../office/alternative-text.ts';
import { chartRows } from '../office/chart-rows.ts';
import type { FileRelation, PackageFiles } from '../office/package-files.ts';
import { isOn } from '../office/xml.ts';
import { attributeOf, childAt, descendants, type XmlElement } from '../office/xml-tree.ts';
import { ListStyles, placeholderOf, typeOf } from './list-styles.ts';
import { NO_BULLETS, slideParagraphs, textOnOneLine } from './paragraphs.ts';

/** The text of a slide. */
export interface SlideText {
  readonly title: string;
  /** Paragraphs, items of lists and rows of tables in reading order. */
  readonly blocks: readonly string[];
  readonly images: number;
  readonly charts: number;
  readonly footers: number;
}

const TITLES = ['title', 'ctrTitle'];
const FOOTERS = ['dt', 'ftr', 'hdr', 'sldNum'];

/** Reads the shapes of a slide in the order in which the file has them, which screen readers use too. */
export function slideText(files: PackageFiles, slide: XmlElement, relations: readonly FileRelation[]): SlideText {
  const styles = new ListStyles(files, relations.find(({ type }) => type === 'slideLayout')?.target);
  const titles: string[] = [];
  const blocks: string[] = [];
  const left = { images: 0, charts: 0, footers: 0 };

  const readShape = (shape: XmlElement): void => {
    const placeholder = placeholderOf(shape);
    const type = placeholder ? typeOf(placeholder) : '';
    const body = childAt(shape, 'txBody');
    if (FOOTERS.includes(type)) left.footers += textOnOneLine(body) === '' ? 0 : 1;
    else if (TITLES.includes(type)) titles.push(textOnOneLine(body));
    else blocks.push(...slideParagraphs(body, styles.of(shape)));
  };
  const readChart = (chart: XmlElement): void => {
    const ids = Object.values(chart.attributes);
    const target = relations.find(({ id, type }) => type === 'chart' && ids.includes(id))?.target;
    const rows = target !== undefined && files.has(target) ? chartRows(files.tree(target)) : undefined;
    if (rows) blocks.push(...rows);
    else left.charts += 1;
  };
  const readPicture = (picture: XmlElement): void => {
    left.images += 1;
    const text = alternativeText(attributeOf(childAt(picture, 'nvPicPr', 'cNvPr'), 'descr'));
    if (text !== undefined) blocks.push(text);
  };
  const readFrame = (frame: XmlElement): void => {
    const data = childAt(frame, 'graphic', 'graphicData');
    const diagram = attributeOf(childAt(data, 'relIds'), 'dm');
    const target = relations.find(({ id }) => id === diagram)?.target;
    if (childAt(data, 'chart')) readChart(childAt(data, 'chart') as XmlElement);
    else if (target !== undefined && files.has(target)) blocks.push(...diagramItems(files.tree(target)));
    else if (childAt(data, 'tbl')) blocks.push(...tableRows(childAt(data, 'tbl') as XmlElement));
    else left.images += 1;
  };
  const readAll = (elements: readonly XmlElement[]): void => {
    for (const element of elements) {
      if (element.name === 'sp') readShape(element);
      else if (element.name === 'grpSp') readAll(element.children);
      else if (element.name === 'graphicFrame') readFrame(element);
      else if (element.name === 'pic') readPicture(element);
      else if (element.name === 'AlternateContent') readAll((childAt(element, 'Choice') ?? childAt(element, 'Fallback'))?.children ?? []);
    }
  };
  readAll(childAt(slide, 'cSld', 'spTree')?.children ?? []);
  return { title: titles.filter((it) => it !== '').join(' '), blocks, ...left };
}

/** The speaker's notes of a slide. */
export function notesText(notes: XmlElement): readonly string[] {
  const shapes = descendants(childAt(notes, 'cSld', 'spTree'), 'sp');
  return shapes.flatMap((shape) => {
    const placeholder = placeholderOf(shape);
    return placeholder && typeOf(placeholder) === 'body' ? slideParagraphs(childAt(shape, 'txBody'), NO_BULLETS) : [];
  });
}

function tableRows(table: XmlElement): readonly string[] {
  return table.children.flatMap((row) => {
    const cells = row.children.filter(({ name, attributes }) => name === 'tc' && !isOn(attributes['hMerge']));
    const texts = cells.map((cell) => textOnOneLine(childAt(cell, 'txBody')));
    return texts.some((text) => text !== '') ? [texts.join(' | ')] : [];
  });
}

/** The points of a diagram (SmartArt) that hold text. */
function diagramItems(diagram: XmlElement): readonly string[] {
  return descendants(diagram, 'pt').flatMap((point) => {
    const text = textOnOneLine(childAt(point, 't'));
    return text === '' || attributeOf(point, 'type') === 'pres' ? [] : [`- ${text}`];
  });
}
