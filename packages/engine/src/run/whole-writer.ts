import { isBlank } from '../definition/field.ts';
import { composeRequest } from '../generation/compose-request.ts';
import { GenerationError } from '../generation/generation-error.ts';
import { ReadingWatch } from '../generation/reading-watch.ts';
import { localDay } from '../local-day.ts';
import { ask } from './ask.ts';
import { checkBrief, isRefusal } from './check-brief.ts';
import { cleanText } from './clean-text.ts';
import { better, repairFor } from './repair.ts';
import { READ_IN_PART, shortfallSentences } from './shortfalls.ts';
import { joinSections, splitSections } from './split-sections.ts';
import type { Stage } from './stage.ts';
import type { Outcome } from './writer-events.ts';
import type { WriterInput } from './writer-input.ts';

/**
 * Writes a result in one call of a model, cleans and checks it, and asks at most once for what falls short. The better text
 * stays; what it still lacks is told, never an error. Throws `GenerationError` where there is no text.
 */
export async function writeWhole({ tool, values, ports }: WriterInput, signal: AbortSignal, stage: Stage): Promise<Outcome> {
  const today = localDay(ports.clock.now());
  const sections = tool.sections(values);
  const progress = stage.hear.bind(stage);
  const { generator } = ports;
  const first = new ReadingWatch(generator);
  const second = new ReadingWatch(generator);
  const listener = { text: (text: string): void => stage.write(text), progress };
  const answer = await ask(first.generator, { ...composeRequest(tool, values, today), signal }, listener);
  if (isBlank(answer.text)) throw new GenerationError('empty', 'No content was generated');
  const tidy = (text: string): string => joinSections(splitSections(cleanText(text), sections));
  let text = tidy(answer.text);
  if (isBlank(text)) text = answer.text;
  const repair = repairFor(text, checkBrief(text, sections), tool, values, today);
  if (repair) {
    stage.arrange(text, '');
    stage.waiting({ phase: 'check' });
    const mended = await ask(second.generator, { ...repair.request, signal }, { text: () => {}, progress }).then(
      (more) => (isRefusal(cleanText(more.text)) ? text : tidy(repair.mend(more.text))),
      (thrown: unknown) => {
        if (signal.aborted) throw thrown;
        // The first answer stands.
        return text;
      },
    );
    const kept = better(text, mended, sections);
    // What read only a part counts where its text is kept.
    second.inPart &&= kept !== text;
    text = kept;
  }
  stage.arrange(text, '');
  const cut = answer.cut ? ['The answer was cut off at its limit.'] : [];
  const inPart = first.inPart || second.inPart ? [READ_IN_PART] : [];
  return { shortfalls: [...inPart, ...shortfallSentences(checkBrief(text, sections), sections), ...cut] };
}
