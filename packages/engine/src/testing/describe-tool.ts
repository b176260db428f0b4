import { describe, expect, it } from 'vitest';
import type { Field } from '../definition/field.ts';
import type { Tool } from '../definition/tool.ts';
import { composeRequest } from '../generation/compose-request.ts';
import { fixedGenerator } from '../generation/generators.ts';
import type { TextGenerator } from '../generation/text-generator.ts';
import { downloadName } from '../output/result-actions.ts';
import { badgesOf, resultText, successNotice } from '../result/result.ts';
import { transcriptOf } from '../result/transcript.ts';
import { saveResult } from '../work/saved-work.ts';
import { fakePorts } from './fake-ports.ts';
import { runTool } from './run-tool.ts';

const NOTES = `Tides
Tides are the regular rise and fall of the sea. The moon causes most of the tide, because its pull is stronger on the near side of the earth.
A spring tide is a tide with a large range. It happens when sun, moon and earth stand in one line. A neap tide is a tide with a small range.

Currents
- Ebb: the water that flows out
- Flood: the water that flows in
Exam on 12 December 2026. Readings: 2.1 m, 4.3 m, 1.9 m.`;

/** A value that fits a field: an option, a line, or a page of notes. */
function sampleOf(field: Field): string {
  if (field.control === 'select') return field.options[0]?.const ?? '';
  return field.control === 'text' ? `Sample ${field.name}` : `${field.label}\n${NOTES}`;
}

/** Every form that differs in one select: each option of each select once, and one form with only what is required. */
function sampleForms(tool: Tool): Record<string, string>[] {
  const full = Object.fromEntries(tool.fields.map((field) => [field.name, sampleOf(field)]));
  const required = Object.fromEntries(tool.fields.filter((field) => field.required).map((field) => [field.name, sampleOf(field)]));
  const options = tool.fields.flatMap((field) => field.options.map((option) => ({ ...full, [field.name]: option.const })));
  return [full, required, ...options];
}

/**
 * The contract that every tool passes, whoever wrote it.
 * @param generator the on-device generator, which must give a result for each form
 */
export function describeTool(tool: Tool, generator: TextGenerator): void {
  describe(tool.name, () => {
    const forms = sampleForms(tool).map((form) => tool.check(form));

    it('asks for what it requires, and takes a form that has it', () => {
      const required = tool.fields.filter((field) => field.required).map((field) => field.name);
      for (const blank of [{}, Object.fromEntries(tool.fields.map((field) => [field.name, ' \n\u00A0']))]) {
        const check = tool.check(blank);
        expect(check.ok ? [] : check.issues.map((issue) => issue.path[0])).toEqual(required);
      }
      expect(forms.every((form) => form.ok)).toBe(true);
    });

    it('puts every input into its prompt, with tone, audience and closing request', () => {
      const marked = Object.fromEntries(
        tool.fields.map((field) => [field.name, field.control === 'select' ? sampleOf(field) : `MARK-${field.name}-MARK`]),
      );
      const { values } = tool.check(marked);
      const { prompt } = composeRequest(tool, values, '2026-11-20');
      for (const shown of Object.values(tool.labels(values))) expect(prompt).toContain(shown);
      expect(prompt).toMatch(/^Tone: \S.*\nTarget Audience: \S/m);
      expect(prompt).toContain('comprehensive, professional');
    });

    it('leaves no placeholder unfilled on screen, in names and in records, for any choice', async () => {
      for (const { values } of forms) {
        const result = { transcript: transcriptOf('Some words'), values, source: generator.source, complete: true };
        const ports = fakePorts();
        const shown = [
          ...badgesOf(tool, result),
          successNotice(tool, result).text,
          downloadName(tool, result, 'text', new Date(2026, 10, 20)),
        ];
        if (tool.definition.output.save) await saveResult(ports.storage, tool, result, ports.clock.now());
        for (const text of [...shown, ...ports.storage.entries.values()]) {
          expect(text).not.toMatch(/\{[a-z]\w*[|}]/);
          expect(text.trim()).not.toBe('');
        }
      }
    });

    it('writes a result on the device for any choice, with every section of its outline', async () => {
      for (const { values } of forms) {
        const { context } = await runTool(tool, { ...fakePorts(), generators: fixedGenerator(generator) }, values);
        expect(context.failure, `for ${JSON.stringify(values).slice(0, 300)}`).toBeUndefined();
        const lines = context.result ? resultText(context.result).split('\n') : [];
        for (const section of tool.sections(values)) {
          const at = lines.indexOf(section.title);
          expect(at, `no section "${section.title}"`).toBeGreaterThanOrEqual(0);
          expect(lines[at + 1]?.trim(), `nothing under "${section.title}"`).toBeTruthy();
        }
      }
    });
  });
}
