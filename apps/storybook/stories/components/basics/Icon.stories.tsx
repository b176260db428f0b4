import { Icon, ToolIcon } from '@marginalia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** An icon beside text, hidden from assistive technology. Foundations / Icons shows all icons. */
const meta = {
  component: Icon,
  args: { name: 'file-text', size: 24 },
  argTypes: { size: { control: { type: 'number', min: 12, max: 64 } } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { name: 'flask', size: 32 } };

/** A tool's icon on a square in the colour of its category; neutral without a category. */
export const OfATool: Story = {
  render: ({ name: _, ...rest }) => (
    <div className="sb-row" {...rest}>
      <ToolIcon category="writing" icon="file-text" size="sm" />
      <ToolIcon category="study" icon="layers" size="md" />
      <ToolIcon category="career" icon="messages" size="lg" />
      <ToolIcon icon="route" size="lg" />
    </div>
  ),
};
