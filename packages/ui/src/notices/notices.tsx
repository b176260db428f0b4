import type { Notice } from '@marginalia/engine';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import type { NoticeAction, ShownNotice } from './ToastRegion.tsx';
import { useToastRegion } from './use-toast-region.ts';

export interface Notices {
  /** Shows a passing message, with at most one thing to do. It must not be the only place for what it says or does. */
  readonly show: (notice: Notice, action?: NoticeAction) => void;
}

/** More would cover the page; the oldest gives way. */
const AT_MOST = 3;

const NoticesContext = createContext<Notices | undefined>(undefined);

/** Holds the passing messages of everything inside it. */
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
  const { ToastRegion, heard } = useToastRegion(shown.length > 0);
  return (
    <NoticesContext value={notices}>
      {children}
      {ToastRegion && <ToastRegion notices={heard ? shown : []} onDismiss={dismiss} />}
    </NoticesContext>
  );
}

/** The passing messages. Throws outside a NoticeProvider. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (notices === undefined) throw new Error('Put a NoticeProvider around these screens: they show passing messages.');
  return notices;
}
