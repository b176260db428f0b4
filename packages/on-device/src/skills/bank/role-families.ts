import { ROLE_FAMILIES, type RoleFamily } from '../../packs/interview.ts';
import { HINTS, OTHER_WORK, TITLES } from './titles.ts';

/** Families whose questions also fit a role, nearest first. */
const NEAR: Readonly<Partial<Record<RoleFamily, readonly RoleFamily[]>>> = {
  frontend: ['software'],
  backend: ['software'],
  mobile: ['software'],
  software: ['backend'],
  analytics: ['data'],
  'machine-learning': ['data'],
  'data-engineering': ['data'],
  data: ['analytics', 'machine-learning'],
  civil: ['engineering'],
  mechanical: ['engineering'],
  electrical: ['engineering'],
  chemical: ['engineering'],
  engineering: ['mechanical'],
  clinical: ['health'],
  laboratory: ['health'],
  health: ['clinical'],
};

/** Words of a title that say nothing about the work. */
const RANKS = new RegExp(
  [
    String.raw`(?<![\p{L}])(?:senior|sr|junior|jr|staff|principal|lead|head of|chief|associate|assistant(?= to)|trainee|apprentice`,
    'intern(?:ship)?|graduate|entry level|entry-level|mid level|mid-level|experienced|part[- ]time|full[- ]time|freelance',
    'contract|temporary|seasonal|remote|night|day|evening|shifts?|werkstudent(?:in)?|working student|student|placement',
    String.raw`summer|i{1,3}|iv|level|m\/w\/d|m\/f\/d|f\/m\/d)(?![\p{L}])`,
  ].join('|'),
  'gu',
);
const BACKGROUND_READ = 2_000;

interface Name {
  readonly family: RoleFamily;
  readonly words: string;
  readonly open: boolean;
}

/** All names of jobs, the longest first. */
const NAMES: readonly Name[] = ROLE_FAMILIES.flatMap((family) =>
  TITLES[family].split('|').map((words): Name => ({ family, words: words.replace('*', ''), open: words.endsWith('*') })),
).sort((a, b) => b.words.length - a.words.length || (a.words < b.words ? -1 : 1));

/** The families of a role by its name, best first. A role that no name fits has none. */
export function familiesOf(role: string): readonly RoleFamily[] {
  const plain = words(role);
  if (OTHER_WORK.test(plain)) return [];
  // The work is named before a comma, a dash or a bracket: "Project Manager, Retail", "Registered Nurse – ICU".
  const main = words(role.split(/\s[-–—|@]\s|[,(:/]|\s(?:at|in|for|to)\s/)[0] ?? '');
  const family =
    longestName(main) ??
    longestName(strip(main)) ??
    longestName(plain) ??
    longestName(strip(plain)) ??
    HINTS.find(([pattern]) => pattern.test(plain))?.[1];
  return family === undefined ? [] : [family, ...(NEAR[family] ?? [])];
}

/** The families of the role or, if its name says little ("Intern", "Graduate engineer"), those of the background. */
export function familiesFor(role: string, background: string): readonly RoleFamily[] {
  const own = familiesOf(role);
  if (own.length === 0 && !saysLittle(role)) return own;
  if (background === '' || (own.length > 0 && own[0] !== 'engineering')) return own;
  const text = words(background.slice(0, BACKGROUND_READ));
  const hint = HINTS.find(([pattern, family]) => !['teaching', 'research', 'engineering'].includes(family) && pattern.test(text))?.[1];
  return hint === undefined ? own : [hint, ...(NEAR[hint] ?? [])];
}

/** Words of a title that leave the trade open, which the background may name. */
const OPEN_WORDS = new RegExp(
  [
    String.raw`\b(?:assistant|employee|worker|specialist|technician|engineer\w*|manager|supervisor|officer|team member|programme`,
    String.raw`program|scheme|job|role|position|any|first|new|career|placement|year|in|and|of|the|a|an|at|for)\b`,
  ].join('|'),
  'g',
);

function saysLittle(role: string): boolean {
  return !OTHER_WORK.test(words(role)) && !/\p{L}{2}/u.test(strip(words(role)).replace(OPEN_WORDS, ' '));
}

/** Whether a role holds no word at all: "???", "asdf", "xxx". */
export function isNonsense(role: string): boolean {
  const parts = words(role).split(' ');
  return parts.every((it) => !/\p{L}{2}/u.test(it) || /^(?:asdf|qwer|zxcv|hjkl|lorem|blah)|^(.)\1{2,}$|[bcdfghjklmnpqrstvwxz]{6}/.test(it));
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/c\+\+/g, 'c')
    .replace(/front-end/g, 'front end')
    .replace(/back-end/g, 'back end')
    .replace(/full-stack/g, 'full stack')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();
}

function strip(text: string): string {
  return text.replace(RANKS, ' ').replace(/\s+/g, ' ').trim();
}

/** Names that say little behind the name of a trade: an environmental consultant and an interior designer do the work of neither family. */
const OPEN_HEADS: ReadonlySet<string> = new Set(['consultant', 'designer']);

/** The longest name in a title. A name of one word decides at the end of a title before one elsewhere: "pharmacy nurse". */
function longestName(title: string): RoleFamily | undefined {
  if (title === '') return undefined;
  const text = ` ${title} `;
  const found = NAMES.filter(({ words: name, open }) => text.includes(open ? ` ${name}` : ` ${name} `) || text.includes(` ${name}s `));
  const several = found.find(({ words: name }) => name.includes(' '));
  const last = title.split(' ').at(-1) ?? '';
  if (!several && OPEN_HEADS.has(last) && title !== last) return undefined;
  const head = found.find(({ words: name, open }) => name === last || `${name}s` === last || (open && last.startsWith(name)));
  return (several ?? head ?? found.find(({ family }) => family !== 'engineering') ?? found[0])?.family;
}
