import { DOWNLOAD_FORMATS, RESULT_HEIGHTS } from '../definition/define-tool.ts';
import { ITEM_KINDS, VIEWS } from '../definition/holds.ts';
import { CATEGORY_IDS, ICON_NAMES } from '../definition/identity.ts';
import { SAVED_STORES } from '../definition/saved-stores.ts';
import { INPUT } from './form-schema.ts';
import { CONDITION, COUNT, closedObject, TEXT } from './schema-shapes.ts';

/*
 * The shape of a definition as JSON Schema, for checks at run time: the dev server does not type-check, so the types of definition/
 * are not enough. It uses two keywords of our own (schema-problems.ts): `computes` requires a function, and `wrong` gives the message
 * and the fix for a failure of the keywords beside it.
 */

const POSITION = {
  type: 'integer',
  minimum: 1,
  wrong: { message: 'is not a whole number from 1', fix: 'Write 1, 2, 3 and so on.' },
} as const;
const VIEW = { enum: VIEWS } as const;
const RANGE = { items: COUNT, minItems: 2, maxItems: 2 } as const;

const KEYWORDS = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: {
    type: 'string',
    pattern: '^[a-z0-9][a-z0-9 -]*$',
    wrong: { message: 'is not a keyword', fix: 'Write words in lower case, as a student would search for them.' },
  },
} as const;

// Whether the values fit the form is checked by the form itself (example-rules.ts).
const EXAMPLES = {
  type: 'array',
  minItems: 1,
  items: closedObject({ name: TEXT, values: { type: 'object', minProperties: 1 } }, ['name', 'values']),
} as const;

// `if` selects the schema of the prompt part by its shape, so that a wrong prompt part is reported only once.
const PROMPT_PART = {
  type: ['string', 'object'],
  if: { required: ['block'] },
  // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
  then: { additionalProperties: false, properties: { block: TEXT, label: TEXT, blank: TEXT }, required: ['block', 'label'] },
  else: { additionalProperties: false, properties: { when: CONDITION, text: TEXT }, required: ['when', 'text'] },
} as const;

const LENGTH = {
  type: 'object',
  if: { required: ['items'] },
  // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
  then: closedObject({ items: { type: 'array', ...RANGE }, of: TEXT }, ['items', 'of']),
  else: closedObject({ words: { type: ['integer', 'array'], minimum: 1, ...RANGE } }, ['words']),
} as const;

// The parameters of a step are checked by the declaration of its skill (skill-problems.ts).
const STEP = closedObject({ skill: TEXT, with: { type: 'object' } }, ['skill', 'with']);

const SECTION = closedObject(
  {
    title: TEXT,
    length: LENGTH,
    brief: TEXT,
    text: TEXT,
    when: CONDITION,
    order: { enum: ['derived', 'last'] },
    sources: closedObject({ fields: { type: 'array', minItems: 1, items: TEXT }, step: STEP }, ['fields', 'step']),
    essential: { const: true },
    holds: closedObject(
      { kind: { enum: ITEM_KINDS }, views: { type: 'array', minItems: 1, items: VIEW }, opens: VIEW, drafted: { const: true } },
      ['kind'],
    ),
    onDevice: { ...STEP, type: ['object', 'array'], minItems: 1, items: STEP },
  },
  ['title', 'brief', 'onDevice'],
);

const REQUEST = closedObject(
  {
    contentType: TEXT,
    tone: TEXT,
    audience: TEXT,
    role: TEXT,
    task: TEXT,
    prompt: { type: 'array', minItems: 1, items: PROMPT_PART },
    context: TEXT,
    effort: { enum: ['medium'] },
  },
  ['contentType', 'tone', 'audience', 'role', 'task', 'prompt'],
);

const BADGES = { type: 'array', minItems: 1, items: TEXT } as const;

const SCREEN = closedObject(
  {
    heading: TEXT,
    button: TEXT,
    busy: TEXT,
    empty: closedObject({ title: TEXT, text: TEXT }, ['title', 'text']),
    badges: BADGES,
    invalid: TEXT,
    success: TEXT,
    failure: TEXT,
    noun: TEXT,
    onDevice: closedObject({ badges: BADGES, success: TEXT }, []),
  },
  ['heading', 'button', 'busy', 'empty', 'badges', 'invalid', 'success', 'failure', 'noun'],
);

const OUTPUT = closedObject(
  {
    file: TEXT,
    formats: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: DOWNLOAD_FORMATS } },
    height: { enum: RESULT_HEIGHTS },
    save: closedObject({ store: { enum: SAVED_STORES }, type: TEXT, title: TEXT, extra: { type: 'object', additionalProperties: TEXT } }, [
      'store',
      'type',
      'title',
    ]),
  },
  ['file', 'formats', 'height'],
);

export const DEFINITION = closedObject(
  {
    slug: TEXT,
    name: TEXT,
    description: TEXT,
    icon: { enum: ICON_NAMES },
    category: { enum: CATEGORY_IDS },
    order: POSITION,
    featured: POSITION,
    counter: TEXT,
    keywords: KEYWORDS,
    input: INPUT,
    examples: EXAMPLES,
    derive: { type: 'object', additionalProperties: { computes: true } },
    target: TEXT,
    request: REQUEST,
    outline: { type: 'array', minItems: 1, items: SECTION },
    screen: SCREEN,
    output: OUTPUT,
  },
  ['slug', 'name', 'description', 'icon', 'category', 'order', 'counter', 'input', 'examples', 'request', 'outline', 'screen', 'output'],
);
