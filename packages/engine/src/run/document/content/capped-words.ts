/** A text on one line, cut after a number of words. */
export function cappedWords(text: string, words: number): string {
  const all = text.trim().split(/\s+/);
  return all.length <= words ? all.join(' ') : `${all.slice(0, words).join(' ')} …`;
}

/** The first lines that together have at most this many words. */
export function cappedLines(lines: readonly string[], words: number): string[] {
  let left = words;
  return lines.filter((line) => {
    const count = line.split(/\s+/).length;
    if (count > left) return false;
    left -= count;
    return true;
  });
}
