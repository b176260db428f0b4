import { type NavigationLinkProps, useNavigation } from './navigation.tsx';

/** A link within the site, rendered by the host's router. */
export function Link(props: NavigationLinkProps) {
  const { Link: HostLink } = useNavigation();
  return <HostLink {...props} />;
}
