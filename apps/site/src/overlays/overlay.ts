import type { PageLink } from '@marginalia/ui';

/** What a dialog over the page is given; it is loaded when it is first asked for. */
export interface OverlayProps {
  readonly pages: readonly PageLink[];
  readonly onClose: () => void;
  readonly onSettings: () => void;
}
