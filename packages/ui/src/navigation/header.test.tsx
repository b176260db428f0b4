import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { someTools } from '../testing/tools.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageFrame } from './PageFrame.tsx';
import { QuickAccess } from './QuickAccess.tsx';

const links = [
  { to: '/', label: 'Home' },
  { to: '/tools', label: 'Tools' },
  { to: '/blog', label: 'Blog' },
];

function show(path = '/') {
  render(
    <MemoryNavigation path={path}>
      <Header links={links} quick={<QuickAccess tools={someTools} />} />
      <button type="button">After</button>
    </MemoryNavigation>,
  );
  return { user: userEvent.setup(), nav: within(screen.getByRole('navigation', { name: 'Main' })) };
}

const quick = () => screen.getByRole('button', { name: 'Quick Access' });
const menu = () => screen.getByRole('button', { name: 'Menu' });
const expanded = (button: HTMLElement) => button.getAttribute('aria-expanded');
const panel = () => screen.queryByRole('list', { name: 'Quick Access' });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the current page', () => {
  it.each([
    ['/', 'Home'],
    ['/tools', 'Tools'],
    ['/tools/note-gap-finder', 'Tools'],
    ['/blog/a-post', 'Blog'],
    ['/toolshed', undefined],
  ])('at %s is %s', (path, label) => {
    const { nav } = show(path);
    const marked = nav.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual(label === undefined ? [] : [label]);
  });
});

describe('Quick Access by keyboard', () => {
  it.each(['{Enter}', ' '])('opens with %s, and Tab moves to its links', async (key) => {
    const { user } = show();
    quick().focus();
    await user.keyboard(key);
    expect(expanded(quick())).toBe('true');
    await user.tab();
    expect(document.activeElement?.textContent).toContain('NTCC Report Creator');
  });

  it('opens on focus and closes on blur', async () => {
    const { user } = show();
    quick().focus();
    await vi.waitFor(() => expect(panel()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(panel()).toBeNull();
  });

  it('closes on Escape, restores focus to the button and stays closed', async () => {
    const { user } = show();
    quick().focus();
    await user.keyboard('{Enter}{Tab}{Escape}');
    expect(document.activeElement).toBe(quick());
    expect(expanded(quick())).toBe('false');
  });

  it('closes on a second press and after a choice', async () => {
    const { user } = show();
    quick().focus();
    await user.keyboard('{Enter}{Enter}');
    expect(expanded(quick())).toBe('false');
    await user.keyboard('{Enter}{Tab}{Enter}');
    expect(panel()).toBeNull();
    expect(screen.getByRole('link', { name: 'Tools' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('Quick Access by pointer', () => {
  it('opens on focus after a press that was released elsewhere', () => {
    show();
    fireEvent.pointerDown(quick());
    act(() => quick().focus());
    expect(panel()).toBeNull();
    act(() => quick().blur());
    act(() => quick().focus());
    expect(panel()).toBeTruthy();
  });

  it('opens 80 ms after the mouse enters and closes 200 ms after it leaves', () => {
    vi.useFakeTimers();
    show();
    const root = quick().parentElement ?? document.body;
    const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
    fireEvent.pointerEnter(root, { pointerType: 'mouse' });
    advance(79);
    expect(panel()).toBeNull();
    advance(1);
    expect(panel()).not.toBeNull();
    fireEvent.pointerLeave(root, { pointerType: 'mouse' });
    advance(199);
    expect(panel()).not.toBeNull();
    advance(1);
    expect(panel()).toBeNull();
  });

  it('stays open when the mouse that opened it clicks', async () => {
    const { user } = show();
    await user.hover(quick());
    await vi.waitFor(() => expect(expanded(quick())).toBe('true'));
    await user.click(quick());
    expect(expanded(quick())).toBe('true');
  });
});

describe('the menu of small screens', () => {
  it('opens and closes with its button', async () => {
    const { user } = show();
    expect(expanded(menu())).toBe('false');
    await user.click(menu());
    expect(expanded(menu())).toBe('true');
    await user.click(menu());
    expect(expanded(menu())).toBe('false');
  });

  it('closes on Escape and restores focus', async () => {
    const { user } = show();
    await user.click(menu());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(expanded(menu())).toBe('false');
    expect(document.activeElement).toBe(menu());
  });

  it.each(['Home', 'Blog'])('closes when %s is chosen', async (label) => {
    const { user } = show('/');
    await user.click(menu());
    await user.click(screen.getByRole('link', { name: label }));
    expect(expanded(menu())).toBe('false');
  });
});

describe('the end of the header', () => {
  function showEnd() {
    const end = {
      generator: 'On this device',
      generatorShort: 'this device',
      onSearch: vi.fn(),
      onSettings: vi.fn(),
      onSettingsIntent: vi.fn(),
    };
    render(
      <MemoryNavigation>
        <Header end={end} links={links} quick={<QuickAccess ready={11} tools={someTools} />} />
      </MemoryNavigation>,
    );
    const bar = within(document.querySelector<HTMLElement>('.m-header__end--bar') ?? document.body);
    return { end, bar, user: userEvent.setup() };
  }

  it('names the generator, with every visible word in the accessible name', () => {
    showEnd();
    for (const button of screen.getAllByRole('button', { name: 'Settings: On this device' })) {
      for (const words of button.querySelectorAll('[class*="words"], [class*="short"]')) {
        expect('settings: on this device').toContain(words.textContent?.toLowerCase());
      }
    }
  });

  it('opens search and settings, and focuses the pressed button', async () => {
    const { end, bar, user } = showEnd();
    await user.click(bar.getByRole('button', { name: 'Search tools' }));
    expect(end.onSearch).toHaveBeenCalledOnce();
    const settings = bar.getByRole('button', { name: /^Settings/ });
    await user.hover(settings);
    expect(end.onSettingsIntent).toHaveBeenCalled();
    await user.click(settings);
    expect(end.onSettings).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(settings);
  });

  it('announces the shortcut of the search', () => {
    const { bar } = showEnd();
    expect(bar.getByRole('button', { name: 'Search tools' }).getAttribute('aria-keyshortcuts')).toBe('Control+K');
  });

  it('is also in the menu of small screens', async () => {
    const { end, user } = showEnd();
    await user.click(menu());
    const inMenu = within(document.getElementById(menu().getAttribute('aria-controls') ?? '') ?? document.body);
    await user.click(inMenu.getByRole('button', { name: 'Settings: On this device' }));
    expect(end.onSettings).toHaveBeenCalledOnce();
    expect(inMenu.getByRole('button', { name: 'Search tools' })).toBeTruthy();
  });

  it('has a link to all tools, with their number, as the last one of Quick Access', async () => {
    const { user } = showEnd();
    quick().focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'All tools 11 ready' }).getAttribute('href')).toBe('/tools');
  });
});

describe('the frame', () => {
  it('begins with skip links whose targets exist', async () => {
    render(
      <MemoryNavigation path="/tools/note-gap-finder">
        <PageFrame footer={<Footer bottomLinks={[]} columns={[]} licences="/THIRD-PARTY.txt" />} header={{ links }} skipToResult>
          <h1>Note Gap Finder AI</h1>
        </PageFrame>
      </MemoryNavigation>,
    );
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to main content');
    expect(screen.getByRole('main').id).toBe('main');
    expect(screen.getByRole('main').tabIndex).toBe(-1);
    await user.tab();
    expect(document.activeElement?.getAttribute('href')).toBe('#result');
  });

  it('links to three other sites without a referrer', () => {
    render(
      <MemoryNavigation>
        <PageFrame footer={<Footer bottomLinks={[]} columns={[]} licences="/THIRD-PARTY.txt" />} header={{ links }}>
          <h1>Home</h1>
        </PageFrame>
      </MemoryNavigation>,
    );
    for (const name of ['NotebookLM', 'Elicit', 'Semantic Scholar']) {
      expect(screen.getByRole('link', { name }).getAttribute('rel')).toBe('noopener noreferrer');
    }
  });
});
