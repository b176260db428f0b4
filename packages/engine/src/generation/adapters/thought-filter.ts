const OPEN = '<think>';
const CLOSE = '</think>';

/** What of a piece is the answer. The last piece holds nothing back. */
export type ThoughtFilter = (text: string, last?: boolean) => string;

/**
 * Takes the thinking out that some models write at the head of their answer, between `<think>` and `</think>`, where the server does
 * not put it aside. Pieces may end anywhere.
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
        // Thinking can be long: all that matters of it is how far its end has come.
        held = held.slice(-CLOSE.length);
        return '';
      }
      state = 'gap';
      held = held.slice(end + CLOSE.length);
    }
    // The blank lines between thinking and answer belong to neither.
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
