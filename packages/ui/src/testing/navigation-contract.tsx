import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Link } from '../navigation/Link.tsx';
import { useNavigate, usePathname } from '../navigation/navigation.tsx';

/** Renders screens inside a host's router at a path of the site. */
export type Host = (path: string, screens: ReactNode) => ReactNode;

function Place() {
  const pathname = usePathname();
  const navigate = useNavigate();
  return (
    <>
      <p>at {pathname}</p>
      <button onClick={() => navigate('/dashboard#saved-1')} type="button">
        Go to saved work
      </button>
    </>
  );
}

/** The tests that every implementation of the navigation port must pass. A host calls it in a test file of its own. */
export function describeNavigation(name: string, host: Host): void {
  const open = async (screens: ReactNode, path = '/tools'): Promise<void> => {
    render(host(path, screens));
    // Some routers render a moment later.
    await screen.findByText(/^(at|to) /);
  };
  // jsdom cannot leave the page.
  const stays = (event: Event): void => event.preventDefault();

  describe(`Navigation by ${name}`, () => {
    afterEach(() => {
      document.removeEventListener('click', stays);
      cleanup();
    });

    it('renders an anchor with the props of the screens', async () => {
      const ref = vi.fn();
      await open(
        <Link aria-current="page" aria-label="To Tools" className="here" id="link" ref={ref} to="/tools">
          to tools
        </Link>,
      );
      const link = screen.getByRole('link', { name: 'To Tools' });
      expect(link.getAttribute('href')).toBe('/tools');
      expect(link.getAttribute('aria-current')).toBe('page');
      expect(link.className).toBe('here');
      expect(link.id).toBe('link');
      expect(ref).toHaveBeenCalledWith(link);
    });

    it('does not mark the current link by itself', async () => {
      await open(<Link to="/tools">to tools</Link>);
      expect(screen.getByRole('link').hasAttribute('aria-current')).toBe(false);
    });

    it('follows a link and gives the new path', async () => {
      await open(
        <>
          <Place />
          <Link to="/tools/mock-interview">there</Link>
        </>,
      );
      expect(screen.getByText('at /tools')).toBeTruthy();
      await userEvent.click(screen.getByRole('link'));
      expect(await screen.findByText('at /tools/mock-interview')).toBeTruthy();
    });

    it('calls the onClick handler first, and does not navigate when it prevents the default', async () => {
      const stay = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
      await open(
        <>
          <Place />
          <Link onClick={stay} to="/blog">
            there
          </Link>
        </>,
      );
      await userEvent.click(screen.getByRole('link'));
      expect(stay).toHaveBeenCalledOnce();
      expect(screen.getByText('at /tools')).toBeTruthy();
    });

    it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('leaves a click with %o to the browser', async (keys) => {
      await open(
        <>
          <Place />
          <Link to="/blog">there</Link>
        </>,
      );
      document.addEventListener('click', stays);
      fireEvent.click(screen.getByRole('link'), keys);
      expect(screen.getByText('at /tools')).toBeTruthy();
    });

    it('navigates to a path, also with a hash', async () => {
      await open(<Place />);
      await userEvent.click(screen.getByRole('button'));
      expect(await screen.findByText('at /dashboard')).toBeTruthy();
    });
  });
}
