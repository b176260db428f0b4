import { countWords } from '../../lib/text/tokens.ts';
import type { Skill, SkillContext, Written } from '../../skill.ts';
import { BLANK, computed, type Line, quote, type Span, textOf } from '../../spans.ts';
import { chooseUnits, type Offer } from './choose.ts';
import { leftOut } from './left-out.ts';
import { longSection } from './long-section.ts';
import { longVerdict } from './long-verdict.ts';
import type { ComposeParameters, FieldPart } from './parameters.ts';
import { fillPhrase, leadNamed, textNamed } from './phrases.ts';
import { proseLine } from './print-prose.ts';
import { linesOf } from './print-text.ts';
import { isFormula, isLabelled, type TextUnit, unitsFor } from './read-units.ts';

type Parameters = ComposeParameters<string>;

/**
 * Writes a section from the person's own sentences, in their order, joined by named phrases (see phrases.ts). Sentences
 * are never reworded; the lines ask for what is missing. If the section's length is a range, the text stays within the maximum and
 * states how far it is from the minimum.
 */
export const compose: Skill<'compose', Written> = (parameters, context) => {
  const fieldParts = parameters.parts.filter(isFieldPart);
  if (context.target !== undefined && fieldParts.length > 0 && context.section.order !== 'derived')
    return long(parameters, fieldParts, context);
  const chosen = choose(parameters, context, unitsUsedBefore(parameters, context));
  const anything = chosen.some((units) => units.length > 0);
  const body = layOut(parameters, context, chosen);
  if (fieldParts.length === 0) return body;
  const missing = fieldParts.filter((part, index) => part.ask !== undefined && chosen[index]?.length === 0);
  const lines = [...body, ...(anything ? shortfall(context, missing, body) : asks(parameters, context, missing, body))];
  if (!context.section.essential) return lines;
  const fields = [...new Set(fieldParts.map(({ from }) => from))].filter((field) => context.values[field] !== undefined);
  return { lines, unused: fields.flatMap((field) => leftOut(context.wholeDocument(field), chosen.flat())) };
};

/** A section of a long document, whose sentences are shared out among all sections. */
function long(parameters: Parameters, fieldParts: readonly FieldPart[], context: SkillContext): Written {
  const { groups, filled } = longSection(fieldParts, context);
  const fixed = layOut(parameters, context, []);
  const missing = fieldParts.filter((part) => part.ask !== undefined && !filled.has(part));
  const body = [...(fixed.length > 0 ? [fixed] : []), ...groups].flatMap((lines, index) => (index === 0 ? lines : [BLANK, ...lines]));
  const nothing = groups.length === 0 && (missing.length > 0 || fixed.length === 0);
  const lines = [...body, ...(nothing ? asks(parameters, context, missing, body) : shortfall(context, missing, body))];
  const verdict = longVerdict(context);
  return verdict === undefined ? lines : { lines, ...verdict };
}

function isFieldPart(part: Parameters['parts'][number]): part is FieldPart {
  return 'from' in part;
}

/** The section's length if it is a range. In a long document it is a single number, which the checklist divides among its prompts. */
function rangeOf({ section }: SkillContext): readonly [min: number, max: number] | undefined {
  return section.words && section.words[0] < section.words[1] ? section.words : undefined;
}

function choose(parameters: Parameters, context: SkillContext, used: ReadonlySet<string>): TextUnit[][] {
  const offers = parameters.parts.filter(isFieldPart).map((part): Offer => {
    return {
      units: offered(part, context),
      wanted: part.sentences,
      leadWords: part.lead === undefined ? 0 : countWords(leadNamed(part.lead).lead),
    };
  });
  const openers = parameters.parts.flatMap((part) => (isFieldPart(part) ? [] : opens(part, context) ? linesOf(part, context) : []));
  const said = openers.reduce((sum, line) => sum + countWords(textOf(line)), context.wordsBefore ?? 0);
  return chooseUnits(offers, rangeOf(context), said, used);
}

function offered(part: FieldPart, { values, wholeDocument }: SkillContext): readonly TextUnit[] {
  return values[part.from] === undefined ? [] : unitsFor(part, wholeDocument(part.from));
}

/** The keys of the units in earlier compose steps of the same section, which must not be repeated. */
function unitsUsedBefore(parameters: Parameters, context: SkillContext): Set<string> {
  const used = new Set<string>();
  const here = context.section.steps.findIndex((step) => step.with === parameters);
  for (const step of context.section.steps.slice(0, Math.max(0, here))) {
    if (step.skill !== 'compose') continue;
    for (const unit of choose(step.with, context, used).flat()) used.add(unit.key);
  }
  return used;
}

function opens(part: Exclude<Parameters['parts'][number], FieldPart>, context: SkillContext): boolean {
  return part.when === undefined || context.values[part.when] !== undefined;
}

/** The lines of the parts in order. A text that announces sentences is left out if none follow. */
function layOut(parameters: Parameters, context: SkillContext, chosen: readonly TextUnit[][]): Line[] {
  const groups: Line[][] = [];
  let openers: Span[] = [];
  let heading: Line[] = [];
  let field = -1;
  for (const [index, part] of parameters.parts.entries()) {
    if (!isFieldPart(part)) {
      if (!opens(part, context)) continue;
      const lines = linesOf(part, context);
      const announces = textOf(lines.at(-1) ?? BLANK).endsWith(':');
      if ('phrase' in part && textNamed(part.phrase).flows)
        openers = lines.flatMap((line, at) => (at === 0 ? line : [{ kind: 'phrase', text: ' ', id: 'compose.join' } as const, ...line]));
      else if (announces && parameters.parts.slice(index).some(isFieldPart)) heading = lines;
      else if (lines.length > 0) groups.push(lines);
      continue;
    }
    field += 1;
    const units = chosen[field] ?? [];
    if (units.length === 0) continue;
    const flowing = part.as === undefined || part.as === 'prose';
    const lead = part.lead === undefined ? undefined : { name: part.lead, phrase: leadNamed(part.lead) };
    const before: Line[] = openers.length > 0 && !flowing ? [openers] : [];
    const lines = flowing ? [proseLine(units, lead, openers)] : [...before, ...listLines(units, lead, part.as === 'steps')];
    groups.push([...heading, ...lines]);
    openers = [];
    heading = [];
  }
  if (openers.length > 0 && !parameters.parts.some(isFieldPart)) groups.push([openers]);
  return groups.flatMap((lines, index) => (index === 0 ? lines : [BLANK, ...lines]));
}

function listLines(
  units: readonly TextUnit[],
  lead: { readonly name: string; readonly phrase: { readonly lead: string } } | undefined,
  numbered: boolean,
): Line[] {
  const head: Line[] = lead ? [[{ kind: 'phrase', text: lead.phrase.lead.trimEnd(), id: `compose.${lead.name}` }]] : [];
  const labelled = numbered ? units.filter((unit) => isLabelled(unit) || isFormula(unit)) : [];
  const rest = units.filter((unit) => !labelled.includes(unit));
  const mark = (index: number): Span[] => (numbered ? [computed(`${index + 1}. `, 'number')] : fillPhrase('listMark'));
  return [...head, ...labelled.map((unit): Line => [quote(unit)]), ...rest.map((unit, index): Line => [...mark(index), quote(unit)])];
}

/** A section with this share of its fewest words is long enough: nobody adds a single word. */
const ALMOST = 0.95;

/** After a section with text: how many words are missing, or what to add. */
function shortfall(context: SkillContext, missing: readonly FieldPart[], body: readonly Line[]): Line[] {
  const have = body.reduce((sum, line) => sum + countWords(textOf(line)), context.wordsBefore ?? 0);
  const range = rangeOf(context);
  if (range === undefined || have >= range[0] * ALMOST) {
    return missing.length === 0 ? [] : [BLANK, ...missing.map((part) => askLine(part, context))];
  }
  const short = fillPhrase('short', { have: computed(have, 'words'), range: computed(range.join('–'), 'section-words') });
  if (missing.length > 0) {
    const list = missing.flatMap((part, index): Span[] => [...(index > 0 ? [computed('; ', 'list')] : []), askSpan(part, context)]);
    return [BLANK, [...short, ...fillPhrase('shortAsk', { asks: list })]];
  }
  const more = computed(range[0] - have, 'words');
  return [BLANK, [...short, ...fillPhrase('shortMore', { more })]];
}

/** The request to the person for a section without text, or a sentence that nothing fits. */
function asks(parameters: Parameters, context: SkillContext, missing: readonly FieldPart[], body: readonly Line[]): Line[] {
  const gap = body.length > 0 ? [BLANK] : [];
  if (missing.length > 0) {
    const range = rangeOf(context);
    const head = range ? [fillPhrase('empty', { range: computed(range.join('–'), 'section-words') })] : [];
    return [...gap, ...head, ...missing.map((part) => askLine(part, context))];
  }
  const blank = parameters.parts.filter(isFieldPart).every((part) => context.values[part.from] === undefined);
  return [...gap, fillPhrase(blank ? 'blank' : 'nothing', { fields: fieldNames(parameters, context, blank ? 'and' : 'or') })];
}

function askSpan(part: FieldPart, context: SkillContext): Span {
  return { kind: 'phrase', text: (part.ask ?? '').replace(/[.\s]+$/, ''), id: `${context.section.id}.ask` };
}

/** An ask that is a phrase ("the main result") follows "Add". One that is a sentence ("State …") stands alone. */
function askLine(part: FieldPart, context: SkillContext): Line {
  const span = askSpan(part, context);
  return /^\p{Lu}\p{Ll}/u.test(span.text)
    ? fillPhrase('askSentence', { ask: [span, computed('.', 'stop')] })
    : fillPhrase('ask', { ask: span });
}

/** The labels of the fields that the section draws on: "Procedure or Observations". */
function fieldNames(parameters: Parameters, context: SkillContext, link: 'and' | 'or'): Span {
  const names = [...new Set(parameters.parts.filter(isFieldPart).map((part) => context.fieldLabels[part.from] ?? part.from))];
  const last = names.at(-1) ?? '';
  return computed(names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${link} ${last}`, 'field-labels');
}
