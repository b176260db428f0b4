import type { InterviewQuestion } from './interview/question.ts';

type Loader = () => Promise<readonly InterviewQuestion[]>;

/** The interview pack: one file of questions for each role family, loaded when a role needs it. */
const FILES = {
  accounting: async () => (await import('./interview/accounting.ts')).accounting,
  administration: async () => (await import('./interview/administration.ts')).administration,
  analytics: async () => (await import('./interview/analytics.ts')).analytics,
  backend: async () => (await import('./interview/backend.ts')).backend,
  chemical: async () => (await import('./interview/chemical.ts')).chemical,
  civil: async () => (await import('./interview/civil.ts')).civil,
  clinical: async () => (await import('./interview/clinical.ts')).clinical,
  consulting: async () => (await import('./interview/consulting.ts')).consulting,
  data: async () => (await import('./interview/data.ts')).data,
  'data-engineering': async () => (await import('./interview/data-engineering.ts')).dataEngineering,
  design: async () => (await import('./interview/design.ts')).design,
  devops: async () => (await import('./interview/devops.ts')).devops,
  electrical: async () => (await import('./interview/electrical.ts')).electrical,
  embedded: async () => (await import('./interview/embedded.ts')).embedded,
  engineering: async () => (await import('./interview/engineering.ts')).engineering,
  finance: async () => (await import('./interview/finance.ts')).finance,
  'food-service': async () => (await import('./interview/food-service.ts')).foodService,
  frontend: async () => (await import('./interview/frontend.ts')).frontend,
  health: async () => (await import('./interview/health.ts')).health,
  hospitality: async () => (await import('./interview/hospitality.ts')).hospitality,
  'it-support': async () => (await import('./interview/it-support.ts')).itSupport,
  kitchen: async () => (await import('./interview/kitchen.ts')).kitchen,
  laboratory: async () => (await import('./interview/laboratory.ts')).laboratory,
  law: async () => (await import('./interview/law.ts')).law,
  logistics: async () => (await import('./interview/logistics.ts')).logistics,
  'machine-learning': async () => (await import('./interview/machine-learning.ts')).machineLearning,
  marketing: async () => (await import('./interview/marketing.ts')).marketing,
  mechanical: async () => (await import('./interview/mechanical.ts')).mechanical,
  media: async () => (await import('./interview/media.ts')).media,
  mobile: async () => (await import('./interview/mobile.ts')).mobile,
  operations: async () => (await import('./interview/operations.ts')).operations,
  people: async () => (await import('./interview/people.ts')).people,
  pharmacy: async () => (await import('./interview/pharmacy.ts')).pharmacy,
  product: async () => (await import('./interview/product.ts')).product,
  project: async () => (await import('./interview/project.ts')).project,
  qa: async () => (await import('./interview/qa.ts')).qa,
  research: async () => (await import('./interview/research.ts')).research,
  retail: async () => (await import('./interview/retail.ts')).retail,
  sales: async () => (await import('./interview/sales.ts')).sales,
  security: async () => (await import('./interview/security.ts')).security,
  'social-work': async () => (await import('./interview/social-work.ts')).socialWork,
  software: async () => (await import('./interview/software.ts')).software,
  support: async () => (await import('./interview/support.ts')).support,
  teaching: async () => (await import('./interview/teaching.ts')).teaching,
  therapy: async () => (await import('./interview/therapy.ts')).therapy,
  trades: async () => (await import('./interview/trades.ts')).trades,
} as const satisfies Readonly<Record<string, Loader>>;

export type RoleFamily = keyof typeof FILES;

export const ROLE_FAMILIES = Object.keys(FILES) as readonly RoleFamily[];

/** The questions of the given families, in that order, then those for any role. */
export async function loadInterview(families: readonly RoleFamily[]): Promise<InterviewQuestion[]> {
  const [own, general, generalWork] = await Promise.all([
    Promise.all(families.map((family) => FILES[family]())),
    import('./interview/general.ts'),
    import('./interview/general-work.ts'),
  ]);
  return [...own.flat(), ...general.general, ...generalWork.generalWork];
}
