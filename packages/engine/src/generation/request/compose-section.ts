import type { Values } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import type { Tool } from '../../definition/tool.ts';
import type { GenerationRequest } from '../text-generator.ts';
import { requestWith } from './compose-request.ts';
import { inTags } from './material.ts';
import { formsOf, lengthOf } from './section-lines.ts';

/** What one call writes of a section: all of it, or one of several parts. */
export interface Piece {
  readonly section: ResolvedSection;
  /** The number of the part, from 1. Counts finished parts and parts that are still to write. */
  readonly part: number;
  readonly parts: number;
  /** Words to write. */
  readonly words: number;
}

/** The place of a call in its document. Its size is bounded: one line per section, and two sentences of the text before. */
export interface SectionContext {
  readonly tool: Tool;
  readonly values: Values;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** A summary of one line for each finished section, by section id. */
  readonly summaries: ReadonlyMap<string, string>;
  /** The last two sentences of the text before. */
  readonly before: string;
}

const TEXT_ONLY = 'Begin with the text of the section: no title, no headings, no preamble, no closing remarks.';
const TITLED =
  'Each title on a line of its own, as it stands above; nothing else is a heading. No preamble, no closing remarks. Begin with the line: ';

/** The request for one section, for a part of one, or for several short sections together. */
export function composeSection(asked: readonly Piece[], context: SectionContext): GenerationRequest {
  const [only] = asked;
  const one = asked.length === 1 && only ? only : undefined;
  const forms = formsOf(asked.map(({ section }) => section));
  const blocks = asked.map((piece) => [sectionLines(piece), ...(forms.get(piece.section.id) ?? [])].join('\n'));
  const what = one ? blocks : [`Write these ${asked.length} sections, in this order, and nothing else.`, ...blocks];
  return sectionRequest(
    [outlineLines(asked, context), ...beforeLines(context.before), ...what],
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
  asked: Piece,
  written: { readonly words: number; readonly of: number },
  context: SectionContext,
): GenerationRequest {
  const what = [
    `Section: ${asked.section.title}`,
    `It has ${written.words} of ${written.of} words so far. What is still missing may concern: ${asked.section.brief}`,
    `Write about ${asked.words} words.`,
    'Output only what is missing. Go on after the sentences above and repeat nothing.',
  ].join('\n');
  return sectionRequest([outlineLines([asked], context), ...beforeLines(context.before), what], TEXT_ONLY, context, asked);
}

function sectionRequest(
  what: readonly string[],
  answer: string,
  { tool, values, today }: SectionContext,
  one: Piece | undefined,
): GenerationRequest {
  const task = `Write one piece of a longer text: ${tool.definition.request.contentType}.`;
  const request = requestWith({ task, what, answer }, tool, values, today);
  return one ? { ...request, task: { ...request.task, section: one.section.id } } : request;
}

function sectionLines({ section, part, parts, words }: Piece): string {
  return [
    `Section: ${section.title}`,
    ...(parts > 1 ? [`This is part ${part} of ${parts} of the section.${part > 1 ? ' Go on where the part before ended.' : ''}`] : []),
    section.items ? `Write ${lengthOf(section)}.` : `Write about ${words} words.`,
    `It holds: ${section.brief}`,
  ].join('\n');
}

function outlineLines(asked: readonly Piece[], { tool, values, summaries }: SectionContext): string {
  const here = new Set(asked.map(({ section }) => section.id));
  const lines = tool.sections(values).map((section, index) => {
    const summary = summaries.get(section.id);
    const state = here.has(section.id)
      ? ' <- you are here'
      : section.order === 'derived'
        ? ' (made without you)'
        : summary === undefined
          ? ''
          : ` (finished: ${summary})`;
    return `${index + 1}. ${section.title}${state}`;
  });
  return ['The outline of the text, with what the finished sections say:', ...lines].join('\n');
}

function beforeLines(before: string): string[] {
  return before === '' ? [] : [`The text just before this piece ends so:\n${inTags([{ label: 'text before', text: before }])}`];
}
