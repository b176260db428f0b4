import type { Values } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import type { Tool } from '../../definition/tool.ts';
import { composeRequest, requestWith } from '../../generation/request/compose-request.ts';
import { inTags } from '../../generation/request/material.ts';
import type { GenerationRequest } from '../../generation/text-generator.ts';
import { checkBrief, type Finding, weightOf } from '../brief/check-brief.ts';
import { cleanText } from '../text/clean-text.ts';
import { joinSections, splitSections } from '../text/split-sections.ts';

/** A second request, and how its answer fixes the text. */
export interface Repair {
  readonly request: GenerationRequest;
  readonly fix: (answer: string) => string;
}

interface Order {
  readonly section: ResolvedSection;
  /** Whether the answer is appended to the section or replaces it. */
  readonly as: 'append' | 'replace';
  readonly lines: readonly string[];
}

/** The repair of a text; undefined if no request can fix the findings. */
export function repairFor(text: string, findings: readonly Finding[], tool: Tool, values: Values, today: string): Repair | undefined {
  if (findings.some(({ rule }) => rule === 'refusal')) {
    // The same request is sent again, because most refusals are chance.
    return { request: composeRequest(tool, values, today), fix: cleanText };
  }
  const orders = findings.flatMap((finding) => orderFor(finding, text));
  if (orders.length === 0) return undefined;
  const sections = tool.sections(values);
  return {
    request: requestWith(
      {
        what: [
          `A first answer is here already, and falls short:\n${inTags([{ label: 'first answer', text }])}`,
          ...orders.map(({ section, lines }) => [`Section: ${section.title}`, ...lines, `It holds: ${section.brief}`].join('\n')),
        ],
        answer:
          orders.length === 1 ? 'Output only what is asked for here.' : 'Output only what is asked for here, each section under its title.',
      },
      tool,
      values,
      today,
    ),
    fix: (answer) => fixed(text, cleanText(answer), orders, sections),
  };
}

/** The text with fewer findings: before or after the repair. On a tie, the text before. */
export function betterText(before: string, after: string, sections: readonly ResolvedSection[]): string {
  return weightOf(checkBrief(after, sections)) < weightOf(checkBrief(before, sections)) ? after : before;
}

// In words. A section with a narrower range is written again, because an addition would miss the range (design, generation §5).
const NARROW = 100;

function orderFor(finding: Finding, text: string): Order[] {
  if (finding.rule === 'missing') return [{ section: finding.section, as: 'append', lines: lengthLines(finding.section) }];
  if (finding.rule !== 'few' && finding.rule !== 'many') return [];
  const { section, have, asked, of, rule } = finding;
  const [min, max] = asked;
  const again = (): Order => ({ section, as: 'replace', lines: ['Write the section again, whole.', ...lengthLines(section)] });
  if (of === 'items') {
    // Missing references are never requested, because a model would invent them.
    if (section.itemName === 'reference') return [];
    // Too many items are not worth a request.
    if (rule === 'many') return [];
    const missing = min - have;
    const next = `Go on after number ${have}, in the same form, and repeat none.`;
    return [{ section, as: 'append', lines: [`Write ${missing} more ${section.itemName ?? 'item'}${missing === 1 ? '' : 's'}.`, next] }];
  }
  if (rule === 'many' || max - min <= NARROW || text === '') return [again()];
  return [{ section, as: 'append', lines: [`Write about ${Math.round((min + max) / 2) - have} more words.`, 'Repeat nothing.'] }];
}

function lengthLines({ words, items, itemName }: ResolvedSection): string[] {
  if (items) return [`Write ${items[0]}-${items[1]} ${itemName ?? 'item'}s.`];
  if (words) return [words[0] === words[1] ? `Write about ${words[0]} words.` : `Write ${words[0]}-${words[1]} words.`];
  return [];
}

function fixed(text: string, answer: string, orders: readonly Order[], sections: readonly ResolvedSection[]): string {
  const { lead, found } = splitSections(text, sections);
  const texts = new Map(found.map((part) => [part.section.id, part.text]));
  const given = splitSections(
    answer,
    orders.map(({ section }) => section),
  );
  const answers = new Map(given.found.map((part) => [part.section.id, part.text]));
  const [only] = orders;
  if (given.found.length === 0 && orders.length === 1 && only) answers.set(only.section.id, answer);
  for (const { section, as } of orders) {
    const fresh = answers.get(section.id) ?? '';
    const old = texts.get(section.id) ?? '';
    if (fresh !== '') texts.set(section.id, as === 'replace' || old === '' ? fresh : `${old}${section.items ? '\n' : '\n\n'}${fresh}`);
  }
  // Joins the sections in the order of the outline.
  const parts = sections.flatMap((section) => (texts.has(section.id) ? [{ section, text: texts.get(section.id) ?? '' }] : []));
  return joinSections({ lead, found: parts });
}
