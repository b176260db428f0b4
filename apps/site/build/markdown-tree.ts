import type { ReactElement } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** A heading that can be linked. */
interface MarkdownHeading {
  readonly id: string;
  readonly text: string;
}

export interface MarkdownTree {
  /** The React elements of the text, from react-markdown, which removes unsafe addresses. */
  readonly root: ReactElement;
  /** The headings of the second rank, in order. */
  readonly headings: readonly MarkdownHeading[];
  /** Words of the text, code included. */
  readonly words: number;
}

/** The properties of a Markdown node (mdast) that this module reads. */
interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly children?: readonly MarkdownNode[];
  readonly position?: { readonly start: { readonly line: number } };
  data?: { hProperties?: { id?: string } };
}

// Ids of other elements of the page.
const TAKEN = ['main', 'result', 'root'];

/** Parses a text without its front matter. Throws an error with the line number of content that a page must not contain. */
export function parseMarkdown(text: string): MarkdownTree {
  const headings: MarkdownHeading[] = [];
  let words = 0;
  const inspect = (root: MarkdownNode): void => {
    const ids = new Set(TAKEN);
    let rank = 1;
    for (const node of nodesOf(root)) {
      const problem = problemOf(node, rank);
      if (problem !== undefined) throw new Error(`line ${node.position?.start.line ?? '?'}: ${problem}`);
      if (node.children === undefined) words += countWords(node.value ?? '');
      if (node.type !== 'heading') continue;
      rank = node.depth ?? rank;
      const title = textOf(node);
      const id = freeId(title, ids);
      node.data = { ...node.data, hProperties: { id } };
      if (rank === 2) headings.push({ id, text: title });
    }
  };
  const root = Markdown({
    children: text,
    remarkPlugins: [remarkGfm, () => inspect],
    remarkRehypeOptions: { footnoteLabel: 'Notes', footnoteLabelProperties: {} },
  });
  return { root, headings, words };
}

/** @param rank the rank of the previous heading; before the first one, 1, the rank of the page's title */
function problemOf(node: MarkdownNode, rank: number): string | undefined {
  switch (node.type) {
    case 'html':
      return `raw HTML is not allowed (${(node.value ?? '').slice(0, 40)}); write Markdown`;
    case 'image':
    case 'imageReference':
      return 'pictures are not supported; a post has a drawn cover';
    case 'heading': {
      const depth = node.depth ?? 1;
      if (depth === 1) return 'the title is the only heading of the first rank; start with ##';
      return depth > rank + 1 ? `a heading of rank ${depth} follows one of rank ${rank}` : undefined;
    }
    default:
      return undefined;
  }
}

function* nodesOf(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

function textOf(node: MarkdownNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** "What is a gap?" as "what-is-a-gap", with a number when an earlier heading has the same words. */
function freeId(title: string, ids: Set<string>): string {
  const slug =
    title
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'section';
  let id = slug;
  for (let copy = 2; ids.has(id); copy++) id = `${slug}-${copy}`;
  ids.add(id);
  return id;
}
