import { type NavigationLinkProps, useNavigation } from './navigation.tsx';

/** A link within the site, rendered by the host's router. */
export function Link(props: NavigationLinkProps) {
  const { Link: HostLink } = useNavigation();
  return <HostLink {...props} />;
}

/** A link of the header, the footer or the palette. */
export interface PageLink {
  readonly to: string;
  readonly label: string;
}
