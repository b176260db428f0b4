import type { ChangeEvent, ClipboardEvent, DragEvent } from 'react';
import { useRef } from 'react';
import type { ControlProps } from './field-props.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Handlers that keep the earlier text where a new one is too large to take, however it arrives. */
export function useTextGuard({ field, onChange, accepts }: ControlProps) {
  const kept = useRef(field.initial);
  const refuse = (event: ClipboardEvent<TextControl> | DragEvent<TextControl>, data: DataTransfer | null): void => {
    if (!accepts(data?.getData('text/plain').length ?? 0)) event.preventDefault();
  };
  return {
    onPaste: (event: ClipboardEvent<TextControl>) => refuse(event, event.clipboardData),
    onDrop: (event: DragEvent<TextControl>) => refuse(event, event.dataTransfer),
    onChange: ({ currentTarget }: ChangeEvent<TextControl>) => {
      const { value } = currentTarget;
      if (onChange(value)) kept.current = value;
      else currentTarget.value = kept.current;
    },
  };
}
