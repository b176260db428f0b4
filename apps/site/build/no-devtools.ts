/** Stands in for TanStack's developer-tool client in builds: same shape, does nothing. */
export class EventClient {
  emit(): void {}
  on(): () => void {
    return () => {};
  }
}
