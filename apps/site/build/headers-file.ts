/** The `_headers` file in which static hosts, Netlify and Cloudflare Pages among them, read what headers to send. */

/** Headers by name for each path; a `*` at its end stands for whatever follows. A file gets those of every path that fits it. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function formatHeaders(rules: HeaderRules): string {
  return Object.entries(rules)
    .flatMap(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''])
    .join('\n');
}

/** What a host that reads this text sends with what stands at `path`. */
export function headersAt(text: string, path: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  let fits = false;
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) fits = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (fits) found[name] = value;
  }
  return found;
}
