import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ColourTokens } from '../../blocks/foundations/ColourTokens.tsx';
import { ContrastReport } from '../../blocks/foundations/ContrastReport.tsx';
import { FocusRings } from '../../blocks/foundations/FocusRings.tsx';
import { ScreenIcons, ToolIcons } from '../../blocks/foundations/IconGrid.tsx';
import { MotionTokens } from '../../blocks/foundations/MotionTokens.tsx';
import { Sampler as SamplerSheet } from '../../blocks/foundations/Sampler.tsx';
import { ControlHeights, Elevations, Measures, RadiusScale, SpaceScale } from '../../blocks/foundations/SizeTokens.tsx';
import { TypeFamilies, TypeScale } from '../../blocks/foundations/TypeTokens.tsx';

/** The blocks of the pages of Foundations, as stories that the sidebar does not list: only stories are tested, not pages. */
const meta = { tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sampler: Story = {
  render: () => <SamplerSheet />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Highlighter')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Gemini needs an API key' })).toBeVisible();
  },
};

export const Colour: Story = {
  render: () => (
    <>
      <h2>Colour</h2>
      <ColourTokens />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('bg-canvas')).toBeVisible();
    await expect(canvas.getByText('marker-wash')).toBeVisible();
  },
};

export const Type: Story = {
  render: () => (
    <>
      <TypeFamilies />
      <TypeScale />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('fs-4xl')).toBeVisible();
    await expect(canvas.getByText('13 px')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <>
      <SpaceScale />
      <RadiusScale />
      <ControlHeights />
      <Measures />
      <Elevations />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = await canvas.findAllByText('48 px');
    await expect(heights.length).toBeGreaterThan(0);
    await expect(canvas.getByText('shadow-3')).toBeVisible();
  },
};

export const Motion: Story = { render: () => <MotionTokens /> };

export const Focus: Story = {
  render: () => <FocusRings />,
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Focused' });
    await waitFor(() => expect(button).toHaveStyle({ outlineStyle: 'solid' }));
  },
};

export const Icons: Story = {
  render: () => (
    <>
      <ToolIcons />
      <ScreenIcons />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('graduation-cap')).toBeVisible();
    await expect(canvas.getByText('shield-check')).toBeVisible();
  },
};

export const Contrast: Story = {
  render: () => <ContrastReport />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/pairs in 2 themes, 0 failing\./)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^text-default on bg-canvas/ })).toHaveAccessibleName(/4\.5.*12\.\d\d.*13\.\d\d/);
  },
};
