import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

/** A link between files of the repository leads nowhere from here: its words stay. */
function RepositoryLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (!/^https?:/.test(href)) return children;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

const OVERRIDES = { a: { component: RepositoryLink } };

/** A Markdown file of the repository as a page, so that nothing is written twice. */
export function RepositoryText({ children }: { readonly children: string }) {
  return <Markdown options={{ overrides: OVERRIDES }}>{children}</Markdown>;
}
