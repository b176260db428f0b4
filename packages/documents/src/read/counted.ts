/** "1 image", "3 images"; nothing for none. */
export function counted(count: number, one: string): string[] {
  return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${one}s`];
}
