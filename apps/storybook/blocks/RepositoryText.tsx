import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

/** Shows only the text of a link between files of the repository, because those files are not published here. */
function RepositoryLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (!/^https?:/.test(href)) return children;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

const OVERRIDES = { a: { component: RepositoryLink } };

/** Shows a Markdown file of the repository, so that no text exists twice. */
export function RepositoryText({ children }: { readonly children: string }) {
  return <Markdown options={{ overrides: OVERRIDES }}>{children}</Markdown>;
}
