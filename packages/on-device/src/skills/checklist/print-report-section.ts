import { namedSources } from '../../lib/text/sources/named-sources.ts';
import type { ReportSectionPrompts, ReportType, WritingPrompt } from '../../packs/report/section-prompts.ts';
import type { SkillContext } from '../../skill.ts';
import { BLANK, computed, fill, type Line, type Span } from '../../spans.ts';
import type { ChecklistParameters } from './parameters.ts';
import { fillPhrase } from './phrases.ts';
import { searchSlots } from './search-queries.ts';
import { shareWords } from './shares.ts';
import { topicSlot, topicTerms } from './topics.ts';

/** The number of places in the reference list: the page of the tool promises room for 20 or more. */
const SOURCES = 20;
const BEGINNER_PROMPTS = 5;
const TYPES: readonly ReportType[] = ['academic', 'technical', 'research', 'thesis', 'capstone'];

export const loadReportSections = async () => (await import('../../packs/report.ts')).REPORT_SECTIONS;

/** Writes what a section of a report is for and prompts for its text, with a number of words each if there is a budget. */
export async function printReportSection(parameters: ChecklistParameters<string>, context: SkillContext): Promise<Line[]> {
  const section = sectionNamed(await loadReportSections(), context.section);
  if (section === undefined) return [];
  const [type, complexity] = chosen([parameters.by ?? []].flat(), context);
  const terms = topicTerms(parameters.topic, context);
  const prompts = promptsFor(section, type, complexity);
  const budget = parameters.budget === true ? context.section.words?.[1] : undefined;
  const shares =
    budget === undefined
      ? undefined
      : shareWords(
          prompts.map(({ weight }) => weight),
          budget,
        );
  const id = `report.${section.id}`;
  let turn = 0;
  const software = isAboutSoftware(context);
  const lines = prompts.map((prompt, index): Line => {
    const text = software ? prompt.text : (prompt.otherwise ?? prompt.text);
    const topic = topicSlot(terms, turn);
    if (text.includes('{topic}')) turn += 1;
    return fillPhrase('box', {
      text: [...fill(text, id, { topic }), ...(shares ? [computed(` (${shares[index] ?? 0} words)`, 'budget')] : [])],
    });
  });
  return [
    [...fillPhrase('purpose'), ...fill(section.purpose[type], id)],
    ...lines,
    ...(budget === undefined
      ? []
      : [fillPhrase('together', { words: computed(String(budget).replace(/\B(?=(?:\d{3})+$)/g, ','), 'budget') })]),
    ...(section.id === 'references' ? searches(terms, namedSources(context.values, context.labels).length) : []),
  ];
}

const SOFTWARE = new RegExp(
  [
    String.raw`\b(?:comput\w+|software|informati(?:on technology|on systems|cs)|programming|data science|machine learning`,
    'artificial intelligence|deep learning|cyber ?security|electronics?|robotics|mechatronics|internet of things|iot|apps?',
    'web ?sites?|web|algorithms?|database|api|python|java(?:script)?|react|flask|django|android|arduino|esp32|raspberry pi',
    String.raw`firmware|lstm|neural networks?|b\.?c\.?a|m\.?c\.?a)\b`,
  ].join('|'),
  'i',
);
const READ = 1_500;

/** Whether the field of study, or without one the title and the description, is about software or a system. */
function isAboutSoftware({ values }: SkillContext): boolean {
  const texts = values.field === undefined ? [values.title, values.description] : [values.field, values.title];
  return texts.some((text) => text !== undefined && SOFTWARE.test(text.slice(0, READ)));
}

/** A search for each place of the reference list that no named source fills. */
function searches(terms: readonly Span[], named: number): Line[] {
  return named >= SOURCES ? [] : [BLANK, fillPhrase('searches'), ...searchSlots(terms, named + 1, SOURCES)];
}

function promptsFor(section: ReportSectionPrompts, type: ReportType, complexity: string): readonly WritingPrompt[] {
  if (complexity === 'beginner') return letteredFirst([...section.core.slice(0, BEGINNER_PROMPTS), ...section.byType[type].slice(0, 1)]);
  return letteredFirst([...section.core, ...section.byType[type], ...(complexity === 'research' ? section.rigour : [])]);
}

/** Puts prompts with letters ("A:" to "F:") before the others. Sections without letters keep their order. */
function letteredFirst(prompts: readonly WritingPrompt[]): readonly WritingPrompt[] {
  const isLettered = ({ text }: WritingPrompt) => /^[A-Z]: /.test(text);
  return [...prompts.filter(isLettered), ...prompts.filter((prompt) => !isLettered(prompt))];
}

/** Finds the pack's section for a section of the outline, by its id or by a word of its title ("Future Scope"). */
function sectionNamed(sections: readonly ReportSectionPrompts[], { id, title }: SkillContext['section']): ReportSectionPrompts | undefined {
  const words = title.toLowerCase();
  return sections.find((section) => section.id === id) ?? sections.find((section) => words.includes(section.id.replace('-', ' ')));
}

/** The report's type and complexity. Both selects have an option "research", so their order matters: the type is first. */
function chosen([typeField, complexityField]: readonly string[], { values }: SkillContext): readonly [ReportType, string] {
  const type = TYPES.find((name) => typeField !== undefined && name === values[typeField]);
  return [type ?? 'academic', (complexityField === undefined ? undefined : values[complexityField]) ?? 'intermediate'];
}
