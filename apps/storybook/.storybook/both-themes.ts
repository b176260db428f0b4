import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

/** The rules that look at colours. The page is the same in both themes: what the other rules see does not change. */
const COLOURS = { options: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } };

/**
 * The accessibility addon checks a story in the theme that it is shown in. In a test run this first looks at its colours in the
 * other theme, once its play function has ended, so that a colour that fails in one theme alone fails the run.
 */
export const checkOtherTheme: NonNullable<Preview['afterEach']> = async (context) => {
  // Set by the test addon alone; in Storybook itself a person chooses the theme.
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || context.globals['theme'] === 'both') return;
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
