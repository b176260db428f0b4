import type { ToolIdentity } from './identity.ts';

export interface FiledIdentity {
  readonly file: string;
  readonly identity: ToolIdentity;
}

/** What is wrong between definitions: a slug, a counter or a name that two of them share. Each line names the file and the mend. */
export function collectionProblems(tools: readonly FiledIdentity[]): string[] {
  return [
    ...tools
      .filter(({ file, identity }) => identity.slug !== fileSlug(file))
      .map(({ file, identity }) => `${file}: slug "${identity.slug}" must be the file's name; write slug: '${fileSlug(file)}'`),
    ...shared(tools, 'slug', 'name the file and its slug differently'),
    ...shared(tools, 'counter', 'give this tool a counter of its own'),
    ...shared(tools, 'name', 'give this tool a name of its own'),
  ];
}

/** "…/tools/lab-report.tool.ts" is lab-report. */
function fileSlug(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.tool\.ts.*$/, '');
}

function shared(tools: readonly FiledIdentity[], key: 'slug' | 'counter' | 'name', mend: string): string[] {
  return tools.flatMap(({ file, identity }, index) => {
    const first = tools.findIndex((other) => other.identity[key] === identity[key]);
    return first < index ? [`${file}: ${key} "${identity[key]}" is already used by ${(tools[first] as FiledIdentity).file}; ${mend}`] : [];
  });
}
