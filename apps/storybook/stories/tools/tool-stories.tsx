import type { Values } from '@marginalia/engine';
import type { StoryObj } from '@storybook/react-vite';
import { type GeneratorName, generatorControl } from '../../fixtures/generator.ts';
import { withChosenGenerator } from '../../fixtures/generator-host.tsx';
import { storyPorts } from '../../fixtures/ports.ts';
import { renderTool, toolLoader } from '../../fixtures/tool-screen.tsx';
import { TOOL_STATES, type ToolState } from '../../tools-indexer/tool-states.ts';
import { ToolPage } from './ToolPage.tsx';
import { playBusy, playFailed, playInvalid, playNoKey, playPhone, playResult, playStopped } from './tool-plays.ts';

/** The controls of every story of a tool. */
export interface ToolArgs {
  readonly generator: GeneratorName;
  /** Whether the form starts with a sample of what a student might type. */
  readonly filled: boolean;
}

export interface ToolStoriesInput {
  readonly slug: string;
  /** A filled-in form. */
  readonly sample: Values;
  /** The states that axe checks in the test run; all by default. */
  readonly axe?: readonly ToolState[];
}

/**
 * One tool in every state. tools-indexer/ makes these stories for each definition, so that a new tool needs no file
 * in Storybook.
 */
export function toolStories({ slug, sample, axe = ALL_STATES }: ToolStoriesInput): Readonly<Record<ToolState, StoryObj<ToolArgs>>> {
  const story = {
    args: { generator: 'device', filled: false },
    argTypes: {
      generator: generatorControl,
      filled: { control: 'boolean', description: 'The form starts filled in. A change starts the story again.' },
    },
    parameters: { layout: 'fullscreen', path: `/tools/${slug}`, docs: { page: () => <ToolPage slug={slug} /> } },
    loaders: [toolLoader(slug), ({ args }) => ({ ports: portsWith(args, slug, sample) })],
    decorators: [withChosenGenerator],
    render: ({ generator, filled }, context) => renderTool(context, `${generator} ${filled}`),
  } satisfies StoryObj<ToolArgs>;
  const runningWith = (generator: GeneratorName): StoryObj<ToolArgs> => ({ ...story, args: { ...story.args, generator } });
  const stories: Record<ToolState, StoryObj<ToolArgs>> = {
    Empty: story,
    Invalid: { ...story, play: playInvalid },
    Busy: { ...runningWith('halts'), play: (context) => playBusy(context, sample) },
    Result: { ...story, play: (context) => playResult(context, sample) },
    Stopped: { ...runningWith('halts'), play: (context) => playStopped(context, sample) },
    Failed: { ...runningWith('fails'), play: (context) => playFailed(context, sample) },
    NoKey: { ...runningWith('no-key'), play: (context) => playNoKey(context, sample) },
    Phone: { ...story, globals: { viewport: { value: 'phone' } }, play: (context) => playPhone(context, sample) },
  };
  for (const state of ALL_STATES.filter((name) => !axe.includes(name)))
    stories[state] = { ...stories[state], parameters: { ...stories[state].parameters, a11y: { test: 'off' } } };
  return stories;
}

const ALL_STATES = Object.keys(TOOL_STATES) as ToolState[];

function portsWith({ generator, filled }: ToolArgs, slug: string, sample: Values) {
  const ports = storyPorts({ generator });
  if (filled) ports.drafts.write(slug, sample);
  return ports;
}
