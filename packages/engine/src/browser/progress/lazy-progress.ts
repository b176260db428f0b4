import type { ProgressPort } from '../../progress/progress-port.ts';
import { lazy, subscribeLazily } from '../lazy.ts';

/** The progress of students in the views of their results, in this browser. The code is loaded at the first use. */
export function lazyProgress(): ProgressPort {
  const port = lazy(() => import('./progress.ts').then(({ browserProgress }) => browserProgress()));
  return {
    read: (id) =>
      port().then(
        (progress) => progress.read(id),
        () => undefined,
      ),
    update: async (...given) => (await port()).update(...given),
    subscribe: (id, changed) => subscribeLazily(port(), (progress) => progress.subscribe(id, changed)),
    all: () =>
      port().then(
        (progress) => progress.all(),
        () => [],
      ),
    remove: (ids) =>
      port().then(
        (progress) => progress.remove(ids),
        () => undefined,
      ),
    add: async (records) => (await port()).add(records),
  };
}
