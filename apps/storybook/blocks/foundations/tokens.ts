import { resolveColor, type Theme } from '@marginalia/ui/testing';

export interface Token {
  /** With the two dashes: `--bg-canvas`. */
  readonly name: string;
  /** The value as the style sheet declares it. */
  readonly declared: string;
}

/** The custom properties of the product's `:root` rules in the loaded style sheets, in source order. */
export function readLoadedTokens(): readonly Token[] {
  const tokens = new Map<string, Token>();
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue;
      for (const name of rule.style) {
        if (name.startsWith('--')) tokens.set(name, { name, declared: rule.style.getPropertyValue(name).trim() });
      }
    }
  }
  return [...tokens.values()];
}

function* rulesOf(sheet: CSSStyleSheet | CSSLayerBlockRule): Iterable<CSSRule> {
  for (const rule of sheet.cssRules) {
    if (rule instanceof CSSImportRule && rule.styleSheet) yield* rulesOf(rule.styleSheet);
    else if (rule instanceof CSSLayerBlockRule) yield* rulesOf(rule);
    else yield rule;
  }
}

/** The declarations of the rule with this selector in the loaded style sheets; empty if there is none. */
export function declarationsOf(selector: string): string {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (rule instanceof CSSStyleRule && rule.selectorText === selector) return rule.style.cssText;
    }
  }
  return '';
}

/** Each token's colour in a theme as the browser computes it, such as `oklch(0.19 0.016 264)`; tokens that are no colour are absent. */
export function computedColors(tokens: readonly Token[], theme: Theme): ReadonlyMap<string, string> {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.colorScheme = theme;
  document.body.append(probe);
  const colors = new Map<string, string>();
  for (const { name } of tokens) {
    // A value that is not a colour is invalid here, so the property has its initial value.
    probe.style.backgroundColor = `var(${name})`;
    const color = getComputedStyle(probe).backgroundColor;
    if (color !== 'rgba(0, 0, 0, 0)') colors.set(name, color);
  }
  probe.remove();
  return colors;
}

/** A computed colour as linear-light sRGB. Throws for one that is not opaque. */
export function linear(color: string, theme: Theme): readonly number[] {
  return resolveColor(new Map([['color', color]]), 'color', theme);
}

/** A computed length of a token on an element, in CSS pixels. */
export function pixelsOf(value: string): number {
  const probe = document.createElement('div');
  probe.style.cssText = `position: absolute; visibility: hidden; inline-size: ${value}`;
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return Math.round(width * 100) / 100;
}
