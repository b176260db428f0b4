import type { Notice } from '@marginalia/engine';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { type ShownNotice, ToastRegion } from './ToastRegion.tsx';

export interface Notices {
  /** Shows a passing message. It must not be the only place for what it says. */
  readonly show: (notice: Notice) => void;
}

/** More would cover the page; the oldest gives way. */
const AT_MOST = 3;

const NoticesContext = createContext<Notices | undefined>(undefined);

/** Holds the passing messages of everything inside it. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const count = useRef(0);
  const show = useCallback((notice: Notice): void => {
    count.current += 1;
    const next = { ...notice, id: count.current };
    setShown((now) => [...now, next].slice(-AT_MOST));
  }, []);
  const dismiss = useCallback((id: number): void => setShown((now) => now.filter((notice) => notice.id !== id)), []);
  const notices = useMemo(() => ({ show }), [show]);
  return (
    <NoticesContext value={notices}>
      {children}
      <ToastRegion notices={shown} onDismiss={dismiss} />
    </NoticesContext>
  );
}

/** The passing messages. Throws outside a NoticeProvider. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (notices === undefined) throw new Error('Put a NoticeProvider around these screens: they show passing messages.');
  return notices;
}
