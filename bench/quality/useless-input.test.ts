import { composeRequest, type Values } from '@marginalia/engine';
import { inProcessGenerator } from '@marginalia/on-device';
import { loadTool } from '@marginalia/tool-defs';
import { describe, expect, it } from 'vitest';

/** Forms whose text holds nothing that a tool could use. The text stands in each field for a text. */
const FORMS: Readonly<Record<string, (text: string) => Values>> = {
  'ntcc-report-creator': (description) => ({ title: 'Project', description }),
  'research-explainer': (content) => ({ content }),
  'study-planner': (duration) => ({ subjects: 'Biology', duration }),
  'flashcard-creator': (material) => ({ material }),
  'assignment-improver': (content) => ({ content }),
  'bibliography-builder': (sources) => ({ style: 'apa', sources }),
  'lab-report-generator': (observations) => ({ title: 'Springs', objective: 'To find k.', procedure: 'Hang masses.', observations }),
  'lecture-debrief': (content) => ({ title: 'Cells', content }),
  'note-gap-finder': (notes) => ({ topic: 'Cells', syllabus: 'Membranes\nMitosis', notes }),
  'syllabus-visualizer': (syllabus) => ({ course: 'Course', view: 'timeline', syllabus }),
};

const TEXTS = {
  'one word': 'robot',
  signs: '... --- !!! ???',
  pictures: '😀😀🎉🚀❤️🔥',
  code: 'function add(a, b) {\n  return a + b;\n}\nconst x = add(a, b);\nconsole.log(x);',
  data: '{"name": "x", "items": ["a", "b"], "nested": {"c": true, "d": null}}',
  'a placeholder': 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.',
  'the same words': 'la la la la la la la la la la la la la la la la',
  'a list of things': 'milk\neggs\nbread\nbutter\nonions',
} as const;

async function gradeOf(slug: string, values: Values): Promise<string | undefined> {
  const tool = await (await loadTool(slug))?.whole();
  const check = tool?.check(values);
  if (!tool || !check?.ok) throw new Error(`The form does not fit the tool ${slug}`);
  for await (const event of inProcessGenerator().generate(composeRequest(tool, check.values, '2026-11-21'))) {
    if (event.type === 'finish') return event.verdict?.grade;
  }
  return undefined;
}

describe.each(Object.keys(FORMS))('The tool %s', (slug) => {
  it.each(Object.entries(TEXTS))('announces no success for %s', async (_, text) => {
    expect(await gradeOf(slug, FORMS[slug]?.(text) ?? {})).not.toBe('ready');
  });
});
