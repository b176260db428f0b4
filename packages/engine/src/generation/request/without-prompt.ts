import type { Values } from '../../definition/field.ts';
import type { Tool } from '../../definition/tool.ts';
import type { GenerationRequest } from '../text-generator.ts';

/** The request with an empty prompt, for a generator that reads the task: it needs none of the code that composes one. */
export function requestWithoutPrompt(tool: Tool, values: Values, today: string): GenerationRequest {
  const { request } = tool.definition;
  const target = tool.target(values);
  const context = request.context === undefined ? '' : tool.labelled(request.context, values);
  return {
    prompt: '',
    contentType: request.contentType,
    tone: request.tone,
    targetAudience: request.audience,
    ...(context && { additionalContext: context }),
    ...(request.effort && { effort: request.effort }),
    task: {
      tool: { slug: tool.slug, name: tool.name, sections: tool.sections(values), ...(target !== undefined && { target }) },
      values,
      labels: tool.labels(values),
      fieldLabels: Object.fromEntries(tool.fields.map((field) => [field.name, field.label])),
      today,
    },
  };
}
