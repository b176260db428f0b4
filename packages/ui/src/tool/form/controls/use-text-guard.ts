import { type ClipboardEvent, type DragEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import type { ControlProps } from './field-props.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Events of a typed character that only the control needs. */
const TYPED = ['keypress', 'beforeinput', 'textInput', 'input'] as const;

/**
 * Passes every change of a control to the form. A text that is too long is refused, whether typed, pasted or dropped, and the earlier
 * text stays. The events of a typed character end at the control: React would handle eleven of them a key, a fifth of what a key costs.
 * @returns the event handlers of the control
 */
export function useTextGuard(control: RefObject<TextControl | null>, { text, accepts }: ControlProps) {
  const pass = useEffectEvent((element: TextControl): void => {
    if (element.value === text.get()) return;
    if (accepts(element.value.length)) text.set(element.value);
    else element.value = text.get();
  });
  useEffect(() => {
    const element = control.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const changed = (): void => pass(element);
    element.addEventListener('input', changed, { signal });
    // The only event when a program fills the field in.
    element.addEventListener('change', changed, { signal });
    for (const type of TYPED) element.addEventListener(type, stopPropagation, { signal });
    for (const type of ['keydown', 'keyup'] as const) element.addEventListener(type, stopCharacter, { signal });
    return () => listening.abort();
  }, [control]);

  const refuse = (event: ClipboardEvent<TextControl> | DragEvent<TextControl>, data: DataTransfer | null): void => {
    if (!accepts(data?.getData('text/plain').length ?? 0)) event.preventDefault();
  };
  return {
    onPaste: (event: ClipboardEvent<TextControl>) => refuse(event, event.clipboardData),
    onDrop: (event: DragEvent<TextControl>) => refuse(event, event.dataTransfer),
  };
}

function stopPropagation(event: Event): void {
  event.stopPropagation();
}

/** Shortcuts, Enter and Escape go on to the form and the page. */
function stopCharacter(event: Event): void {
  // Autofill sends events without a key.
  const { key, ctrlKey, metaKey, altKey } = event as Partial<KeyboardEvent>;
  if (key?.length === 1 && !ctrlKey && !metaKey && !altKey) stopPropagation(event);
}
