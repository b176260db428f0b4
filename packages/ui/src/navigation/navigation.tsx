import { type ComponentType, createContext, type MouseEvent, type ReactNode, type Ref, use } from 'react';

/** Props of the host's link component. `to` is a path of this site. */
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

/** The port to the host's router. */
export interface Navigation {
  readonly Link: ComponentType<NavigationLinkProps>;
  /** A hook: the path of the current page. */
  readonly usePathname: () => string;
  /** A hook: a function that navigates to a path of this site. */
  readonly useNavigate: () => (to: string) => void;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

export interface NavigationProviderProps {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** Provides the host's router to every screen inside. `navigation` must be the same object on every render. */
export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** The host's router. Throws outside a NavigationProvider. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === undefined)
    throw new Error('This component needs a NavigationProvider around it, which provides the link component and the path.');
  return navigation;
}

/** The path of the current page. */
export function usePathname(): string {
  return useNavigation().usePathname();
}

/** A function that navigates to a path of this site. Use Link wherever a link is possible. */
export function useNavigate(): (to: string) => void {
  return useNavigation().useNavigate();
}
