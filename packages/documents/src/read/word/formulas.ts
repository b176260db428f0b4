import { escapeContent } from '@marginalia/engine';
import { formulaText } from '../office/formula.ts';
import { xmlTree } from '../office/xml-tree.ts';

const OPEN = '<m:oMath>';
const CLOSE = '</m:oMath>';
const PROPERTIES = ['<m:oMathParaPr>', '</m:oMathParaPr>'] as const;

/** A part of a Word document with each formula as a line of text, because mammoth leaves formulas out. */
export function withFormulas(file: Uint8Array): Uint8Array {
  const xml = new TextDecoder().decode(file);
  if (!xml.includes(OPEN) || !xml.includes('xmlns:w=')) return file;
  const plain = replaced(xml, ...PROPERTIES, () => '').replace(/<\/?m:oMathPara>/g, '');
  return new TextEncoder().encode(replaced(plain, OPEN, CLOSE, run));
}

function run(formula: string): string {
  const text = formulaText(xmlTree(new TextEncoder().encode(formula)));
  return `<w:r><w:t xml:space="preserve">${escapeContent(text)}</w:t></w:r>`;
}

/** The text with each stretch between two marks, and the marks, replaced. */
function replaced(text: string, open: string, close: string, by: (stretch: string) => string): string {
  const [first = '', ...others] = text.split(open);
  return others.reduce((done, piece) => {
    const end = piece.indexOf(close);
    return end < 0 ? done + open + piece : done + by(open + piece.slice(0, end) + close) + piece.slice(end + close.length);
  }, first);
}
