import postcss, { type Container, type Root } from 'postcss';

/** States that a page does not have at its first paint. */
const LATER_STATE = /:hover|:active|:focus|::selection|::backdrop|dialog/;

/** `:not(:focus)` also holds without the focus, and `:is(.a, .b)` without a `.b`, so what stands in them does not count. */
const EITHER_WAY = /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g;

const CLASS = /\.((?:\\.|[\w-])+)/g;
const ATTRIBUTE = /\[([\w-]+)/g;

/** A first frame in forced colours lacks some borders for a moment. Paper is no screen. */
const LATER_MEDIA = /print|forced-colors/;

/** Properties that only an action needs. The margins of scrolling stay, because a link to a part of the page needs them at once. */
const LATER_PROPERTY = /^(?:transition|cursor|overscroll-|touch-action)/;

/** The animation that makes parts of a page wait for a frame (`src/boot/first-frame.css`). All others begin after an action. */
const FIRST_FRAME = 'first-frame';

/**
 * The part of a style sheet that the first paint of prerendered pages needs. The page loads the whole sheet after that. Left out are rules
 * for classes and attributes that no page has, for the pointer, focus and dialogs, for print and forced colours; properties that only an
 * action needs; the fonts, which load after the paint, and their local stand-ins where no rule names them.
 * @param pages the code of the pages: their HTML, and scripts that add elements
 */
export function criticalStyle(css: string, pages: readonly string[]): string {
  const names = new Set(pages.flatMap((page) => page.match(/[\w-]+/g) ?? []));
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    const isFontToLoad = rule.name === 'font-face' && rule.some((node) => node.type === 'decl' && node.value.includes('url('));
    const isLaterAnimation = rule.name === 'keyframes' && rule.params !== FIRST_FRAME;
    if (isFontToLoad || isLaterAnimation || (rule.name === 'media' && LATER_MEDIA.test(rule.params))) rule.remove();
  });
  root.walkRules((rule) => {
    const needed = rule.selectors.filter((selector) => {
      const always = selector.replace(EITHER_WAY, '');
      return (
        !LATER_STATE.test(always) && [CLASS, ATTRIBUTE].every((of) => [...always.matchAll(of)].every(([, name = '']) => names.has(name)))
      );
    });
    if (needed.length === 0) rule.remove();
    else rule.selectors = needed;
  });
  root.walkDecls(LATER_PROPERTY, (declaration) => {
    declaration.remove();
  });
  removeUnusedProperties(root);
  removeUnusedFonts(root);
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

/** Removes the local fonts that no list of fonts names. */
function removeUnusedFonts(root: Root): void {
  const named = new Set<string>();
  root.walkDecls(/^(?:font|font-family|--font-.*)$/, ({ value, parent }) => {
    const isOwnName = parent?.type === 'atrule';
    if (!isOwnName) for (const name of value.split(',')) named.add(nameOf(name));
  });
  root.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      if (!named.has(nameOf(value))) face.remove();
    });
  });
}

function nameOf(font: string): string {
  return font.trim().replace(/^["']|["']$/g, '');
}

function removeIfEmpty(container: Container): void {
  if (container.nodes?.length === 0) container.remove();
}
