import type { Values } from '../../../definition/field.ts';
import { localDay } from '../../../format/format.ts';
import { GenerationError } from '../../../generation/generation-error.ts';
import { requestWithoutPrompt } from '../../../generation/request/without-prompt.ts';
import type { GenerationRequest, TextGenerator } from '../../../generation/text-generator.ts';
import type { WriterInput } from '../../writer/writer-input.ts';
import { type GivenSource, givenSources, plainSources, type SourcesSection, withCited } from './source-list.ts';

/** "[S1] (Evans & Sadler, 2008)" over the entry of the source, as a skill of the device prints it. */
const KEYED = /^\[S(\d{1,4})\] (.+)$/;

/**
 * The sources of a form in the order of the list of references, with the keys in the order of the form. The device formats them in the
 * chosen style. Without a device, or if it fails, they stand as they were typed.
 */
export async function readCitedSources(section: SourcesSection, input: WriterInput, signal: AbortSignal): Promise<readonly GivenSource[]> {
  const { tool, values, ports, device } = input;
  const { listed, cited } = givenSources(section.sources, values);
  if (listed === '') return withCited([], cited);
  const formatted = device
    ? await formatSources(device, requestFor(section, input, { ...values, [section.sources.fields[0] ?? '']: listed }, signal)).catch(
        (thrown: unknown) => {
          if (signal.aborted) throw GenerationError.from(thrown);
          ports.log.warn(`${tool.slug}: sources could not be formatted`);
          return [];
        },
      )
    : [];
  return withCited(formatted.length > 0 ? formatted : plainSources(listed), cited);
}

function requestFor(section: SourcesSection, { tool, values, ports }: WriterInput, all: Values, signal: AbortSignal): GenerationRequest {
  const request = requestWithoutPrompt(tool, values, localDay(ports.clock.now()));
  const only = { ...section, steps: [section.sources.step] };
  return {
    ...request,
    signal,
    task: { ...request.task, tool: { ...request.task.tool, sections: [only] }, values: all, section: section.id },
  };
}

async function formatSources(device: TextGenerator, request: GenerationRequest): Promise<GivenSource[]> {
  let text = '';
  for await (const event of device.generate(request)) if (event.type === 'delta') text += event.text;
  const lines = text.split('\n');
  return lines.flatMap((line, index): GivenSource[] => {
    const [, number, cited] = KEYED.exec(line) ?? [];
    const entry = lines[index + 1];
    return number === undefined || cited === undefined || !entry ? [] : [{ key: `S${number}`, cited, entry }];
  });
}
