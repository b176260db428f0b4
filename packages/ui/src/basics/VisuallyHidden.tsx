import type { ReactNode } from 'react';

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="m-hidden">{children}</span>;
}
