import { addons } from 'storybook/manager-api';
import { sentenceCase } from './story-name.ts';
import { darkChrome, lightChrome } from './theme.ts';

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? darkChrome : lightChrome,
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
});
