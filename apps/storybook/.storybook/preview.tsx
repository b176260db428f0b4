import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@marginalia/ui/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { storyPorts } from '../fixtures/ports.ts';
import { checkOtherTheme } from './both-themes.ts';
import { isCheckedRun, resizeToStory } from './checked-run.ts';
import { withoutNodeControls } from './controls.ts';
import { DocsContainer } from './DocsContainer.tsx';
import { withProviders, withStage } from './decorators.tsx';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import { StoryHeading } from './StoryHeading.tsx';

configure({
  // On a machine that builds and tests at the same time, the code of a tool's run takes seconds to load.
  asyncUtilTimeout: 10_000,
  // The default message contains the whole page, and each try of a query that waits would print it: a tenth of the time of a test run.
  getElementError: (message) => new Error(message ?? 'No element was found.'),
});

const preview: Preview = {
  tags: ['autodocs', 'test'],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  loaders: [({ args }) => ({ ports: storyPorts({ generator: args['generator'] }) })],
  decorators: [withProviders, withStage],
  argTypesEnhancers: [withoutNodeControls],
  beforeEach: resizeToStory,
  afterEach: checkOtherTheme,
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
        // Axe would read all style sheets anew in each story, for rules about films and sounds. There are none.
        preload: false,
        // Listing the passed rules takes a third of the time of a test run. Only the panel of Storybook shows that list.
        ...(isCheckedRun && { reporter: 'no-passes' }),
      },
    },
    controls: { expanded: true, sort: 'requiredFirst', exclude: /^(on[A-Z].*|aria-.*|className|key|ref)$/ },
    docs: { container: DocsContainer, components: { Subheading: StoryHeading }, toc: true, codePanel: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          ['Welcome', 'How a tool is made', 'Contributing'],
          'Foundations',
          ['Sampler', 'Colour', 'Type', 'Space and radius', 'Elevation', 'Motion', 'Focus', 'Icons', 'Voice and tone', 'Contrast report'],
          'Components',
          [
            'Basics',
            'Fields',
            'Navigation',
            'Notices',
            'Overlays',
            'Palette',
            'Settings',
            'Views',
            'Tool',
            'Catalogue',
            'Dashboard',
            'Blog',
          ],
          'Patterns',
          [
            'Validation and error focus',
            'Streaming and announcements',
            'Notice or toast',
            'Empty states',
            'Long report by section',
            'Choosing a generator',
          ],
          'Tools',
          'Pages',
          [
            'Home',
            'Tools',
            'Dashboard',
            'Blog',
            'Post',
            'Post not found',
            'Contact',
            'Privacy',
            'Terms',
            'Disclaimer',
            'Coming soon',
            'Settings',
            'Palette',
            '404',
            'App error',
          ],
          'Engine',
          ['State chart of a tool run', 'Generators', 'Storage'],
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
