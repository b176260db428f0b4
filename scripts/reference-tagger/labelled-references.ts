import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LABELS, type Label } from '../../packages/on-device/src/skills/cite/read/tagger/labels.ts';
import { type Word, wordsOf } from '../../packages/on-device/src/skills/cite/read/tagger/words.ts';
import { printed } from './printed-references.ts';
import { renderedTexts } from './rendered-references.ts';
import type { Span, TaggedText } from './tagged-text.ts';

/** A reference with the label of each of its words. */
export interface LabelledReference {
  readonly words: readonly Word[];
  readonly labels: readonly number[];
  /** Whether it is kept out of the training, so that the result can be measured on it. */
  readonly isHeldBack: boolean;
}

/** References that stand together in a file are held back together, because those of one list are alike. */
const BLOCK = 20;
const HELD_BACK = 0.2;
/** One reference of so many is printed in a further form. */
const EACH = 3;
const TEXT_LENGTH = { from: 25, to: 900 };

const ANYSTYLE: Readonly<Record<string, Label>> = {
  author: 'author',
  director: 'author',
  producer: 'author',
  editor: 'editor',
  translator: 'editor',
  title: 'title',
  journal: 'container',
  'container-title': 'container',
  source: 'container',
  date: 'date',
  volume: 'volume',
  pages: 'pages',
  publisher: 'publisher',
  location: 'place',
};
const GROBID: Readonly<Record<string, Label>> = {
  author: 'author',
  editor: 'editor',
  date: 'date',
  publisher: 'publisher',
  pubPlace: 'place',
};

/** All references of `folder`/anystyle/*.xml and `folder`/grobid/*.xml, and those of `folder`/rendered, which are all for training. */
export function labelledReferences(folder: string): readonly LabelledReference[] {
  return [...publicReferences(folder), ...renderedTexts(join(folder, 'rendered')).map((tagged) => labelled(tagged, false))];
}

function publicReferences(folder: string): readonly LabelledReference[] {
  const seen = new Set<string>();
  return ['anystyle', 'grobid'].flatMap((set) =>
    readdirSync(join(folder, set))
      .filter((name) => name.endsWith('.xml'))
      .sort()
      .flatMap((name) => {
        const xml = readFileSync(join(folder, set, name), 'utf8').replace(/<!--[\s\S]*?-->|<lb\s*\/>/g, ' ');
        const texts = set === 'anystyle' ? anystyleTexts(xml) : grobidTexts(xml);
        return texts.flatMap((tagged, at) => {
          const isNew = TEXT_LENGTH.from <= tagged.text.length && tagged.text.length <= TEXT_LENGTH.to && tagged.spans.length > 1;
          const letters = tagged.text
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]/gu, '')
            .slice(0, 90);
          if (!isNew || seen.has(letters)) return [];
          seen.add(letters);
          const heldBack = isHeldBack(`${name} ${Math.floor(at / BLOCK)}`);
          const others = seen.size % EACH === 0 ? printed(tagged, seen.size / EACH) : [];
          return [tagged, ...others].map((one) => labelled(one, heldBack));
        });
      }),
  );
}

function isHeldBack(block: string): boolean {
  return createHash('md5').update(block).digest().readUInt32BE() / 2 ** 32 < HELD_BACK;
}

function anystyleTexts(xml: string): readonly TaggedText[] {
  return [...xml.matchAll(/<sequence>([\s\S]*?)<\/sequence>/g)].map(([, inside = '']) =>
    readTags(inside.trim(), (name) => ANYSTYLE[name] ?? 'other'),
  );
}

/** GROBID tells the title of a book from that of an article; the title of a whole book is the title of the work. */
function grobidTexts(xml: string): readonly TaggedText[] {
  return [...xml.matchAll(/<bibl(?:\s[^>]*)?>([\s\S]*?)<\/bibl>/g)].map(([, inside = '']) => {
    const hasArticle = /<title level="a"/.test(inside);
    const hasAuthor = /<author/.test(inside);
    return readTags(inside.trim(), (name, tag) => {
      if (name === 'title')
        return /"j"/.test(tag)
          ? 'container'
          : /"a"/.test(tag) || (/"m"/.test(tag) && !hasArticle)
            ? 'title'
            : /"m"/.test(tag)
              ? 'container'
              : 'other';
      if (name === 'biblScope') return /"(?:pp|page)/.test(tag) ? 'pages' : /"(?:vol|issue)/.test(tag) ? 'volume' : 'other';
      if (name === 'orgName') return hasAuthor ? 'publisher' : 'author';
      return GROBID[name] ?? 'other';
    });
  });
}

/** The text without its tags, and the parts that the tags name. Tags do not stand inside one another. */
function readTags(xml: string, labelOf: (name: string, tag: string) => Label): TaggedText {
  let text = '';
  let open: { readonly label: Label; readonly start: number } | undefined;
  const spans: Span[] = [];
  for (const part of xml.replace(/>\s*</g, '> <').split(/(<[^>]+>)/)) {
    if (part.startsWith('</')) {
      if (open !== undefined && open.start < text.trimEnd().length) spans.push({ ...open, end: text.length });
      open = undefined;
    } else if (part.startsWith('<')) open = { label: labelOf(/[\w-]+/.exec(part)?.[0] ?? '', part), start: text.length };
    else {
      const plain = decoded(part).replace(/\s+/g, ' ');
      text += text === '' || text.endsWith(' ') ? plain.replace(/^ /, '') : plain;
    }
  }
  return { text: text.trimEnd(), spans };
}

function decoded(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&#x?[\da-f]+;/gi, ' ')
    .replace(/&amp;/g, '&');
}

/** "In" before the editors or the larger work belongs to neither. */
const IN = /^\s*[“"([]?(?:in|dans|en|w)\b:?\s+/i;
/** Characters that may stand without a tag beside a part, and belong to it. */
const ROLE = /^\W*(?:eds?|hrsg|hg|editors?|dir)\b/i;
const AMONG_AUTHORS = /^\W*(?:eds?|hrsg|hg|et|u|and|&)\b/i;
const VOLUME = /^(?:vol|no|nr|n|bd|jg|h|heft)\b/i;
const PAGES = /^(?:pp?|s|pages?|pág)\b/i;

function labelled({ text, spans }: TaggedText, isHeldBack: boolean): LabelledReference {
  const words = wordsOf(text);
  const parts = spans.map((span) => {
    const skipped =
      span.label === 'editor' || span.label === 'container' ? (IN.exec(text.slice(span.start, span.end))?.[0].length ?? 0) : 0;
    return span.start + skipped < span.end ? { ...span, start: span.start + skipped } : span;
  });
  const tagged = words.map(({ start, end }) => {
    const shared = (part: Span) => Math.min(part.end, end) - Math.max(part.start, start);
    const [most] = parts.filter((part) => shared(part) > 0).sort((one, other) => shared(other) - shared(one));
    return most?.label;
  });
  return { words, labels: withoutGaps(tagged, words, text).map((label) => LABELS.indexOf(label)), isHeldBack };
}

function withoutGaps(tagged: readonly (Label | undefined)[], words: readonly Word[], text: string): readonly Label[] {
  const labels: Label[] = [];
  for (let from = 0; from < tagged.length; ) {
    const known = tagged[from];
    let to = from;
    while (to < tagged.length && tagged[to] === known) to += 1;
    const label = known ?? gapLabel(tagged[from - 1], tagged[to], to - from, text.slice(words[from]?.start, words[to - 1]?.end));
    labels.push(...Array.from({ length: to - from }, () => label));
    from = to;
  }
  return labels;
}

function gapLabel(before: Label | undefined, after: Label | undefined, length: number, words: string): Label {
  if (before !== undefined && before === after && length <= 3) return before;
  if (before === 'editor' && length <= 2 && ROLE.test(words)) return 'editor';
  if (before === 'author' && length <= 2 && AMONG_AUTHORS.test(words)) return 'author';
  if (before !== undefined && !/[\p{L}\d]/u.test(words)) return before;
  if (after === 'volume' && VOLUME.test(words)) return 'volume';
  return after === 'pages' && PAGES.test(words) ? 'pages' : 'other';
}
