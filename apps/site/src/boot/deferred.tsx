import { type ComponentType, lazy, type MemoExoticComponent, memo, Suspense, useEffect, useRef, useState } from 'react';
import './deferred.css';
import { interest } from './interest.ts';
import { reportMissingCode } from './missing.ts';

export type Deferred = MemoExoticComponent<ComponentType> & {
  /** Loads the part for a page that a person goes to; for a page that was served with it there is no hurry. */
  readonly preload: () => Promise<void>;
};

const parts = new Set<() => Promise<unknown>>();

/** Loads every deferred part that is known so far: the prerenderer draws them all. */
export async function loadDeferredParts(): Promise<void> {
  await Promise.all([...parts].map((load) => load()));
}

/**
 * A part of a page that is prerendered and needs no script to be read. Its code loads when a person turns to the page (a pointer,
 * a key, scrolling), so that it weighs nothing until then: React leaves the served HTML of a Suspense boundary in place until the
 * boundary's code is there. It takes no props, because an update from outside would make React draw it afresh.
 *
 * @param load imports the part's code
 * @param until when it is needed without a person's doing: a promise beside the first interest
 */
export function deferred(load: () => Promise<ComponentType>, until?: () => Promise<unknown>): Deferred {
  let loaded: ComponentType | undefined;
  const fetchPart = async (): Promise<ComponentType> => {
    loaded ??= await load();
    return loaded;
  };
  parts.add(fetchPart);

  const Later = lazy(async () => {
    const shown = interest();
    if (shown !== undefined) await Promise.race([shown, ...(until ? [until()] : [])]);
    return { default: await untilThere(fetchPart) };
  });

  // biome-ignore lint/correctness/noComponentHookFactories: like React's own lazy, it is called once for each part, never while drawing.
  function Part() {
    // What is there already is drawn in one go; the prerendered page and its first client tree are the same either way.
    const [Now] = useState<ComponentType>(() => loaded ?? Later);
    const frame = useRef<HTMLDivElement>(null);
    return (
      <div className="m-part" data-part="waiting" ref={frame}>
        <Suspense>
          <Now />
          <Beside onAlive={() => frame.current?.setAttribute('data-part', 'alive')} />
        </Suspense>
      </div>
    );
  }
  const preload = async (): Promise<void> => {
    if (interest() === undefined) await fetchPart();
  };
  return Object.assign(memo(Part), { preload });
}

/** Stands in the same boundary as a part: its effect runs when the part has been taken over. */
function Beside({ onAlive }: { readonly onAlive: () => void }) {
  useEffect(onAlive);
  return null;
}

/** Tries until it succeeds: a page that can be read must not break because a connection did. */
async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (let first = true; ; first = false) {
    try {
      return await load();
    } catch {
      if (first) reportMissingCode();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
    }
  }
}

const RETRY_MILLISECONDS = 5_000;
