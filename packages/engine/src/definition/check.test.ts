import { describe, expect, it } from 'vitest';
import { exampleDefinition } from '../testing/index.ts';
import { inputProblems } from '../vite/input-problems.ts';
import { collectionProblems } from './check-collection.ts';
import { definitionProblems } from './check-definition.ts';
import type { ToolDefinition } from './define-tool.ts';

const good: ToolDefinition = exampleDefinition;
const withScreen = (screen: Partial<ToolDefinition['screen']>): ToolDefinition => ({ ...good, screen: { ...good.screen, ...screen } });

describe('The check of a definition', () => {
  it('finds nothing wrong with a good one', () => {
    expect(definitionProblems(good)).toEqual([]);
    expect(inputProblems(good.input)).toEqual([]);
  });

  it.each<[string, ToolDefinition, RegExp]>([
    [
      'a misspelt placeholder in a message',
      withScreen({ success: 'Done: {topc}' }),
      /screen\.success has the unknown placeholder \{topc\}; use one of \{topic\}/,
    ],
    [
      'one in the prompt',
      { ...good, request: { ...good.request, prompt: ['{nots}'] } },
      /request\.prompt\[0\] has the unknown placeholder \{nots\}/,
    ],
    [
      'one in a file name',
      { ...good, output: { ...good.output, file: '{titel}_x' } },
      /output\.file has the unknown placeholder \{titel\}/,
    ],
    [
      'a block of no field',
      { ...good, request: { ...good.request, prompt: [{ block: 'nope', label: 'x' }] } },
      /prompt\[0\]\.block names the field "nope"/,
    ],
    [
      'a skill that reads no field',
      { ...good, outline: [{ title: 'A', brief: '', onDevice: { skill: 'summary', with: { from: 'nope', sentences: 1 } } }] },
      /outline\[0\]\.onDevice\.with\.from names the field "nope", which the form does not have; use one of topic/,
    ],
    ['an unknown icon', { ...good, icon: 'rocket' as 'map' }, /icon "rocket" is not known; use one of/],
    ['a slug with capitals', { ...good, slug: 'My-Tool' }, /slug "My-Tool" must be lower-case/],
    ['a counter that is lastUsed', { ...good, counter: 'lastUsed' }, /counter "lastUsed"/],
    ['a required field that is none', { ...good, input: { ...good.input, required: ['title'] } }, /input\.required names "title"/],
    [
      'a length of the result where there is none',
      withScreen({ busy: 'Writing {words}' }),
      /screen\.busy has the unknown placeholder \{words\}/,
    ],
    [
      'a field with a name that every object has',
      { ...good, input: { ...good.input, properties: { ...good.input.properties, constructor: { type: 'string' as const, title: 'X' } } } },
      /field "constructor" has a name that every object has/,
    ],
    ['a derived name that is a field', { ...good, derive: { topic: () => 1 } }, /derive\.topic has the name of a field/],
    ['a target that nothing derives', { ...good, target: 'words' }, /target "words" is not a name under derive/],
  ])('finds %s', (_name, definition, message) => {
    expect(definitionProblems(definition).join('\n')).toMatch(message);
  });

  it.each<[string, object, RegExp]>([
    ['a misspelt keyword', { type: 'string', titel: 'x' }, /input\.properties\.a has the unknown keyword "titel"; use one of type, title/],
    ['a field without a title', { type: 'string' }, /input\.properties\.a lacks "title"; add it/],
    ['a field that is no text', { type: 'number', title: 'x' }, /input\.properties\.a\.type must be "string"/],
    [
      'an option that stands twice',
      {
        type: 'string',
        title: 'x',
        oneOf: [
          { const: 'a', title: 'A' },
          { const: 'a', title: 'B' },
        ],
      },
      /oneOf has the option "a" twice/,
    ],
    ['a pattern that is none', { type: 'string', title: 'x', pattern: '(' }, /pattern is no regular expression/],
    [
      'lengths that exclude each other',
      { type: 'string', title: 'x', minLength: 9, maxLength: 2 },
      /minLength 9 is more than its maxLength 2/,
    ],
    [
      'a default that is no option',
      { type: 'string', title: 'x', default: 'b', oneOf: [{ const: 'a', title: 'A' }] },
      /default "b" is none of the options "a"/,
    ],
  ])('finds %s in the schema', (_name, field, message) => {
    const input = { type: 'object', required: ['a'], properties: { a: field } } as unknown as ToolDefinition['input'];
    expect(inputProblems(input).join('\n')).toMatch(message);
  });

  it('finds what two definitions share, and a slug that is not the file’s name', () => {
    const other = { ...good, slug: 'other', name: 'Other', counter: 'other' };
    const files = [
      { file: 'tools/example-tool.tool.ts', identity: good },
      { file: 'tools/copy.tool.ts', identity: good },
      { file: 'tools/other.tool.ts', identity: { ...other, counter: good.counter } },
    ];
    expect(collectionProblems(files)).toEqual([
      "tools/copy.tool.ts: slug \"example-tool\" must be the file's name; write slug: 'copy'",
      'tools/copy.tool.ts: slug "example-tool" is already used by tools/example-tool.tool.ts; name the file and its slug differently',
      'tools/copy.tool.ts: counter "exampleTool" is already used by tools/example-tool.tool.ts; give this tool a counter of its own',
      'tools/other.tool.ts: counter "exampleTool" is already used by tools/example-tool.tool.ts; give this tool a counter of its own',
      'tools/copy.tool.ts: name "Example Tool" is already used by tools/example-tool.tool.ts; give this tool a name of its own',
    ]);
    expect(collectionProblems([{ file: 'a/other.tool.ts', identity: other }])).toEqual([]);
  });
});
