import { readXml } from '../office/xml.ts';

/** The texts that the cells of a workbook share. How a text is spoken, in East Asian scripts, is left out. */
export function sharedStrings(bytes: Uint8Array): readonly string[] {
  const strings: string[] = [];
  let text = '';
  let inText = false;
  let inSpoken = false;
  readXml(bytes, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') inSpoken = true;
      inText = name === 't' && !inSpoken;
    },
    close(name) {
      if (name === 'si') strings.push(oneLine(text));
      else if (name === 'rPh') inSpoken = false;
      inText = false;
    },
    text(piece) {
      if (inText) text += piece;
    },
  });
  return strings;
}

/** The text of a cell on one line. Excel writes control characters as _x000D_. */
export function oneLine(text: string): string {
  return text
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\s+/g, ' ')
    .trim();
}
