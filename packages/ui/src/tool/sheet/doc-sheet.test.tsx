import { transcriptOf } from '@marginalia/engine';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocSheet } from './DocSheet.tsx';

const NO_TITLES = new Set<string>();
const VIEW = 500;
let height = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  height = 2_000;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.documentElement.scrollTop = 0;
});

interface ExampleProps {
  readonly text: string;
  readonly streaming: boolean;
  readonly complete?: boolean;
}

function Example({ text, streaming, complete = false }: ExampleProps) {
  const sheet = useRef<HTMLElement>(null);
  return (
    <DocSheet complete={complete} headings={NO_TITLES} label="Text" ref={sheet} streaming={streaming} transcript={transcriptOf(text)} />
  );
}

/**
 * Renders a text that is being written. jsdom has no layout, so this fakes a text of `height` pixels in a sheet or page of `VIEW` pixels.
 */
function open(scrolls: 'sheet' | 'page', text = 'One') {
  const { rerender } = render(<Example streaming text={text} />);
  const sheet = screen.getByRole('region', { name: 'Text' });
  const scroller = scrolls === 'sheet' ? sheet : document.documentElement;
  if (scrolls === 'sheet') sheet.style.overflowY = 'auto';
  Object.defineProperties(scroller, {
    scrollHeight: { configurable: true, get: () => height },
    clientHeight: { configurable: true, get: () => VIEW },
  });
  vi.stubGlobal('innerHeight', VIEW);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    if (this === sheet && scrolls === 'sheet') return new DOMRect(0, 0, 0, VIEW);
    return new DOMRect(0, -scroller.scrollTop, 0, height);
  });
  const scrollTo = (top: number): void =>
    act(() => {
      scroller.scrollTop = top;
      scroller.dispatchEvent(new Event('scroll'));
    });
  const settle = (): void => act(() => void vi.advanceTimersByTime(1_000));
  const show = (props: ExampleProps): void => rerender(<Example {...props} />);
  return { sheet, scroller, scrollTo, settle, show };
}

const jump = () => screen.queryByRole('button', { name: 'Jump to latest' });

describe('a text that is being written', () => {
  it('scrolls along while the reader has not scrolled, and returns to its start when it is complete', () => {
    const { scroller, settle, show } = open('sheet');
    settle();
    expect(scroller.scrollTop).toBe(1_500);
    height = 2_600;
    show({ text: 'One two', streaming: true });
    expect(scroller.scrollTop).toBe(2_100);
    show({ text: 'One two', streaming: false, complete: true });
    expect(scroller.scrollTop).toBe(0);
  });

  it('keeps its scroll position when the run is stopped', () => {
    const { scroller, settle, show } = open('sheet');
    settle();
    show({ text: 'One two', streaming: false });
    expect(scroller.scrollTop).toBe(1_500);
  });

  it('does not scroll after the reader has scrolled, neither during the run nor at its end', () => {
    const { scroller, scrollTo, settle, show } = open('sheet');
    settle();
    scrollTo(700);
    expect(jump()).toBeTruthy();
    show({ text: 'One two', streaming: true });
    show({ text: 'One two', streaming: false, complete: true });
    expect(scroller.scrollTop).toBe(700);
    expect(jump()).toBeNull();
  });
});

describe('a reader who scrolls up just before new text arrives', () => {
  it('stays there, although the scroll event comes later', () => {
    const { scroller, settle, show } = open('sheet');
    settle();
    scroller.scrollTop = 0;
    height = 2_600;
    show({ text: 'One two', streaming: true });
    expect(scroller.scrollTop).toBe(0);
    expect(jump()).toBeTruthy();
  });

  it('is followed on when the browser moved the view, because the text became shorter', () => {
    const { scroller, settle, show } = open('sheet');
    settle();
    height = 1_000;
    scroller.scrollTop = height - VIEW;
    show({ text: 'One', streaming: true });
    height = 2_600;
    show({ text: 'One two', streaming: true });
    expect(scroller.scrollTop).toBe(2_100);
  });
});

describe('on a phone, where the page scrolls', () => {
  it('stays at the start of a text whose first words come late and many at once', () => {
    height = 300;
    const { scroller, settle, show } = open('page', '');
    settle();
    height = 2_000;
    show({ text: 'One two', streaming: true });
    height = 2_600;
    show({ text: 'One two three', streaming: true });
    expect(scroller.scrollTop).toBe(0);
    settle();
    show({ text: 'One two three', streaming: false, complete: true });
    expect(scroller.scrollTop).toBe(0);
  });

  it('follows a text that grows word by word, and lets the browser hold no other content in its place', () => {
    height = 300;
    const { scroller, settle, show } = open('page');
    settle();
    height = 800;
    show({ text: 'One two', streaming: true });
    expect(scroller.scrollTop).toBe(300);
    expect(document.documentElement.style.overflowAnchor).toBe('none');
    show({ text: 'One two', streaming: false, complete: true });
    expect(document.documentElement.style.overflowAnchor).toBe('');
  });

  it('offers a button to the end of the text, and scrolls along from there', () => {
    const { scroller, settle, show } = open('page');
    settle();
    expect(scroller.scrollTop).toBe(0);
    act(() => jump()?.click());
    expect(scroller.scrollTop).toBe(1_500);
    scroller.dispatchEvent(new Event('scroll'));
    height = 2_600;
    show({ text: 'One two', streaming: true });
    expect(scroller.scrollTop).toBe(2_100);
  });
});
