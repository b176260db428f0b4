import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { indexTool, TOOL_DEFINITIONS } from '../tools-indexer/index-tool.ts';
import { toolStories } from '../tools-indexer/tool-stories-plugin.ts';

/**
 * The folders of stories/ and the section of the sidebar that each one fills. The name of a file completes the title.
 * components/ has the folders of packages/ui/src.
 */
const SECTIONS = {
  'start-here': 'Start here',
  foundations: 'Foundations',
  'components/basics': 'Components/Basics',
  'components/fields': 'Components/Fields',
  'components/navigation': 'Components/Navigation',
  'components/notices': 'Components/Notices',
  'components/overlays': 'Components/Overlays',
  'components/palette': 'Components/Palette',
  'components/settings': 'Components/Settings',
  'components/views': 'Components/Views',
  'components/tool': 'Components/Tool',
  'components/tool/form': 'Components/Tool/Form',
  'components/tool/run': 'Components/Tool/Run',
  'components/tool/result': 'Components/Tool/Result',
  'components/catalogue': 'Components/Catalogue',
  'components/dashboard': 'Components/Dashboard',
  'components/blog': 'Components/Blog',
  patterns: 'Patterns',
  pages: 'Pages',
  engine: 'Engine',
} as const;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Storybook's guided tours are off, and so is its choice of backgrounds, because the theme sets the background.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, changeDetection: false },
  staticDirs: [{ from: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files', to: '/fonts' }, './static'],
  // The manager (sidebar and toolbar) uses the product's typeface too.
  managerHead: (head = '') => `${head}<link rel="stylesheet" href="./frame.css">`,
  stories: [
    ...Object.entries(SECTIONS).map(([folder, titlePrefix]) => ({
      directory: `../stories/${folder}`,
      files: '*.@(mdx|stories.tsx)',
      titlePrefix,
    })),
    { directory: TOOL_DEFINITIONS, files: '*.tool.ts', titlePrefix: 'Tools' },
  ],
  experimental_indexers: async (existing = []) => [...existing, indexTool],
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [toolStories()],
      build: {
        // The pages of Foundations show tokens as the style sheet declares them. The minifier rewrites light-dark() and oklch().
        cssMinify: false,
        // An SVG <use> cannot refer to a data: URL.
        assetsInlineLimit: 0,
        reportCompressedSize: false,
      },
    }),
  // `storybook build --test` (npm test) does not read the props' types for their tables, which is half of the processor time of a build. It
  // builds everything that a mistake in a story or a page of documentation could break.
  build: {
    test: { disableAutoDocs: false, disableBlocks: false, disabledAddons: [], disableMDXEntries: false, disableTreeShaking: false },
  },
  // The alternative, react-docgen-typescript, needs TypeScript's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
