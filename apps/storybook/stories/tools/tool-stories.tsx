import type { Values } from '@marginalia/engine';
import type { StoryObj } from '@storybook/react-vite';
import { haltingGenerator } from '../../fixtures/halting-generator.ts';
import { withoutKey } from '../../fixtures/no-key.tsx';
import { storyPorts } from '../../fixtures/ports.ts';
import { renderTool, toolLoader } from '../../fixtures/tool-screen.tsx';
import type { ToolState } from '../../tools-indexer/states.ts';
import { playBusy, playFailed, playInvalid, playNoKey, playPhone, playResult, playStopped } from './tool-plays.ts';

export interface ToolStoriesInput {
  readonly slug: string;
  /** What a student might have typed. */
  readonly sample: Values;
}

/**
 * One tool in every state. There is no file of stories a tool: tools-indexer/ lists each definition as these, so that a new
 * one is here as soon as it is written.
 */
export function toolStories({ slug, sample }: ToolStoriesInput): Readonly<Record<ToolState, StoryObj>> {
  const story: StoryObj = {
    loaders: [toolLoader(slug)],
    parameters: { layout: 'fullscreen', path: `/tools/${slug}` },
    render: (_args, context) => renderTool(context),
  };
  const halting: StoryObj = {
    ...story,
    loaders: [toolLoader(slug), async () => ({ ports: storyPorts('instant', { generator: await haltingGenerator() }) })],
  };
  const instant = { generator: 'instant' } as const;
  return {
    // The only one that nobody has worked with yet: try it, with the generator that the toolbar says.
    Empty: story,
    Invalid: { ...story, globals: instant, play: playInvalid },
    Busy: { ...halting, globals: instant, play: (context) => playBusy(context, sample) },
    Result: { ...story, globals: instant, play: (context) => playResult(context, sample) },
    Stopped: { ...halting, globals: instant, play: (context) => playStopped(context, sample) },
    Failed: { ...story, globals: { generator: 'fails' }, play: (context) => playFailed(context, sample) },
    NoKey: { ...story, decorators: [withoutKey], globals: { generator: 'nokey' }, play: (context) => playNoKey(context, sample) },
    Phone: { ...story, globals: { ...instant, viewport: { value: 'phone' } }, play: (context) => playPhone(context, sample) },
  };
}
