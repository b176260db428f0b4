import type { Field } from '@marginalia/engine';
import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { fieldFor } from './file-kinds.ts';

export interface FileDrop {
  /** The field to which the files that are dragged over the page would be added. */
  readonly over: Field | undefined;
  /** Event handlers of the form. */
  readonly handlers: { readonly onPaste?: (event: ClipboardEvent<HTMLElement>) => void };
}

type Add = (field: Field, files: readonly File[]) => void;

/**
 * Takes files that are dropped anywhere on the page or pasted into the form: into the field under them, into the one that asks for their
 * kind, or else into the first of `fields`. A browser would open a dropped file in place of the page, so no drop is left to it.
 * @param fields the fields that take files; none while files are not taken
 */
export function useFileDrop(fields: readonly Field[], add: Add): FileDrop {
  const over = useDropOnPage(fields, add);
  if (fields.length === 0) return { over: undefined, handlers: {} };
  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const { files, types } = event.clipboardData;
    // Word and Excel copy a picture beside the text.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    const field = fieldOf(event.target, files, fields);
    if (field) add(field, [...files]);
  };
  return { over, handlers: { onPaste } };
}

/** Returns the field to which the files over the page would be added. */
function useDropOnPage(fields: readonly Field[], add: Add): Field | undefined {
  const [over, setOver] = useState<Field>();
  const onDragOver = useEffectEvent((event: DragEvent): void => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files') || takesFilesItself(event.target)) return;
    event.preventDefault();
    // Until the drop, a browser gives only the types of the files.
    const field = isInDialog(event.target) ? undefined : fieldOf(event.target, dataTransfer.items ?? [], fields);
    if (!field) dataTransfer.dropEffect = 'none';
    setOver(field);
  });
  const onDragLeave = useEffectEvent((event: DragEvent): void => {
    // Outside the window there is no other element.
    if (event.relatedTarget === null) setOver(undefined);
  });
  const onDrop = useEffectEvent((event: DragEvent): void => {
    setOver(undefined);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0 || takesFilesItself(event.target)) return;
    event.preventDefault();
    const field = isInDialog(event.target) ? undefined : fieldOf(event.target, files, fields);
    if (field) add(field, files);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', (event) => onDragOver(event), { signal });
    document.addEventListener('dragleave', (event) => onDragLeave(event), { signal });
    document.addEventListener('drop', (event) => onDrop(event), { signal });
    return () => listening.abort();
  }, []);
  return over;
}

function fieldOf(target: EventTarget | null, files: Iterable<{ readonly type: string }>, fields: readonly Field[]): Field | undefined {
  const [first] = fields;
  if (!first) return undefined;
  const control = target instanceof Element && target.closest('.m-field')?.querySelector<HTMLTextAreaElement>('textarea');
  const under = fields.find(({ name }) => control && name === control.name) ?? first;
  return fieldFor(
    under,
    fields,
    [...files].map(({ type }) => type),
  );
}

function takesFilesItself(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file';
}

/** A dialog covers the form. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
