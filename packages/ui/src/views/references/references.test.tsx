import { createTool, type Notice, type Reference, type SectionItems } from '@marginalia/engine';
import { exampleDefinition, fakePorts } from '@marginalia/engine/testing';
import { anyText } from '@marginalia/engine/testing/any';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ViewProps } from '../view.ts';
import ReferencesView from './ReferencesView.tsx';
import { partsOf } from './reference-parts.ts';

vi.mock('@fontsource-variable/source-serif-4/wght-italic.css', () => ({}));

const tool = createTool(exampleDefinition, () => true);
const LIST: readonly Reference[] = [
  { text: 'Bjork, R. A. (1994). Memory and metamemory. MIT Press.' },
  { text: 'Sweller, J. (1988). Cognitive load during problem solving: Effects on learning. Cognitive Science.' },
  { text: 'Undated work without a year. Press.' },
];
const ABOUT: readonly Reference[] = [
  {
    text: 'https://doi.org/10.1126/science.1152408',
    status: 'look-up',
    notes: ['Open https://doi.org/10.1126/science.1152408 and copy author, title and year.'],
  },
  {
    text: 'Sweller J. Cognitive load during problem solving: Effects on learning. Cognitive Science 1988',
    status: 'incomplete',
    missing: ['volume', 'pages'],
  },
];

const part = (section: string, items: readonly Reference[]): SectionItems => ({ kind: 'reference', items, section, title: section });
const sections = [part('References', LIST)];

function Host(props: Pick<ViewProps, 'ports' | 'onNotice'>) {
  const [state, setState] = useState<unknown>();
  return (
    <ReferencesView
      {...props}
      allSections={[...sections, part('Needs Your Attention', ABOUT)]}
      progress={{ state, change: (next) => setState((now: unknown) => next(now)) }}
      sections={sections}
      spans={[]}
      text=""
      tool={tool}
      values={{}}
    />
  );
}

function show() {
  const copied: string[] = [];
  const notices: Notice[] = [];
  const ports = { ...fakePorts(), clipboard: { write: async (text: string) => void copied.push(text) } };
  render(<Host onNotice={(notice) => notices.push(notice)} ports={ports} />);
  return { copied, notices, user: userEvent.setup() };
}

const row = (at: number): HTMLElement => screen.getAllByRole('listitem')[at] as HTMLElement;

afterEach(cleanup);

describe('references', () => {
  it('tells complete sources from those that lack something or need a look', () => {
    show();
    expect(screen.getByRole('status').textContent).toBe('1 of 3 complete');
    expect(within(row(0)).getByText('Complete')).toBeTruthy();
    expect(within(row(1)).getByText('Missing: volume, pages')).toBeTruthy();
    expect(within(row(2)).getByText('Check this')).toBeTruthy();
    expect(within(row(3)).getByText('Look this up')).toBeTruthy();
  });

  it('takes a correction in the row, counts it, copies it with the list, and takes it back', async () => {
    const { user, copied } = show();
    await user.click(within(row(1)).getByRole('button', { name: /^Correct/ }));
    const field = screen.getByRole('textbox', { name: 'Text of this source' });
    await user.clear(field);
    await user.type(field, 'Sweller, J. (1988). Cognitive load. Cognitive Science, 12(2), 257–285.');
    await user.click(screen.getByRole('button', { name: 'Put in' }));
    expect(screen.getByRole('status').textContent).toBe('2 of 3 complete');
    await user.click(screen.getByRole('button', { name: 'Copy the list' }));
    expect(copied[0]?.split('\n\n')[1]).toBe('Sweller, J. (1988). Cognitive load. Cognitive Science, 12(2), 257–285.');
    await user.click(within(row(1)).getByRole('button', { name: /^Undo/ }));
    expect(screen.getByRole('status').textContent).toBe('1 of 3 complete');
  });

  it('puts a source that was looked up at its place of the alphabet', async () => {
    const { user, copied } = show();
    await user.click(within(row(3)).getByRole('button', { name: /^Correct/ }));
    const field = screen.getByRole('textbox');
    await user.clear(field);
    await user.type(field, 'Karpicke, J. D. (2008). Retrieval. Science.');
    await user.click(screen.getByRole('button', { name: 'Put in' }));
    await user.click(screen.getByRole('button', { name: 'Copy the list' }));
    expect(copied[0]?.split('\n\n').map((entry) => entry.slice(0, 6))).toEqual(['Bjork,', 'Karpic', 'Swelle', 'Undate']);
  });

  it('leaves a source as it is on Escape', async () => {
    const { user } = show();
    await user.click(within(row(0)).getByRole('button', { name: /^Correct/ }));
    await user.keyboard('nothing of this{Escape}');
    expect(row(0).textContent).toContain('Memory and metamemory');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Correct/);
  });

  it('links DOIs and https addresses and nothing else', () => {
    show();
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://doi.org/10.1126/science.1152408');
    expect(partsOf('See http://x.org, javascript:alert(1) and doi: 10.1145/13.14.').filter(({ href }) => href)).toEqual([
      { text: 'doi: 10.1145/13.14', href: 'https://doi.org/10.1145/13.14' },
    ]);
  });
});

describe('italics', () => {
  const italic = (text: string): string[] => partsOf(text).flatMap((part) => (part.italic ? [part.text] : []));

  it.each([
    ['Miller, G. A. (1956). The magical number seven: Some limits. Psychological Review, 63(2), 81–97.', 'Psychological Review, 63'],
    [
      'Bjork, R. A. (1994). Memory. In J. Metcalfe & A. P. Shimamura (Eds.), Metacognition: Knowing (pp. 185–205). MIT Press.',
      'Metacognition: Knowing',
    ],
    ['Bransford, J. D. (2000). How people learn: Brain (Expanded ed.). National Academy Press.', 'How people learn: Brain'],
    ['Achebe, Chinua. “An Image of Africa.” The Massachusetts Review, vol. 18, no. 4, 1977, pp. 782–94.', 'The Massachusetts Review'],
    ['---. Things Fall Apart. Heinemann, 1958.', 'Things Fall Apart'],
    ['Hardin, Garrett. 1968. “The Tragedy of the Commons.” Science 162 (3859): 1243–48.', 'Science'],
    ['L. Lamport, “Time, clocks,” Communications of the ACM, vol. 21, no. 7, pp. 558–565, 1978.', 'Communications of the ACM'],
    ['D. E. Knuth, The Art of Computer Programming, 3rd ed. Addison-Wesley, 1997.', 'The Art of Computer Programming'],
    ['A work with *marked words* in it (2001).', 'marked words'],
  ])('sets the container of “%s” in italics', (text, words) => {
    expect(italic(text)).toEqual([words]);
  });

  it('loses no character of any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (text) => {
        fc.pre(!/[*_]/.test(text));
        expect(
          partsOf(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
