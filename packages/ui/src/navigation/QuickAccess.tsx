import type { ToolIdentity } from '@marginalia/engine';
import { useId } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { ToolIcon } from '../basics/ToolIcon.tsx';
import { Link } from './Link.tsx';
import { usePathname } from './navigation.tsx';
import { useDisclosure } from './use-disclosure.ts';

export interface QuickAccessProps {
  readonly tools: readonly ToolIdentity[];
  /** The number of ready tools, shown with a link to all of them; without it there is no such link. */
  readonly ready?: number | undefined;
}

/** The featured tools in a panel under a button; a plain list inside the phone's menu. */
export function QuickAccess({ tools, ready }: QuickAccessProps) {
  const id = useId();
  const { open, close, root, button, rootProps, buttonProps } = useDisclosure();
  const pathname = usePathname();
  const choose = (to: string): void => {
    // A link to the current page does not navigate: restore focus, which would be lost when the panel closes.
    if (to === pathname) button.current?.focus();
    close();
  };
  return (
    <div className="m-quick" data-state={open ? 'open' : 'closed'} ref={root} {...rootProps}>
      <button aria-controls={id} className="m-quick__button" ref={button} type="button" {...buttonProps}>
        Quick Access
        <Icon name="chevron-down" size={16} />
      </button>
      <p aria-hidden="true" className="m-quick__label">
        Quick Access
      </p>
      <ul aria-label="Quick Access" className="m-quick__panel" hidden={!open} id={id}>
        {tools.map((tool) => (
          <li key={tool.slug}>
            <Link className="m-quick__link" onClick={() => choose(`/tools/${tool.slug}`)} to={`/tools/${tool.slug}`}>
              <ToolIcon category={tool.category} icon={tool.icon} size="sm" />
              <span>
                <span className="m-quick__name">{tool.name}</span>
                <span aria-hidden="true" className="m-quick__note">
                  {tool.description}
                </span>
              </span>
            </Link>
          </li>
        ))}
        {ready !== undefined && (
          <li className="m-quick__all">
            <Link className="m-quick__link" onClick={() => choose('/tools')} to="/tools">
              <Icon name="grid" />
              <span className="m-quick__name">All tools</span> <span className="m-quick__count">{`${ready} ready`}</span>
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
