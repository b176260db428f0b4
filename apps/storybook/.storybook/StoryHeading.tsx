import { Subheading } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { sentenceCase } from './story-name.ts';

/** The heading of a story on a page of documentation, in sentence case as in the sidebar (manager.ts). */
export function StoryHeading({ children, ...props }: ComponentProps<typeof Subheading>) {
  return <Subheading {...props}>{typeof children === 'string' ? sentenceCase(children) : children}</Subheading>;
}
