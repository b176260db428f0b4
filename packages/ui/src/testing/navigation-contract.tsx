import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Link } from '../navigation/Link.tsx';
import { useNavigate, usePathname } from '../navigation/navigation.tsx';

/** Puts screens under a host's router, at a path of the site. */
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

/** What the screens expect of any router that fills their navigation port. A host calls it in a test file of its own. */
export function describeNavigation(name: string, host: Host): void {
  const open = async (screens: ReactNode, path = '/tools'): Promise<void> => {
    render(host(path, screens));
    // Some routers draw a moment later.
    await screen.findByText(/^(at|to) /);
  };
  // A browser would leave the page; the test's must not try.
  const stays = (event: Event): void => event.preventDefault();

  describe(`Navigation by ${name}`, () => {
    afterEach(() => {
      document.removeEventListener('click', stays);
      cleanup();
    });

    it('draws a link as a link, with what the screens give it', async () => {
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

    it('does not say of itself which link is current', async () => {
      await open(<Link to="/tools">to tools</Link>);
      expect(screen.getByRole('link').hasAttribute('aria-current')).toBe(false);
    });

    it('goes where a link leads, and says where it is', async () => {
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

    it('tells who gave it a handler first, and stays when that says so', async () => {
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

    it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('leaves a press with %o to the browser', async (keys) => {
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

    it('goes where a screen sends it, to a place on the page too', async () => {
      await open(<Place />);
      await userEvent.click(screen.getByRole('button'));
      expect(await screen.findByText('at /dashboard')).toBeTruthy();
    });
  });
}
