import type { FileKind, Ports } from '@marginalia/engine';
import { useEffect, useRef, useState } from 'react';
import type { FieldFiles } from './field-files.ts';
import type { FileReads } from './file-reads.ts';
import type { UnreadFiles } from './unread-files.ts';

interface Files {
  /** The files of each field that takes any, by field name. */
  readonly of: Readonly<Record<string, FieldFiles | undefined>>;
  add(field: string, files: readonly File[], accepts: readonly FileKind[] | undefined): Promise<void>;
  cancel(field: string): void;
  /** Removes the text that files have put into a field. */
  remove(field: string): void;
}

interface FilesOptions {
  readonly ports: Pick<Ports, 'documents' | 'log'>;
  readonly get: (field: string) => string;
  readonly put: (field: string, text: string) => void;
  readonly unread: UnreadFiles;
}

const LEFT = 'The form was left before it was read. Add it again.';

/**
 * The files of a form. The code that reads them loads with the first. A form that is left stops reading, and says so afterwards.
 */
export function useFiles({ ports, get, put, unread }: FilesOptions): Files {
  const [of, setOf] = useState<Files['of']>({});
  const latest = useRef<Files['of']>({});
  const reads = useRef<Promise<FileReads>>(undefined);
  const show = (field: string, state: FieldFiles | undefined): void => {
    latest.current = { ...latest.current, [field]: state };
    setOf(latest.current);
  };
  const load = (): Promise<FileReads> => {
    reads.current ??= import('./file-reads.ts').then(
      (code) => new code.FileReads({ ports, get, put, unread, show, stateOf: (field) => latest.current[field] }),
    );
    return reads.current;
  };

  useEffect(() => {
    const left = unread.take();
    latest.current = Object.fromEntries(
      [...left].map(([field, names]) => [field, { refused: names.map((name) => ({ name, why: LEFT })) }]),
    );
    setOf(latest.current);
    return () => void reads.current?.then((loaded) => loaded.stop());
  }, [unread]);

  return {
    of,
    add: async (field, files, accepts) => {
      if (!reads.current) unread.note(new Map([[field, { files }]]));
      await (await load()).add(field, files, accepts);
    },
    cancel: (field) => void load().then((loaded) => loaded.cancel(field)),
    remove: (field) => void load().then((loaded) => loaded.remove(field)),
  };
}
