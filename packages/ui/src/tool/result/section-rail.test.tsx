import { ON_DEVICE, type Result, type RunProgress, transcriptOf } from '@marginalia/engine';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ToolRunState } from '../tool-state.ts';
import { SectionRail } from './SectionRail.tsx';

/** The position of each section title, in pixels from the top of the text. */
const POSITIONS: Readonly<Record<string, number>> = { Abstract: 0, Introduction: 400, Design: 800, References: 1200, Appendices: 1350 };
const [VIEW, TEXT] = [500, 1500];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Example({ state, progress }: { readonly state: ToolRunState; readonly progress: RunProgress | undefined }) {
  const sheet = useRef<HTMLElement>(null);
  const titles = Object.keys(POSITIONS);
  const text = titles.map((title) => `${title}\nfour words of text`).join('\n');
  const result = { transcript: transcriptOf(text), values: {}, source: ON_DEVICE, complete: state === 'result' };
  return (
    <>
      <SectionRail label="Sections" progress={progress} result={result} sheet={sheet} state={state} titles={new Set(titles)} />
      <section aria-label="Text" className="scrolls" ref={sheet}>
        {titles.map((title) => (
          <div key={title}>
            <h3 className="m-sheet__heading" tabIndex={-1}>
              {title}
            </h3>
          </div>
        ))}
      </section>
    </>
  );
}

it('A draft of the device has no tick where a section holds prompts, and counts the words of the person alone', () => {
  const text =
    'Abstract\nMy own three words.\n\nDesign\nThis section needs:\n[ ] Draw the parts.\n\nResults\nIt ran.\n[x] Give figures.\n[ ] Say how sure.';
  const spanOf = (words: string) => ({ at: text.indexOf(words), length: words.length, field: 'description', start: 0, end: words.length });
  const result = {
    transcript: transcriptOf(text),
    values: {},
    source: ON_DEVICE,
    complete: true,
    spans: [spanOf('My own three words.'), spanOf('It ran.')],
  };
  const sheet = { current: null };
  const titles = new Set(['Abstract', 'Design', 'Results']);
  const rail = (now: Result) => (
    <SectionRail label="Sections" progress={undefined} result={now} sheet={sheet} state="result" titles={titles} />
  );
  const names = () => screen.getAllByRole('button').map((button) => button.textContent);
  const { rerender } = render(rail(result));
  expect(names()).toEqual(['Abstract(done, 4 words)4', 'Design(to be filled in, 0 words)0', 'Results(to be filled in, 2 words)2']);
  rerender(rail({ ...result, transcript: transcriptOf(text.replaceAll('[ ]', '[x]')) }));
  expect(names()).toEqual(['Abstract(done, 4 words)4', 'Design(done, 0 words)0', 'Results(done, 2 words)2']);
  rerender(rail({ ...result, source: 'a-model' }));
  expect(names()[1]).toMatch(/^Design\(done, 8 words\)/);
});

it('A draft of the device has no tick at a title page with a blank, and one at a title page that is filled in', () => {
  const names = (author: string) => {
    const transcript = transcriptOf(`Title Page\nSmart bin\nSubmitted by: ${author}\n\nDesign\nSee the plan of Rao [1].`);
    const result = { transcript, values: {}, source: ON_DEVICE, complete: true, spans: [] };
    const titles = new Set(['Title Page', 'Design']);
    render(<SectionRail label="Sections" progress={undefined} result={result} sheet={{ current: null }} state="result" titles={titles} />);
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    cleanup();
    return buttons;
  };
  expect(names('[your name]')).toEqual(['Title Page(to be filled in, 0 words)0', 'Design(done, 0 words)0']);
  expect(names('Neha Gupta')).toEqual(['Title Page(done, 0 words)0', 'Design(done, 0 words)0']);
});

it('A document of a model has no tick where a section has no words', () => {
  const titles = new Set(['Abstract', 'Design', 'Results']);
  const result = { transcript: transcriptOf('Abstract\nThree new words.\n\nResults\n'), values: {}, source: 'a-model', complete: true };
  render(<SectionRail label="Sections" progress={undefined} result={result} sheet={{ current: null }} state="result" titles={titles} />);
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['Abstract(done, 3 words)3', 'Design(not written yet)', 'Results(not written yet)']);
});

/** Renders the list with a sheet. jsdom has no layout, so this fakes a sheet that shows `VIEW` of `TEXT` pixels. */
function open(state: ToolRunState, progress?: RunProgress) {
  render(<Example progress={progress} state={state} />);
  const sheet = screen.getByRole('region', { name: 'Text' });
  sheet.style.overflowY = 'auto';
  Object.defineProperties(sheet, { scrollHeight: { value: TEXT }, clientHeight: { value: VIEW } });
  let place = 0;
  Object.defineProperty(sheet, 'scrollTop', {
    get: () => place,
    set: (to: number) => {
      place = Math.min(TEXT - VIEW, Math.max(0, to));
      sheet.dispatchEvent(new Event('scroll'));
    },
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    if (this === sheet) return new DOMRect(0, 0, 0, VIEW);
    const top = (POSITIONS[this.textContent ?? ''] ?? 0) - place;
    return new DOMRect(0, top, 0, this.tagName === 'H3' ? 30 : 100);
  });
  return { sheet, user: userEvent.setup() };
}

const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map((entry) => [entry.querySelector('.m-rail__name')?.textContent, entry.ariaCurrent]);
const entry = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

describe('the list of sections', () => {
  it('marks the section at the top of the sheet as the reader scrolls', async () => {
    const { sheet } = open('result');
    await waitFor(() => expect(marked()).toEqual([['Abstract', 'location']]));
    sheet.scrollTop = 500;
    await waitFor(() => expect(marked()).toEqual([['Introduction', 'location']]));
    sheet.scrollTop = TEXT;
    await waitFor(() => expect(marked()).toEqual([['Appendices', 'location']]));
  });

  it('scrolls the sheet and not the page to a pressed section, which stays marked until the reader scrolls', async () => {
    const { sheet, user } = open('result');
    const page = vi.fn();
    Element.prototype.scrollIntoView = page;
    // The text ends below this section, so the section cannot reach the top of the sheet.
    await user.click(entry('References'));
    expect(document.activeElement?.textContent).toBe('References');
    expect(sheet.scrollTop).toBe(TEXT - VIEW);
    expect(page).not.toHaveBeenCalled();
    for (let frame = 0; frame < 3; frame += 1) await act(() => new Promise(requestAnimationFrame));
    expect(marked()).toEqual([['References', 'location']]);
    sheet.scrollTop = 850;
    await waitFor(() => expect(marked()).toEqual([['Design', 'location']]));
  });

  it('marks only the section that is being written, and shows its length so far', async () => {
    const progress = { title: 'Design', index: 3, count: 5, words: 180, target: 900 };
    open('busy', progress);
    await new Promise(requestAnimationFrame);
    expect(marked()).toEqual([['Design', 'step']]);
    expect(entry('Design').textContent).toContain('180');
  });

  it('folds again when a section is chosen', async () => {
    const { user } = open('result');
    const fold = screen.getByText('All sections').closest('details') as HTMLDetailsElement;
    fold.open = true;
    await user.click(entry('Design'));
    expect(fold.open).toBe(false);
  });
});
