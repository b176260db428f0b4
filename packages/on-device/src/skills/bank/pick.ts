import { type InterviewQuestion, LEVELS, type Level, type QuestionType } from '../../packs/interview/question.ts';
import type { RoleFamily } from '../../packs/interview.ts';
import { stableHash } from './stable-hash.ts';

/** The distance from the role and level at which a question is picked only when no nearer one is left. */
const FAR = 4;

export interface Wish {
  readonly role: string;
  /** The families of the role, best first. */
  readonly families: readonly RoleFamily[];
  /** Undefined if the person chose none. */
  readonly level: Level | undefined;
}

/**
 * Picks questions from a pool, never one twice: the nearest to the role's family and level first, then in an order
 * that depends only on the text of the role and on the level.
 */
export function createPicker(pool: readonly InterviewQuestion[], wish: Wish) {
  const seed = `${wish.role.trim().toLowerCase()}|${wish.level ?? ''}`;
  const ranked = pool
    .map((question) => ({ question, distance: distance(question, wish), hash: stableHash(`${seed}|${question.id}`) }))
    .sort((a, b) => a.distance - b.distance || a.hash - b.hash || (a.question.id < b.question.id ? -1 : 1));
  const used = new Set<string>();
  return (count: number, type: QuestionType, farAlso = false): InterviewQuestion[] => {
    const found = ranked
      .filter(({ question, distance }) => question.type === type && !used.has(question.id) && (farAlso || distance < FAR))
      .slice(0, Math.max(0, count))
      .map(({ question }) => question);
    for (const { id } of found) used.add(id);
    return found.sort((a, b) => rank(a) - rank(b));
  };
}

/** Easy before hard. */
function rank(question: InterviewQuestion): number {
  return LEVELS.indexOf(question.levels[0] ?? 'entry');
}

/**
 * Distances of a question for any role. A technical one comes after those of the family for a neighbouring level; among the
 * others, the level counts more than the family.
 */
const GENERAL_TECHNICAL = 2;
const GENERAL = 1.2;

/** 0 if family and level both fit. */
function distance({ families, levels, type }: InterviewQuestion, { families: wanted, level }: Wish): number {
  const places = families.map((family) => (wanted as readonly string[]).indexOf(family)).filter((place) => place >= 0);
  const away = places.length > 0 ? Math.min(...places) * 0.9 : type === 'technical' ? GENERAL_TECHNICAL : GENERAL;
  // Without a chosen level: most people who practise are at the beginning of their career.
  if (level === undefined) return away + (levels.includes('entry') || levels.includes('mid') ? 0 : 1.5);
  if (levels.includes(level)) return away;
  const gap = Math.min(...levels.map((candidate) => Math.abs(LEVELS.indexOf(candidate) - LEVELS.indexOf(level))));
  return away + (gap === 1 ? 1.5 : FAR);
}
