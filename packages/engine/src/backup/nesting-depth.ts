/** How deep the objects and lists of a JSON text nest. Reads the text once; a text that is no JSON gives some number. */
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
