import {
  countCards,
  itemKinds,
  itemsOf,
  NO_WORK,
  type ResultView,
  resultText,
  type TextGenerator,
  type Tool,
  type Values,
  viewsOf,
} from '@marginalia/engine';
import { fakeGenerator, fakeGenerators, fakePorts, runWithPorts } from '@marginalia/engine/testing';
import { textFor } from '@marginalia/fake-model';
import { inProcessGenerator } from '@marginalia/on-device';
import { loadTool, tools } from '@marginalia/tool-defs';
import { loadView } from '@marginalia/ui';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';

/** The selector of the element that shows one item in a view. A calendar shows the items of one month. */
const ITEM: Readonly<Record<Exclude<ResultView['name'], 'calendar'>, string>> = {
  cards: '.m-cards__card',
  table: 'tbody tr',
  practice: '.m-practice__entry',
  timeline: '.m-timeline__event, .m-timeline__topic',
  plan: '.m-plan__block, .m-plan__exam',
  matrix: '.m-matrix__item',
  chart: 'tbody tr',
  marked: '.m-findings__row',
  references: '.m-source',
  checklist: '[type="checkbox"]',
};

const device = inProcessGenerator();
const model = fakeGenerator({ answer: ({ prompt }) => ({ chunks: [textFor(prompt, [], 150)] }) });

const textBy =
  (generator: TextGenerator) =>
  async (tool: Tool, values: Values): Promise<string> => {
    const { context } = await runWithPorts(tool, { ...fakePorts(), generators: fakeGenerators(generator) }, values);
    if (!context.result) throw new Error(`It failed: ${context.failure}`);
    return resultText(context.result);
  };

/** Each list in the form that its prompt asks for. */
const asAsked = async (tool: Tool, values: Values): Promise<string> =>
  tool
    .sections(values)
    .map(({ title, holds }) => `${title}\n${holds ? itemKinds[holds.kind].example : 'In sentences.'}`)
    .join('\n\n');

/** The number of items that a view shows in the end. */
async function countIn({ name, sections, count }: ResultView, tool: Tool, text: string, values: Values): Promise<number> {
  if (name === 'calendar') return count;
  const { default: View } = await loadView[name]();
  const page = document.createElement('div');
  const root = createRoot(page);
  root.render(
    <View
      allSections={sections}
      onNotice={() => undefined}
      ports={fakePorts()}
      progress={{ state: undefined, change: () => undefined }}
      sections={sections}
      spans={[]}
      text={text}
      tool={tool}
      values={values}
    />,
  );
  const shown = (): number => page.querySelectorAll(ITEM[name]).length;
  // A long list is drawn in slices.
  await vi.waitFor(() => expect(shown()).toBe(count)).catch(() => undefined);
  const found = shown();
  root.unmount();
  return found;
}

describe.each(tools)('$name', ({ slug }) => {
  it.each([
    ['the device', textBy(device)],
    ['the fake model', textBy(model)],
    ['a model that writes as asked', asAsked],
  ] as const)('shows each item of a text of %s in its views', async (_writer, write) => {
    const tool = await loadTool(slug);
    if (!tool) throw new Error(`No tool ${slug}`);
    const { definition } = await tool.whole();
    const { values } = tool.check(definition.examples[0].values);
    const text = await write(tool, values);
    // A deck asks for each meaning once, so its tab counts the cards, not the items.
    const views = viewsOf(itemsOf(tool, text, values)).map((view) =>
      view.name === 'cards' ? { ...view, count: countCards(view.sections, slug, NO_WORK) } : view,
    );
    const counts = await Promise.all(views.map(async (view) => [view.name, await countIn(view, tool, text, values)] as const));
    expect(counts).toEqual(views.map(({ name, count }) => [name, count]));
    // The fake model writes no tables, plans and corrections; its text then has no such view.
    if (write === asAsked) expect(views.length).toBeGreaterThan(0);
  });
});
