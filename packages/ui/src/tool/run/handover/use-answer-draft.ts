import type { DraftsPort, Ports } from '@marginalia/engine';
import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import { autosaveDraft } from '../../../drafts/autosave-draft.ts';

interface AnswerDraftOptions {
  /** The slug of the tool. */
  readonly slug: string;
  /** The id of the hand-over. */
  readonly id: string;
  readonly ports: Pick<Ports, 'drafts' | 'leftDrafts'>;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

export interface AnswerDraft {
  readonly text: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  /** Says that the text has changed. */
  readonly changed: () => void;
  /** The answer is used or skipped: its draft is removed when the box leaves the page. */
  readonly end: () => void;
}

const INITIAL = { answer: '' };

/** Stores the answer while it is typed, in the tab and on the device, and brings it back: after a reload, and from a closed tab. */
export function useAnswerDraft({ slug, id, ports, area }: AnswerDraftOptions): AnswerDraft {
  const store = useMemo(() => {
    const listeners = new Set<() => void>();
    return {
      ended: false,
      text: () => area.current?.value ?? '',
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      changed() {
        for (const listener of listeners) listener();
      },
      end() {
        store.ended = true;
      },
    };
  }, [area]);
  const name = `${slug}/answer`;

  const fill = useEffectEvent((texts: Readonly<Record<string, unknown>> | undefined): boolean => {
    const answer = texts?.['of'] === id ? texts['answer'] : undefined;
    if (typeof answer !== 'string' || !area.current || area.current.value !== '') return false;
    area.current.value = answer;
    store.changed();
    return true;
  });
  const find = useEffectEvent(async (): Promise<void> => {
    const { drafts, leftDrafts } = ports;
    if (fill(drafts.read(name)) || fill((await leftDrafts.own(name))?.texts)) return;
    for (const left of await leftDrafts.left(name)) {
      if (!fill(left.texts)) continue;
      // It belongs to this tab now, and is stored under it before the other one is removed.
      await leftDrafts.write(name, left.texts).catch(() => undefined);
      await leftDrafts.remove(left.id);
      return;
    }
  });
  useEffect(() => {
    const drafts: DraftsPort = {
      read: (form) => ports.drafts.read(form),
      write(form, texts) {
        const named = Object.keys(texts).length === 0 ? {} : { ...texts, of: id };
        ports.leftDrafts.write(form, named).catch(() => undefined);
        return ports.drafts.write(form, named);
      },
    };
    // The element is gone from its reference when the box leaves the page.
    const box = area.current;
    const values = () => ({ answer: store.ended ? '' : (box?.value ?? '') });
    const stop = autosaveDraft({ drafts, name, initial: INITIAL, values, subscribe: store.subscribe });
    void find();
    return () => {
      stop();
      if (store.ended) drafts.write(name, {});
    };
  }, [area, id, name, ports, store]);
  return store;
}
