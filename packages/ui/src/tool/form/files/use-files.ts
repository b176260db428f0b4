import type { FileKind, Ports } from '@marginalia/engine';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { FileCardProps } from './FileCard.tsx';
import type { FieldFiles } from './field-files.ts';
import type { FileReads } from './file-reads.ts';
import type { UnreadFiles } from './unread-files.ts';

interface Files {
  /** The files of each field that takes any, by field name. */
  readonly of: Readonly<Record<string, FieldFiles | undefined>>;
  /** Draws the files of a field; undefined until its code has loaded. */
  readonly Card: ComponentType<FileCardProps> | undefined;
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
const NOT_LOADED = 'The code that reads files could not be loaded. Connect to the network, then add the file again.';

/**
 * The files of a form. The code that reads and draws them loads with the first; if it cannot be loaded, the next file tries again. A form
 * that is left stops reading, and says so afterwards.
 */
export function useFiles({ ports, get, put, unread }: FilesOptions): Files {
  const [of, setOf] = useState<Files['of']>({});
  const [card, setCard] = useState<{ readonly Card: Files['Card'] }>();
  const latest = useRef<Files['of']>({});
  const reads = useRef<Promise<FileReads>>(undefined);
  const show = (field: string, state: FieldFiles | undefined): void => {
    latest.current = { ...latest.current, [field]: state };
    setOf(latest.current);
  };
  const load = (): Promise<FileReads> => {
    reads.current ??= Promise.all([import('./file-reads.ts'), import('./FileCard.tsx')]).then(([code, { default: Card }]) => {
      setCard({ Card });
      return new code.FileReads({ ports, get, put, unread, show, stateOf: (field) => latest.current[field] });
    });
    return reads.current;
  };

  useEffect(() => {
    const left = unread.take();
    latest.current = Object.fromEntries(
      [...left].map(([field, names]) => [field, { refused: names.map((name) => ({ name, why: LEFT })) }]),
    );
    setOf(latest.current);
    return () =>
      void reads.current?.then(
        (loaded) => loaded.stop(),
        () => undefined,
      );
  }, [unread]);

  return {
    of,
    Card: card?.Card,
    add: async (field, files, accepts) => {
      if (!reads.current) unread.note(new Map([[field, { files }]]));
      try {
        await (await load()).add(field, files, accepts);
      } catch (thrown) {
        // The code could not be loaded: reading itself never fails, it refuses.
        reads.current = undefined;
        ports.log.warn(`The code of files was not loaded: ${thrown}`);
        unread.note(new Map());
        show(field, { refused: files.map(({ name }) => ({ name, why: NOT_LOADED })) });
      }
    },
    cancel: (field) => void reads.current?.then((loaded) => loaded.cancel(field)),
    remove: (field) => void reads.current?.then((loaded) => loaded.remove(field)),
  };
}
