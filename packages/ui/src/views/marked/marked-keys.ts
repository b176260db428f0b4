import type { KeyboardEvent } from 'react';
import type { useChosenFinding } from './use-chosen-finding.ts';

/** The action of a key while focus is inside the view. */
type KeyAction = 'next' | 'previous' | 'open' | 'close' | 'accept' | 'ignore';

const KEYS: Readonly<Record<string, KeyAction>> = { n: 'next', p: 'previous', a: 'accept', i: 'ignore', Escape: 'close' };
const KEYS_IN_TEXT: Readonly<Record<string, KeyAction>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Enter: 'open',
  ' ': 'open',
};

/** @param inText whether focus is on a mark of the draft */
function keyAction(event: KeyboardEvent['nativeEvent'], inText: boolean): KeyAction | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return KEYS[key] ?? (inText ? KEYS_IN_TEXT[key] : undefined);
}

/** Takes a step to another finding, or decides on the chosen one. */
export function onMarkedKey(
  event: KeyboardEvent<HTMLElement>,
  chosen: ReturnType<typeof useChosenFinding>,
  decide: (action: 'accept' | 'ignore') => void,
): void {
  const target = event.target as HTMLElement;
  const inText = target.closest('.m-proof') !== null;
  const action = keyAction(event.nativeEvent, inText);
  if (action === undefined || (action === 'close' && target.closest('.m-finding') === null)) return;
  event.preventDefault();
  event.stopPropagation();
  if (action === 'next' || action === 'previous') chosen.step(action === 'next' ? 1 : -1, inText);
  else if (action === 'open') chosen.focusCard();
  else if (action === 'close') chosen.close();
  else decide(action);
}
