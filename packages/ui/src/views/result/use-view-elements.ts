import { useState } from 'react';
import type { TabName } from './remembered-tabs.ts';

/** Elements that move between the card and the whole window. Their content keeps its state, because it is never drawn anew. */
export interface ViewElements {
  /** Holds all views. */
  readonly host: HTMLElement;
  /** Puts the views into a slot. */
  readonly place: (slot: HTMLElement | null) => void;
  /** Holds the main action of a view. Each view has its own, so that none is drawn anew when another one is chosen. */
  readonly actionsOf: (name: TabName) => HTMLElement;
  /** Puts the main action of the chosen view into a slot. */
  readonly placeActions: (slot: HTMLElement | null) => void;
}

export function useViewElements(chosen: TabName): ViewElements {
  const [host] = useState(() => document.createElement('div'));
  const [actions] = useState(() => new Map<TabName, HTMLElement>());
  const actionsOf = (name: TabName): HTMLElement => {
    const own = actions.get(name) ?? Object.assign(document.createElement('div'), { className: 'm-tabs__actions' });
    actions.set(name, own);
    return own;
  };
  return {
    host,
    place: (slot) => {
      // An element that is put in again loses focus and scroll position.
      if (host.parentElement !== slot) slot?.append(host);
    },
    actionsOf,
    placeActions: (slot) => {
      const own = actionsOf(chosen);
      if (own.parentElement !== slot) slot?.replaceChildren(own);
    },
  };
}
