import { describe, expect, it } from 'vitest';
import { saveResult } from '../actions/save-result.ts';
import { isTypedText } from '../definition/field-kinds.ts';
import { shownFields } from '../definition/field-value.ts';
import type { WholeTool } from '../definition/tool.ts';
import { downloadName } from '../export/names.ts';
import { fixedGenerator } from '../generation/generators.ts';
import { composeRequest } from '../generation/request/compose-request.ts';
import type { TextGenerator } from '../generation/text-generator.ts';
import { type ItemsByKind, itemKinds } from '../items/kinds.ts';
import { badgesOf, resultText, successNotice } from '../result/result.ts';
import { transcriptOf } from '../result/transcript.ts';
import { itemsOf } from '../run/brief/items-of.ts';
import { fakePorts } from './fake-ports.ts';
import { FILE_TEXTS } from './file-texts.ts';
import { runWithPorts } from './run-with-ports.ts';
import { sampleValue } from './sample-value.ts';

/** The first example of the tool, with a sample in each field that it leaves blank. */
function samplesOf(tool: WholeTool): Record<string, string> {
  const samples = Object.fromEntries(
    Object.entries(tool.definition.input.properties).map(([name, field]) => [name, sampleValue(name, field)]),
  );
  return tool.check({ ...samples, ...tool.definition.examples[0].values }).values;
}

/** Filled-in forms: all fields, the required fields alone, and one for each option of each select. */
function sampleForms(tool: WholeTool): Record<string, string>[] {
  const full = samplesOf(tool);
  const required = Object.fromEntries(Object.entries(full).filter(([name]) => tool.definition.input.required.includes(name)));
  const options = tool.fields.flatMap((field) => field.options.map((option) => ({ ...full, [field.name]: option.const })));
  return [full, required, ...options];
}

/** Items, printed and read back. */
function printedAgain<Kind extends keyof ItemsByKind>({
  kind,
  items,
}: {
  readonly kind: Kind;
  readonly items: readonly ItemsByKind[Kind][];
}): readonly ItemsByKind[Kind][] {
  return itemKinds[kind].parse(itemKinds[kind].print(items));
}

/**
 * The contract that every tool must pass.
 * @param generator the on-device generator, which must write a result for each form
 */
export function describeTool(tool: WholeTool, generator: TextGenerator): void {
  describe(tool.name, () => {
    const forms = sampleForms(tool).map((form) => tool.check(form));
    const isTyped = (name: string): boolean => tool.fields.some((field) => field.name === name && isTypedText(field));

    it('reports missing required fields, and accepts a form that has them', () => {
      // A required select with a default is never blank.
      const required = shownFields(tool.fields, {}).filter(
        (field) => field.required && !(field.control === 'select' && field.initial !== ''),
      );
      const names = required.map((field) => field.name).sort();
      for (const blank of [{}, Object.fromEntries(tool.fields.map((field) => [field.name, ' \n\u00A0']))]) {
        const check = tool.check(blank);
        expect(check.ok ? [] : check.issues.map((issue) => issue.path[0]).sort()).toEqual(names);
      }
      expect(forms.flatMap((form) => (form.ok ? [] : form.issues))).toEqual([]);
    });

    it('puts every input into its prompt, with tone, audience and closing request', () => {
      const marked = Object.fromEntries(
        Object.entries(samplesOf(tool)).map(([name, sample]) => [name, isTyped(name) ? `MARK-${name}-MARK` : sample]),
      );
      const { values } = tool.check(marked);
      const { prompt } = composeRequest(tool, values, '2026-11-20');
      for (const shown of Object.values(tool.labels(values))) expect(prompt).toContain(shown);
      expect(prompt).toMatch(/^Tone: \S.*\nTarget Audience: \S/m);
      expect(prompt).toContain('comprehensive, professional');
    });

    it('takes the text of a file of each kind that a field names', async () => {
      const samples = samplesOf(tool);
      const files = tool.fields.flatMap(({ name, accepts = [] }) => accepts.map((kind) => ({ name, text: FILE_TEXTS[kind] })));
      for (const { name, text } of files) {
        // A field that asks for more than the small file has gets it below its sample, as the form adds it.
        const alone = tool.check({ ...samples, [name]: text });
        const check = alone.ok ? alone : tool.check({ ...samples, [name]: `${samples[name]}\n\n${text}` });
        expect(check.ok ? [] : check.issues).toEqual([]);
        const { context } = await runWithPorts(tool, { ...fakePorts(), generators: fixedGenerator(generator) }, check.values);
        expect(context.failure, `for ${text}`).toBeUndefined();
      }
    });

    it('leaves no placeholder unfilled on screen, in names and in records, for any choice', async () => {
      for (const { values } of forms) {
        const result = { transcript: transcriptOf('Some words'), values, source: generator.source, complete: true };
        const ports = fakePorts();
        const shown = [
          ...badgesOf(tool, result),
          successNotice(tool, result).text,
          downloadName(tool, result, '.txt', new Date(2026, 10, 20)),
        ];
        if (tool.definition.output.save) await saveResult(ports, tool, result);
        for (const text of [...shown, ...ports.storage.entries.values()]) {
          expect(text).not.toMatch(/\{[a-z]\w*[|}]/);
          expect(text.trim()).not.toBe('');
        }
      }
    });

    it.each(tool.definition.examples)('makes a result that lacks nothing on the device from the example "$name"', async ({ values }) => {
      const { context } = await runWithPorts(tool, { ...fakePorts(), generators: fixedGenerator(generator) }, tool.check(values).values);
      const { grade, lacks } = context.result?.verdict ?? { grade: 'ready', lacks: [] };
      expect([context.failure, grade, lacks]).toEqual([undefined, 'ready', []]);
    });

    it('writes a result on the device for any choice, with every section of its outline', async () => {
      for (const { values } of forms) {
        const { context } = await runWithPorts(tool, { ...fakePorts(), generators: fixedGenerator(generator) }, values);
        expect(context.failure, `for ${JSON.stringify(values).slice(0, 300)}`).toBeUndefined();
        const lines = context.result ? resultText(context.result).split('\n') : [];
        for (const section of tool.sections(values)) {
          const at = lines.indexOf(section.title);
          expect(at, `no section "${section.title}"`).toBeGreaterThanOrEqual(0);
          expect(lines[at + 1]?.trim(), `nothing under "${section.title}"`).toBeTruthy();
        }
        for (const section of context.result ? itemsOf(tool, resultText(context.result), values) : [])
          expect(printedAgain(section)).toEqual(section.items);
      }
    });
  });
}
