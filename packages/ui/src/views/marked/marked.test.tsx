import { createTool, type Finding, type Notice, type SectionItems } from '@marginalia/engine';
import { exampleDefinition, fakePorts } from '@marginalia/engine/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewProps } from '../view.ts';
import MarkedView from './MarkedView.tsx';
import { draftPieces } from './pieces.ts';
import { choicesOf, proofKindOf } from './proof-kind.ts';

const tool = createTool(exampleDefinition, () => true);
const DRAFT = 'Phones plays a role in our daily lifes.\n\nThey is very, very loud.';
const GRAMMAR: readonly Finding[] = [
  { place: 'Paragraph 1', quote: 'Phones plays', correction: 'Phones play' },
  { place: 'Paragraph 1', quote: 'lifes', correction: 'lives' },
  { place: 'Paragraph 1', quote: 'our daily lifes', correction: 'our lives' },
];
const WORDING: readonly Finding[] = [
  { place: 'Paragraph 2', quote: 'very', why: 'leave it out', times: 2 },
  { place: 'Paragraph 2', quote: 'nowhere', correction: 'here' },
];

function sectionsOf(grammar = GRAMMAR, wording = WORDING): SectionItems[] {
  return [
    { kind: 'finding', views: ['marked'], items: grammar, section: 'grammar', title: 'Grammar and Spelling' },
    { kind: 'finding', views: ['marked'], items: wording, section: 'wording', title: 'Wording' },
  ];
}

type HostProps = Pick<ViewProps, 'sections' | 'ports' | 'onNotice'> & { readonly draft: string };

function Host({ draft, ...props }: HostProps) {
  const [state, setState] = useState<unknown>();
  return (
    <MarkedView
      {...props}
      allSections={props.sections}
      progress={{ state, change: (next) => setState((now: unknown) => next(now)) }}
      spans={[]}
      text=""
      tool={tool}
      values={{ style: 'apa', draft }}
    />
  );
}

function show({ sections = sectionsOf(), draft = DRAFT } = {}) {
  const copied: string[] = [];
  const notices: Notice[] = [];
  const ports = { ...fakePorts(), clipboard: { write: async (text: string) => void copied.push(text) } };
  render(<Host draft={draft} onNotice={(notice) => notices.push(notice)} ports={ports} sections={sections} />);
  return { copied, notices, user: userEvent.setup() };
}

const mark = (name: string): HTMLElement => screen.getAllByRole('button', { name })[0] as HTMLElement;
const sum = (): string | null => screen.getByRole('status').textContent;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

describe('the student’s text with marks', () => {
  it('accepts and ignores by keyboard, goes on to the next mark, and copies the improved text', async () => {
    const { user, copied, notices } = show();
    mark('Phones plays: Grammar, open').focus();
    await user.keyboard('a');
    expect(document.activeElement?.textContent).toBe('our daily ');
    await user.keyboard('na');
    expect(sum()).toBe('3 open · 2 accepted · 0 ignored');
    await user.click(screen.getByRole('button', { name: 'Copy improved text' }));
    expect(copied).toEqual(['Phones play a role in our daily lives.\n\nThey is very, very loud.']);
    expect(notices.at(-1)).toMatchObject({ title: 'Copied!', text: 'Improved text copied to clipboard. 2 corrections are in it.' });
  });

  it('refuses a correction that overlaps an accepted one, and says why', async () => {
    const { user } = show();
    mark('lifes: Spelling, open').focus();
    await user.keyboard('a');
    const list = screen.getByRole('region', { name: 'Grammar and Spelling' });
    await user.click(within(list).getByRole('button', { name: /our daily lifes/ }));
    expect(screen.getByText('It overlaps “lifes”, which you accepted. Undo that first.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('marks each place of repeated words, and takes note of advice', async () => {
    const { user } = show();
    expect(screen.getAllByRole('button', { name: 'very: Wording, open' })).toHaveLength(2);
    await user.click(mark('very: Wording, open'));
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Noted' }));
    expect(sum()).toContain('1 noted');
  });

  it('lists findings whose words are not in the text under “Without a place”, each with what it becomes', () => {
    show();
    const rows = within(screen.getByRole('region', { name: 'Without a place' })).getAllByRole('button');
    expect(rows.map((row) => row.textContent)).toEqual(['wdnowhere → hereWording']);
  });

  it('moves between marks with arrows, N and P, and into the finding with Enter and back with Escape', async () => {
    const { user } = show();
    await user.tab();
    while (document.activeElement?.getAttribute('data-mark') === null || document.activeElement === document.body) await user.tab();
    expect(document.activeElement?.textContent).toBe('Phones plays');
    await user.keyboard('n{ArrowRight}p');
    const at = document.activeElement;
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Accept');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(at);
  });

  it('accepts a whole section but one of two that overlap, and takes it all back', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Accept all 2 in Grammar and Spelling' }));
    expect(sum()).toBe('3 open · 2 accepted · 0 ignored');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sum()).toBe('5 open · 0 accepted · 0 ignored');
  });

  it('copies nothing before a correction is accepted', async () => {
    const { user, copied, notices } = show();
    await user.click(screen.getByRole('button', { name: 'Copy improved text' }));
    expect(copied).toEqual([]);
    expect(notices).toMatchObject([{ tone: 'info', title: 'Nothing accepted yet' }]);
  });

  it('lists the findings without the text that they are about', () => {
    show({ draft: '' });
    expect(screen.getByRole('region', { name: 'Without a place' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy improved text' })).toBeNull();
  });

  it('opens a long text in slices, and shows all of it in the end', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => `Thing${index} plays a role.`);
    const findings = lines.map((_, index): Finding => ({ quote: `Thing${index} plays`, correction: `Thing${index} play` }));
    show({ draft: lines.join('\n'), sections: sectionsOf(findings, []) });
    const opened = screen.getAllByRole('button', { name: /plays: Grammar, open$/ }).length;
    expect(opened).toBeLessThan(70);
    await vi.waitFor(() => expect(document.querySelectorAll('.m-marked__line .m-proof')).toHaveLength(200), 10_000);
    await vi.waitFor(() => expect(document.querySelectorAll('.m-findings__row')).toHaveLength(200), 10_000);
    expect(document.querySelectorAll('.m-marked__line')).toHaveLength(200);
  });

  it('shows words of a draft as text', () => {
    show({ draft: '<b>Phones plays</b> & <script>' });
    expect(document.querySelector('b:not(.m-marked__sum b), script')).toBeNull();
  });
});

describe('kinds and choices', () => {
  it('tells spelling from grammar in a section of both', () => {
    const kind = (quote: string, correction: string) => proofKindOf('Grammar and Spelling', { quote, correction });
    expect([kind('lifes', 'lives'), kind('a enzyme', 'an enzyme'), kind('Its', "It's")]).toEqual(['sp', 'gr', 'gr']);
    expect(proofKindOf('Claims That Need a Source', { quote: 'x' })).toBe('ref');
    expect(proofKindOf('Wording', { quote: 'x' })).toBe('wd');
  });

  it('offers the corrections that the reason names', () => {
    expect(choicesOf({ quote: 'a lot of', correction: 'many', why: 'or "much", or the number' })).toEqual(['many', 'much']);
  });
});

it('gives back each draft whatever its marks are', () => {
  const place = fc.tuple(fc.nat(40), fc.nat(20)).map(([start, length]) => ({ start, end: start + length + 1, entry: 0 }));
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.array(place, { maxLength: 6 }), (head, places) => {
      const draft = `${head}\n${'x'.repeat(61)}`;
      const lines = draftPieces(draft, places).map((pieces) => pieces.map(({ text }) => text).join(''));
      expect(lines.join('\n')).toBe(draft);
    }),
  );
});
