import type { ReactNode } from 'react';
import { MemoryRouter, Link as RouterLink, useLocation } from 'react-router-dom';
import { type Navigation, type NavigationLinkProps, NavigationProvider } from '../navigation/navigation.tsx';

function MemoryLink({ to, children, ref, ...rest }: NavigationLinkProps) {
  return (
    <RouterLink ref={ref ?? null} to={to} {...rest}>
      {children}
    </RouterLink>
  );
}

const navigation: Navigation = { Link: MemoryLink, usePathname: () => useLocation().pathname };

/** The navigation port over a router that keeps its address in memory. */
export function MemoryNavigation({ path = '/', children }: { readonly path?: string; readonly children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <NavigationProvider navigation={navigation}>{children}</NavigationProvider>
    </MemoryRouter>
  );
}
