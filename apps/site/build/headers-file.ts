/** The `_headers` file, from which static hosts such as Netlify and Cloudflare Pages read the response headers. */

/** Headers by name for each path. A `*` at the end of a path matches any rest. A file gets the headers of every path that matches it. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The limits of Cloudflare Pages: it ignores further rules, and longer lines. */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

/** Throws when a host would ignore a part of the file. */
export function formatHeaders(rules: HeaderRules): string {
  const count = Object.keys(rules).length;
  if (count > MOST_RULES) throw new Error(`_headers would hold ${count} rules; some hosts read ${MOST_RULES}`);
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long !== undefined)
    throw new Error(
      `_headers: the line of ${long.trim().split(':')[0]} would have ${long.length} characters; some hosts read ${LONGEST_LINE}. Name fewer origins in CSP_CONNECT_EXTRA.`,
    );
  return lines.join('\n');
}

/** The headers that a host which reads this file sends with `path`. */
export function headersAt(text: string, path: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  let matches = false;
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (matches) found[name] = value;
  }
  return found;
}
