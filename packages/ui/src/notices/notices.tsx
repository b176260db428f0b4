import type { Notice } from '@marginalia/engine';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import type { NoticeAction, ShownNotice } from './ToastRegion.tsx';
import { useToastRegion } from './use-toast-region.ts';

export interface Notices {
  /**
   * Shows a toast with at most one button. The screen must offer its text and action elsewhere too, because a toast closes by itself unless
   * its action stays.
   */
  readonly show: (notice: Notice, action?: NoticeAction) => void;
}

/** The greatest number of toasts at a time. A new one replaces the oldest, so that toasts do not cover the page. */
const MAX_TOASTS = 3;

const NoticesContext = createContext<Notices | undefined>(undefined);

/** Provides `useNotices` to the components inside it, and renders their toasts. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const count = useRef(0);
  const show = useCallback((notice: Notice, action?: NoticeAction): void => {
    count.current += 1;
    const next: ShownNotice = { ...notice, id: count.current, ...(action && { action }) };
    setShown((now) => [...now, next].sort(staysLast).slice(-MAX_TOASTS));
  }, []);
  const dismiss = useCallback((id: number): void => setShown((now) => now.filter((notice) => notice.id !== id)), []);
  const notices = useMemo(() => ({ show }), [show]);
  const { ToastRegion, ready } = useToastRegion(shown.length > 0);
  return (
    <NoticesContext value={notices}>
      {children}
      {ToastRegion && <ToastRegion notices={ready ? shown : []} onDismiss={dismiss} />}
    </NoticesContext>
  );
}

/** Shows toasts. Throws outside a NoticeProvider. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (notices === undefined) throw new Error('This component needs a NoticeProvider around it, which renders its toasts.');
  return notices;
}

/** An order in which a toast that stays is not the one that a new toast replaces. */
const staysLast = (a: ShownNotice, b: ShownNotice): number => Number(a.action?.stays ?? 0) - Number(b.action?.stays ?? 0);
