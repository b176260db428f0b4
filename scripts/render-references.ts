import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CslFields, PrintedItem } from '../packages/on-device/src/skills/cite/csl-item.ts';
import { readBibtexEntry } from '../packages/on-device/src/skills/cite/read/records/bibtex.ts';
import type { Label } from '../packages/on-device/src/skills/cite/read/tagger/labels.ts';
import type { Rendered } from './reference-tagger/rendered-references.ts';

/**
 * `node scripts/render-references.ts <folder of .bib> <folder of styles> <locale>` writes each entry in one of the styles, with the
 * part of each word, as lines of JSON.
 */
const [, , records = '', styles = '', locale = ''] = process.argv;
/** So many entries in a row have one style: to start one takes longer than to write them. */
const PER_STYLE = 8;
/** Marks around the name of a variable, and after its words, in the text that citeproc writes. */
const MARKS = { open: '\uE000', words: '\uE001', close: '\uE002' };

const LABEL_OF: Readonly<Record<string, Label>> = {
  author: 'author',
  composer: 'author',
  editor: 'editor',
  translator: 'editor',
  title: 'title',
  'container-title': 'container',
  'container-title-short': 'container',
  issued: 'date',
  volume: 'volume',
  issue: 'volume',
  page: 'pages',
  publisher: 'publisher',
  'publisher-place': 'place',
};

interface System {
  readonly retrieveLocale: () => string;
  readonly retrieveItem: (id: string) => object;
  readonly variableWrapper: (
    params: { readonly variableNames?: readonly string[]; readonly context?: string } | undefined,
    before: string,
    words: string,
    after: string,
  ) => string;
}

interface Engine {
  setOutputFormat(format: 'html'): void;
  updateItems(ids: readonly string[]): void;
  makeBibliography(): readonly [unknown, readonly string[]] | false;
}

interface Processor {
  readonly Engine: new (system: System, style: string, language: string, isForced: boolean) => Engine;
}

/** citeproc, which the package of the device has. */
const CSL = createRequire(new URL('../packages/on-device/package.json', import.meta.url))('citeproc') as Processor;

const american = readFileSync(locale, 'utf8');
const items = filesIn(records, '.bib').flatMap((text) =>
  text
    .split(/\n(?=@\w+\s*\{)/)
    .filter((entry) => /^@(?!comment|string|preamble)\w+\s*\{/i.test(entry))
    .map((entry) => readBibtexEntry(entry.trim()).fields)
    .filter(isWhole),
);
const chosen = filesIn(styles, '.csl').filter((xml) => /<bibliography/.test(xml) && !/default-locale="(?!en)/.test(xml));
for (let at = 0; at < items.length && chosen.length > 0; at += PER_STYLE) {
  const style = chosen[(at / PER_STYLE) % chosen.length] ?? '';
  for (const line of written(items.slice(at, at + PER_STYLE), style)) process.stdout.write(`${JSON.stringify(line)}\n`);
}

function filesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

function isWhole({ title, author, editor }: CslFields): boolean {
  return title !== undefined && !/[\\{}$]/.test(title) && (author ?? editor) !== undefined;
}

/** The entries in a style; none where citeproc cannot read it. */
function written(fields: readonly CslFields[], style: string): readonly Rendered[] {
  const byId = new Map(fields.map((one, id): [string, PrintedItem] => [String(id), { type: 'book', ...one, id: String(id) }]));
  const system: System = {
    retrieveLocale: () => american,
    retrieveItem: (id) => byId.get(id) ?? {},
    variableWrapper: (params, before, words, after) => {
      const [name] = params?.context === 'bibliography' ? (params.variableNames ?? []) : [];
      return name === undefined ? before + words + after : `${before}${MARKS.open}${name}${MARKS.words}${words}${MARKS.close}${after}`;
    },
  };
  try {
    const engine = new CSL.Engine(system, style, 'en-US', true);
    // Only this form tells the variables.
    engine.setOutputFormat('html');
    engine.updateItems([...byId.keys()]);
    const list = engine.makeBibliography();
    return list === false
      ? []
      : list[1].map((entry) => renderedOf(entry)).filter(({ spans }) => spans.some(([label]) => label === 'title'));
  } catch {
    return [];
  }
}

function renderedOf(entry: string): Rendered {
  const marked = entry
    .replace(/<[^>]+>/g, '')
    .replace(/&#60;/g, '<')
    .replace(/&#62;/g, '>')
    .replace(/&#38;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\[\d+\]|\d+[.)])\s*/, '');
  let text = '';
  const spans: [Label, number, number][] = [];
  const open: { readonly label: Label; readonly start: number }[] = [];
  for (const piece of marked.split(/(\uE000[^\uE001]*\uE001|\uE002)/)) {
    if (piece.startsWith(MARKS.open)) open.push({ label: LABEL_OF[piece.slice(1, -1)] ?? 'other', start: text.length });
    else if (piece === MARKS.close) {
      const { label, start } = open.pop() ?? { label: 'other', start: text.length };
      if (start < text.length) spans.push([label, start, text.length]);
    } else text += piece;
  }
  return { text, spans };
}
