import type { Navigation } from '@marginalia/ui';
import { useNavigate } from '@tanstack/react-router';
import { SiteLink } from './SiteLink.tsx';
import { usePagePath } from './use-page-path.ts';

/** The screens' navigation port, filled with TanStack Router. */
export const siteNavigation: Navigation = {
  Link: SiteLink,
  usePathname: usePagePath,
  useNavigate: () => {
    const navigate = useNavigate();
    return (href) => void navigate({ href });
  },
};
