/**
 * Counts the levels to which the objects and lists of a JSON text nest. It reads the text once, and gives some number for a text that is
 * no JSON.
 */
export function nestingDepth(text: string): number {
  let [levels, deepest] = [0, 0];
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isString) {
      if (character === '\\') at += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') {
      isString = true;
    } else if (character === '{' || character === '[') {
      levels += 1;
      deepest = Math.max(deepest, levels);
    } else if (character === '}' || character === ']') {
      levels -= 1;
    }
  }
  return deepest;
}
