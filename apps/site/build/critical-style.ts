import postcss, { type Container, type Root } from 'postcss';

/** States that a page does not have at its first paint. */
const LATER_STATE = /:hover|:active|:focus|::selection|::backdrop|dialog/;

/** `:not(:focus)` also holds without the focus, and `:is(.a, .b)` without a `.b`, so what stands in them does not count. */
const EITHER_WAY = /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g;

const CLASS = /\.((?:\\.|[\w-])+)/g;

/**
 * The part of a style sheet that the first paint of prerendered pages needs. The page loads the whole sheet after that. Left out are rules
 * for classes that no page has, for the pointer, focus and dialogs, for print, and the fonts, which load after the paint.
 * @param pages the code of the pages: their HTML, and scripts that add elements
 */
export function criticalStyle(css: string, pages: readonly string[]): string {
  const names = new Set(pages.flatMap((page) => page.match(/[\w-]+/g) ?? []));
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    const isFontToLoad = rule.name === 'font-face' && rule.some((node) => node.type === 'decl' && node.value.includes('url('));
    if (isFontToLoad || rule.name === 'keyframes' || (rule.name === 'media' && rule.params.includes('print'))) rule.remove();
  });
  root.walkRules((rule) => {
    const needed = rule.selectors.filter((selector) => {
      const always = selector.replace(EITHER_WAY, '');
      return !LATER_STATE.test(always) && [...always.matchAll(CLASS)].every(([, name = '']) => names.has(name));
    });
    if (needed.length === 0) rule.remove();
    else rule.selectors = needed;
  });
  removeUnusedProperties(root);
  root.walkRules(removeIfEmpty);
  // An empty layer stays, because the order of the layers is that of their first blocks.
  root.walkAtRules('media', removeIfEmpty);
  const style = root.toString().trim();
  if (style.includes('</')) throw new Error('The style of a page contains "</" and cannot stand in its HTML');
  return style;
}

/** Removes custom properties that nothing reads, and those that only they read. */
function removeUnusedProperties(root: Root): void {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
  });
  let removed = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    removed = true;
  });
  if (removed) removeUnusedProperties(root);
}

function removeIfEmpty(container: Container): void {
  if (container.nodes?.length === 0) container.remove();
}
