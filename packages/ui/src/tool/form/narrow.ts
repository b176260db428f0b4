/** Below this width the page is one column and the form folds away; the same figure stands in the style sheets. */
const NARROW = '(max-width: 63.99rem)';

export function isNarrow(): boolean {
  return typeof matchMedia === 'function' && matchMedia(NARROW).matches;
}
