import type { PageLink } from '@marginalia/ui';

/** The pages that the header leaves to the footer and to the command palette. */
export const MORE_PAGES: readonly PageLink[] = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/disclaimer', label: 'Disclaimer' },
  { to: '/contact', label: 'Contact' },
];
