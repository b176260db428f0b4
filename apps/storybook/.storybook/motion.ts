import type { MotionGlobal } from './globals.ts';

const asked = new WeakMap<CSSMediaRule, string>();

/**
 * Makes the product's own `prefers-reduced-motion` rules apply, or not, whatever this system prefers. Only rules whose
 * whole condition is that preference are turned; the product has no others.
 */
export function setMotion(motion: MotionGlobal): void {
  for (const sheet of document.styleSheets) setIn(rulesOf(sheet), motion);
}

function setIn(rules: Iterable<CSSRule>, motion: MotionGlobal): void {
  for (const rule of rules) {
    if (rule instanceof CSSImportRule && rule.styleSheet) setIn(rulesOf(rule.styleSheet), motion);
    if (!(rule instanceof CSSMediaRule)) continue;
    const condition = asked.get(rule) ?? rule.media.mediaText;
    const preference = /^\(prefers-reduced-motion: (reduce|no-preference)\)$/.exec(condition)?.[1];
    if (preference === undefined) continue;
    asked.set(rule, condition);
    rule.media.mediaText = (preference === 'reduce') === (motion === 'reduced') ? 'all' : 'not all';
  }
}

/** None for a sheet that the browser does not let a script read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
