import { formulaText } from '../office/formula.ts';
import { attributeOf, childAt, type XmlElement } from '../office/xml-tree.ts';

/** The marks of the paragraphs of a shape that name none themselves. */
export interface ListStyle {
  /** Whether a paragraph of this level has a bullet. */
  hasBullet(level: number): boolean;
}

/** Elements of a paragraph that hold no text to be read. */
const WITHOUT_TEXT = new Set(['pPr', 'rPr', 'endParaRPr', 'Fallback']);

/** The paragraphs of a shape or a cell, each with its bullet or number. Blank ones are left out. */
export function slideParagraphs(body: XmlElement | undefined, style: ListStyle): readonly string[] {
  const numbers: number[] = [];
  return (body?.children ?? []).flatMap((paragraph) => {
    if (paragraph.name !== 'p') return [];
    const text = linesOf(paragraph);
    if (text === '') return [];
    const properties = childAt(paragraph, 'pPr');
    const level = Math.min(8, Math.max(0, Number(attributeOf(properties, 'lvl') ?? 0) || 0));
    const isNumbered = childAt(properties, 'buAutoNum') !== undefined;
    numbers.length = isNumbered ? level + 1 : Math.min(numbers.length, level);
    if (isNumbered)
      numbers[level] = (numbers[level] ?? (Number(attributeOf(childAt(properties, 'buAutoNum'), 'startAt') ?? 1) || 1) - 1) + 1;
    const isItem = isNumbered || (childAt(properties, 'buNone') === undefined && (hasOwnBullet(properties) || style.hasBullet(level)));
    if (!isItem) return [text];
    const mark = `${'  '.repeat(level)}${isNumbered ? `${numbers[level]}.` : '-'} `;
    return [mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`)];
  });
}

/** The text of a shape or a cell on one line. */
export function textOnOneLine(body: XmlElement | undefined): string {
  return slideParagraphs(body, NO_BULLETS).join(' ').replace(/\s+/g, ' ');
}

export const NO_BULLETS: ListStyle = { hasBullet: () => false };

function hasOwnBullet(properties: XmlElement | undefined): boolean {
  return childAt(properties, 'buChar') !== undefined || childAt(properties, 'buBlip') !== undefined;
}

function linesOf(paragraph: XmlElement): string {
  return textIn(paragraph)
    .split(/[\n\v]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The text in an element. */
function textIn(element: XmlElement): string {
  if (element.name === 't') return element.text;
  if (element.name === 'br') return '\n';
  if (element.name === 'oMath') return formulaText(element);
  return element.children
    .filter(({ name }) => !WITHOUT_TEXT.has(name))
    .map(textIn)
    .join('');
}
