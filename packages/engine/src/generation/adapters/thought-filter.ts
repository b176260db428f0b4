const OPEN = '<think>';
const CLOSE = '</think>';

/** Returns the part of a chunk that belongs to the answer. With `last`, no text is held back for the next chunk. */
export type ThoughtFilter = (text: string, last?: boolean) => string;

/**
 * Removes the thinking that some models write at the start of an answer between `<think>` and `</think>`, if the server does not. A
 * chunk may end anywhere, also inside a tag.
 */
export function thoughtFilter(): ThoughtFilter {
  let state: 'head' | 'thinking' | 'gap' | 'answer' = 'head';
  let held = '';

  const read = (text: string, last = false): string => {
    if (state === 'answer') return text;
    held += text;
    if (state === 'head') {
      const head = held.trimStart();
      if (head.startsWith(OPEN)) {
        state = 'thinking';
        held = head.slice(OPEN.length);
      } else if (OPEN.startsWith(head) && !last) return '';
      else return answer(held);
    }
    if (state === 'thinking') {
      const end = held.indexOf(CLOSE);
      if (end === -1) {
        // Thinking can be long. Only enough text is kept to find a closing tag that is split between chunks.
        held = held.slice(-CLOSE.length);
        return '';
      }
      state = 'gap';
      held = held.slice(end + CLOSE.length);
    }
    // Removes blank lines between thinking and answer.
    held = held.trimStart();
    return held === '' ? '' : answer(held);
  };

  const answer = (text: string): string => {
    state = 'answer';
    held = '';
    return text;
  };

  return read;
}
