import { GenerationError, type SkillName } from '@marginalia/engine';
import type { Skill, Written } from '../skill.ts';

/** Each skill is a chunk of its own, with the libraries and data it needs, loaded when an outline first names it. */
const SKILLS: { readonly [Name in SkillName]: () => Promise<Skill<Name, Written>> } = {
  summary: async () => (await import('../skills/summary/skill.ts')).summary,
  terms: async () => (await import('../skills/terms/skill.ts')).terms,
  cards: async () => (await import('../skills/cards/skill.ts')).cards,
  quiz: async () => (await import('../skills/quiz/skill.ts')).quiz,
  bank: async () => (await import('../skills/bank/skill.ts')).bank,
  roles: async () => (await import('../skills/roles/skill.ts')).roles,
  facts: async () => (await import('../skills/facts/skill.ts')).facts,
  outline: async () => (await import('../skills/outline/skill.ts')).outline,
  gaps: async () => (await import('../skills/gaps/skill.ts')).gaps,
  schedule: async () => (await import('../skills/schedule/skill.ts')).schedule,
  timeline: async () => (await import('../skills/timeline/skill.ts')).timeline,
  cite: async () => (await import('../skills/cite/skill.ts')).cite,
  style: async () => (await import('../skills/style/skill.ts')).style,
  data: async () => (await import('../skills/data/skill.ts')).data,
  compose: async () => (await import('../skills/compose/skill.ts')).compose,
  checklist: async () => (await import('../skills/checklist/skill.ts')).checklist,
};

/** @throws GenerationError of kind `unavailable` when the skill's chunk cannot be loaded, for example after a new deployment. */
export async function loadSkill<Name extends SkillName>(name: Name): Promise<Skill<Name, Written>> {
  try {
    return await SKILLS[name]();
  } catch (cause) {
    throw new GenerationError('unavailable', `The skill ${name} could not be loaded`, { cause });
  }
}
