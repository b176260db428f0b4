import { defineTool, type ToolDefinition } from '../definition/define-tool.ts';
import type { SchemaError } from '../definition/input-issue.ts';
import { type CheckedValues, createTool, type SchemaValidator, type Tool, type WholeTool } from '../definition/tool.ts';

/** A small tool with one field of each kind, for tests of the engine and of the screens. */
export const exampleDefinition = defineTool({
  slug: 'example-tool',
  name: 'Example Tool',
  description: 'Turns a topic into an example.',
  icon: 'lightbulb',
  category: 'study',
  order: 1,
  counter: 'exampleTool',
  input: {
    type: 'object',
    required: ['topic', 'notes'],
    properties: {
      topic: { type: 'string', title: 'Topic', maxLength: 2000 },
      level: {
        type: 'string',
        title: 'Level',
        default: 'easy',
        oneOf: [
          { const: 'easy', title: 'Easy Going' },
          { const: 'hard', title: 'Hard' },
        ],
      },
      mood: { type: 'string', title: 'Mood', oneOf: [{ const: 'calm', title: 'Calm' }] },
      notes: { type: 'string', title: 'Your notes', ui: { rows: 12, wordCount: true, tip: 'One topic at a time.' } },
      more: { type: 'string', title: 'Anything else', ui: { rows: 3 } },
    },
  },
  examples: [{ name: 'Tides', values: { topic: 'Tides', notes: 'The moon pulls on the sea.' } }],
  derive: { targetWords: (values) => (values['level'] === 'hard' ? 2000 : 1000) },
  request: {
    contentType: 'Example',
    tone: 'plain',
    audience: 'Students',
    role: 'a teacher of the sea',
    task: 'Write an example about the topic.',
    prompt: [
      'Level: {level}, mood {mood|any}',
      { block: 'topic', label: 'Topic' },
      { block: 'notes', label: 'Notes' },
      { block: 'more', label: 'Mind this' },
    ],
  },
  outline: [
    {
      title: 'About {topic}',
      length: { words: [50, 80] },
      brief: 'What it is.',
      onDevice: { skill: 'summary', with: { from: 'notes', sentences: 3 } },
    },
    {
      title: 'Questions',
      length: { items: [3, 5], of: 'question' },
      brief: 'What to ask.',
      when: { level: 'hard' },
      onDevice: { skill: 'quiz', with: { from: 'notes', count: 3 } },
    },
  ],
  screen: {
    heading: 'Example details',
    button: 'Make Example',
    busy: 'Making Example...',
    empty: { title: 'No example made yet', text: 'Add a topic and your notes.' },
    badges: ['Example Ready', '{level}', '{mood|Any mood}'],
    invalid: 'Please provide topic and notes',
    success: 'Your {level} example has been made',
    failure: 'Failed to make example. Please try again.',
    noun: 'Example',
  },
  output: {
    file: '{topic}_Example',
    formats: ['text', 'word', 'print'],
    height: 500,
    save: { store: 'saved_content', type: 'Example', title: '{topic} - Example', extra: { level: '{level}', wordCount: '{targetWords}' } },
  },
});

export function exampleTool(): WholeTool {
  return toolForTest(exampleDefinition);
}

/** Creates a tool whose validator checks only `required`, which is enough for most tests. */
export function toolForTest(definition: ToolDefinition): WholeTool {
  const validate: SchemaValidator = (data) => {
    const missing = definition.input.required.filter((name) => !Object.hasOwn(data as object, name));
    validate.errors = missing.map((name): SchemaError => ({ keyword: 'required', instancePath: '', params: { missingProperty: name } }));
    return missing.length === 0;
  };
  return createTool(definition, validate);
}

/** Form values that the tool has checked. Throws if the tool does not accept them. */
export function checkedValues(tool: Tool, input: Readonly<Record<string, unknown>>): CheckedValues {
  const check = tool.check(input);
  if (!check.ok) throw new TypeError(check.issues.map(({ message }) => message).join('; '));
  return check.values;
}
