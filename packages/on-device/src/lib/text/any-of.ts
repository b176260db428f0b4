/** An expression that matches where one of several does, so that a long list of words stands in lines. All have the flags of the first. */
export function anyOf(...parts: readonly RegExp[]): RegExp {
  return new RegExp(sourceOf(parts), parts[0]?.flags);
}

/** The same between the boundaries of a word: `\b(?:…)\b`. */
export function anyWord(...parts: readonly RegExp[]): RegExp {
  return anyBetween('\\b', '\\b', ...parts);
}

/** The same between the sources of two expressions: `^(?:…)$`. */
export function anyBetween(before: string, after: string, ...parts: readonly RegExp[]): RegExp {
  return new RegExp(`${before}(?:${sourceOf(parts)})${after}`, parts[0]?.flags);
}

function sourceOf(parts: readonly RegExp[]): string {
  return parts.map(({ source }) => source).join('|');
}
