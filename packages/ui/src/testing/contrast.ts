/** Resolves the colours of a token file as browsers do, and computes their contrast. */

export type Theme = 'light' | 'dark';
export type Tokens = ReadonlyMap<string, string>;

/** The custom properties of a style sheet's first `:root` rule. */
export function readTokens(css: string): Tokens {
  const plain = css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '');
  const rule = /:root\s*\{([^}]*)\}/.exec(plain)?.[1] ?? '';
  const tokens = new Map<string, string>();
  for (const declaration of rule.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim();
    if (name.startsWith('--')) tokens.set(name.slice(2), declaration.slice(colon + 1).trim());
  }
  return tokens;
}

/** A token's colour in a theme as linear-light sRGB, each channel 0 to 1. Throws when the value is not an opaque colour. */
export function resolveColor(tokens: Tokens, name: string, theme: Theme): readonly number[] {
  return parse(tokens.get(name) ?? '', tokens, theme);
}

function parse(value: string, tokens: Tokens, theme: Theme): readonly number[] {
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) return resolveColor(tokens, name, theme);
  const themes = /^light-dark\((.*)\)$/.exec(value)?.[1];
  if (themes !== undefined) {
    const cut = /^(?:[^,(]|\([^()]*\))*/.exec(themes)?.[0].length ?? 0;
    return parse((theme === 'light' ? themes.slice(0, cut) : themes.slice(cut + 1)).trim(), tokens, theme);
  }
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value);
  if (numbers === null) throw new Error(`"${value}" is not an opaque colour.`);
  return fromOklch(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]));
}

/** OKLCH to linear sRGB (Ottosson 2020, https://bottosson.github.io/posts/oklab/). */
function fromOklch(lightness: number, chroma: number, hue: number): readonly number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** WCAG 2.2 contrast ratio of two linear-light colours, 1 to 21. */
export function contrastRatio(first: readonly number[], second: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const clip = (channel: number): number => Math.min(1, Math.max(0, channel));
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}
