/** A definition file: its default export, or the reason why it could not be read. */
export interface DefinitionFile {
  /** Its path, as the messages show it. */
  readonly file: string;
  readonly definition?: unknown;
  readonly unreadable?: string;
}

/** One problem inside a definition. */
export interface Mistake {
  /** Its place: `outline[2].onDevice.with.from`; empty for the file as a whole. */
  readonly path: string;
  /** The mistake, as a sentence without its full stop. */
  readonly message: string;
  /** The fix, in whole sentences. */
  readonly fix: string;
}

/** One problem in a definition file. */
export interface DefinitionProblem extends Mistake {
  readonly file: string;
}

/** A problem as one line: "tools/reading-log.tool.ts: outline[0].title: is blank. Write a text." */
export function formatProblem({ file, path, message, fix }: DefinitionProblem): string {
  return `${file}: ${path === '' ? '' : `${path}: `}${message}. ${fix}`;
}

/** A path with one more step: a name, or the index of a list. */
export function joinPath(path: string, step: string): string {
  if (/^\d+$/.test(step)) return `${path}[${step}]`;
  return path === '' ? step : `${path}.${step}`;
}
