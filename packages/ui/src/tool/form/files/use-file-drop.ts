import type { Field } from '@marginalia/engine';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { fieldFor } from './file-kinds.ts';

export interface FileDrop {
  /** The field to which the files that are dragged over the form would be added. */
  readonly over: Field | undefined;
  /** Event handlers of the form. */
  readonly handlers: {
    readonly onDragOver?: (event: DragEvent<HTMLElement>) => void;
    readonly onDragLeave?: (event: DragEvent<HTMLElement>) => void;
    readonly onDrop?: (event: DragEvent<HTMLElement>) => void;
    readonly onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
  };
}

/**
 * Takes files that are dropped on a form or pasted into it: into the field under them, into the one
 * that asks for their kind, or else into the first of `fields`.
 * @param fields the fields that take files; none while files are not taken
 */
export function useFileDrop(fields: readonly Field[], add: (field: Field, files: readonly File[]) => void): FileDrop {
  const [over, setOver] = useState<Field>();
  const [first] = fields;
  if (!first) return { over: undefined, handlers: {} };

  const fieldAt = (target: EventTarget): Field => {
    const control = (target as Element).closest('.m-field')?.querySelector<HTMLTextAreaElement>('textarea');
    return fields.find(({ name }) => name === control?.name) ?? first;
  };
  const fieldOf = (target: EventTarget, files: Iterable<{ readonly type: string }>): Field =>
    fieldFor(
      fieldAt(target),
      fields,
      [...files].map(({ type }) => type),
    );
  const handlers = {
    onDragOver: (event: DragEvent<HTMLElement>): void => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      // Until the drop, a browser tells the types of files alone.
      setOver(fieldOf(event.target, event.dataTransfer.items ?? []));
    },
    onDragLeave: (event: DragEvent<HTMLElement>): void => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(undefined);
    },
    onDrop: (event: DragEvent<HTMLElement>): void => {
      setOver(undefined);
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      add(fieldOf(event.target, files), files);
    },
    onPaste: (event: ClipboardEvent<HTMLElement>): void => {
      const { files, types } = event.clipboardData;
      // Word and Excel copy a picture beside the text.
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      add(fieldOf(event.target, files), [...files]);
    },
  };
  return { over, handlers };
}
