import type { Notice } from '@marginalia/engine';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import type { NoticeAction, ShownNotice } from './ToastRegion.tsx';
import { useToastRegion } from './use-toast-region.ts';

export interface Notices {
  /** Shows a toast with at most one button. Its text and action must be available elsewhere too, because a toast closes by itself. */
  readonly show: (notice: Notice, action?: NoticeAction) => void;
}

/** The most toasts at a time: a new one replaces the oldest, so that they do not cover the page. */
const AT_MOST = 3;

const NoticesContext = createContext<Notices | undefined>(undefined);

/** Shows the toasts of everything inside it. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const count = useRef(0);
  const show = useCallback((notice: Notice, action?: NoticeAction): void => {
    count.current += 1;
    const next: ShownNotice = { ...notice, id: count.current, ...(action && { action }) };
    setShown((now) => [...now, next].slice(-AT_MOST));
  }, []);
  const dismiss = useCallback((id: number): void => setShown((now) => now.filter((notice) => notice.id !== id)), []);
  const notices = useMemo(() => ({ show }), [show]);
  const { ToastRegion, announced } = useToastRegion(shown.length > 0);
  return (
    <NoticesContext value={notices}>
      {children}
      {ToastRegion && <ToastRegion notices={announced ? shown : []} onDismiss={dismiss} />}
    </NoticesContext>
  );
}

/** Shows toasts. Throws outside a NoticeProvider. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (notices === undefined) throw new Error('Put a NoticeProvider around these screens: they show passing messages.');
  return notices;
}
