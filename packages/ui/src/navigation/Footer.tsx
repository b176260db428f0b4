import type { ReactNode } from 'react';
import { Icon } from '../basics/Icon.tsx';
import type { UiIconName } from '../basics/icons.ts';
import { Link, type PageLink } from './Link.tsx';
import { Logo } from './Logo.tsx';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly PageLink[];
}

/** A link to the project on another site; `label` is the accessible name. */
export interface SocialLink {
  readonly href: string;
  readonly label: string;
  readonly icon: UiIconName;
}

export interface FooterProps {
  /** Tools by category. */
  readonly columns: readonly FooterColumn[];
  /** Legal pages and Contact, in order. */
  readonly bottomLinks: readonly PageLink[];
  readonly social?: readonly SocialLink[];
  /** The address of the file with the licences of others' works. */
  readonly licences: string;
  /** The deployment's email address, if it has one. */
  readonly email?: string | undefined;
}

/** Related tools on other sites (three). */
const OTHER_SITES = [
  { href: 'https://notebooklm.google.com', label: 'NotebookLM' },
  { href: 'https://elicit.com', label: 'Elicit' },
  { href: 'https://www.semanticscholar.org', label: 'Semantic Scholar' },
] as const;

/** The site's footer. */
export function Footer({ columns, bottomLinks, licences, social = [], email }: FooterProps) {
  return (
    <footer className="m-footer">
      <div className="m-container">
        <div className="m-footer__grid">
          <div className="m-footer__about">
            <p className="m-brand__link">
              <Logo />
              Marginalia
            </p>
            <p>Free, open-source study tools that run in your browser. No account, no server, nothing to install.</p>
            {social.length > 0 && (
              <ul className="m-footer__social">
                {social.map(({ href, label, icon }) => (
                  <li key={href}>
                    <a aria-label={label} className="m-icon-btn" data-tooltip={label} href={href}>
                      <Icon name={icon} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {columns.map(({ title, links }) => (
            <FooterList key={title} title={title}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link className="m-footer__link" to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </FooterList>
          ))}
          <FooterList title="Other AI Tool Websites">
            {OTHER_SITES.map(({ href, label }) => (
              <li key={href}>
                <a className="m-footer__link" href={href} rel="noopener noreferrer">
                  {label}
                  <Icon name="external" size={14} />
                </a>
              </li>
            ))}
          </FooterList>
        </div>
        <div className="m-footer__end">
          <p>
            Open source. Your work stays in this browser. <a href={licences}>Third-party licences</a>
            {email !== undefined && (
              <>
                {' '}
                Write to us: <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
          </p>
          <ul className="m-footer__bottom">
            {bottomLinks.map(({ to, label }) => (
              <li key={to}>
                <Link className="m-footer__link" to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className="m-footer__title">{title}</h2>
      <ul className="m-footer__list">{children}</ul>
    </div>
  );
}
