import type { ChangeEvent, ClipboardEvent, DragEvent } from 'react';
import type { ControlProps } from './field-props.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Event handlers that pass every change to the form. A text that is too long is refused, whether typed, pasted or dropped, and the earlier text stays. */
export function textGuard({ text, accepts }: ControlProps) {
  const refuse = (event: ClipboardEvent<TextControl> | DragEvent<TextControl>, data: DataTransfer | null): void => {
    if (!accepts(data?.getData('text/plain').length ?? 0)) event.preventDefault();
  };
  return {
    onPaste: (event: ClipboardEvent<TextControl>) => refuse(event, event.clipboardData),
    onDrop: (event: DragEvent<TextControl>) => refuse(event, event.dataTransfer),
    onChange: ({ currentTarget }: ChangeEvent<TextControl>) => {
      if (accepts(currentTarget.value.length)) text.set(currentTarget.value);
      else currentTarget.value = text.get();
    },
  };
}
