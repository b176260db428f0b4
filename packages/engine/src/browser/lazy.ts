import { StorageError } from '../storage/storage-error.ts';

/**
 * Loads a part at its first use. A load that failed, for example without a network, throws `StorageError` and is tried again at the next
 * use.
 */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new StorageError('blocked', { cause });
    });
    return loading;
  };
}

/** Subscribes to a part when it is loaded. Returns the function that ends this. */
export function subscribeLazily<T>(part: Promise<T>, subscribe: (part: T) => () => void): () => void {
  let stop: (() => void) | undefined = () => undefined;
  part.then(
    (loaded) => {
      if (stop !== undefined) stop = subscribe(loaded);
    },
    () => undefined,
  );
  return () => {
    stop?.();
    stop = undefined;
  };
}
