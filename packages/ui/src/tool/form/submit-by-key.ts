import type { KeyboardEvent } from 'react';

/** Ctrl or Cmd with Enter submits from a text area. A held key submits once, and an Enter that ends an IME composition does not submit. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, nativeEvent } = event;
  if (key !== 'Enter') return;
  const inTextArea = target instanceof HTMLTextAreaElement;
  // Key code 229: Safari fires the Enter that ends a composition after `compositionend`, when `isComposing` is false again.
  const composing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  if (inTextArea && (composing || !(event.ctrlKey || event.metaKey))) return;
  if (composing || event.repeat) event.preventDefault();
  else if (inTextArea) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}
