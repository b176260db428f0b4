import { describe, expect, it } from 'vitest';
import type { ToolDefinition } from '../definition/define-tool.ts';
import { exampleDefinition } from '../testing/index.ts';
import { definitionChecker } from './check-definitions.ts';
import { type DefinitionFile, type DefinitionProblem, formatProblem } from './problem.ts';
import { sampleSkills } from './sample-skills.test-data.ts';

const check = definitionChecker(sampleSkills);
const good: ToolDefinition = exampleDefinition;
const [section] = good.outline as [ToolDefinition['outline'][number]];

type Loose = Record<string, unknown>;
/** The good definition with some properties replaced by values of any shape, as in a file that nobody has type-checked. */
const changed = (parts: Loose): Loose => ({ ...good, ...parts });
const withField = (field: Loose): Loose =>
  changed({ input: { ...good.input, properties: { ...good.input.properties, topic: { type: 'string', title: 'Topic', ...field } } } });
const withSection = (parts: Loose): Loose => changed({ outline: [{ ...section, ...parts }] });
const withStep = (skill: string, parameters: Loose): Loose => withSection({ onDevice: { skill, with: parameters } });
const withRequest = (parts: Loose): Loose => changed({ request: { ...good.request, ...parts } });
const withPrompt = (...parts: unknown[]): Loose => withRequest({ prompt: [...good.request.prompt, ...parts] });
const withScreen = (parts: Loose): Loose => changed({ screen: { ...good.screen, ...parts } });
const withOutput = (parts: Loose): Loose => changed({ output: { ...good.output, ...parts } });

const FILE = 'tools/example-tool.tool.ts';
const problemsOf = (definition: unknown): DefinitionProblem[] => check([{ file: FILE, definition }]);

describe('The definition checker', () => {
  it('reports no problem for a good definition', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  it.each<[mistake: string, definition: Loose, path: string, message: string, fix: RegExp]>([
    // The kinds of fields
    [
      'an unknown type of field',
      withField({ type: 'date' }),
      'input.properties.topic.type',
      '"date" is not known',
      /^Use one of string, number/,
    ],
    [
      'a keyword of another type',
      withField({ type: 'number', maxLength: 3 }),
      'input.properties.topic.maxLength',
      'is not a known property',
      /^Use one of type, title/,
    ],
    [
      'a range that nothing is in',
      withField({ type: 'integer', minimum: 5, maximum: 2 }),
      'input.properties.topic.minimum',
      '5 is more than maximum 2',
      /^Lower minimum/,
    ],
    [
      'a default outside the range',
      withField({ type: 'number', minimum: 5, default: 2 }),
      'input.properties.topic.default',
      "2 is outside the field's own range",
      /^Change one/,
    ],
    ['a list without columns', withField({ type: 'array' }), 'input.properties.topic.items', 'is missing', /^Add it/],
    [
      'a check box in a list',
      withField({ type: 'array', items: { type: 'object', required: ['done'], properties: { done: { type: 'boolean', title: 'Done' } } } }),
      'input.properties.topic.items.properties.done.type',
      '"boolean" is not known',
      /^Use one of string, number, integer/,
    ],
    [
      'a required column that the list lacks',
      withField({ type: 'array', items: { type: 'object', required: ['dey'], properties: { day: { type: 'string', title: 'Day' } } } }),
      'input.properties.topic.items.required[0]',
      'the form has no field "dey"',
      /^Did you mean "day"/,
    ],
    [
      'files for a field that is no text area',
      withField({ ui: { accepts: ['table'] } }),
      'input.properties.topic.ui.accepts',
      'is for a text area only',
      /^Give the field ui\.rows/,
    ],
    [
      'material that is no text area',
      withField({ ui: { material: true } }),
      'input.properties.topic.ui.material',
      'is for a text area only',
      /^Give the field ui\.rows/,
    ],
    [
      'a field that depends on one below it',
      withField({ ui: { when: 'notes' } }),
      'input.properties.topic.ui.when',
      '"notes" does not stand above the field',
      /^Name a field that stands above it/,
    ],
    [
      'a field that depends on an unknown field',
      withField({ ui: { when: 'nots' } }),
      'input.properties.topic.ui.when',
      'the form has no field "nots"',
      /^Did you mean "notes"/,
    ],
    [
      'own words for an error that cannot occur',
      changed({
        input: {
          ...good.input,
          properties: { ...good.input.properties, mood: { type: 'number', title: 'Mood', ui: { errors: { missing: 'x' } } } },
        },
      }),
      'input.properties.mood.ui.errors.missing',
      'is never shown: the field is not required',
      /^Add the field to required/,
    ],
    // Keywords and examples
    ['a keyword with capitals', changed({ keywords: ['Anki'] }), 'keywords[0]', 'is not a keyword', /^Write words in lower case/],
    [
      'a keyword that stands in the name',
      changed({ keywords: ['example'] }),
      'keywords[0]',
      '"example" stands in the name or the description already',
      /^Remove it/,
    ],
    ['no example', changed({ examples: [] }), 'examples', 'has too few entries', /^Give at least 1/],
    [
      'an example that the form refuses',
      changed({ examples: [{ name: 'Tides', values: { topic: 'Tides' } }] }),
      'examples[0].values.notes',
      'Enter your notes',
      /^Give it a value that the form accepts/,
    ],
    [
      'an example with an unknown field',
      changed({ examples: [{ name: 'Tides', values: { topic: 'Tides', notes: 'x', note: 'y' } }] }),
      'examples[0].values.note',
      'the form has no field "note"',
      /^Did you mean "notes"/,
    ],
    [
      'an example with an unknown option',
      changed({ examples: [{ name: 'Tides', values: { topic: 'Tides', notes: 'x', level: 'medium' } }] }),
      'examples[0].values.level',
      'is none of the options',
      /^Use one of easy, hard/,
    ],
    [
      'an example with a blank value',
      changed({ examples: [{ name: 'Tides', values: { topic: 'Tides', notes: 'x', more: ' ' } }] }),
      'examples[0].values.more',
      'is never used: the field is hidden or the value is blank',
      /^Remove it/,
    ],
    [
      'two examples with one name',
      changed({ examples: [good.examples[0], good.examples[0]] }),
      'examples[1].name',
      'is already the name of examples[0]',
      /^Give each example/,
    ],
    // The items of a section
    [
      'items of an unknown kind',
      withSection({ holds: { kind: 'cards' } }),
      'outline[0].holds.kind',
      '"cards" is not known',
      /^Did you mean "card"\? Use/,
    ],
    [
      'a view that its items do not have',
      withSection({ holds: { kind: 'card', views: ['timeline'] } }),
      'outline[0].holds.views[0]',
      'items of the kind "card" have no view "timeline"',
      /^Use cards\.$/,
    ],
    [
      'a view to open that is not listed',
      withSection({ holds: { kind: 'event', views: ['timeline'], opens: 'calendar' } }),
      'outline[0].holds.opens',
      '"calendar" is not one of the views of this section',
      /^Use timeline\.$/,
    ],
    // Skills and their parameters
    [
      'an unknown skill',
      withStep('sumary', {}),
      'outline[0].onDevice.skill',
      'there is no skill "sumary"',
      /^Did you mean "summary"\? Use/,
    ],
    [
      'an unknown parameter',
      withStep('summary', { from: 'notes', sentences: 2, sentence: 3 }),
      'outline[0].onDevice.with.sentence',
      'is not a known property',
      /^Did you mean "sentences"\?/,
    ],
    ['a missing parameter', withStep('summary', { from: 'notes' }), 'outline[0].onDevice.with.sentences', 'is missing', /^Add it\.$/],
    [
      'a parameter of the wrong kind',
      withStep('summary', { from: 'notes', sentences: 'two' }),
      'outline[0].onDevice.with.sentences',
      '"two" does not fit',
      /^Write a whole number\.$/,
    ],
    [
      'a parameter with an unknown field',
      withSection({ onDevice: [section.onDevice, { skill: 'summary', with: { from: 'nots', sentences: 1 } }] }),
      'outline[0].onDevice[1].with.from',
      'the form has no field "nots"',
      /^Did you mean "notes"\? Use one of topic, level/,
    ],
    [
      'an unknown phrase',
      withStep('compose', { parts: [{ phrase: 'report.contents' }, { phrase: 'report.contnts' }] }),
      'outline[0].onDevice.with.parts[1].phrase',
      '"report.contnts" is not known',
      /^Did you mean "report\.contents"\?/,
    ],
    [
      'an unknown field in a part of a composition',
      withStep('compose', { parts: [{ from: 'nots', sentences: 1 }] }),
      'outline[0].onDevice.with.parts[0].from',
      'the form has no field "nots"',
      /^Did you mean "notes"\?/,
    ],
    [
      'an unknown pack',
      withStep('checklist', { pack: 'labs' }),
      'outline[0].onDevice.with.pack',
      '"labs" is not known',
      /^Did you mean "lab"\? Use one of lab, report\.$/,
    ],
    [
      'a name of a field in a list',
      withStep('checklist', { pack: 'lab', by: ['level', 'mod'] }),
      'outline[0].onDevice.with.by[1]',
      'the form has no field "mod"',
      /^Did you mean "mood"\?/,
    ],
    // Conditions
    [
      'an unknown field in a condition',
      withSection({ when: 'note' }),
      'outline[0].when',
      'the form has no field "note"',
      /^Did you mean "notes"\?/,
    ],
    [
      'an option that the select does not have',
      withSection({ when: { level: ['easy', 'harder'] } }),
      'outline[0].when.level',
      'level has no option "harder"',
      /^Did you mean "hard"\? Use one of easy, hard\.$/,
    ],
    [
      'a value of a field without options',
      withPrompt({ when: { topic: 'Tides' }, text: 'x' }),
      'request.prompt[4].when.topic',
      'has no options to compare with',
      /^Name a select/,
    ],
    [
      'an unknown field in the condition of a prompt',
      withPrompt({ when: { levl: 'easy' }, text: 'x' }),
      'request.prompt[4].when.levl',
      'the form has no field "levl"',
      /^Did you mean "level"\?/,
    ],
    // Sections
    ['no section', changed({ outline: [] }), 'outline', 'has too few entries', /^Give at least 1\.$/],
    [
      'two sections with one title',
      changed({ outline: [section, { ...section, when: { level: 'hard' } }] }),
      'outline[1].title',
      '"About {topic}" is already the title of outline[0]',
      /^Give each section a title of its own/,
    ],
    [
      'a range that begins with the larger number',
      withSection({ length: { words: [80, 50] } }),
      'outline[0].length.words',
      '80 is more than 50',
      /smaller number first/,
    ],
    [
      'a text of a section that is not derived',
      withSection({ text: 'Always this' }),
      'outline[0].text',
      'is used by a derived section only',
      /order: 'derived'/,
    ],
    [
      'a section with sources that is not derived',
      withSection({ sources: { fields: ['notes'], step: { skill: 'summary', with: { from: 'notes', sentences: 3 } } } }),
      'outline[0].sources',
      'is used by a derived section only',
      /order: 'derived'/,
    ],
    [
      'sources in an unknown field',
      withSection({ order: 'derived', sources: { fields: ['note'], step: { skill: 'summary', with: { from: 'notes', sentences: 3 } } } }),
      'outline[0].sources.fields[0]',
      'the form has no field "note"',
      /notes/,
    ],
    [
      'an unknown skill for sources',
      withSection({ order: 'derived', sources: { fields: ['notes'], step: { skill: 'sumary', with: { from: 'notes', sentences: 3 } } } }),
      'outline[0].sources.step.skill',
      'there is no skill "sumary"',
      /summary/,
    ],
    ['an unknown order of a section', withSection({ order: 'lst' }), 'outline[0].order', '"lst" is not known', /^Did you mean "last"\?/],
    // Identity
    ['an unknown icon', changed({ icon: 'mapp' }), 'icon', '"mapp" is not known', /^Did you mean "map"\? Use one of file-text/],
    ['an unknown category', changed({ category: 'studies' }), 'category', '"studies" is not known', /^Did you mean "study"\?/],
    ['an order from 0', changed({ order: 0 }), 'order', 'is not a whole number from 1', /^Write 1, 2, 3/],
    ['an order that is no whole number', changed({ order: 1.5 }), 'order', 'is not a whole number from 1', /^Write 1, 2, 3/],
    ['a position among the featured that is a text', changed({ featured: 'yes' }), 'featured', 'is not a whole number from 1', /^Write 1/],
    ['a blank description', changed({ description: ' ' }), 'description', 'is blank', /^Write a text/],
    [
      'a description of two sentences',
      changed({ description: 'Reads notes. Writes cards.' }),
      'description',
      'has more than one sentence',
      /^Write one sentence/,
    ],
    ['a description without a full stop', changed({ description: 'Reads notes' }), 'description', 'is not a sentence', /full stop/],
    ['a description that begins small', changed({ description: 'reads notes.' }), 'description', 'is not a sentence', /capital letter/],
    ['a long description', changed({ description: `${'Reads '.repeat(20)}.` }), 'description', 'has 121 characters', /at most 80/],
    ['a counter that is lastUsed', changed({ counter: 'lastUsed' }), 'counter', '"lastUsed" cannot name a counter', /^Write one camelCase/],
    ['a missing property', changed({ screen: undefined }), 'screen', 'is missing', /^Add it\.$/],
    [
      'a misspelt property',
      { ...changed({}), ouput: good.output, output: undefined },
      'ouput',
      'is not a known property',
      /^Did you mean "output"\?/,
    ],
    // Form
    ['an unknown keyword', withField({ titel: 'x' }), 'input.properties.topic.titel', 'is not a known property', /^Did you mean "title"\?/],
    ['a field without a title', withField({ title: undefined }), 'input.properties.topic.title', 'is missing', /^Add it\.$/],
    [
      'a required field that the form lacks',
      changed({ input: { ...good.input, required: ['topic', 'note'] } }),
      'input.required[1]',
      'the form has no field "note"',
      /^Did you mean "notes"\?/,
    ],
    ['an invalid pattern', withField({ pattern: '(' }), 'input.properties.topic.pattern', '"(" is no regular expression', /^Correct it/],
    [
      'lengths that exclude each other',
      withField({ minLength: 9, maxLength: 2 }),
      'input.properties.topic.minLength',
      '9 is more than maxLength 2',
      /^Lower minLength/,
    ],
    [
      'a repeated option',
      withField({
        oneOf: [
          { const: 'a', title: 'A' },
          { const: 'a', title: 'B' },
        ],
      }),
      'input.properties.topic.oneOf[1].const',
      '"a" is listed twice',
      /^Give each option a const/,
    ],
    [
      'a default that is no option',
      withField({ default: 'b', oneOf: [{ const: 'a', title: 'A' }] }),
      'input.properties.topic.default',
      '"b" is none of the options',
      /Use a\.$/,
    ],
    [
      'a default that breaks the pattern',
      withField({ default: 'b', pattern: '^a$' }),
      'input.properties.topic.default',
      '"b" breaks the field\'s own pattern or length',
      /^Change one/,
    ],
    [
      'a field with a name that every object has',
      changed({
        input: { ...good.input, properties: { ...good.input.properties, constructor: { type: 'string', title: 'X' } } },
        request: { ...good.request, context: '{constructor}' },
      }),
      'input.properties.constructor',
      'has a name that every object has',
      /another name/,
    ],
    [
      'a field that the prompt never uses',
      withRequest({ prompt: good.request.prompt.slice(0, 3) }),
      'input.properties.more',
      'the prompt never uses this field',
      /^Put \{more\} or \{ block: 'more'/,
    ],
    [
      'a block of an unknown field',
      withPrompt({ block: 'not', label: 'x' }),
      'request.prompt[4].block',
      'the form has no field "not"',
      /"notes"/,
    ],
    ['an invalid prompt part', withPrompt({ text: 'x' }), 'request.prompt[4].when', 'is missing', /^Add it\.$/],
    [
      'a derived name of a field',
      changed({ derive: { ...good.derive, topic: () => 1 } }),
      'derive.topic',
      'has the name of a field',
      /another/,
    ],
    [
      'a derived value that is not a function',
      changed({ derive: { ...good.derive, a: 5 } }),
      'derive.a',
      'is not a function',
      /^Write \(values\)/,
    ],
    [
      'a target that nothing derives',
      changed({ target: 'targetWord' }),
      'target',
      'derive has no "targetWord"',
      /^Did you mean "targetWords"\?/,
    ],
    ['no role', withRequest({ role: undefined }), 'request.role', 'is missing', /^Add it\.$/],
    [
      'a typed text in a line of the prompt',
      withPrompt('About {topic}.'),
      'request.prompt[4]',
      '{topic} is what a person typed, and no line of a prompt may hold it',
      /^Give it as material: \{ block: 'topic'/,
    ],
    // Templates
    [
      'an unknown placeholder in a notice',
      withScreen({ success: 'Done: {topc}' }),
      'screen.success',
      '{topc} is not a known placeholder',
      /^Did you mean \{topic\}\? Use one of \{topic\}, .*\{words\}\.$/,
    ],
    [
      'an unknown placeholder on a badge',
      withScreen({ badges: ['Ready', '{Level}'] }),
      'screen.badges[1]',
      '{Level} is not a known placeholder',
      /\{level\}/,
    ],
    ['a blank badge', withScreen({ badges: [''] }), 'screen.badges[0]', 'is blank', /^Write a text/],
    ['no badge', withScreen({ badges: [] }), 'screen.badges', 'has too few entries', /at least 1/],
    [
      'the number of words where there is no result yet',
      withScreen({ busy: 'Writing {words}' }),
      'screen.busy',
      '{words} is not a known placeholder',
      /Use one of/,
    ],
    [
      'an unknown placeholder of a prompt',
      withPrompt('{nots}'),
      'request.prompt[4]',
      '{nots} is not a known placeholder',
      /^Did you mean \{notes\}\?/,
    ],
    [
      'an unknown placeholder of a title',
      withSection({ title: 'On {x}' }),
      'outline[0].title',
      '{x} is not a known placeholder',
      /Use one of \{topic\}/,
    ],
    [
      'an unknown placeholder of a file name',
      withOutput({ file: '{topics}_x' }),
      'output.file',
      '{topics} is not a known placeholder',
      /\{date\}/,
    ],
    [
      'an unknown placeholder of a record',
      withOutput({ save: { ...good.output.save, extra: { pages: '{pages}' } } }),
      'output.save.extra.pages',
      '{pages} is not a known placeholder',
      /Use one of/,
    ],
    // Output
    [
      'characters that no file name has',
      withOutput({ file: 'a/{topic}:b' }),
      'output.file',
      'no file name may contain / :',
      /^Use letters/,
    ],
    [
      'an unknown format',
      withOutput({ formats: ['text', 'pdf'] }),
      'output.formats[1]',
      '"pdf" is not known',
      /Use one of text, word, print/,
    ],
    ['no format', withOutput({ formats: [] }), 'output.formats', 'has too few entries', /at least 1/],
    ['a format twice', withOutput({ formats: ['text', 'text'] }), 'output.formats[1]', '"text" is listed twice', /^Remove one\.$/],
    ['an unknown height', withOutput({ height: 650 }), 'output.height', '650 is not known', /Use one of 500, 600, 700\.$/],
    [
      'an unknown store',
      withOutput({ save: { ...good.output.save, store: 'saved_report' } }),
      'output.save.store',
      '"saved_report" is not known',
      /^Did you mean "saved_reports"\?/,
    ],
  ])('reports %s once, with its path and what to do', (_mistake, definition, path, message, fix) => {
    expect(problemsOf(definition)).toEqual([{ file: FILE, path, message, fix: expect.stringMatching(fix) }]);
  });

  it('accepts a repeated title when the conditions of its sections exclude each other', () => {
    const twins = [
      { ...section, when: { level: 'easy' } },
      { ...section, when: { level: ['hard'] } },
    ];
    expect(problemsOf(changed({ outline: twins }))).toEqual([]);
  });

  it('reports every mistake of a file at once', () => {
    const definition = { ...withOutput({ height: 1, file: '{x}' }), icon: 'x', order: 0, outline: [{ ...section, order: 'x', when: 'x' }] };
    expect(problemsOf(definition).map(({ path }) => path)).toEqual([
      'icon',
      'order',
      'outline[0].order',
      'output.height',
      'outline[0].when',
      'output.file',
    ]);
  });

  it('does not throw, whatever a file exports', () => {
    for (const definition of [undefined, null, 5, 'x', [], {}, { input: [] }, changed({ input: {} }), changed({ outline: [5] })]) {
      expect(problemsOf(definition)).not.toEqual([]);
    }
  });

  it('reports a file that cannot be read or exports nothing', () => {
    const files = [
      { file: 'tools/a.tool.ts', unreadable: 'Expected a semicolon' },
      { file: 'tools/b.tool.ts', definition: undefined },
    ];
    expect(check(files).map(formatProblem)).toEqual([
      'tools/a.tool.ts: could not be read: Expected a semicolon. Correct the file.',
      'tools/b.tool.ts: exports no definition. Write "export default defineTool({ … })".',
    ]);
  });
});

describe('The definition checker, with several definitions', () => {
  const other = {
    ...good,
    slug: 'other',
    name: 'Other',
    counter: 'other',
    order: 2,
    featured: 1,
    output: { ...good.output, save: { ...good.output.save, type: 'Other' } },
  };
  const at = (definition: unknown, slug = 'other'): DefinitionFile => ({ file: `tools/${slug}.tool.ts`, definition });
  const first = at({ ...good, featured: 2 }, 'example-tool');

  it('reports no problem for two good definitions', () => {
    expect(check([first, at(other)])).toEqual([]);
  });

  it.each<[mistake: string, parts: Loose, path: string, message: string, fix: RegExp]>([
    [
      'a slug that is not the name of its file',
      { slug: 'another' },
      'slug',
      '"another" is not the name of the file',
      /^Write slug: 'other'/,
    ],
    [
      'a counter that is already used',
      { counter: good.counter },
      'counter',
      `exampleTool is already used by ${FILE}`,
      /counter of its own/,
    ],
    ['a name that is already used', { name: good.name }, 'name', `Example Tool is already used by ${FILE}`, /name of its own/],
    ['a position that is already used', { order: 1 }, 'order', `1 in the category study is already used by ${FILE}`, /position of its own/],
    ['a featured position that is already used', { featured: 2 }, 'featured', `2 is already used by ${FILE}`, /position of its own/],
    [
      'a record type that is already used',
      { output: good.output },
      'output.save.type',
      `Example is already used by ${FILE}`,
      /type of their own/,
    ],
  ])('reports %s once, on the later file', (_mistake, parts, path, message, fix) => {
    expect(check([first, at({ ...other, ...parts })])).toEqual([
      { file: 'tools/other.tool.ts', path, message, fix: expect.stringMatching(fix) },
    ]);
  });

  it('reports an unchanged copy and not its original', () => {
    const copy = at({ ...good, featured: 2 }, 'a-copy');
    expect(check([copy, first]).map(({ file, path }) => `${file}: ${path}`)).toEqual([
      'tools/a-copy.tool.ts: slug',
      'tools/a-copy.tool.ts: counter',
      'tools/a-copy.tool.ts: name',
      'tools/a-copy.tool.ts: output.save.type',
      'tools/a-copy.tool.ts: featured',
      'tools/a-copy.tool.ts: order',
    ]);
  });

  it('still compares the valid properties of a definition that has mistakes elsewhere', () => {
    const paths = check([first, at({ ...other, counter: good.counter, icon: 'x' })]).map(({ path }) => path);
    expect(paths).toEqual(['icon', 'counter']);
  });
});
