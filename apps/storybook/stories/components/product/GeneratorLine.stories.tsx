import { type GeneratorPort, GeneratorProvider } from '@marginalia/ui';
import { GeneratorLine } from '@marginalia/ui/testing/parts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '../../../fixtures/column.tsx';
import { generatorPort, noKey, ready } from '../../../fixtures/no-key.tsx';

const inHost = (port: GeneratorPort): NonNullable<Story['decorators']> => [
  (Story) => (
    <GeneratorProvider value={port}>
      <Story />
    </GeneratorProvider>
  ),
];

/** Over the button of a tool: what will write the result and where the text goes, before it goes there; and the way to change it. */
const meta = {
  component: GeneratorLine,
  args: { alone: 'Runs on this device' },
  decorators: [inColumn],
} satisfies Meta<typeof GeneratorLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a host that has but one generator there is nothing to change. */
export const Default: Story = {};

export const Service: Story = { decorators: inHost(generatorPort(ready)) };
export const NoKey: Story = { decorators: inHost(generatorPort(noKey)) };
export const Phone: Story = { ...Service, globals: { viewport: { value: 'phone' } } };

const port = generatorPort(ready);

export const ChangeOpensSettings: Story = {
  tags: ['!autodocs'],
  decorators: inHost(port),
  play: async ({ canvas, userEvent }) => {
    port.openSettings.mockClear();
    await expect(await canvas.findByText(/^Runs with Gemini\. Your text goes to Google\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(port.openSettings).toHaveBeenCalledOnce();
  },
};
