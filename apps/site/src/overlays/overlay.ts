import type { PageLink } from '@marginalia/ui';

/** The props of a dialog over the page. Its code loads when it is first opened. */
export interface OverlayProps {
  readonly pages: readonly PageLink[];
  readonly onClose: () => void;
  readonly onSettings: () => void;
}
