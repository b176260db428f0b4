import type { MotionGlobal } from './globals.ts';

const originalConditions = new WeakMap<CSSMediaRule, string>();

/**
 * Turns the product's `prefers-reduced-motion` rules on or off, independent of the preference of this system. It changes only rules
 * with that single condition, because the product has no combined ones.
 */
export function setMotion(motion: MotionGlobal): void {
  for (const sheet of document.styleSheets) setIn(rulesOf(sheet), motion);
}

function setIn(rules: Iterable<CSSRule>, motion: MotionGlobal): void {
  for (const rule of rules) {
    if (rule instanceof CSSImportRule && rule.styleSheet) setIn(rulesOf(rule.styleSheet), motion);
    if (rule instanceof CSSLayerBlockRule) setIn(rule.cssRules, motion);
    if (!(rule instanceof CSSMediaRule)) continue;
    const condition = originalConditions.get(rule) ?? rule.media.mediaText;
    const preference = /^\(prefers-reduced-motion: (reduce|no-preference)\)$/.exec(condition)?.[1];
    if (preference === undefined) continue;
    originalConditions.set(rule, condition);
    rule.media.mediaText = (preference === 'reduce') === (motion === 'reduced') ? 'all' : 'not all';
  }
}

/** Empty for a style sheet that the browser does not let a script read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
