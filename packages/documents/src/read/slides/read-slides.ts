import { type FilePart, FileRefused, type ReadDocument } from '@marginalia/engine';
import { PackageFiles } from '../office/package-files.ts';
import { attributeOf, childAt } from '../office/xml-tree.ts';
import { countIfAny, withBreaks } from '../wording.ts';
import type { ZipEntry } from '../zip/zip-entries.ts';
import { notesText, type SlideText, slideText } from './slide-blocks.ts';

const MOST_SLIDES = 2000;
const LONGEST_TITLE = 60;

/** The text of a presentation, one part a slide: its title as a heading, its text and tables, and the speaker's notes. */
export function readSlides(entries: readonly ZipEntry[], onProgress: (done: number, of: number) => void): ReadDocument {
  const files = new PackageFiles(entries);
  const paths = slidesOf(files);
  if (paths.length > MOST_SLIDES) throw new FileRefused('too-big');
  const parts: FilePart[] = [];
  const left = { hidden: 0, textless: 0, images: 0, charts: 0, footers: 0 };
  paths.forEach((path, index) => {
    const slide = files.tree(path);
    onProgress(index + 1, paths.length);
    if (['0', 'false'].includes(attributeOf(slide, 'show') ?? '')) {
      left.hidden += 1;
      return;
    }
    const relations = files.relations(path);
    const { images, charts, footers, ...said } = slideText(files, slide, relations);
    const { title, blocks } = withTitle(said);
    left.images += images;
    left.charts += charts;
    left.footers += footers;
    const notes = relations
      .filter(({ type, target }) => type === 'notesSlide' && files.has(target))
      .flatMap(({ target }) => notesText(files.tree(target)));
    if (title === '' && blocks.length === 0 && notes.length === 0) {
      left.textless += 1;
      return;
    }
    const name = `Slide ${index + 1}${title === '' ? '' : `: ${title}`}`;
    parts.push({
      title: name,
      text: withBreaks([`# ${name}`, ...blocks, ...(notes.length > 0 ? ['Notes:', ...notes] : [])]),
    });
  });
  if (parts.length === 0) throw new FileRefused('empty');
  const leftOut = [
    ...countIfAny(left.images, 'image'),
    ...countIfAny(left.charts, 'chart'),
    ...countIfAny(left.footers, 'footer'),
    ...countIfAny(left.hidden, 'hidden slide'),
    ...countIfAny(left.textless, 'slide').map((slides) => `${slides} without text`),
  ];
  return { format: 'pptx', kind: 'slides', parts, leftOut };
}

/** A short first line above others is the title of a slide that has none, as in slides of text boxes. */
function withTitle(slide: Pick<SlideText, 'title' | 'blocks'>): Pick<SlideText, 'title' | 'blocks'> {
  const [first = '', ...others] = slide.blocks;
  const isTitle =
    slide.title === '' &&
    others.length > 0 &&
    first.length <= LONGEST_TITLE &&
    /^[\p{L}\p{N}]/u.test(first) &&
    !/[.,;:\n|]|^\d+\. /.test(first);
  return isTitle ? { title: first, blocks: others } : slide;
}

/** The paths of the slides in the order of the presentation. */
function slidesOf(files: PackageFiles): readonly string[] {
  const main = files.main('ppt/presentation.xml');
  const relations = files.relations(main);
  const list = childAt(files.tree(main), 'sldIdLst')?.children ?? [];
  return list.flatMap((it) => {
    const id = relationOf(it.attributes);
    const target = relations.find((relation) => relation.id === id)?.target;
    return target !== undefined && files.has(target) ? [target] : [];
  });
}

/** A slide has an id of its own and, behind a prefix, the one of its relation. */
function relationOf(attributes: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
}
