import type { ReactNode } from 'react';
import { Link } from '../navigation/Link.tsx';
import type { TextHeading } from './Contents.tsx';
import { DayOf } from './DayOf.tsx';
import { Prose } from './Prose.tsx';

/** The front matter of a legal text. */
export interface LegalMeta {
  readonly title: string;
  /** One sentence for search engines. */
  readonly description: string;
  /** The day of its last change, YYYY-MM-DD. */
  readonly updated: string;
}

export interface LegalPageProps {
  readonly legal: LegalMeta;
  /** The headings of the text, for the list of contents. */
  readonly headings: readonly TextHeading[];
  /** The text, without an h1. */
  readonly children: ReactNode;
}

/** Privacy Policy, Terms of Service, Disclaimer. */
export function LegalPage({ legal, headings, children }: LegalPageProps) {
  const head = (
    <header className="m-legal__head">
      <h1 className="m-reading__title" id="page-title">
        {legal.title}
      </h1>
      <p className="m-legal__meta">
        Last updated <DayOf date={legal.updated} />
      </p>
    </header>
  );
  return (
    <div className="m-legal m-container">
      <Prose head={head} headings={headings}>
        {children}
      </Prose>
    </div>
  );
}

/** The deployment's email address; without one, a link to the contact form. */
export function ContactAddress({ email }: { readonly email?: string | undefined }) {
  return email === undefined || email === '' ? <Link to="/contact">the contact page</Link> : <a href={`mailto:${email}`}>{email}</a>;
}
