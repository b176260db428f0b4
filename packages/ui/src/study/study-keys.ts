import type { KeyboardEvent } from 'react';

/** The present actions of the keys of a session. A key without an action does nothing. */
interface StudyKeys {
  readonly space?: (() => void) | undefined;
  readonly digit?: ((digit: number) => void) | undefined;
  readonly undo: () => void;
  readonly edit?: (() => void) | undefined;
  /** Absent where the dialog closes as usual. */
  readonly escape?: (() => void) | undefined;
}

/** The keys of a session: Space, 1 to 4, Z, E and Escape. They do nothing in a text field, and Space presses the button that has focus. */
export function onStudyKey(keys: StudyKeys): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, target } = event;
    const element = target as HTMLElement;
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const isText = element.matches('input, textarea, select, [contenteditable]');
    if (key === 'Escape') {
      if (isText || keys.escape) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (isText) element.blur();
      else keys.escape?.();
      if (isText) element.closest<HTMLElement>('[tabindex="-1"]')?.focus();
      return;
    }
    if (isText) return;
    const isButton = element.closest('button, a, summary') !== null;
    // A key that is held down presses a button once, so that it does not answer the next cards too.
    if (event.repeat) {
      if (isButton && key === 'Enter') event.preventDefault();
      return;
    }
    if (key === ' ') {
      if (isButton) return;
      event.preventDefault();
      keys.space?.();
    } else if (/^[1-4]$/.test(key)) keys.digit?.(Number(key));
    else if (key.toLowerCase() === 'z') keys.undo();
    else if (key.toLowerCase() === 'e' && keys.edit) {
      // The key is not typed into the form that opens.
      event.preventDefault();
      keys.edit();
    }
  };
}
