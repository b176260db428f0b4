import {
  createTool,
  type LookUpAnswer,
  LookUpFailed,
  type LookUpRequest,
  type Notice,
  type Reference,
  type ReferenceLookupPort,
  type SectionItems,
} from '@marginalia/engine';
import { exampleDefinition, fakePorts } from '@marginalia/engine/testing';
import { anyText } from '@marginalia/engine/testing/any';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stubDialog } from '../../testing/stub-dialog.ts';
import type { ViewProps } from '../view.ts';
import { isReferenceFixes } from './fixes.ts';
import { isLookUpRecord } from './look-up/asked.ts';
import ReferencesView from './ReferencesView.tsx';
import { referencePieces } from './reference-pieces.ts';

vi.mock('@fontsource-variable/source-serif-4/wght-italic.css', () => ({}));

beforeAll(stubDialog);

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

const sectionOf = (section: string, items: readonly Reference[]): SectionItems => ({ kind: 'reference', items, section, title: section });

interface Sample {
  readonly list: readonly Reference[];
  readonly about: readonly Reference[];
  readonly values: ViewProps['values'];
}

function Host({ list, about, values, ...props }: Pick<ViewProps, 'ports' | 'onNotice'> & Sample) {
  const sections: readonly SectionItems[] = [{ ...sectionOf('References', list), views: ['references'] }];
  const [state, setState] = useState<unknown>();
  return (
    <ReferencesView
      {...props}
      allSections={[...sections, sectionOf('Needs Your Attention', about)]}
      progress={{ state, change: (next) => setState((now: unknown) => structuredClone(next(now))) }}
      sections={sections}
      spans={[]}
      text=""
      tool={tool}
      values={values}
    />
  );
}

function show(lookup?: ReferenceLookupPort, sample: Sample = { list: LIST, about: ABOUT, values: {} }) {
  const notices: Notice[] = [];
  const ports = fakePorts(lookup && { lookup });
  render(<Host {...sample} onNotice={(notice) => notices.push(notice)} ports={ports} />);
  return { copied: ports.copied, copiedHtml: ports.copiedHtml, notices, user: userEvent.setup() };
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

  it('counts a source from outside of the list with it once it was corrected', async () => {
    const { user } = show();
    await user.click(within(row(3)).getByRole('button', { name: /^Correct/ }));
    const field = screen.getByRole('textbox');
    await user.clear(field);
    await user.type(field, 'Karpicke, J. D. (2008). Retrieval. Science.');
    await user.click(screen.getByRole('button', { name: 'Put in' }));
    expect(screen.getByRole('status').textContent).toBe('2 of 4 complete');
  });

  it('shows the number that a source from outside of the list has in it', async () => {
    const { user } = show(undefined, { list: LIST.map((item, index) => ({ ...item, mark: `[${index + 1}]` })), about: ABOUT, values: {} });
    await user.click(within(row(3)).getByRole('button', { name: /^Correct/ }));
    await user.type(screen.getByRole('textbox'), ' x');
    await user.click(screen.getByRole('button', { name: 'Put in' }));
    expect(row(3).textContent).toMatch(/^\[4\] /);
  });

  it('says with the copied list how many of its sources are doubtful', async () => {
    const { user, notices } = show();
    await user.click(screen.getByRole('button', { name: 'Copy the list' }));
    expect(notices.at(-1)).toMatchObject({ title: 'Copied!', reason: '2 entries are doubtful or lack a part: check them.' });
  });

  it('begins a correction with the line that the student pasted where it may be misread', async () => {
    const pasted = 'J. K. Rowling - Harry Potter and the Stone, Bloomsbury 1997';
    const misread = { text: 'K, J. (1997). Rowling. Harry Potter and the Stone, Bloomsbury.' };
    const remark = {
      text: pasted,
      status: 'check',
      notes: ['Read as a book: author K, J.', 'The title may be only a part of it.'],
    } as const;
    const { user } = show(undefined, { list: [misread], about: [remark], values: { sources: `${pasted}\nanother line` } });
    await user.click(within(row(0)).getByRole('button', { name: /^Correct/ }));
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe(pasted);
  });

  it('opens an empty field for a record whose quotation was cut, instead of a part of it', async () => {
    const remark = { text: '@article{lund, author={Lund, Aino and …', status: 'duplicate' } as const;
    const { user } = show(undefined, {
      list: LIST,
      about: [remark],
      values: { sources: '@article{lund,\nauthor={Lund, Aino and Cho, Ben}}' },
    });
    await user.click(within(row(3)).getByRole('button', { name: /^Correct/ }));
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('');
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
    expect(referencePieces('See http://x.org, javascript:alert(1) and doi: 10.1145/13.14.').filter(({ href }) => href)).toEqual([
      { text: 'doi: 10.1145/13.14', href: 'https://doi.org/10.1145/13.14' },
    ]);
  });
});

describe('the copied list', () => {
  it('keeps italics and hanging indents for a word processor, and takes no markup from a text', async () => {
    const { user, copiedHtml } = show();
    await user.click(within(row(1)).getByRole('button', { name: /^Correct/ }));
    const field = screen.getByRole('textbox');
    await user.clear(field);
    await user.type(field, 'Sweller, J. (1988). <b>Load</b> & work. Cognitive Science, 12(2), 257–285.');
    await user.click(screen.getByRole('button', { name: 'Put in' }));
    await user.click(screen.getByRole('button', { name: 'Copy the list' }));
    expect(copiedHtml[0]).toContain(
      'text-indent:-36pt">Sweller, J. (1988). &lt;b&gt;Load&lt;/b&gt; &amp; work. <i>Cognitive Science, 12</i>(2)',
    );
    expect(copiedHtml[0]?.match(/<p /g)).toHaveLength(3);
  });
});

describe('the look-up', () => {
  const WHOLE = 'Karpicke, J. D., & Roediger, H. L. (2008). The critical importance of retrieval for learning. Science, 319, 966–968.';

  /** A registry with these answers, which records the requests. */
  function registry(answer: (request: LookUpRequest, signal: AbortSignal) => Promise<LookUpAnswer>) {
    const asked: LookUpRequest[] = [];
    const lookup: ReferenceLookupPort = {
      host: async () => 'doi.example',
      lookUp: (request, signal) => {
        asked.push(request);
        return answer(request, signal);
      },
    };
    return { asked, lookup };
  }
  const begin = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Look up 1 identifier at doi.example' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Look up' }));
  };

  it('is not offered where the deployment allows no host', async () => {
    show();
    expect(screen.queryByRole('button', { name: /^Look up/ })).toBeNull();
  });

  it('asks for nothing before the person has agreed to what leaves the device', async () => {
    const { asked, lookup } = registry(async () => ({ state: 'not-found' }));
    const { user } = show(lookup);
    await user.click(await screen.findByRole('button', { name: 'Look up 1 identifier at doi.example' }));
    const dialog = screen.getByRole('dialog', { name: 'Ask doi.example about 1 identifier?' });
    expect(within(dialog).getByRole('listitem').textContent).toBe('10.1126/science.1152408');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(asked).toEqual([]);
    await begin(user);
    expect(asked).toEqual([expect.objectContaining({ doi: '10.1126/science.1152408' })]);
    expect(await screen.findByText('Not found')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Look up/ })).toBeNull();
  });

  it('puts a whole registered reference into the list, and into the copy', async () => {
    const { lookup } = registry(async () => ({ state: 'found', differences: [], whole: WHOLE }));
    const { user, copied } = show(lookup);
    await begin(user);
    await user.click(await within(row(3)).findByRole('button', { name: 'Use the whole reference' }));
    expect(within(row(3)).getByText('Verified')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy the list' }));
    expect(copied[0]?.split('\n\n')[1]).toBe(WHOLE);
    await user.click(within(row(3)).getByRole('button', { name: /^Undo/ }));
    expect(within(row(3)).queryByText('Verified')).toBeNull();
  });

  it('shows both values of a part that differs, and takes the registered one', async () => {
    const { lookup } = registry(async ({ text }) => ({
      state: 'differs',
      differences: [
        { field: 'year', yours: '1126', theirs: '2008', at: { start: text.indexOf('1126'), end: text.indexOf('1126') + 4 } },
        { field: 'pages', theirs: '966–968' },
      ],
      whole: WHOLE,
    }));
    const { user } = show(lookup);
    await begin(user);
    const cells = (await within(row(3)).findAllByRole('row')).map((line) => line.textContent);
    expect(cells.slice(1)).toEqual(['Year11262008Use this', 'Pagesnot given966–968']);
    await user.click(within(row(3)).getByRole('button', { name: 'Use this year' }));
    expect(row(3).textContent).toContain('10.2008/science.1152408');
    expect(within(row(3)).getAllByRole('row')).toHaveLength(2);
  });

  it('says why a registry could not be asked, and offers it again', async () => {
    const { lookup } = registry(() => Promise.reject(new LookUpFailed('offline')));
    const { user } = show(lookup);
    await begin(user);
    expect(await screen.findByText('Could not ask doi.example.')).toBeTruthy();
    expect(screen.getByText('1 identifier could not be looked up.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Look up 1 identifier/ })).toBeTruthy();
  });

  it('ends when it is cancelled, without a word of failure', async () => {
    const { lookup } = registry(
      (_request, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const { user } = show(lookup);
    await begin(user);
    expect(screen.getByText('Asking doi.example: 0 of 1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel the look-up' }));
    expect(await screen.findByRole('button', { name: /^Look up 1 identifier/ })).toBeTruthy();
    expect(screen.queryByText(/Could not ask/)).toBeNull();
  });

  it('does not count a kept answer of another form', () => {
    const kept = (answer: unknown): boolean => isLookUpRecord({ text: 'x', host: 'h', answer });
    expect([kept({ state: 'verified' }), kept({ state: 'found', differences: [], whole: 'x' })]).toEqual([true, true]);
    expect([kept({ state: 'differs' }), kept({ state: 'differs', differences: [{ field: 'year' }], whole: 'x' }), kept(null)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([isReferenceFixes({ texts: {} }), isReferenceFixes({ texts: { a: 1 } }), isReferenceFixes({ texts: {}, asked: null })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('italics', () => {
  const italic = (text: string): string[] => referencePieces(text).flatMap((part) => (part.italic ? [part.text] : []));

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
          referencePieces(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
