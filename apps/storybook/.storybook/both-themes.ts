import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

/** The rules about colours. The results of all other rules are the same in both themes. */
const COLOURS = { options: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } };

/**
 * The accessibility addon checks a story in its theme. In a test run this function first checks the colours in the other theme,
 * after the play function, so that a colour with too little contrast in one theme fails the run.
 */
export const checkOtherTheme: NonNullable<Preview['afterEach']> = async (context) => {
  // Only the test addon sets this variable; in Storybook itself a person chooses the theme.
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || context.globals['theme'] === 'both') return;
  // Pages, tools and patterns are made of components, whose own stories check the colours of the other theme. No width changes a colour.
  const isOfComponent = /^(Components|Foundations)/.test(context.title);
  if (!isOfComponent || (context.globals['viewport'] as { value?: string } | undefined)?.value === 'phone') return;
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  const other = shown === 'dark' ? 'light' : 'dark';
  dataset['theme'] = other;
  try {
    await checkWithAxe({ ...context, parameters: { ...context.parameters, a11y: { ...context.parameters['a11y'], ...COLOURS } } });
  } catch (thrown) {
    if (thrown instanceof Error) thrown.message = `In the ${other} theme: ${thrown.message}`;
    throw thrown;
  } finally {
    if (shown === undefined) delete dataset['theme'];
    else dataset['theme'] = shown;
  }
};
