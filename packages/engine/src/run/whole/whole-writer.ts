import { isBlank } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import { localDay } from '../../format/format.ts';
import { GenerationError } from '../../generation/generation-error.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import { composeRequest } from '../../generation/request/compose-request.ts';
import { briefVerdict } from '../brief/brief-verdict.ts';
import { budgetOf } from '../brief/budget-of.ts';
import { checkBrief, type Deviation } from '../brief/check-brief.ts';
import { isOffSubject } from '../brief/off-subject.ts';
import { parseAnswer } from '../brief/reading.ts';
import { NOT_CHECKED, READ_IN_PART, shortfallSentences, TOO_LONG } from '../brief/shortfalls.ts';
import { cleanText } from '../text/clean-text.ts';
import { isCheckable } from '../text/is-checkable.ts';
import { isRefusal } from '../text/is-refusal.ts';
import { type ModelAnswer, requestAnswer } from '../writer/ask.ts';
import type { Stage } from '../writer/stage.ts';
import type { WriterOutcome } from '../writer/writer-events.ts';
import type { ModelInput } from '../writer/writer-input.ts';
import { betterText, repairFor, withoutDecline } from './repair.ts';

/**
 * Writes a result with one request to a model, cleans and checks it, and sends at most one repair request. Keeps the better text. What
 * the text still lacks becomes shortfalls, never an error. Throws `GenerationError` if there is no text, if the model declines twice, or if
 * the answer is off the subject: its text is then shown as it came.
 */
export async function writeWhole(
  { tool, values, generator, ports }: ModelInput,
  signal: AbortSignal,
  stage: Stage,
): Promise<WriterOutcome> {
  const today = localDay(ports.clock.now());
  const sections = tool.sections(values);
  const progress = stage.progress.bind(stage);
  const request = { ...composeRequest(tool, values, today), asked: { words: wordsOf(sections) }, signal };
  const answer = await requestAnswer(generator, request, { text: (text) => stage.write(text), progress });
  if (isBlank(answer.text)) throw new GenerationError('empty', 'No content was generated');
  if (!isCheckable(answer.text)) return { ...withLeftOut(answer.refused), shortfalls: [...notesOn(answer), NOT_CHECKED] };
  const reading = parseAnswer(answer.text, sections);
  let { text } = reading;
  let leftOut = [...reading.leftOut, ...answer.refused];
  let { readInPart } = answer;
  let exhausted: ReadonlySet<string> = new Set();
  const failOffSubject = (): never => {
    stage.arrange(answer.text, '');
    throw new GenerationError('off-subject', 'The answer is off the subject');
  };
  const refused = isRefusal(text);
  if (!refused && isOffSubject(reading, sections, values)) failOffSubject();
  const before = checkBrief(text, sections);
  const repair = repairFor(text, before, tool, values, today, generator.capabilities.enforcesSchema);
  if (repair) {
    stage.arrange(text, '');
    stage.waiting({ phase: 'check' });
    const more = await requestAnswer(
      generator,
      { ...repair.request, asked: { reason: reasonOf(before) }, signal },
      { text: () => {}, progress },
    ).catch((thrown: unknown) => {
      if (signal.aborted) throw thrown;
      // The repair has failed, so the first text is kept.
      return undefined;
    });
    const repaired = more && !isRefusal(cleanText(more.text)) ? repair.fix(more.text) : undefined;
    exhausted = repaired?.exhausted ?? exhausted;
    if (repaired && betterText(text, repaired.text, sections) !== text) {
      ({ text } = repaired);
      leftOut = [...leftOut, ...repaired.leftOut];
      // Whether the repair prompt was truncated matters only if its answer is used.
      readInPart ||= more?.readInPart === true;
      if (refused && isOffSubject(parseAnswer(text, sections), sections, values)) failOffSubject();
    } else if (more) leftOut.push({ reason: 'unused', text: withoutDecline(more.text) });
  }
  stage.arrange(text, '');
  const findings = checkBrief(text, sections);
  if (findings.some(({ rule }) => rule === 'refusal')) throw new GenerationError('blocked', 'The model declined');
  const verdict = briefVerdict(text, sections, exhausted);
  return {
    ...withLeftOut(leftOut),
    shortfalls: [...notesOn({ ...answer, readInPart }), ...shortfallSentences(findings, sections, exhausted)],
    ...(verdict && { verdict }),
  };
}

function wordsOf(sections: readonly ResolvedSection[]): number {
  return sections.reduce((sum, section) => sum + budgetOf(section), 0);
}

/** The reason for asking for a second answer. */
function reasonOf(findings: readonly Deviation[]): string {
  if (findings.some(({ rule }) => rule === 'refusal')) return 'The chat declined. Another try, in a new chat, often helps.';
  return shortfallSentences(findings, []).join(' ');
}

function withLeftOut(leftOut: readonly LeftOut[]): Pick<WriterOutcome, 'leftOut'> {
  const shown = leftOut.filter(({ text }) => !isBlank(text));
  return shown.length > 0 ? { leftOut: shown } : {};
}

function notesOn({ readInPart, tooLong, cut }: Omit<ModelAnswer, 'refused'>): string[] {
  return [...(readInPart ? [READ_IN_PART] : []), ...(tooLong ? [TOO_LONG] : []), ...(cut ? ['The answer was cut off at its limit.'] : [])];
}
