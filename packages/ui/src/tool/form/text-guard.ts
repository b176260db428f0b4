import type { ChangeEvent, ClipboardEvent, DragEvent } from 'react';
import type { ControlProps } from './field-props.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Handlers that keep the earlier text where a new one is too large to take, however it arrives. */
export function textGuard({ value: kept, onChange, accepts }: ControlProps) {
  const refuse = (event: ClipboardEvent<TextControl> | DragEvent<TextControl>, data: DataTransfer | null): void => {
    if (!accepts(data?.getData('text/plain').length ?? 0)) event.preventDefault();
  };
  return {
    onPaste: (event: ClipboardEvent<TextControl>) => refuse(event, event.clipboardData),
    onDrop: (event: DragEvent<TextControl>) => refuse(event, event.dataTransfer),
    onChange: ({ currentTarget }: ChangeEvent<TextControl>) => {
      if (!onChange(currentTarget.value)) currentTarget.value = kept;
    },
  };
}
