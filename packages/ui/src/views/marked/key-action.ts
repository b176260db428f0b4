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
export function keyAction(event: KeyboardEvent, inText: boolean): KeyAction | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return KEYS[key] ?? (inText ? KEYS_IN_TEXT[key] : undefined);
}
