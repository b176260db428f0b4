import type { CardRef, SessionState } from '@marginalia/engine';

/** The state of a card in the session: it is the current one, comes back, is done, or was not asked yet. */
export type CardStep = 'current' | 'back' | 'done' | 'ahead';

/** Each card of the session in its first order. */
export function cardSteps({ queue, answers }: SessionState, order: readonly CardRef[]): CardStep[] {
  const key = ({ deck, card }: CardRef): string => `${deck} ${card}`;
  const [current, ...rest] = queue.map(key);
  const left = new Set(rest);
  const answered = new Set(answers.map(({ ref }) => key(ref)));
  return order.map((ref) => {
    const own = key(ref);
    if (own === current) return 'current';
    if (!left.has(own)) return 'done';
    return answered.has(own) ? 'back' : 'ahead';
  });
}
