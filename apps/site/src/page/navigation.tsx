import type { Navigation } from '@marginalia/ui';
import { Link, useRouterState } from '@tanstack/react-router';

/** The screens' navigation port, filled with TanStack Router. */
export const siteNavigation: Navigation = {
  // The screens say themselves which link is current; the router's own marking would say it twice.
  Link: (props) => <Link activeProps={{}} {...props} />,
  usePathname: () => useRouterState({ select: ({ location }) => location.pathname }),
};
