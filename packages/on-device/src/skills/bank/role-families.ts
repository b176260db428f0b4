import type { RoleFamily } from '../../packs/interview.ts';

/** The families of a role, best first, and its disciplines within them ("civil", "frontend"). */
export interface RoleMatch {
  readonly families: readonly RoleFamily[];
  readonly disciplines: readonly string[];
}

interface Rule {
  readonly family: RoleFamily;
  readonly disciplines?: readonly string[];
  /** Words or beginnings of words (with `*`), separated by bars. */
  readonly words: string;
}

/** In order of priority: "data engineer" matches data before engineering. */
const RULES: readonly Rule[] = [
  {
    family: 'education',
    disciplines: ['research'],
    words:
      'research assistant|research associate|research fellow|research scholar|researcher|postdoc*|phd|doctoral|research intern|scientist|research scientist',
  },
  {
    family: 'education',
    disciplines: ['teaching'],
    words: 'teacher*|teaching|tutor*|lecturer*|professor*|instructor*|school|educator*|trainer|librarian|faculty|academic',
  },
  {
    family: 'data',
    disciplines: ['machine-learning'],
    words: 'machine learning|ml|deep learning|data scien*|nlp|computer vision|ai|artificial intelligence|llm|mlops|applied scientist',
  },
  {
    family: 'data',
    disciplines: ['analytics'],
    words: 'data analyst|analytics|business intelligence|bi|reporting analyst|business analyst|insights|tableau|power bi|data analysis',
  },
  { family: 'data', words: 'data|statistician|statistic*|database' },
  {
    family: 'health',
    disciplines: ['laboratory'],
    words:
      'lab technician|laborator*|lab|biotech*|microbiolog*|biochem*|molecular|genetic*|life science*|bioinformatic*|pathology|chemist|quality control analyst|clinical research|pharmacovigilance',
  },
  {
    family: 'health',
    disciplines: ['clinical'],
    words:
      'nurse*|nursing|doctor|physician|medical|clinical|clinician|pharmac*|physiotherap*|dentist*|dental|healthcare|health|paramedic*|midwi*|dietitian|dietician|nutritionist|psycholog*|counsel*|therapist|veterinar*|radiograph*|hospital|surgeon|caregiver',
  },
  {
    family: 'software',
    disciplines: ['frontend'],
    words: 'frontend|front-end|front end|web develop*|ui develop*|ui engineer|react|angular|javascript|web design*',
  },
  {
    family: 'software',
    disciplines: ['backend'],
    words:
      'backend|back-end|back end|devops|sre|site reliability|platform engineer|cloud|java|node|python developer|database administrator|infrastructure',
  },
  {
    family: 'software',
    words:
      'software|developer*|programmer*|sde|sde1|sde2|swe|full stack|fullstack|full-stack|android|ios|mobile|qa|test automation|tester|cyber*|security engineer|security analyst|network engineer|game|blockchain|it support|systems administrator|system administrator|computer|technical support|engineering manager|engineering lead|tech lead|technical lead|head of engineering|cto|solutions architect|solution architect|information technology|it',
  },
  {
    family: 'engineering',
    disciplines: ['civil'],
    words:
      'civil|structural|site engineer|construction|geotechnic*|surveyor|highway|transport* engineer|environmental engineer|quantity surveyor',
  },
  {
    family: 'engineering',
    disciplines: ['electrical'],
    words: 'electrical|electronic*|embedded|vlsi|hardware|power system*|instrumentation|telecom*|rf|firmware|control engineer',
  },
  {
    family: 'engineering',
    disciplines: ['mechanical'],
    words:
      'mechanical|aerospace|aeronautic*|automotive|automobile|robotic*|mechatronic*|cad|design engineer|thermal|hvac|maintenance|tooling|chemical engineer|process engineer|marine',
  },
  {
    family: 'product',
    words:
      'product manager*|product owner|product management|product|program manager|programme manager|project manager|scrum*|project coordinator|consultant|strategy',
  },
  { family: 'design', words: 'designer*|ux|ui|user experience|graphic*|illustrator|visual|interaction|user research*|animator|architect' },
  {
    family: 'marketing',
    words:
      'marketing|marketer|seo|content|brand|social media|communications|public relations|pr|copywriter|growth|media|journalist|editor|writer|advertising',
  },
  { family: 'people', words: 'hr|human resource*|recruit*|talent|people|payroll|learning and development|employee' },
  {
    family: 'sales',
    words:
      'sales|salesperson|account executive|account manager|business development|bdr|sdr|retail|customer success|customer service|customer support|client|telecaller|call centre|call center|shop assistant',
  },
  {
    family: 'finance',
    words:
      'financ*|accountant*|accounting|accounts|audit*|bank*|investment|tax|actuar*|treasury|credit|equity|underwriter|bookkeep*|risk analyst|economist|insurance|ca',
  },
  {
    family: 'operations',
    words:
      'operations|supply chain|logistic*|procurement|warehouse|production|manufacturing|quality|purchas*|plant|planner|buyer|hospitality|hotel|restaurant|event*|store manager|inventory|administrator|office|executive assistant|aviation',
  },
  { family: 'engineering', words: 'engineer*|technician*' },
];

const MOST_FAMILIES = 2;

/** The families of a role by its name. A role that matches no rule is general. */
export function familiesOf(role: string): RoleMatch {
  const text = ` ${role.toLowerCase().replace(/[^\p{L}\p{N}+#-]+/gu, ' ')} `;
  const families: RoleFamily[] = [];
  const disciplines: string[] = [];
  for (const rule of RULES) {
    if (!rule.words.split('|').some((word) => text.includes(word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `))) continue;
    const plainEngineer = rule.family === 'engineering' && rule.disciplines === undefined;
    if (plainEngineer && families.length > 0) continue;
    if (!families.includes(rule.family)) {
      if (families.length === MOST_FAMILIES) continue;
      families.push(rule.family);
    }
    disciplines.push(...(rule.disciplines ?? []));
  }
  return { families, disciplines };
}

/** The families of the role or, if its name says little ("Intern", "Graduate engineer"), the main family of the background. */
export function familiesFor(role: string, background: string): RoleMatch {
  const own = familiesOf(role);
  const telling = own.families.length > 0 && (own.families[0] !== 'engineering' || own.disciplines.length > 0);
  if (telling || background === '') return own;
  const other = familiesOf(background.slice(0, BACKGROUND_READ));
  // Every background contains "university" or "school".
  const [family] = other.families.filter((name) => name !== 'education');
  return family === undefined ? own : { families: [family], disciplines: other.disciplines };
}

const BACKGROUND_READ = 2_000;
