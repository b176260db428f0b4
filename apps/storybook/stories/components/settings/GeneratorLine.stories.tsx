import { GeneratorProvider } from '@marginalia/ui';
import { GeneratorLine } from '@marginalia/ui/testing/components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn, inFormFoot } from '../../../fixtures/containers.tsx';
import { generatorPort, noKey, ready, withStatus } from '../../../fixtures/generator-host.tsx';

/** The line above a tool's button: which generator writes the result and where the text goes. "Change" opens Settings. */
const meta = {
  component: GeneratorLine,
  args: { fallback: 'Runs on this device' },
  decorators: [inFormFoot, inColumn],
} satisfies Meta<typeof GeneratorLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a site with only one generator there is no button. */
export const Default: Story = {};

export const Service: Story = { decorators: [withStatus(ready)] };
export const NoKey: Story = { decorators: [withStatus(noKey)] };
export const Phone: Story = { ...Service, globals: { viewport: { value: 'phone' } } };

const port = generatorPort(ready);

export const ChangeOpensSettings: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <GeneratorProvider value={port}>
        <Story />
      </GeneratorProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    port.openSettings.mockClear();
    await expect(await canvas.findByText(/^Runs with Gemini\. Your text goes to Google\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(port.openSettings).toHaveBeenCalledOnce();
  },
};
