/**
 * The words with which every match of a pattern begins, in lower case, so that it need only be tried where one of them stands.
 * Undefined where the pattern does not show them.
 */
export function firstWords(source: string): readonly string[] | undefined {
  const rest = withoutLooks(source);
  const end = rest.startsWith('(') ? closing(rest, 0) : undefined;
  if (end === undefined) return word(rest);
  // A group that may be left out shows nothing.
  if (/^[?*{]/.test(rest.slice(end + 1))) return undefined;
  const found = alternatives(rest.slice(1, end).replace(/^\?:/, '')).map(firstWords);
  // A word may go on after the group: "(some|any)body".
  const open = /^(?:\\b|\\s|\(\?|[)|]|$)/.test(rest.slice(end + 1));
  return open && found.every((words) => words !== undefined) ? found.flat() : undefined;
}

function word(source: string): readonly string[] | undefined {
  const [, letters, after = ''] = /^([A-Za-z]+)(.*)$/s.exec(source) ?? [];
  const ends = after === '' || /^(?:\\s\+|\\b|\(\?[=!<]|')/.test(after);
  return letters === undefined || !ends ? undefined : [letters.toLowerCase()];
}

/** A pattern without the boundaries, look-behinds and look-aheads at its start. */
function withoutLooks(source: string): string {
  let rest = source;
  for (;;) {
    if (rest.startsWith('\\b')) rest = rest.slice(2);
    else if (/^\(\?(?:<?[=!])/.test(rest)) rest = rest.slice((closing(rest, 0) ?? rest.length) + 1);
    else return rest;
  }
}

/** The index of the bracket that closes the one at `open`. */
function closing(source: string, open: number): number | undefined {
  let depth = 0;
  let inClass = false;
  for (let at = open; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return undefined;
}

/** The alternatives of a group, not those of the groups inside it. */
function alternatives(source: string): string[] {
  const found: string[] = [''];
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    const end = sign === '(' ? closing(source, at) : sign === '[' ? source.indexOf(']', at) : sign === '\\' ? at + 1 : at;
    if (sign === '|') found.push('');
    else {
      found[found.length - 1] += source.slice(at, (end ?? at) + 1);
      at = end ?? at;
    }
  }
  return found;
}
