import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { isCheckedRun } from './checked-run.ts';

/** The rules about colours. The results of all other rules are the same in both themes. */
const COLOURS = { options: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } };

/**
 * The accessibility addon checks a story in its theme. In a test run this function first checks the colours in the other theme,
 * after the play function, so that a colour with too little contrast in one theme fails the story.
 */
export const checkOtherTheme: NonNullable<Preview['afterEach']> = async (context) => {
  // In Storybook itself a person scrolls and chooses the theme.
  if (!isCheckedRun) return;
  // Axe takes a link under the sticky header of a scrolled page for a small target.
  scrollTo(0, 0);
  if (context.globals['theme'] === 'both') return;
  // Pages, tools and patterns are made of components, whose own stories check the colours of the other theme. No width changes a colour.
  const isOfComponent = /^(Components|Foundations)/.test(context.title);
  if (!isOfComponent || (context.globals['viewport'] as { value?: string } | undefined)?.value === 'phone') return;
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  const other = shown === 'dark' ? 'light' : 'dark';
  dataset['theme'] = other;
  await checkWithAxe({
    ...context,
    parameters: { ...context.parameters, a11y: { ...context.parameters['a11y'], ...COLOURS } },
    reporting: {
      ...context.reporting,
      addReport: (report) => context.reporting.addReport({ ...report, type: `${report.type}, ${other} theme` }),
    },
  });
  if (shown === undefined) delete dataset['theme'];
  else dataset['theme'] = shown;
};
