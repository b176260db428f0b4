import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type MarkdownKind, readFrontMatter } from './markdown-front-matter.ts';
import { bodyModule } from './markdown-module.ts';
import { parseMarkdown } from './markdown-tree.ts';

const CONTENT = /^(?<file>.*\/content\/(?<kind>posts|legal)\/[^/?]+\.md)\?(?<as>meta|body)$/;

/** Reading speed for the estimate of reading time. */
const WORDS_PER_MINUTE = 220;

/**
 * Compiles the Markdown of content/posts and content/legal, in dev, build and test alike:
 * - `x.md?meta` exports its front matter, checked; for a post a `PostSummary`, with slug and reading time;
 * - `x.md?body` exports its text as a component (`MarkdownBody`) and its `headings`.
 * Pages need no Markdown parser and no strings of HTML. A problem in a file fails the build with the file's name.
 */
export function markdownContent(): Plugin {
  let root = process.cwd();
  let base = '/';
  return {
    name: 'marginalia:markdown-content',
    enforce: 'pre',
    configResolved(config) {
      ({ root, base } = config);
    },
    async load(id) {
      const { file, kind, as } = (CONTENT.exec(id)?.groups ?? {}) as { file?: string; kind?: MarkdownKind; as?: 'meta' | 'body' };
      if (file === undefined || kind === undefined) return;
      this.addWatchFile(file);
      try {
        // Only legal texts contain the contact address. A post may contain the same characters as text.
        const options = { email: kind === 'legal', base };
        const code = as === 'meta' ? await metaModule(file, kind) : await compile(file, kind, ({ tree }) => bodyModule(tree, options));
        return { code, moduleType: 'js' };
      } catch (cause) {
        return this.error(messageOf(cause).replaceAll(dirname(file), relative(root, dirname(file))));
      }
    },
  };
}

async function metaModule(file: string, kind: MarkdownKind): Promise<string> {
  const meta = await compile(file, kind, ({ fields, tree }) => {
    if (kind === 'legal') return fields;
    const minutes = Math.max(1, Math.round(tree.words / WORDS_PER_MINUTE));
    return { featured: false, ...fields, slug: basename(file, '.md'), readTime: `${minutes} min read` };
  });
  if (kind === 'posts') await checkFeatured(dirname(file));
  return `export default ${JSON.stringify(meta)};`;
}

interface Compiled {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly tree: ReturnType<typeof parseMarkdown>;
}

/** The compiled files by their paths, each with the source that was read. A build asks for a file up to nine times. */
const known = new Map<string, Compiled & { readonly source: string }>();

/** Reads, checks and parses a file, then calls `make` with it. Throws an error with the file's name before each problem. */
async function compile<T>(file: string, kind: MarkdownKind, make: (compiled: Compiled) => T): Promise<T> {
  try {
    const source = await readFile(file, 'utf8');
    const before = known.get(file);
    if (before?.source === source) return make(before);
    const { fields, text } = readFrontMatter(source, kind);
    const compiled = { source, fields, tree: parseMarkdown(text) };
    known.set(file, compiled);
    return make(compiled);
  } catch (cause) {
    const lines = messageOf(cause).split('\n');
    throw new Error(lines.map((line) => `${file}: ${line}`).join('\n'), { cause });
  }
}

/** The list of posts starts with the one featured post, so exactly one must be featured. */
async function checkFeatured(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const flags = await Promise.all(names.map((name) => compile(join(folder, name), 'posts', ({ fields }) => fields['featured'] === true)));
  const featured = names.filter((_, place) => flags[place]);
  if (featured.length === 1) return;
  throw new Error(
    `${folder}: exactly one post must have featured: true, but ${featured.length === 0 ? 'none has' : `these have: ${featured.join(', ')}`}`,
  );
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
