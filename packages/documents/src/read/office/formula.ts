import { attributeOf, childAt, type XmlElement } from './xml-tree.ts';

/** A formula of Office as a line of text: "(a+b)/2", "x^2", "√(2gh)". */
export function formulaText(element: XmlElement): string {
  const part = (name: string): string => joined(childAt(element, name));
  switch (element.name) {
    case 't':
      return element.text.replace(STYLED, (sign) => sign.normalize('NFKC')).replace(/[\u2061-\u2064]+/g, ' ');
    case 'f':
      return `${grouped(part('num'))}/${grouped(part('den'))}`;
    case 'sSup':
      return `${grouped(part('e'))}^${grouped(part('sup'))}`;
    case 'sSub':
      return `${part('e')}_${grouped(part('sub'))}`;
    case 'sSubSup':
      return `${part('e')}_${grouped(part('sub'))}^${grouped(part('sup'))}`;
    case 'rad':
      return `${part('deg')}√${grouped(part('e'))}`;
    case 'd':
      return delimited(element);
    case 'nary':
      return `${signOf(element, 'naryPr', 'chr', '∫')}${limit('_', part('sub'))}${limit('^', part('sup'))} ${part('e')}`;
    case 'func':
      return `${part('fName').trim()} ${part('e')}`;
    case 'm':
      return element.children
        .filter(({ name }) => name === 'mr')
        .map((row) => row.children.map(joined).join(' '))
        .join('; ');
    default:
      return joined(element);
  }
}

/** Letters of formulas that stand for plain ones: 𝑥 is x. */
const STYLED = /[\u{1D400}-\u{1D7FF}ℎ]/gu;

function joined(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .filter(({ name }) => !name.endsWith('Pr'))
    .map(formulaText)
    .join('');
}

/** More than one sign needs brackets where a sign follows. */
function grouped(text: string): string {
  return /^(?:[\p{L}\p{M}\p{N}.,]*|\(.*\))$/u.test(text) ? text : `(${text})`;
}

function limit(mark: string, text: string): string {
  return text === '' ? '' : `${mark}${grouped(text)}`;
}

function delimited(element: XmlElement): string {
  const inner = element.children.filter(({ name }) => name === 'e').map(joined);
  const sign = (name: string, usual: string): string => signOf(element, 'dPr', name, usual);
  return `${sign('begChr', '(')}${inner.join(sign('sepChr', '|'))}${sign('endChr', ')')}`;
}

function signOf(element: XmlElement, properties: string, name: string, usual: string): string {
  return attributeOf(childAt(element, properties, name), 'val') ?? usual;
}
