import type { TextDocument } from '../../lib/text/document.ts';
import type { Passage } from '../../spans.ts';

/** The lines of a title page that a person fills in. */
export type FrontLine = 'authors' | 'number' | 'programme' | 'guide' | 'institution' | 'department' | 'session';

/** The words before each line, in the order in which they are tried. */
const LABELS: readonly (readonly [line: FrontLine | 'title', words: string])[] = [
  ['title', '(?:project )?title|title of (?:the )?project|topic'],
  ['guide', '(?:(?:project|faculty|internal|academic|thesis) )?(?:guide|supervisor|mentor|advis[oe]r)|guided by|supervised by|instructor'],
  [
    'authors',
    "(?:submitted|presented|prepared|written) by|(?:team|group|project)? ?members|(?:student(?:'s|’s)? )?names?|students?|authors?",
  ],
  ['number', '(?:roll|enrol?ment|registration|matriculation) (?:no\\.?|numbers?|id)|student (?:id|no\\.?|number)'],
  ['programme', '(?:degree )?programme?|program|degree|course|branch|class|semester|programme and semester'],
  ['institution', 'institution|institute|university|college|school'],
  ['department', 'department|faculty'],
  ['session', 'academic year|session|batch'],
];
const LABELLED = new RegExp(
  String.raw`(?:^|[.;|,]\s+)(?:[-*•]\s+)?[*_]{0,2}(?:${LABELS.map(([, words]) => `(${words})`).join('|')})[*_]{0,2}\s?(?::|\s[–—-]\s)[*_]{0,2}\s*`,
  'gi',
);
/** Such lines stand in the first part of a text, above its first sentences. */
const READ = 1_500;
const MOST_WORDS = 25;
const LONGEST_NUMBER = 40;
/** A shorter word in a name may be small: "and", "van". */
const SHORTEST_WORD = 4;
const NUMBER = /^\(?(?:roll|enrol?ment|registration|matriculation|student) (?:no\.?|number|id):? ?\S{0,30}\)?$/i;
const PROGRAMME = /\b(?:B\.? ?Tech|M\.? ?Tech|B\.?Sc|M\.?Sc|B\.?Com|BCA|MCA|BBA|MBA|B\.?A|M\.?A|Ph\.?D|Bachelor|Master|semester|year)\b/i;
/** A value with such a word is a sentence: "Guide: we used a rail to lead the arm". */
const SENTENCE = /\b(?:we|our|i|is|are|was|were|has|have|had|will|can|that|which|used|built|helps?)\b/i;

type Places = Partial<Record<FrontLine, Passage>>;

interface FrontMatter {
  readonly lines: Places;
  /** The places that the title page takes, with their labels. */
  readonly taken: readonly Place[];
}

interface Place {
  readonly start: number;
  readonly end: number;
}

const cache = new WeakMap<TextDocument, FrontMatter>();

/** Reads the lines at the start of a description that belong on a title page: "Guide: Dr. Meera Nair". Each is read once. */
export function frontMatterOf(document: TextDocument, title: string): FrontMatter {
  const known = cache.get(document);
  if (known !== undefined) return known;
  const { field, raw, blocks } = document;
  const titles = blocks.filter(({ kind, start, end }) => kind === 'heading' && start < READ && isSame(raw.slice(start, end), title));
  const labelled = labelledIn(document).filter(({ line, start, end }) =>
    line === 'title' ? isSame(raw.slice(start, end), title) : fits(line, raw.slice(start, end)),
  );
  const first = labelled.filter(({ line }, at) => labelled.findIndex((other) => other.line === line) === at);
  const places = first.map(({ from, end }) => ({ start: from, end }));
  const found = first.filter(({ from, end }) => isCovered(document, { start: from, end }, places));
  const lines: Places = {};
  for (const { line, start, end } of found) {
    const passage = { field, raw, start, end };
    if (line === 'authors') Object.assign(lines, { ...authorsIn(passage), ...lines });
    else if (line !== 'title') lines[line] = passage;
  }
  const matter = { lines, taken: [...titles, ...found.map(({ from, end }) => ({ start: from, end }))] };
  cache.set(document, matter);
  return matter;
}

/** Whether the sentences that a place touches say nothing but such lines. Another sentence stays whole where it is. */
function isCovered({ raw, sentences }: TextDocument, own: Place, places: readonly Place[]): boolean {
  const touches = (one: Place, other: Place): boolean => one.start < other.end && one.end > other.start;
  return sentences
    .filter((sentence) => touches(sentence, own))
    .every((sentence) => {
      let rest = '';
      let at = sentence.start;
      for (const place of places.filter((other) => touches(sentence, other))) {
        rest += raw.slice(at, Math.max(at, place.start));
        at = place.end;
      }
      return !/[\p{L}\p{N}]/u.test(rest + raw.slice(at, Math.max(at, sentence.end)));
    });
}

/** The labels at the start of a line or of a sentence, each with its value: up to the next label or the end of its sentence. */
function labelledIn({ raw, sentences }: TextDocument) {
  let at = 0;
  return raw.split('\n').flatMap((line) => {
    const offset = at;
    at += line.length + 1;
    if (offset >= READ) return [];
    const labels = [...line.slice(0, READ).matchAll(LABELLED)];
    return labels.map((match, index) => {
      const start = offset + match.index + match[0].length;
      const next = labels[index + 1]?.index;
      const stop = next === undefined ? offset + line.trimEnd().length : offset + next;
      const sentence = sentences.find((one) => one.start <= start && one.end > start);
      const value = raw.slice(start, Math.max(start, Math.min(stop, sentence?.end ?? stop))).replace(/[\s.,;*_]+$/, '');
      const kind = LABELS[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? 'title';
      return { line: kind, from: offset + match.index + (/^[.;|,]\s+/.exec(match[0])?.[0].length ?? 0), start, end: start + value.length };
    });
  });
}

/** "Neha Gupta, roll number 2101330, B.Tech CSE, 6th semester": a name, a number and a programme, each in one piece. */
function authorsIn({ field, raw, start, end }: Passage): Places {
  const pieces = [...raw.slice(start, end).matchAll(/[^,;]+/g)].map((piece) => {
    const from = start + piece.index + piece[0].length - piece[0].trimStart().length;
    const text = piece[0].trim();
    return { kind: NUMBER.test(text) ? 'number' : PROGRAMME.test(text) ? 'programme' : 'authors', start: from, end: from + text.length };
  });
  const kinds = pieces.map(({ kind }) => kind).filter((kind, at, all) => kind !== all[at - 1]);
  // Kinds that take turns belong to several persons.
  if (kinds[0] !== 'authors' || new Set(kinds).size < kinds.length) return { authors: { field, raw, start, end } };
  return Object.fromEntries(
    kinds.map((kind) => {
      const own = pieces.filter((piece) => piece.kind === kind);
      const from = own[0]?.start ?? start;
      const label = kind === 'number' ? (/^.*?(?:no\.?|number|id):? ?/i.exec(raw.slice(from, end))?.[0].length ?? 0) : 0;
      return [kind, { field, raw, start: from + label, end: own.at(-1)?.end ?? end }];
    }),
  );
}

function fits(line: FrontLine, value: string): boolean {
  if (value.split(/\s+/).length > MOST_WORDS || SENTENCE.test(value)) return false;
  if (line === 'number' || line === 'session') return /\d/.test(value) && value.length <= LONGEST_NUMBER;
  if (line === 'guide') return isPerson(value.split(',')[0] ?? '');
  if (line === 'authors')
    return value.split(/[,;]/).every((piece) => NUMBER.test(piece.trim()) || PROGRAMME.test(piece) || isPerson(piece));
  return /^[\p{Lu}\p{Lo}\p{N}]/u.test(value);
}

/** Whether each longer word has a capital: "Dr. Meera Nair", "Ananya Rao (leader) and Ali Khan". "boys of two schools" are no names. */
function isPerson(piece: string): boolean {
  const words = piece.replace(/\([^()]*\)/g, ' ').match(/[\p{L}\p{M}'’.-]+/gu) ?? [];
  return (
    words.length > 0 &&
    words.every((word) => word.length < SHORTEST_WORD || /^[\p{Lu}\p{Lo}]/u.test(word)) &&
    !/^\p{Ll}/u.test(words[0] ?? '')
  );
}

function isSame(value: string, title: string): boolean {
  const [one, other] = [value, title].map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ) as [string, string];
  return one !== '' && (one === other || other.includes(one) || one.includes(other));
}
