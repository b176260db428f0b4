import type { NavigationLinkProps } from '@marginalia/ui';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { withBase } from './with-base.ts';

/**
 * A link within the site: it preloads its page on intent and navigates without a page load. The router's own Link adds relative
 * paths, masks and the current page, which the screens do not use.
 */
export function SiteLink({ to, onClick, ...rest }: NavigationLinkProps) {
  const router = useRouter();
  const intend = (): void => {
    // A failed preload is tried again when the link is followed, and is reported then.
    router.preloadRoute({ to }).catch(() => {});
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    // The browser handles other buttons and keys: a new tab, a download.
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href: to });
  };
  return <a {...rest} href={withBase(to)} onClick={follow} onFocus={intend} onMouseEnter={intend} onTouchStart={intend} />;
}
