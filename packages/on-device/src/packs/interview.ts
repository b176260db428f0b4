import type { InterviewQuestion } from './interview/question.ts';

/** The interview pack: one file of questions for each role family, loaded when a role needs it. */
export type RoleFamily =
  | 'general'
  | 'software'
  | 'data'
  | 'product'
  | 'design'
  | 'marketing'
  | 'sales'
  | 'finance'
  | 'people'
  | 'operations'
  | 'engineering'
  | 'health'
  | 'education';

type Loader = () => Promise<readonly InterviewQuestion[]>;

const FILES: Readonly<Record<RoleFamily, Loader>> = {
  general: async () => (await import('./interview/general.ts')).general,
  software: async () => (await import('./interview/software.ts')).software,
  data: async () => (await import('./interview/data.ts')).data,
  product: async () => (await import('./interview/product.ts')).product,
  design: async () => (await import('./interview/design.ts')).design,
  marketing: async () => (await import('./interview/marketing.ts')).marketing,
  sales: async () => (await import('./interview/sales.ts')).sales,
  finance: async () => (await import('./interview/finance.ts')).finance,
  people: async () => (await import('./interview/people.ts')).people,
  operations: async () => (await import('./interview/operations.ts')).operations,
  engineering: async () => (await import('./interview/engineering.ts')).engineering,
  health: async () => (await import('./interview/health.ts')).health,
  education: async () => (await import('./interview/education.ts')).education,
};

export const ROLE_FAMILIES = Object.keys(FILES) as readonly RoleFamily[];

/** The questions of the given families, in that order. */
export async function loadInterview(families: readonly RoleFamily[]): Promise<InterviewQuestion[]> {
  return (await Promise.all(families.map((family) => FILES[family]()))).flat();
}
