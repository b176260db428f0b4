import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const BUILT = new Set(['node_modules', 'dist', 'test-results']);
const FILES = globSync(['**/*', '.*', '**/.storybook/*'], { cwd: ROOT, exclude: (path) => BUILT.has(basename(path)) });
const PLACES = ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'packages/*/README.md', 'apps/*/README.md', 'bench/README.md'];
const DOCUMENTS = globSync(PLACES, { cwd: ROOT });

/** Every file and folder by each end of its path, as a document may name it: "kinds.ts", "items/kinds.ts", "engine/src/items/kinds.ts". */
const ENDS = new Set(
  FILES.flatMap((file) => {
    const names = file.split('/');
    return names.map((_, from) => names.slice(from).join('/'));
  }),
);

/** A file of our own by its extension, or a folder that is named from the root, a package or its `src`. */
const FILE = /^[\w./@-]+\.(?:tsx?|mjs|md|css|conf|yaml|toml)$/;
const FOLDER = /^(?:packages|apps|docs|scripts|bench|deploy|src|[a-z-]+\/src)(?:\/[\w.-]+)+\/?$/;

/** Names of files that only a build writes, of files in examples, and of an extension. */
const NOT_HERE = /^(?:apps\/\w+\/dist\/.*|apps\/\w+\/dist|nginx-headers\.conf|(?:X|Name)\..*|src\/skills\/questions\/.*|\.lazy\.tsx)$/;

/** The text of a document outside of its examples of code. */
const proseOf = (document: string): string => readFileSync(join(ROOT, document), 'utf8').replace(/^( *)```[\s\S]*?^\1```/gm, '');

/** The headings of a document as links name them: "A reader of files" is "a-reader-of-files". */
const headingsOf = (document: string): readonly string[] =>
  [...proseOf(document).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

it('finds the documents and the files', () => {
  expect([DOCUMENTS.includes('docs/architecture.md'), ENDS.has('items/kinds.ts')]).toEqual([true, true]);
});

/** The targets that a document names and that do not exist, as "docs/testing.md: lost.ts". */
const lostIn = (pattern: RegExp, isLost: (named: string, document: string) => boolean): readonly string[] =>
  DOCUMENTS.flatMap((document) =>
    [...proseOf(document).matchAll(pattern)]
      .map(([, named = '']) => named)
      .filter((named) => isLost(named, document))
      .map((named) => `${document}: ${named}`),
  );

it('every relative link leads to a file', () => {
  const links = /\]\((?![a-z]+:)([^)\s#]+)(?:#[^)\s]*)?\)/g;
  expect(lostIn(links, (link, document) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([]);
});

it('every link to a heading leads to one', () => {
  const isLost = (link: string, document: string): boolean => {
    const [file = '', heading = ''] = link.split('#');
    return !headingsOf(file === '' ? document : join(dirname(document), file)).includes(heading);
  };
  expect(lostIn(/\]\((?![a-z]+:)([^)\s]*\.md#[^)\s]+|#[^)\s]+)\)/g, isLost)).toEqual([]);
});

it('every package and app has a README', () => {
  const folders = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: ROOT }).map(dirname);
  expect(folders.filter((folder) => !DOCUMENTS.includes(`${folder}/README.md`))).toEqual([]);
});

it('every file and folder in backticks is there', () => {
  const isLost = (named: string): boolean =>
    (FILE.test(named) || FOLDER.test(named)) && !NOT_HERE.test(named) && !ENDS.has(named.replace(/\/$/, ''));
  expect(lostIn(/`(?:…\/)?([^`\n]+)`/g, isLost)).toEqual([]);
});

it('every decision stands in its list, by subject and by number', () => {
  const [, , bySubject = '', byNumber = ''] = proseOf('docs/decisions/README.md').split(/^## /m);
  const decisions = DOCUMENTS.flatMap((path) => (/^docs\/decisions\/0/.test(path) ? [basename(path)] : []));
  expect(decisions.filter((name) => !bySubject.includes(`(${name})`) || !byNumber.includes(`](${name}) |`))).toEqual([]);
});

/** The text of every test, in which a title that a document quotes is looked for. */
const TESTS = FILES.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8').toLowerCase())
  .join('\n');

it('every title of a test that a document quotes behind the name of its file is there', () => {
  expect(lostIn(/`[\w./-]+\.(?:test|spec)\.tsx?` "([^"\n]+)"/g, (title) => !TESTS.includes(title.toLowerCase()))).toEqual([]);
});

it('a decision names in its status each one that changes, extends or replaces it', () => {
  const paths = DOCUMENTS.filter((path) => /^docs\/decisions\/0/.test(path));
  const statuses = new Map(paths.map((path) => [basename(path), /^Status: .*$/m.exec(proseOf(path))?.[0] ?? '']));
  const unnamed = [...statuses].flatMap(([later, status]) =>
    [...status.matchAll(/(?:changes|extends|replaces)[^;]*?\]\(([^)]+)\)/g)].flatMap(([, earlier = '']) =>
      statuses.get(earlier)?.includes(`(${later})`) === true ? [] : [`${earlier} does not name ${later}`],
    ),
  );
  expect(unnamed).toEqual([]);
});
