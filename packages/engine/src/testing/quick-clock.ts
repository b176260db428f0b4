/**
 * A clock on which every wait is over at once. On a clock that stands still, code that waits for a time would ask for it again and again.
 */
export function quickClock() {
  let ahead = 0;
  return {
    now: (): number => Date.now() + ahead,
    sleep: async (milliseconds: number): Promise<void> => {
      ahead += milliseconds;
    },
  };
}
