/** Below this width the page has one column and the form folds. The style sheets use the same width. */
const NARROW_SCREEN = '(max-width: 63.99rem)';

export function isNarrowScreen(): boolean {
  return typeof matchMedia === 'function' && matchMedia(NARROW_SCREEN).matches;
}
