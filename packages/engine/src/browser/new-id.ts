/** An id that begins with the time, as the ids of expiring records do. */
export function newId(): string {
  return `${new Date().toISOString()}/${Math.random().toString(36).slice(2)}`;
}
