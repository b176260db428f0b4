import { addons } from 'storybook/manager-api';
import { darkChrome, lightChrome } from './theme.ts';

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? darkChrome : lightChrome,
  sidebar: { showRoots: true },
});
