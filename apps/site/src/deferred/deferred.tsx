import { type ComponentType, lazy, type MemoExoticComponent, memo, Suspense, useEffect, useRef, useState } from 'react';
import './deferred.css';
import { reportMissingCode } from '../inline/missing.ts';
import { untilInterest } from './interest.ts';

export type Deferred = MemoExoticComponent<ComponentType> & {
  /** Loads the code for a page that a person navigates to. A prerendered page waits for interest instead. */
  readonly preload: () => Promise<void>;
};

const loaders = new Set<() => Promise<unknown>>();

/** Loads every deferred component that is known so far, so that the prerenderer renders all of them. */
export async function loadAllDeferred(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()));
}

/**
 * A component that is prerendered and can be read without script. Its code loads at the first sign of interest (pointer, key,
 * scrolling): React leaves the prerendered HTML of a Suspense boundary in place until the boundary's code has loaded. The component
 * takes no props, because an update from outside would make React render the boundary from scratch.
 *
 * @param load imports the component
 * @param isNeededNow whether it differs from what was prerendered, so that its code must load without waiting for interest
 */
export function deferred(load: () => Promise<ComponentType>, isNeededNow?: () => Promise<boolean>): Deferred {
  let loaded: ComponentType | undefined;
  const loadOnce = async (): Promise<ComponentType> => {
    loaded ??= await load();
    return loaded;
  };
  loaders.add(loadOnce);

  const Later = lazy(async () => {
    const interested = untilInterest();
    if (interested !== undefined)
      await Promise.race([interested, isNeededNow?.().then((now) => (now ? undefined : interested)) ?? interested]);
    return { default: await retryUntilLoaded(loadOnce) };
  });

  // biome-ignore lint/correctness/noComponentHookFactories: like React's own lazy, it is called once for each component, never while rendering.
  function Boundary() {
    // Code that has loaded renders at once. The HTML is the same either way, so hydration matches.
    const [Content] = useState<ComponentType>(() => loaded ?? Later);
    const frame = useRef<HTMLDivElement>(null);
    return (
      <div className="m-part" data-part="waiting" ref={frame}>
        <Suspense>
          <Content />
          <HydrationEffect onHydrated={() => frame.current?.setAttribute('data-part', 'alive')} />
        </Suspense>
      </div>
    );
  }
  const preload = async (): Promise<void> => {
    if (untilInterest() === undefined) await loadOnce();
  };
  return Object.assign(memo(Boundary), { preload });
}

/** Runs its effect when React has hydrated the surrounding boundary. */
function HydrationEffect({ onHydrated }: { readonly onHydrated: () => void }) {
  useEffect(onHydrated);
  return null;
}

const RETRY_MILLISECONDS = 5_000;

/** A page that can be read must not break because a request failed. */
async function retryUntilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let first = true; ; first = false) {
    try {
      return await load();
    } catch {
      if (first) reportMissingCode();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
    }
  }
}
