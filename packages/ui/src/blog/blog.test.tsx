import { fakePorts, memoryStorage } from '@marginalia/engine/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { BlogPage } from './BlogPage.tsx';
import { PostNotFound } from './PostNotFound.tsx';
import { PostPage } from './PostPage.tsx';
import type { PostSummary } from './post.ts';

const lead: PostSummary = {
  slug: 'lead-post',
  title: 'How AI is changing academic writing',
  excerpt: 'What to hand to a model.',
  category: 'Writing',
  author: 'The Marginalia Team',
  date: '2026-11-12',
  tags: ['writing', 'sources'],
  featured: true,
  cover: 'lines',
  tone: 'blue',
  readTime: '8 min read',
};
const other: PostSummary = {
  ...lead,
  slug: 'other-post',
  title: 'Learning strategies',
  date: '2026-10-28',
  featured: false,
  cover: 'cards',
};

function showPost(given: Parameters<typeof fakePorts>[0] = {}) {
  const ports = fakePorts(given);
  const onNotice = vi.fn();
  const headings = [
    { id: 'why', text: 'Why' },
    { id: 'how', text: 'How' },
  ];
  render(
    <MemoryNavigation path="/blog/lead-post">
      <PostPage headings={headings} more={[other]} onNotice={onNotice} ports={ports} post={lead} subscribe={<p>FORM</p>}>
        <h2 id="why">Why</h2>
      </PostPage>
    </MemoryNavigation>,
  );
  return { user: userEvent.setup(), ports, onNotice };
}

const bookmark = (name: string) => screen.findByRole('button', { name });

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

describe('the list of posts', () => {
  it('shows the featured post first, and each card with its facts and one link', () => {
    render(
      <MemoryNavigation path="/blog">
        <BlogPage posts={[other, lead]} storage={memoryStorage()} subscribe={<p>FORM</p>} />
      </MemoryNavigation>,
    );
    const cards = screen.getAllByRole('article');
    const links = cards.map((card) =>
      within(card)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(links).toEqual([['/blog/lead-post'], ['/blog/other-post']]);
    for (const fact of ['Writing', '8 min read', lead.title, lead.excerpt, 'The Marginalia Team', '12 Nov 2026'])
      expect(cards[0]?.textContent).toContain(fact);
    expect(cards[0]?.querySelector('time')?.dateTime).toBe('2026-11-12');
    expect(screen.getByRole('region', { name: 'Stay Updated' }).textContent).toContain('FORM');
  });

  it('marks the bookmarked posts', async () => {
    render(
      <MemoryNavigation path="/blog">
        <BlogPage posts={[lead, other]} storage={memoryStorage({ blog_bookmarks: '["other-post"]' })} subscribe={null} />
      </MemoryNavigation>,
    );
    const mark = await screen.findByText('Saved');
    expect(mark.closest('article')?.textContent).toContain('Learning strategies');
    expect(screen.getAllByText('Saved')).toHaveLength(1);
  });
});

describe('a post', () => {
  it('shows author, topics, figures, contents and related posts', () => {
    showPost();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(lead.title);
    expect(screen.getByRole('region', { name: 'About the Author' }).textContent).toContain('The Marginalia Team');
    expect(screen.getByRole('region', { name: 'Article Stats' }).textContent).toBe('Article StatsViews2.3kShares142Bookmarks89');
    expect(
      within(screen.getByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual(lead.tags);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(['#why', '#how']);
    const more = within(screen.getByRole('region', { name: 'More from the blog' }));
    expect(more.getByRole('link', { name: 'Learning strategies' }).getAttribute('href')).toBe('/blog/other-post');
  });
});

describe('Save', () => {
  it('adds a bookmark and removes it again', async () => {
    const { user, ports } = showPost();
    await user.click(await bookmark('Save'));
    expect((await bookmark('Saved')).getAttribute('aria-pressed')).toBe('true');
    expect(ports.storage.entries.get('blog_bookmarks')).toBe('["lead-post"]');
    await user.click(await bookmark('Saved'));
    expect((await bookmark('Save')).getAttribute('aria-pressed')).toBe('false');
    expect(ports.storage.entries.get('blog_bookmarks')).toBe('[]');
  });

  it('shows a bookmark of an earlier visit and keeps the others', async () => {
    const { user, ports } = showPost({ storage: memoryStorage({ blog_bookmarks: '["a",{"b":1},"lead-post"]' }) });
    await user.click(await bookmark('Saved'));
    await bookmark('Save');
    expect(ports.storage.entries.get('blog_bookmarks')).toBe('["a",{"b":1}]');
  });

  it.each(['no list {', '{"a":1}', '"text"'])('does not lose stored text that it cannot read: %s', async (raw) => {
    const { user, ports } = showPost({ storage: memoryStorage({ blog_bookmarks: raw }) });
    await user.click(await bookmark('Save'));
    await bookmark('Saved');
    expect(JSON.parse(ports.storage.entries.get('blog_bookmarks') ?? '')).toEqual([{ unreadable: raw }, 'lead-post']);
    await user.click(await bookmark('Saved'));
    await bookmark('Save');
    expect(JSON.parse(ports.storage.entries.get('blog_bookmarks') ?? '')).toEqual([{ unreadable: raw }]);
  });

  it('reports that the browser has no room, and changes nothing', async () => {
    const storage = memoryStorage();
    storage.failure = 'full';
    const { user, onNotice } = showPost({ storage });
    await user.click(await bookmark('Save'));
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({ tone: 'error', title: 'Error', text: 'This browser has no room left for saved work.' }),
    );
    expect((await bookmark('Save')).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('Share', () => {
  const press = async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Share' }));
  const withSheet = (sheet: () => Promise<void>) => Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
  const copied = { tone: 'success', title: 'Copied!', text: 'Link copied to clipboard' };

  it('opens the system share sheet with the title and the address', async () => {
    const sheet = vi.fn(async () => {});
    withSheet(sheet);
    const { user, ports, onNotice } = showPost();
    await press(user);
    expect(sheet).toHaveBeenCalledWith({ title: lead.title, url: location.origin + location.pathname });
    expect(ports.copied).toEqual([]);
    expect(onNotice).not.toHaveBeenCalled();
  });

  it.each([
    ['is closed without sharing', 'AbortError'],
    ['is open already', 'InvalidStateError'],
  ])('shows no notice when the sheet %s', async (_, name) => {
    withSheet(() => Promise.reject(new DOMException('no', name)));
    const { user, ports, onNotice } = showPost();
    await press(user);
    expect(ports.copied).toEqual([]);
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('copies the link when there is no share sheet', async () => {
    const { user, ports, onNotice } = showPost();
    await press(user);
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith(copied));
    expect(ports.copied).toEqual([location.origin + location.pathname]);
  });

  it('copies the link when the share sheet fails', async () => {
    withSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { user, onNotice } = showPost();
    await press(user);
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith(copied));
  });

  it('says what to do when copying is blocked too', async () => {
    const { user, onNotice } = showPost({ clipboard: { write: () => Promise.reject(new Error('no')) } });
    await press(user);
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error', reason: 'Copy the link from the address bar.' })),
    );
  });
});

it('an address without a post links back to the blog', () => {
  render(
    <MemoryNavigation>
      <PostNotFound />
    </MemoryNavigation>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
});
