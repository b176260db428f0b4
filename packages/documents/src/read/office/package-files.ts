import { FileRefused } from '@marginalia/engine';
import { inflateAll } from '../zip/inflate.ts';
import type { ZipEntry } from '../zip/zip-entries.ts';
import { attributeOf, descendants, type XmlElement, xmlTree } from './xml-tree.ts';

/** A reference from one file of an Office archive to another. */
export interface FileRelation {
  readonly id: string;
  /** The last word of its type: "slide", "notesSlide", "sharedStrings". */
  readonly type: string;
  /** The path of the file in the archive. */
  readonly target: string;
}

/** The XML files of an Office archive. Pictures, macros and other programs' files are never unpacked. */
export class PackageFiles {
  readonly #files: Readonly<Record<string, Uint8Array>>;

  constructor(entries: readonly ZipEntry[]) {
    this.#files = inflateAll(entries.filter(({ name }) => /\.(?:xml|rels)$/i.test(name)));
  }

  has(path: string): boolean {
    return this.#files[path] !== undefined;
  }

  bytes(path: string): Uint8Array {
    const file = this.#files[path];
    if (!file) throw new FileRefused('damaged');
    return file;
  }

  tree(path: string): XmlElement {
    return xmlTree(this.bytes(path));
  }

  /** The main file of the archive. */
  main(fallback: string): string {
    return this.relations('').find(({ type, target }) => type === 'officeDocument' && this.has(target))?.target ?? fallback;
  }

  /** The files of the archive that a file refers to. */
  relations(path: string): readonly FileRelation[] {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const file = `${folder}_rels/${path.slice(folder.length)}.rels`;
    if (!this.has(file)) return [];
    return descendants(this.tree(file), 'Relationship').flatMap((it) => {
      const target = attributeOf(it, 'Target') ?? '';
      if (attributeOf(it, 'TargetMode') === 'External') return [];
      const type = (attributeOf(it, 'Type') ?? '').split('/').at(-1) ?? '';
      return [{ id: attributeOf(it, 'Id') ?? '', type, target: resolved(folder, target) }];
    });
  }
}

/** A path that is given from a folder: "../notesSlides/notesSlide1.xml". */
function resolved(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
