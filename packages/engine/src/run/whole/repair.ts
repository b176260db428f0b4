import type { Values } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import type { WholeTool } from '../../definition/tool.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import { composeRequest, requestWith } from '../../generation/request/compose-request.ts';
import { formsOf } from '../../generation/request/section-lines.ts';
import { inTags } from '../../generation/request/tagged-texts.ts';
import type { GenerationRequest } from '../../generation/text-generator.ts';
import { checkBrief, type Deviation, weightOfDeviations } from '../brief/check-brief.ts';
import { type ParsedAnswer, parseAnswer } from '../brief/reading.ts';
import { withoutRepeats } from '../brief/unique-items.ts';
import { joinSections, type SplitText, splitSections } from '../text/split-sections.ts';
import { jsonForm } from './json-answer.ts';

/** A text after its repair. */
interface Repaired {
  readonly text: string;
  /** The words of both answers that stand no longer in it. */
  readonly leftOut: readonly LeftOut[];
  /** The ids of the sections to which the model had nothing to add. */
  readonly exhausted: ReadonlySet<string>;
}

/** A second request, and how its answer fixes the text. */
interface Repair {
  readonly request: GenerationRequest;
  readonly fix: (answer: string) => Repaired;
}

interface SectionRepair {
  readonly section: ResolvedSection;
  /** Whether the answer is appended to the section or replaces it. */
  readonly as: 'append' | 'replace';
  readonly lines: readonly string[];
}

/** Stands for the id of the text before the first section. */
const LEAD = '';
const NOTHING_ADDED: ReadonlySet<string> = new Set();

/**
 * The repair of a text; undefined if no request can fix the findings.
 * @param enforcesSchema whether the service keeps to a schema: items are then asked for as JSON, and printed by code
 */
export function repairFor(
  text: string,
  findings: readonly Deviation[],
  tool: WholeTool,
  values: Values,
  today: string,
  enforcesSchema = false,
): Repair | undefined {
  if (findings.some(({ rule }) => rule === 'refusal')) {
    // The same request is sent again, because most refusals are chance.
    return {
      request: composeRequest(tool, values, today),
      fix: (answer) => {
        const { text: fresh, leftOut } = parseAnswer(answer, tool.sections(values));
        return { text: fresh, leftOut: [...leftOut, { reason: 'replaced', text }], exhausted: NOTHING_ADDED };
      },
    };
  }
  const orders = findings.flatMap((finding) => orderFor(finding, text));
  if (orders.length === 0) return undefined;
  const sections = tool.sections(values);
  const asked = orders.map(({ section }) => section);
  const texts = textsOf(splitSections(text, sections), sections);
  const json = enforcesSchema ? jsonForm(asked, ({ id }) => texts.get(id) ?? '') : undefined;
  const forms = json ? new Map<string, string[]>() : formsOf(asked);
  const request = requestWith(
    {
      what: [
        `A first answer is here already, and falls short:\n${inTags([{ label: 'first answer', text }])}`,
        ...orders.map(({ section, lines }) =>
          [
            `Section: ${section.title}`,
            ...(json ? lines.map((line) => (line === NO_INVENTION ? ONLY_MATERIAL : line)) : lines),
            `It holds: ${section.brief}`,
            ...(forms.get(section.id) ?? []),
          ].join('\n'),
        ),
      ],
      answer: json?.ask ?? `Output only what is asked for here${orders.length === 1 ? '' : ', each section under its title'}.`,
    },
    tool,
    values,
    today,
  );
  return {
    request: json ? { ...request, schema: json.schema } : request,
    fix: (answer) => {
      const read = json?.read(answer);
      const repaired = fixed(text, read?.text ?? answer, orders, sections);
      return read ? { ...repaired, leftOut: [...repaired.leftOut, ...read.leftOut] } : repaired;
    },
  };
}

/** The text with fewer findings: before or after the repair. On a tie, the text before. */
export function betterText(before: string, after: string, sections: readonly ResolvedSection[]): string {
  return weightOfDeviations(checkBrief(after, sections)) < weightOfDeviations(checkBrief(before, sections)) ? after : before;
}

// In words. A section with a narrower range is written again, because an addition would miss the range.
const NARROW = 100;

function orderFor(finding: Deviation, text: string): SectionRepair[] {
  if (finding.rule === 'missing') return [{ section: finding.section, as: 'append', lines: lengthLines(finding.section) }];
  if (finding.rule !== 'few' && finding.rule !== 'many') return [];
  const { section, have, asked, of, rule } = finding;
  const [min, max] = asked;
  const again = (): SectionRepair => ({ section, as: 'replace', lines: ['Write the section again, whole.', ...lengthLines(section)] });
  if (of === 'items') {
    // Missing references are never requested, because a model would invent them.
    if (section.itemName === 'reference') return [];
    // Too many items are not worth a request.
    if (rule === 'many') return [];
    const missing = min - have;
    const more = `Write up to ${missing} more ${section.itemName ?? 'item'}${missing === 1 ? '' : 's'}.`;
    return [{ section, as: 'append', lines: [more, `Go on after number ${have}, in the same form, and repeat none.`, NO_INVENTION] }];
  }
  if (rule === 'many' || max - min <= NARROW || text === '') return [again()];
  return [
    { section, as: 'append', lines: [`Write up to ${Math.round((min + max) / 2) - have} more words.`, 'Repeat nothing.', NO_INVENTION] },
  ];
}

/** A model that gets a number fills it with inventions, unless the prompt gives it a way to decline. */
const ONLY_MATERIAL = 'Write only what the material holds.';
const NO_INVENTION = `${ONLY_MATERIAL} If it holds no more, write: No more.`;
const NO_MORE = /^[\s"'\u201c*]*no more[\s."'\u201d*]*$/i;

/** An answer without the lines that decline; empty if they are all. */
export function withoutDecline(answer: string): string {
  const lines = answer.split('\n').filter((line) => !NO_MORE.test(line));
  return lines.join('\n').trim();
}

function lengthLines({ words, items, itemName }: ResolvedSection): string[] {
  if (items) return [`Write ${items[0]}-${items[1]} ${itemName ?? 'item'}s.`, NO_INVENTION];
  if (words) return [words[0] === words[1] ? `Write about ${words[0]} words.` : `Write ${words[0]}-${words[1]} words.`, NO_INVENTION];
  return [NO_INVENTION];
}

function fixed(text: string, answer: string, orders: readonly SectionRepair[], sections: readonly ResolvedSection[]): Repaired {
  const texts = textsOf(splitSections(text, sections), sections);
  const given = givenFor(answer, orders, sections);
  const leftOut: LeftOut[] = [...given.leftOut];
  const exhausted = new Set<string>();
  const answers = answersOf(given, orders);
  if (given.lead !== '' && (answers.size === 0 || answers.has(LEAD))) leftOut.push({ reason: 'unused', text: given.lead });
  for (const { section, as } of orders) {
    const lines = (answers.get(section.id) ?? '').split('\n');
    const written = lines.filter((line) => !NO_MORE.test(line));
    if (written.length < lines.length) exhausted.add(section.id);
    const old = texts.get(section.id) ?? '';
    const keeps = as === 'append' && old !== '';
    const fresh = withoutRepeats(section, written.join('\n').trim(), keeps ? old : '');
    leftOut.push(...fresh.leftOut);
    if (fresh.text === '') continue;
    if (!keeps && old !== '') leftOut.push({ reason: 'replaced', text: old });
    texts.set(section.id, keeps ? `${old}${section.items ? '\n' : '\n\n'}${fresh.text}` : fresh.text);
  }
  // Joins the sections in the order of the outline.
  const parts = sections.flatMap((section) => (texts.has(section.id) ? [{ section, text: texts.get(section.id) ?? '' }] : []));
  return { text: joinSections({ lead: texts.get(LEAD) ?? '', found: parts }, sections), leftOut, exhausted };
}

/** The reading of the answer to some orders. Sections that were not asked for are not used. */
function givenFor(answer: string, orders: readonly SectionRepair[], sections: readonly ResolvedSection[]): ParsedAnswer {
  const asked = new Set(orders.map(({ section }) => section.id));
  const others = splitSections(answer, sections).found.filter(({ section, byPlace }) => !asked.has(section.id) && !byPlace);
  if (others.length === 0)
    return parseAnswer(
      answer,
      orders.map(({ section }) => section),
    );
  const whole = parseAnswer(answer, sections);
  const unused = whole.found.filter(({ section }) => !asked.has(section.id));
  return {
    ...whole,
    found: whole.found.filter(({ section }) => asked.has(section.id)),
    leftOut: [...whole.leftOut, ...unused.map(({ text }) => ({ reason: 'unused', text }) as const)],
  };
}

/** The texts of the sections by their ids. The first section may stand without its title; otherwise the text before it is kept. */
function textsOf({ lead, found }: Pick<SplitText, 'lead' | 'found'>, sections: readonly ResolvedSection[]): Map<string, string> {
  const texts = new Map(found.map(({ section, text }) => [section.id, text]));
  const [first] = sections;
  if (lead !== '') texts.set(first && !texts.has(first.id) ? first.id : LEAD, lead);
  return texts;
}

/** The answer to each order, by the id of its section. A single order is answered without a title. "No more." alone answers all orders. */
function answersOf(given: ParsedAnswer, orders: readonly SectionRepair[]): ReadonlyMap<string, string> {
  const sections = orders.map(({ section }) => section);
  if (NO_MORE.test(given.lead) && given.found.length === 0) return new Map(sections.map(({ id }) => [id, given.lead]));
  return given.found.length === 0 && sections.length > 1 ? new Map() : textsOf(given, sections);
}
