import type { ReactNode } from 'react';
import { MemoryRouter, Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { type Navigation, type NavigationLinkProps, NavigationProvider } from '../navigation/navigation.tsx';

function MemoryLink({ to, children, ref, ...rest }: NavigationLinkProps) {
  return (
    <RouterLink ref={ref ?? null} to={to} {...rest}>
      {children}
    </RouterLink>
  );
}

const navigation: Navigation = {
  Link: MemoryLink,
  usePathname: () => useLocation().pathname,
  useNavigate: () => {
    const navigate = useNavigate();
    return (to) => void navigate(to);
  },
};

/** Provides the navigation port with react-router-dom's MemoryRouter. */
export function MemoryNavigation({ path = '/', children }: { readonly path?: string; readonly children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <NavigationProvider navigation={navigation}>{children}</NavigationProvider>
    </MemoryRouter>
  );
}
