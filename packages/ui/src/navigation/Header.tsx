import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { Tag } from '../basics/Tag.tsx';
import { HeaderEnd, type HeaderEndProps } from './HeaderEnd.tsx';
import { Link, type PageLink } from './Link.tsx';
import { Logo } from './Logo.tsx';
import { usePathname } from './navigation.tsx';
import { useEscape } from './use-escape.ts';

export interface HeaderProps {
  /** Links to the site's pages in order, Home first. */
  readonly links: readonly PageLink[];
  /** Quick Access; a host may load it later than the rest. */
  readonly quick?: ReactNode;
  /** The buttons for search and settings. */
  readonly end?: HeaderEndProps | undefined;
}

/** The site's header: logo, pages, Quick Access, search and settings. Below 1024 px the pages fold into a menu. */
export function Header({ links, quick, end }: HeaderProps) {
  const id = useId();
  const pathname = usePathname();
  // The path on which the menu was opened: a change of page closes the menu.
  const [openedOn, setOpenedOn] = useState<string>();
  const menuButton = useRef<HTMLButtonElement>(null);
  const open = openedOn === pathname;
  const close = (): void => setOpenedOn(undefined);
  const choose = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null) return;
    // A link to the current page does not navigate: restore focus, which would be lost when the menu closes.
    if (open && link.getAttribute('href') === pathname) menuButton.current?.focus();
    close();
  };

  useEscape(open, () => {
    close();
    menuButton.current?.focus();
  });

  return (
    <header className="m-header">
      <div className="m-header__bar m-container">
        <div className="m-brand">
          <Link className="m-brand__link" onClick={close} to="/">
            <Logo />
            Marginalia
          </Link>
          <Tag tone="soon">Beta</Tag>
        </div>
        <nav aria-label="Main" className="m-nav">
          <button
            aria-controls={id}
            aria-expanded={open}
            aria-label="Menu"
            className="m-nav__menu m-icon-btn"
            onClick={() => (open ? close() : setOpenedOn(pathname))}
            ref={menuButton}
            type="button"
          >
            <Icon name={open ? 'x' : 'menu'} size={22} />
          </button>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links handle keys; this handler only observes their clicks */}
          <div className="m-nav__panel" data-state={open ? 'open' : 'closed'} id={id} onClick={choose}>
            <ul className="m-nav__list">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link aria-current={isCurrent(to, pathname) ? 'page' : undefined} className="m-nav__link" to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            {quick}
            {end !== undefined && <HeaderEnd {...end} place="menu" />}
          </div>
        </nav>
        {end !== undefined && <HeaderEnd {...end} place="bar" />}
      </div>
    </header>
  );
}

/** Whether a link leads to the current page or to an ancestor of it. "/" matches Home only. */
function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/';
  return pathname === to || pathname.startsWith(`${to}/`);
}
