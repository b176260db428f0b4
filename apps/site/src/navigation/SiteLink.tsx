import type { NavigationLinkProps } from '@marginalia/ui';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/**
 * A link within the site. The router's own link also knows which page is current, masks and relative paths; the screens say
 * themselves what is current, and what this one does weighs a quarter on every page.
 */
export function SiteLink({ to, onClick, ...rest }: NavigationLinkProps) {
  const router = useRouter();
  const intend = (): void => {
    // What is not there yet will be fetched, or be missed, when the link is followed.
    router.preloadRoute({ to }).catch(() => {});
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    // Another button or key is for the browser: a new tab, a download.
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href: to });
  };
  return <a {...rest} href={to} onClick={follow} onFocus={intend} onMouseEnter={intend} onTouchStart={intend} />;
}
