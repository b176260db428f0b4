import type { PageLink } from '@marginalia/ui';

/** Pages that the footer and the command palette list and the header does not. */
export const MORE_PAGES: readonly PageLink[] = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/disclaimer', label: 'Disclaimer' },
  { to: '/contact', label: 'Contact' },
];
