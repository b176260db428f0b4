import type { PackageFiles } from '../office/package-files.ts';
import { attributeOf, childAt, descendants, type XmlElement } from '../office/xml-tree.ts';
import { type ListStyle, NO_BULLETS } from './paragraphs.ts';

/** Placeholders whose paragraphs have bullets unless something says otherwise. */
const BULLETED = ['body', 'obj'];

/** The list styles that the shapes of a slide take from its layout. */
export class ListStyles {
  readonly #placeholders: readonly XmlElement[];

  /** @param layout the path of the layout */
  constructor(files: PackageFiles, layout: string | undefined) {
    this.#placeholders = layout !== undefined && files.has(layout) ? descendants(files.tree(layout), 'sp') : [];
  }

  of(shape: XmlElement): ListStyle {
    const own = placeholderOf(shape);
    if (!own || !BULLETED.includes(typeOf(own))) return NO_BULLETS;
    const index = attributeOf(own, 'idx');
    const inherited = this.#placeholders.find((it) => index !== undefined && attributeOf(placeholderOf(it), 'idx') === index);
    const lists = [shape, inherited].map((it) => childAt(it, 'txBody', 'lstStyle'));
    return {
      hasBullet: (level) => lists.every((list) => childAt(list, `lvl${level + 1}pPr`, 'buNone') === undefined),
    };
  }
}

export function placeholderOf(shape: XmlElement): XmlElement | undefined {
  return childAt(shape, 'nvSpPr', 'nvPr', 'ph');
}

/** The type of a placeholder. Without one it takes any content. */
export function typeOf(placeholder: XmlElement): string {
  return attributeOf(placeholder, 'type') ?? 'obj';
}
