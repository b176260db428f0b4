import type { Field, Tool } from '@marginalia/engine';
import { loadTool } from '@marginalia/tool-defs';
import { Controls, DocsContext, Heading, Subheading, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ContextType, use, useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { Specimen } from '../../blocks/Specimen.tsx';
import { StoryFrame } from '../../blocks/StoryFrame.tsx';
import { TOOL_STATES } from '../../tools-indexer/tool-states.ts';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** The page of documentation of a tool: the tool to try, the fields of its form, and every state. */
export function ToolPage({ slug }: { readonly slug: string }) {
  const [empty, ...others] = use(DocsContext).componentStories();
  const tool = useTool(slug);
  if (empty === undefined) return null;
  return (
    <>
      <Title />
      <Subtitle>{tool?.definition.description}</Subtitle>
      <Playground story={empty} />
      <Heading>Form</Heading>
      {tool && <FieldTable fields={tool.fields} />}
      <Heading>States</Heading>
      {others.map((story) => (
        <State key={story.id} story={story} />
      ))}
    </>
  );
}

function useTool(slug: string): Tool | undefined {
  const [tool, setTool] = useState<Tool>();
  useEffect(() => void loadTool(slug).then(setTool), [slug]);
  return tool;
}

/** The empty tool, with the controls of its story. */
function Playground({ story }: { readonly story: Story }) {
  const { generator, filled } = useArgs(story);
  return (
    <>
      <StoryFrame args={`generator:${generator};filled:!${filled}`} name={story.name} story={story} />
      <Controls />
    </>
  );
}

/** The args of a story as the controls on this page set them. */
function useArgs(story: Story): Readonly<Record<string, unknown>> {
  const { channel, getStoryContext } = use(DocsContext);
  const [args, setArgs] = useState<Readonly<Record<string, unknown>>>(() => getStoryContext(story).args);
  useEffect(() => {
    const update = (changed: { readonly storyId: string; readonly args: Readonly<Record<string, unknown>> }): void => {
      if (changed.storyId === story.id) setArgs(changed.args);
    };
    channel.on(STORY_ARGS_UPDATED, update);
    return () => channel.off(STORY_ARGS_UPDATED, update);
  }, [channel, story.id]);
  return args;
}

function FieldTable({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <Specimen>
      <table className="sb-table sb-table--wrapping">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Control</th>
            <th scope="col">Required</th>
            <th scope="col">Help text</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, label, control, options, required, help }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{control === 'select' ? options.map(({ title }) => title).join(', ') : CONTROLS[control]}</td>
              <td>{required ? 'yes' : 'no'}</td>
              <td>{help}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Specimen>
  );
}

const CONTROLS = {
  text: 'a line of text',
  textarea: 'several lines of text',
  number: 'a number',
  date: 'a date',
  checkbox: 'a check box',
  rows: 'a list of rows',
} as const;

function State({ story }: { readonly story: Story }) {
  const state = Object.values(TOOL_STATES).find(({ name }) => name === story.name);
  const screen: ComponentProps<typeof StoryFrame>['screen'] = story.name === TOOL_STATES.Phone.name ? 'phone' : 'desktop';
  return (
    <>
      <Subheading>{story.name}</Subheading>
      <p>{state?.about}</p>
      <StoryFrame name={story.name} screen={screen} story={story} />
    </>
  );
}
