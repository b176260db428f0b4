import type { Values } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import type { WholeTool } from '../../definition/tool.ts';
import type { GenerationRequest } from '../text-generator.ts';
import { requestWith } from './compose-request.ts';
import { formsOf, lengthOf } from './section-lines.ts';
import { inTags } from './tagged-texts.ts';

/** The piece of a section that one call writes: all of it, or one of several parts. */
export interface SectionPiece {
  readonly section: ResolvedSection;
  /** The number of the part, from 1. Counts finished parts and parts that are still to write. */
  readonly part: number;
  readonly parts: number;
  /** Words to write. */
  readonly words: number;
  /** The share of the section's brief that this part covers, and the shares of the other parts; absent for a whole section. */
  readonly holds?: string;
  readonly elsewhere?: string;
}

/** The place of a call in its document. Its size is bounded: a ledger of about 400 words, and two sentences of the text before. */
export interface SectionContext {
  readonly tool: WholeTool;
  readonly values: Values;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The values as the prompt shows them, if a long text is shortened for it. */
  readonly shown?: Values;
  /** The outline, and what the document says so far. */
  readonly ledger: string;
  /** Rules for every section of the document, one sentence each. */
  readonly rules?: readonly string[];
  /** The last two sentences of the text before. */
  readonly before: string;
}

const TEXT_ONLY = 'Begin with the text of the section: no title, no headings, no preamble, no closing remarks.';
const TITLED =
  'Each title on a line of its own, as it stands above; nothing else is a heading. No preamble, no closing remarks. Begin with the line: ';

/** The request for one section, for a part of one, or for several short sections together. */
export function composeSection(asked: readonly SectionPiece[], context: SectionContext): GenerationRequest {
  const [only] = asked;
  const one = asked.length === 1 && only ? only : undefined;
  const forms = formsOf(asked.map(({ section }) => section));
  const blocks = asked.map((piece) => [sectionLines(piece), ...(forms.get(piece.section.id) ?? [])].join('\n'));
  const what = one ? blocks : [`Write these ${asked.length} sections, in this order, and nothing else.`, ...blocks];
  return sectionRequest(
    [ledgerLines(context), ...beforeLines(context.before), ...what, ...rulesOf(context)],
    one ? TEXT_ONLY : `${TITLED}${only?.section.title ?? ''}`,
    context,
    one,
  );
}

/**
 * The request for the missing words of a section that is too short.
 * @param asked the section; its `words` are the missing ones
 * @param written the words of the section so far, and the words that it should have
 */
export function composeMore(
  asked: SectionPiece,
  written: { readonly words: number; readonly of: number },
  context: SectionContext,
): GenerationRequest {
  const what = [
    `Section: ${asked.section.title}`,
    `It has ${written.words} of ${written.of} words so far. What is still missing: ${asked.holds ?? asked.section.brief}`,
    `Write about ${asked.words} words.`,
    'Output only what is missing. Go on after the sentences above and repeat nothing.',
  ].join('\n');
  return sectionRequest([ledgerLines(context), ...beforeLines(context.before), what, ...rulesOf(context)], TEXT_ONLY, context, asked);
}

function sectionRequest(
  what: readonly string[],
  answer: string,
  { tool, values, shown = values, today }: SectionContext,
  one: SectionPiece | undefined,
): GenerationRequest {
  const asked = { task: `Write one piece of a longer text: ${tool.definition.request.contentType}.`, what, answer };
  const request = requestWith(asked, tool, shown, today);
  const task = { ...request.task, values, labels: tool.labels(values) };
  return { ...request, task: one ? { ...task, section: one.section.id } : task };
}

function sectionLines({ section, part, parts, words, holds, elsewhere }: SectionPiece): string {
  return [
    `Section: ${section.title}`,
    ...(parts > 1 ? [`This is part ${part} of ${parts} of the section.${part > 1 ? ' Go on where the part before ended.' : ''}`] : []),
    section.items ? `Write ${lengthOf(section)}.` : `Write about ${words} words.`,
    `It holds: ${holds ?? section.brief}`,
    ...(elsewhere === undefined ? [] : [`Its other parts hold, so leave it to them: ${elsewhere}`]),
  ].join('\n');
}

function ledgerLines({ ledger }: SectionContext): string {
  return `The outline of the text, and what it says so far:\n${inTags([{ label: 'document so far', text: ledger }])}`;
}

function rulesOf({ rules = [] }: SectionContext): string[] {
  return rules.length === 0 ? [] : [rules.join('\n')];
}

function beforeLines(before: string): string[] {
  return before === '' ? [] : [`The text just before this piece ends so:\n${inTags([{ label: 'text before', text: before }])}`];
}
