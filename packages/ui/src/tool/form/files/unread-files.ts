import type { DraftsPort } from '@marginalia/engine';

/**
 * The names of the files that a form was reading when it was left, by field. The tab keeps them, so that the form can say so afterwards.
 */
export interface UnreadFiles {
  note(reading: ReadonlyMap<string, { readonly files: readonly File[] }>): void;
  /** The files that the form before this one did not finish reading. Returns them once. */
  take(): ReadonlyMap<string, readonly string[]>;
}

/** @param slug of the tool whose form it is */
export function unreadFiles(drafts: DraftsPort, slug: string): UnreadFiles {
  const key = `${slug}/files`;
  return {
    note(reading) {
      const names = [...reading].map(([field, { files }]) => [field, files.map(({ name }) => name).join('\n')]);
      drafts.write(key, Object.fromEntries(names));
    },
    take() {
      const left = Object.entries(drafts.read(key)).map(([field, names]) => [field, String(names).split('\n')] as const);
      if (left.length > 0) drafts.write(key, {});
      return new Map(left);
    },
  };
}
