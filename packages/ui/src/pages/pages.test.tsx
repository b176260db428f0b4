import { memoryDrafts } from '@marginalia/engine/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { someAnnounced, someCategories, somePicture, someShowcase, someStarts, someTools } from '../testing/tools.ts';
import { ComingSoonPage } from './ComingSoonPage.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

const on = (page: ReactNode) => <MemoryNavigation>{page}</MemoryNavigation>;
const homeProps = {
  drafts: memoryDrafts(),
  picture: somePicture,
  starts: someStarts,
  announced: someAnnounced,
  categories: someCategories,
  featured: someTools.slice(0, 1),
  showcase: someShowcase,
  toolCount: someTools.length,
  tools: someTools,
};
const home = on(<HomePage {...homeProps} />);

afterEach(cleanup);

describe('Home', () => {
  it('links to the presented tool and to all tools', () => {
    render(home);
    expect(screen.getByRole('link', { name: 'Create an NTCC report' }).getAttribute('href')).toBe('/tools/ntcc-report-creator');
    for (const link of screen.getAllByRole('link', { name: 'Browse all tools' })) expect(link.getAttribute('href')).toBe('/tools');
  });

  it('lists every tool: a ready one as a link, an announced one as text', () => {
    render(home);
    for (const { name } of someTools) expect(screen.getByRole('link', { name })).toBeTruthy();
    for (const { name } of someAnnounced) {
      expect(screen.getByText(name)).toBeTruthy();
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
  });

  it('leads to all tools below the index where it does not list all', () => {
    const allTools = () => screen.getAllByRole('link', { name: 'All tools' });
    const { unmount } = render(home);
    expect(allTools()).toHaveLength(1);
    unmount();
    render(on(<HomePage {...homeProps} toolCount={someTools.length + 1} />));
    expect(allTools()).toHaveLength(2);
    expect(screen.getByText(/4 ready, 2 on the way/)).toBeTruthy();
  });

  it('counts the ready and the announced tools', () => {
    render(home);
    expect(screen.getByText(/3 ready, 2 on the way/)).toBeTruthy();
  });

  it('shows the sections of the presented tool in order, with bars in proportion to their words', () => {
    const { container } = render(home);
    expect(screen.getAllByRole('rowheader').map((section) => section.textContent)).toEqual(['Abstract', 'Design']);
    expect([...container.querySelectorAll('.m-sample-plan__fill rect')].map((bar) => bar.getAttribute('width'))).toEqual(['25%', '100%']);
  });

  it('has no style attribute, which the content security policy would block', () => {
    expect(renderToString(home)).not.toMatch(/\sstyle=/);
  });
});

describe('the not-found page', () => {
  it('says that the page does not exist and links to Home', () => {
    render(on(<NotFoundPage />));
    expect(screen.getByRole('heading', { name: '404' })).toBeTruthy();
    expect(screen.getByText('Oops! Page not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  it('shows the address', () => {
    const { container } = render(on(<NotFoundPage path="/tools/essay-writer" />));
    expect(container.textContent).toContain('There is nothing at /tools/essay-writer.');
  });

  it('shows at most 200 characters of the address', () => {
    render(on(<NotFoundPage path={`/${'a'.repeat(500)}`} />));
    expect(screen.getByText(/^\/a+$/).textContent).toHaveLength(200);
  });
});

describe('the page of an announced tool', () => {
  it('shows the header of a tool and a link to all tools', () => {
    render(on(<ComingSoonPage tool={{ name: 'Career Path AI', description: 'Routes to a role.', icon: 'route' }} />));
    expect(screen.getByRole('heading', { level: 1, name: 'Career Path AI' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Coming soon' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Tools' }).getAttribute('href')).toBe('/tools');
  });
});

describe('the error page', () => {
  it('offers to reload the page, without a router', async () => {
    const onReload = vi.fn();
    render(<UnexpectedError onReload={onReload} />);
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(onReload).toHaveBeenCalledOnce();
  });
});
