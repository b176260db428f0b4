import type { InterviewQuestion } from './interview/question.ts';

/** The role families by group. The questions of a group are one file of the site, loaded when a role needs it. */
const GROUPS = {
  technology: [
    'analytics',
    'backend',
    'data',
    'data-engineering',
    'devops',
    'embedded',
    'frontend',
    'it-support',
    'machine-learning',
    'mobile',
    'qa',
    'security',
    'software',
  ],
  engineering: ['chemical', 'civil', 'electrical', 'engineering', 'laboratory', 'mechanical', 'research', 'trades'],
  business: [
    'accounting',
    'administration',
    'consulting',
    'design',
    'finance',
    'law',
    'logistics',
    'marketing',
    'media',
    'operations',
    'people',
    'product',
    'project',
    'sales',
  ],
  people: ['clinical', 'health', 'pharmacy', 'social-work', 'teaching', 'therapy'],
  service: ['food-service', 'hospitality', 'kitchen', 'retail', 'support'],
} as const;

type Group = keyof typeof GROUPS;
export type RoleFamily = (typeof GROUPS)[Group][number];

export const ROLE_FAMILIES: readonly RoleFamily[] = Object.values(GROUPS).flat();

const LOADERS: { readonly [G in Group]: () => Promise<Readonly<Record<(typeof GROUPS)[G][number], readonly InterviewQuestion[]>>> } = {
  technology: async () => (await import('./interview/technology/families.ts')).families,
  engineering: async () => (await import('./interview/engineering/families.ts')).families,
  business: async () => (await import('./interview/business/families.ts')).families,
  people: async () => (await import('./interview/people/families.ts')).families,
  service: async () => (await import('./interview/service/families.ts')).families,
};

/** The questions of the given families, in that order, then those for any role. */
export async function loadInterview(families: readonly RoleFamily[]): Promise<InterviewQuestion[]> {
  const [own, general, generalWork] = await Promise.all([
    Promise.all(families.map(questionsOf)),
    import('./interview/general.ts'),
    import('./interview/general-work.ts'),
  ]);
  const forPeople = families[0] !== undefined && (GROUPS.people as readonly RoleFamily[]).includes(families[0]);
  return [...own.flat(), ...general.general, ...generalWork.generalWork, ...(forPeople ? [] : generalWork.marketWork)];
}

async function questionsOf(family: RoleFamily): Promise<readonly InterviewQuestion[]> {
  const [group] = Object.entries(GROUPS).find(([, names]) => (names as readonly RoleFamily[]).includes(family)) as [Group, unknown];
  const all: Partial<Record<RoleFamily, readonly InterviewQuestion[]>> = await LOADERS[group]();
  return all[family] ?? [];
}
