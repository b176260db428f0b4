import type { StorybookConfig } from '@storybook/react-vite';

/** Where stories lie, and the first words of their titles. A file's name is the rest of its title. */
const SECTIONS = {
  'start-here': 'Start here',
  foundations: 'Foundations',
  'components/basics': 'Components/Basics',
  'components/forms': 'Components/Forms',
  'components/overlays': 'Components/Overlays',
  'components/product': 'Components/Product',
  patterns: 'Patterns',
  pages: 'Pages',
  engine: 'Engine',
} as const;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '../tools-indexer/preset.ts',
    '../sentence-names/preset.ts',
  ],
  // A project's own tools, not a tour of Storybook's.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, changeDetection: false },
  staticDirs: [{ from: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files', to: '/fonts' }, './static'],
  // The frame around the stories speaks in the product's typeface too.
  managerHead: (head = '') => `${head}<link rel="stylesheet" href="./frame.css">`,
  stories: Object.entries(SECTIONS).map(([folder, titlePrefix]) => ({ directory: `../stories/${folder}`, titlePrefix })),
  viteFinal: (config) => ({
    ...config,
    build: {
      ...config.build,
      // The pages of Foundations read the tokens as they are written: minifying turns light-dark() and oklch() into older CSS.
      cssMinify: false,
      // A <use> cannot point into a data: URL.
      assetsInlineLimit: 0,
    },
  }),
  // The other reader of props needs TypeScript's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
