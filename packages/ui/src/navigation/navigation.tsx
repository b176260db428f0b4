import { type ComponentType, createContext, type MouseEvent, type ReactNode, type Ref, use } from 'react';

/** What a link of any router takes. `to` is a path of this site. */
export interface NavigationLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The port through which these screens reach a router: a host fills it with its own. */
export interface Navigation {
  readonly Link: ComponentType<NavigationLinkProps>;
  /** A hook: the path of the page that is shown. */
  readonly usePathname: () => string;
  /** A hook: the function that goes to a path of this site, for what is no link. */
  readonly useNavigate: () => (to: string) => void;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

export interface NavigationProviderProps {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** Gives every screen inside it the host's router. `navigation` must keep its identity between renders. */
export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** The router port in force. Throws outside a NavigationProvider. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === undefined) throw new Error('Put a NavigationProvider around these screens: they need a Link and a path.');
  return navigation;
}

/** The path of the page that is shown. */
export function usePathname(): string {
  return useNavigation().usePathname();
}

/** Goes to a path of this site, for what is no link; where there can be a link, use Link. */
export function useNavigate(): (to: string) => void {
  return useNavigation().useNavigate();
}
