import type { Navigation } from '@marginalia/ui';
import { Link } from '@tanstack/react-router';
import { usePagePath } from './use-page-path.ts';

/** The screens' navigation port, filled with TanStack Router. */
export const siteNavigation: Navigation = {
  // The screens say themselves which link is current. The router marks a link too, and unless it is told to be exact,
  // one that only leads to where the page's path begins.
  Link: (props) => <Link activeOptions={{ exact: true }} activeProps={{}} {...props} />,
  usePathname: usePagePath,
};
