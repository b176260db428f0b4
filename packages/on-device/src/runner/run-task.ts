import {
  type GenerationEvent,
  type GenerationTask,
  type Lack,
  type ResolvedSection,
  type SkillStep,
  type SourceSpan,
  type UnusedText,
  type Values,
  verdictOf,
} from '@marginalia/engine';
import type { Language } from '../lib/language/language.ts';
import { languageOf } from '../lib/language/load-language.ts';
import { fieldDocuments } from '../lib/text/field-documents.ts';
import { quotePassage } from '../lib/text/quote-passage.ts';
import { countWords } from '../lib/text/tokens.ts';
import type { Skill, SkillContext, SkillOutput, Written } from '../skill.ts';
import { BLANK, collapse, type Line, textOf } from '../spans.ts';
import { loadSkill } from './load-skill.ts';
import { sharesOf } from './shares.ts';

/** A section, the lines that its steps wrote, their lacks, and the texts that they left unused. */
export interface WrittenSection extends Required<SkillOutput> {
  readonly section: ResolvedSection;
}

/** Writes the sections of a task in order. The same task always gives the same lines. */
export async function* writeSections(task: GenerationTask): AsyncGenerator<WrittenSection> {
  const contextOf = await contextMaker(task);
  for (const section of sectionsAskedFor(task)) yield await writeSection(contextOf(section));
}

/**
 * Writes the sections of a task as the events of a generator. A `progress` event announces each section; in work that may take seconds,
 * more of them report its share.
 */
export async function* runTask(task: GenerationTask): AsyncGenerator<GenerationEvent> {
  const contextOf = await contextMaker(task);
  const sections = sectionsAskedFor(task);
  const lacks: Lack[] = [];
  const unused: UnusedText[] = [];
  yield { type: 'start' };
  for (const [at, section] of sections.entries()) {
    const begun = { type: 'progress', phase: 'section', title: section.title, index: at + 1, count: sections.length } as const;
    yield begun;
    const shares = sharesOf((progressed) => writeSection({ ...contextOf(section), progressed }));
    let step = await shares.next();
    for (; !step.done; step = await shares.next()) yield { ...begun, ratio: step.value };
    const { lines, lacks: missing, unused: left } = step.value;
    if (section.essential) {
      lacks.push(...missing.map(({ reason, hint, ...lack }) => ({ ...lack, reason: textOf(reason), ...(hint && { hint: textOf(hint) }) })));
      unused.push(...left);
    }
    yield { type: 'delta', ...printed(`${at === 0 ? '' : '\n\n'}${section.title}`, lines) };
  }
  yield { type: 'delta', text: '\n' };
  const language = await mainLanguage(task.values);
  yield { type: 'finish', reason: 'stop', verdict: verdictOf(lacks, unused), ...(language === 'en' ? {} : { language }) };
}

/** The language of the longest value, whose words the result quotes most. */
async function mainLanguage(values: Values): Promise<string> {
  const longest = Object.values(values).reduce((most, value) => (value.length > most.length ? value : most), '');
  return (await languageOf(longest)).code;
}

/** The text of a section, and the places in it that are quoted. */
function printed(title: string, lines: readonly Line[]): { text: string; spans: SourceSpan[] } {
  const spans: SourceSpan[] = [];
  let text = title;
  for (const line of lines) {
    text += '\n';
    for (const span of line) {
      if (span.kind === 'quote' && span.text !== '') {
        spans.push({ at: text.length, length: span.text.length, field: span.field, start: span.start, end: span.end });
      }
      text += span.text;
    }
  }
  return { text, spans };
}

function sectionsAskedFor({ tool, section: only }: GenerationTask): readonly ResolvedSection[] {
  return only === undefined ? tool.sections : tool.sections.filter(({ id }) => id === only);
}

/** Returns a function that makes the context of a section. All sections share the parsed text of each field. */
async function contextMaker({
  tool: { sections, target },
  values,
  labels,
  fieldLabels,
  today,
}: GenerationTask): Promise<(section: ResolvedSection) => SkillContext> {
  const languages = new Map<string, Language>();
  for (const [field, value] of Object.entries(values)) languages.set(field, await languageOf(value));
  const documents = fieldDocuments(values, languages);
  return (section) => ({ values, labels, fieldLabels, today, section, sections, target, ...documents });
}

async function writeSection(context: SkillContext): Promise<WrittenSection> {
  const outputs: SkillOutput[] = [];
  let wordsBefore = 0;
  for (const step of context.section.steps) {
    const output = await runStep(step, { ...context, wordsBefore });
    wordsBefore += output.lines.reduce((sum, line) => sum + countWords(textOf(line)), 0);
    outputs.push(output);
  }
  return {
    section: context.section,
    lines: joinGroups(outputs.map(({ lines }) => trimBlank(lines))).map((line) => inWordsOfField(line, context)),
    lacks: outputs.flatMap(({ lacks = [] }) => lacks),
    unused: outputs.flatMap(({ unused = [] }) => unused),
  };
}

/** The line with its quotes in the words of the field: skills read a text in which what is no content is masked. */
function inWordsOfField(line: Line, { values, document }: SkillContext): Line {
  return line.flatMap((span) => {
    const verbatim = span.kind !== 'quote' || span.text === collapse((values[span.field] ?? '').slice(span.start, span.end));
    return verbatim ? [span] : quotePassage(document(span.field), span);
  });
}

/** Loads the skills and packs that the steps need, so that a later run needs no network. */
export async function loadSteps(steps: readonly SkillStep[]): Promise<void> {
  await Promise.all(
    steps.map(async (step) => {
      const skill = await loadSkillOf(step);
      await skill.load?.(step.with);
    }),
  );
}

async function runStep(step: SkillStep, context: SkillContext): Promise<SkillOutput> {
  const skill = await loadSkillOf(step);
  const written = await skill(step.with, context);
  return 'lines' in written ? written : { lines: written };
}

interface SkillOfAny {
  (parameters: SkillStep['with'], context: SkillContext): Written | Promise<Written>;
  load?: (parameters: SkillStep['with']) => Promise<unknown>;
}

/** The cast is needed because the compiler cannot relate a step's parameters to its skill through a union. */
async function loadSkillOf(step: SkillStep): Promise<SkillOfAny> {
  return (await loadSkill(step.skill)) as Skill<typeof step.skill, Written> as SkillOfAny;
}

function joinGroups(groups: readonly (readonly Line[])[]): Line[] {
  return groups.filter((group) => group.length > 0).flatMap((group, index) => (index === 0 ? [...group] : [BLANK, ...group]));
}

function trimBlank(lines: readonly Line[]): readonly Line[] {
  const isText = (line: Line): boolean => textOf(line).trim() !== '';
  const first = lines.findIndex(isText);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1);
}
