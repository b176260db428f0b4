import type { ToolDefinition } from '../definition/define-tool.ts';
import type { DefinitionProblem } from './problem.ts';

/** A definition that is an object. Its properties are not checked yet. */
export interface FiledDefinition {
  readonly file: string;
  readonly definition: Partial<ToolDefinition>;
}

/** Finds conflicts between definitions: a slug that differs from its file name, and values that must be unique among tools. */
export function collectionProblems(definitions: readonly FiledDefinition[]): DefinitionProblem[] {
  const { misnamed = [], named = [] } = Object.groupBy(definitions, (one) => (isMisnamed(one) ? 'misnamed' : 'named'));
  // Files with the right name come first, so that duplicates are reported for a copy that still has the slug of its original.
  const files = [...named, ...misnamed];
  return [
    ...misnamed.map(({ file, definition }) => ({
      file,
      path: 'slug',
      message: `"${definition.slug}" is not the name of the file`,
      fix: `Write slug: '${slugOf(file)}', or rename the file.`,
    })),
    ...duplicates(files, 'counter', ({ counter }) => counter, 'Give this tool a counter of its own.'),
    ...duplicates(files, 'name', ({ name }) => name, 'Give this tool a name of its own.'),
    ...duplicates(files, 'output.save.type', ({ output }) => output?.save?.type, 'Give the records of this tool a type of their own.'),
    ...duplicates(files, 'featured', ({ featured }) => featured, 'Give each featured tool a position of its own.'),
    ...duplicates(
      files,
      'order',
      ({ category, order }) => (order === undefined ? undefined : `${order} in the category ${category}`),
      'Give each tool of a category a position of its own.',
    ),
  ];
}

function isMisnamed({ file, definition: { slug } }: FiledDefinition): boolean {
  return slug !== undefined && slug !== slugOf(file);
}

/** The slug that a file name stands for: "…/tools/lab-report.tool.ts" gives "lab-report". */
export function slugOf(file: string): string {
  return file.replace(/^.*[\\/]/, '').replace(/\.tool\.ts$/, '');
}

/** One problem for each file that repeats a value of an earlier file. */
function duplicates(
  files: readonly FiledDefinition[],
  path: string,
  read: (definition: Partial<ToolDefinition>) => string | number | undefined,
  fix: string,
): DefinitionProblem[] {
  const first = new Map<string | number, string>();
  return files.flatMap(({ file, definition }) => {
    const value = read(definition);
    if (value === undefined) return [];
    const owner = first.get(value);
    if (owner === undefined) first.set(value, file);
    return owner === undefined ? [] : [{ file, path, message: `${value} is already used by ${owner}`, fix }];
  });
}
