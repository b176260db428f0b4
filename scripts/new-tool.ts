/** `npm run new-tool <slug>`: writes one definition file, complete enough to run, and edits nothing else. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// A test of this script gives a folder of its own.
const [slug = '', folder = join(import.meta.dirname, '../packages/tool-defs/src/tools')] = process.argv.slice(2);

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
  stop('Give the tool a slug of lower-case words joined by hyphens: npm run new-tool reading-log');
const file = join(folder, `${slug}.tool.ts`);
if (existsSync(file)) stop(`${file} is already there. Choose another slug.`);

const words = slug.split('-');
const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
const counter = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
const underscored = name.replaceAll(' ', '_');

writeFileSync(
  file,
  `import { defineTool } from '@marginalia/engine';

export default defineTool({
  slug: '${slug}',
  name: '${name}',
  description: 'Say in one sentence what a student gets.',
  icon: 'lightbulb',
  category: 'study',
  order: ${readdirSync(folder).length + 1},
  counter: '${counter}',

  input: {
    type: 'object',
    required: ['title', 'content'],
    properties: {
      title: { type: 'string', title: 'Title', maxLength: 2000 },
      content: { type: 'string', title: 'Your material', description: 'Paste notes or a text.', maxLength: 500000, ui: { rows: 12, wordCount: true } },
    },
  },

  request: {
    contentType: '${name}',
    tone: 'clear and educational',
    audience: 'Students',
    prompt: ['You help a student to understand "{title}". Use only the material below and never invent facts.', { block: 'content', label: 'Material' }],
  },

  outline: [
    {
      title: 'In Short',
      length: { words: [80, 150] },
      brief: 'What the material says, in a few plain sentences.',
      onDevice: { skill: 'summary', with: { from: 'content', sentences: 5 } },
    },
    {
      title: 'Key Terms',
      length: { items: [5, 12], of: 'term' },
      brief: 'Each term with its meaning in the material.',
      onDevice: { skill: 'terms', with: { from: 'content', max: 12 } },
    },
  ],

  screen: {
    heading: '${name} details',
    button: 'Create ${name}',
    busy: 'Creating ${name}...',
    empty: { title: 'Nothing generated yet', text: 'Add a title and your material.' },
    badges: ['${name} Ready'],
    invalid: 'Please provide a title and your material',
    success: 'Your ${name.toLowerCase()} has been generated',
    failure: 'Failed to generate ${name.toLowerCase()}. Please try again.',
    noun: '${name}',
  },

  output: {
    file: '{title}_${underscored}',
    formats: ['text'],
    height: 600,
    save: { store: 'saved_content', type: '${name}', title: '{title} - ${name}' },
  },
});
`,
);
process.stdout.write(`Wrote ${file}\nOpen http://localhost:4173/tools/${slug} while \`npm run dev\` runs, then read docs/add-a-tool.md.\n`);
