import type { ToolIdentity } from '@marginalia/engine';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { Tag } from '../basics/Tag.tsx';
import { isCurrent } from './is-current.ts';
import { Link } from './Link.tsx';
import { Logo } from './Logo.tsx';
import { usePathname } from './navigation.tsx';
import type { PageLink } from './page-link.ts';
import { QuickAccess } from './QuickAccess.tsx';
import { useEscape } from './use-escape.ts';

export interface HeaderProps {
  /** The pages that there are, in order; the first is Home. */
  readonly links: readonly PageLink[];
  /** The tools of Quick Access. */
  readonly featured: readonly ToolIdentity[];
  /** Buttons at the end: search, settings. */
  readonly end?: ReactNode;
}

/** The site's head: sign, pages, Quick Access. Below 1024 px the pages fold into a menu under it. */
export function Header({ links, featured, end }: HeaderProps) {
  const id = useId();
  const pathname = usePathname();
  // The menu belongs to the page on which it was opened: a change of page closes it.
  const [openedOn, setOpenedOn] = useState<string>();
  const menuButton = useRef<HTMLButtonElement>(null);
  const open = openedOn === pathname;
  const close = (): void => setOpenedOn(undefined);
  const choose = (to: string): void => {
    // The page stays when it is this one already: the focus must not vanish with the menu.
    if (open && to === pathname) menuButton.current?.focus();
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
          <div className="m-nav__panel" data-state={open ? 'open' : 'closed'} id={id}>
            <ul className="m-nav__list">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    aria-current={isCurrent(to, pathname) ? 'page' : undefined}
                    className="m-nav__link"
                    onClick={() => choose(to)}
                    to={to}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            {featured.length > 0 && <QuickAccess onChoose={choose} tools={featured} />}
          </div>
        </nav>
        {end !== undefined && <div className="m-header__end">{end}</div>}
      </div>
    </header>
  );
}
