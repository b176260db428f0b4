import { FileRefused } from '@marginalia/engine';
import { attribute, readXml } from './xml.ts';

/** An element of a small XML file. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text that stands directly in it. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

/** A tree takes many times the memory of its file. */
const MOST_ELEMENTS = 500_000;
const MOST_LEVELS = 200;

/** The root of an XML file. */
export function xmlTree(bytes: Uint8Array): XmlElement {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const path = [root];
  let count = 0;
  readXml(bytes, {
    open(name, attributes) {
      count += 1;
      if (count > MOST_ELEMENTS || path.length > MOST_LEVELS) throw new FileRefused('too-big');
      const element: OpenElement = { name, attributes, children: [], text: '' };
      path.at(-1)?.children.push(element);
      path.push(element);
    },
    close: () => void path.pop(),
    text(text) {
      const open = path.at(-1);
      if (open) open.text += text;
    },
  });
  return root.children[0] ?? root;
}

/** The element at a path of names below another one. */
export function childAt(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce((at, name) => at?.children.find((it) => it.name === name), element);
}

/** All elements of a name in a tree, in the order of the file. */
export function descendants(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  if (!element) return [];
  return element.children.flatMap((it) => (it.name === name ? [it] : descendants(it, name)));
}

export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  return element && attribute(element.attributes, name);
}
