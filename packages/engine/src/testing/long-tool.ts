import type { ToolDefinition } from '../definition/define-tool.ts';
import type { WholeTool } from '../definition/tool.ts';
import { exampleDefinition, toolForTest } from './example-tool.ts';

const step = { skill: 'checklist', with: { pack: 'report' } } as const;

/** A tool that writes a long document with every kind of section: 20,000 words at level "hard", otherwise 5,000. */
export const longDefinition: ToolDefinition = {
  ...exampleDefinition,
  slug: 'long-tool',
  derive: { targetWords: (values) => (values['level'] === 'hard' ? 20_000 : 5_000) },
  target: 'targetWords',
  outline: [
    { title: 'Title Page', order: 'derived', text: '{topic}\nLevel: {level}', brief: 'the title.', onDevice: step },
    { title: 'Abstract', length: { words: 500 }, order: 'last', brief: 'all of it in short.', onDevice: step },
    { title: 'Contents', length: { words: 1000 }, order: 'derived', brief: 'the sections.', onDevice: step },
    { title: 'Introduction', length: { words: 1000 }, brief: 'why.', onDevice: step },
    { title: 'Design', length: { words: 1500 }, brief: 'how it is built.', onDevice: step },
    { title: 'Testing', length: { words: 1000 }, brief: 'what was tried.', onDevice: step },
    { title: 'Limits', length: { words: 500 }, brief: 'what it does not show.', onDevice: step },
    { title: 'Conclusion', length: { words: 500 }, order: 'last', brief: 'the answer.', onDevice: step },
    { title: 'References', length: { items: [20, 30], of: 'reference' }, brief: 'the works.', onDevice: step },
    { title: 'Appendices', brief: 'what to attach.', onDevice: step },
  ],
  screen: { ...exampleDefinition.screen, success: 'Your {level} document has been made' },
};

export function longTool(): WholeTool {
  return toolForTest(longDefinition);
}
