import { type ComponentType, createElement, use } from 'react';

type LazyScreen = ComponentType<Record<string, unknown>> & { preload?: (() => Promise<void>) | undefined };

/**
 * Stands in for TanStack Router's lazy screens in builds. Theirs keeps a failure to itself until the screen is drawn, and then loads
 * the page again, where the prerendered page looks whole and nothing on it works. This one rejects: the route's error is shown.
 */
export function lazyRouteComponent(load: () => Promise<Record<string, LazyScreen>>, name = 'default'): LazyScreen {
  let screen: LazyScreen | undefined;
  let loading: Promise<void> | undefined;
  const preload = (): Promise<void> => {
    loading ??= load().then(
      (module) => {
        screen = module[name];
        // The router draws at once what has nothing to preload, as back and forward need to restore the place.
        Lazy.preload = undefined;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: like React's own lazy, it is called once for each screen, never while drawing.
  const Lazy: LazyScreen = (props) => {
    if (!screen) use(preload());
    return screen && createElement(screen, props);
  };
  Lazy.preload = preload;
  return Lazy;
}
