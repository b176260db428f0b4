import type { LegalMeta, PostCoverName, PostSummary, PostTone } from '@marginalia/ui';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';

/** The two kinds of text. The folder of a file decides its kind. */
export type MarkdownKind = 'posts' | 'legal';

interface MarkdownSource {
  /** The fields of the front matter, checked. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The Markdown after the front matter. */
  readonly text: string;
}

/** Returns the problem of a value; undefined when the value is right. */
type Check = (value: unknown) => string | undefined;

// Objects instead of lists: a name that the screens add or remove is then a type error here.
const COVERS: Readonly<Record<PostCoverName, true>> = { lines: true, bars: true, cards: true, target: true, path: true };
const TONES: Readonly<Record<PostTone, true>> = { blue: true, green: true, purple: true };

const isText: Check = (value) => (typeof value === 'string' && value.trim() !== '' ? undefined : 'must be text');

const isDay: Check = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'must be a date as YYYY-MM-DD';
  const time = Date.parse(value);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? `${value} is no day of the calendar` : undefined;
};

const isList: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isText(item) === undefined) ? undefined : 'must be a list of words';

const isFlag: Check = (value) => (value === undefined || typeof value === 'boolean' ? undefined : 'must be true or false');

const oneOf =
  (names: object): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(names, value) ? undefined : `must be one of ${Object.keys(names).join(', ')}`;

/** The fields that a post's front matter gives; the rest of the summary is computed. */
type PostFields = Omit<PostSummary, 'slug' | 'readTime'>;

const FIELDS = {
  posts: {
    title: isText,
    excerpt: isText,
    category: isText,
    author: isText,
    date: isDay,
    tags: isList,
    featured: isFlag,
    cover: oneOf(COVERS),
    tone: oneOf(TONES),
  } satisfies Record<keyof PostFields, Check>,
  legal: { title: isText, description: isText, updated: isDay } satisfies Record<keyof LegalMeta, Check>,
} as const;

/**
 * Separates front matter and text. Throws an error with every problem of the front matter, one a line: "date: must be a date as
 * YYYY-MM-DD".
 */
export function readFrontMatter(source: string, kind: MarkdownKind): MarkdownSource {
  const file = new VFile(source);
  matter(file, { strip: true });
  const given: unknown = file.data['matter'];
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Error('the front matter must be a list of fields');
  const fields = given as Readonly<Record<string, unknown>>;
  const checks: Readonly<Record<string, Check>> = FIELDS[kind];
  const problems = [
    ...Object.entries(checks).flatMap(([name, check]) => {
      const problem = check(fields[name]);
      if (problem === undefined) return [];
      return `${name}: ${fields[name] === undefined ? 'is missing; it ' : ''}${problem}`;
    }),
    ...Object.keys(fields)
      .filter((name) => !Object.hasOwn(checks, name))
      .map((name) => `${name}: is no field; there are ${Object.keys(checks).join(', ')}`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { fields, text: String(file) };
}
