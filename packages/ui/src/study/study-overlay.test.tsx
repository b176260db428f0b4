import { type Deck, newDeck, studyQueue } from '@marginalia/engine';
import { type MemoryDecks, memoryDecks, memoryDrafts } from '@marginalia/engine/testing';
import { cleanup, fireEvent, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDialog } from '../testing/stub-dialog.ts';
import { StudyOverlay } from './StudyOverlay.tsx';

const NOON = new Date(2026, 10, 20, 12).getTime();

const deckOf = (count: number): Deck =>
  newDeck(
    { id: 'd1', tool: 'flashcard-creator', name: 'Cells', at: new Date(NOON).toISOString() },
    Array.from({ length: count }, (_, nth) => ({
      front: `Question ${nth + 1}?`,
      back: `Answer ${nth + 1}`,
      source: { place: `line ${nth + 1}`, quote: `Words ${nth + 1}.` },
    })),
  );

/** Opens a session with the cards that are to be studied now. */
let drafts = memoryDrafts();
async function open(decks: MemoryDecks, at: { now: number } = { now: NOON }, Mode: typeof StrictMode = Fragment) {
  const from = decks.decks;
  const onClose = vi.fn();
  const onNotice = vi.fn();
  const page = render(
    <Mode>
      <StudyOverlay
        clock={{ now: () => new Date(at.now) }}
        decks={decks}
        drafts={drafts}
        from={from}
        name="Cells"
        onClose={onClose}
        onNotice={onNotice}
        queue={studyQueue(from, at.now)}
      />
    </Mode>,
  );
  const dialog = await within(page.container).findByRole('dialog', { name: 'Study: Cells' });
  return { ...page, dialog, onClose, onNotice, at, in: within(dialog), text: () => dialog.textContent ?? '' };
}

const press = (key: string): void => {
  const target = document.activeElement ?? document.body;
  const notPrevented = fireEvent.keyDown(target, { key });
  // A browser presses the button that has focus when Space is let go.
  if (key === ' ' && notPrevented && target instanceof HTMLButtonElement) fireEvent.click(target);
};
const answers = (decks: MemoryDecks): number[] => (decks.decks[0]?.cards ?? []).map(({ reviews }) => reviews.length);
const stored = (decks: MemoryDecks, count: number) =>
  vi.waitFor(() => expect(answers(decks).reduce((sum, one) => sum + one, 0)).toBe(count));

beforeEach(() => {
  stubDialog();
  drafts = memoryDrafts();
});

describe('A deck of 200 cards', () => {
  it('is studied by keyboard: every answer is stored, the last one is taken back, and a reload goes on in the middle', async () => {
    const decks = memoryDecks([deckOf(200)]);
    const at = { now: NOON };
    const first = await open(decks, at);
    expect(first.text()).toContain('1 of 200');
    for (let nth = 0; nth < 100; nth += 1) {
      press(' ');
      at.now += 1_000;
      press(nth === 3 ? '1' : ' ');
    }
    expect(first.text()).toContain('101 of 200 · 1 comes back');
    await stored(decks, 100);
    cleanup();

    const later = await open(decks, at);
    // The hundred that were not asked, and the one that comes back in ten minutes.
    expect(later.text()).toContain('1 of 101');
    for (let nth = 0; nth < 101; nth += 1) {
      press(' ');
      at.now += 1_000;
      press(nth % 2 ? '4' : '3');
    }
    expect(later.text()).toContain('101 of 101 · session done');
    expect(later.in.getByRole('heading', { name: '101 cards done.' })).toBeTruthy();
    press('z');
    expect(later.text()).toContain('101 of 101');
    // The one that comes back is asked last, as in the first session.
    expect(later.in.getByText('Question 4?', { selector: '.m-study__front' })).toBeTruthy();
    press(' ');
    press('4');
    expect(later.text()).toContain('session done');
    await stored(decks, 201);
    expect(decks.decks[0]?.cards[3]?.reviews.map(([, rating]) => rating)).toEqual([1, 4]);
    expect(answers(decks).every((count) => count > 0)).toBe(true);
  });

  it('is answered by swipes, and not by a finger that scrolls', async () => {
    const decks = memoryDecks([deckOf(3)]);
    const page = await open(decks);
    const swipe = (x: number, y: number): void => {
      const card = page.in.getByRole('article', { name: 'Card' });
      fireEvent.pointerDown(card, { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 200 });
      fireEvent.pointerUp(card, { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: 200 + x, clientY: 200 + y });
    };
    swipe(-80, 90);
    expect(page.in.queryByText('Answer 1')).toBeNull();
    swipe(80, 10);
    expect(page.in.getByText('Answer 1')).toBeTruthy();
    swipe(90, 0);
    swipe(90, 0);
    swipe(-90, 0);
    await stored(decks, 2);
    expect(decks.decks[0]?.cards.map(({ reviews }) => reviews[0]?.[1])).toEqual([3, 1, undefined]);
  });

  it('keeps the answers of two tabs, and asks no card that the other tab has answered', async () => {
    const decks = memoryDecks([deckOf(40)]);
    const [one, other] = [await open(decks), await open(decks)];
    const inTab = (tab: typeof one, work: () => void): void => {
      tab.dialog.querySelector<HTMLElement>('[data-primary]')?.focus();
      work();
    };
    inTab(one, () => {
      for (let nth = 0; nth < 10; nth += 1) {
        press(' ');
        press('3');
      }
    });
    await stored(decks, 10);
    inTab(other, () => {
      press(' ');
      press('3');
    });
    await stored(decks, 11);
    await vi.waitFor(() => expect(other.in.getByText('Question 11?', { selector: '.m-study__front' })).toBeTruthy());
    expect(answers(decks).slice(0, 11)).toEqual([2, ...Array(9).fill(1), 0]);
  });
});

describe('A session', () => {
  it('shows the front in its place, then the back with its source and the four answers with their times', async () => {
    const { in: session } = await open(memoryDecks([deckOf(2)]));
    expect(session.queryByText('Answer 1')).toBeNull();
    const front = session.getByText('Question 1?', { selector: '.m-study__front' });
    expect(document.activeElement).toBe(session.getByRole('button', { name: 'Show answer' }));
    press(' ');
    expect(session.getByText('Question 1?', { selector: '.m-study__front' })).toBe(front);
    expect(session.getByText('Words 1.')).toBeTruthy();
    expect(session.getByText(/From your material, line 1/)).toBeTruthy();
    expect(
      within(session.getByRole('group'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Again 10 min1',
      expect.stringMatching(/^Hard \d+ min2$/),
      expect.stringMatching(/^Good \d+ days3$/),
      expect.stringMatching(/^Easy \d+ days4$/),
    ]);
    expect(document.activeElement?.textContent).toContain('Good');
  });

  it('announces the front and the back once each', async () => {
    const { in: session } = await open(memoryDecks([deckOf(2)]), { now: NOON }, StrictMode);
    await vi.waitFor(() => expect(session.getByRole('status').textContent).toBe('Question 1?'));
    press(' ');
    await vi.waitFor(() => expect(session.getByRole('status').textContent).toBe('Answer: Answer 1'));
  });

  it('compares a typed answer with the back, and leaves the keys to the text field', async () => {
    const decks = memoryDecks([newDeck({ ...deckOf(0) }, [{ front: 'Where?', back: 'In the matrix of the cell.' }])]);
    const { in: session, text } = await open(decks);
    const user = userEvent.setup();
    await user.click(session.getByRole('button', { name: 'Type the answer' }));
    const field = session.getByRole('textbox', { name: 'Your answer' });
    expect(document.activeElement).toBe(field);
    await user.type(field, 'in the zeal of cell 1{Enter}');
    expect(text()).toContain('2 words of the answer are missing, and 2 words differ.');
    expect(session.getAllByText(/^(?:zeal|1|matrix|the)$/, { selector: 'em' }).map((word) => word.textContent)).toEqual([
      'zeal',
      '1',
      'matrix',
      'the',
    ]);
    expect(answers(decks)).toEqual([0]);
    press('3');
    await stored(decks, 1);
  });

  it('edits the card with E, without typing the key, and Escape leaves the form alone', async () => {
    const decks = memoryDecks([deckOf(2)]);
    const { in: session, onClose } = await open(decks);
    const user = userEvent.setup();
    await user.keyboard('e');
    const front = session.getByRole('textbox', { name: 'Front' });
    expect((front as HTMLTextAreaElement).value).toBe('Question 1?');
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('e');
    await user.clear(session.getByRole('textbox', { name: 'Front' }));
    await user.click(session.getByRole('button', { name: 'Save card' }));
    expect(session.getByRole('alert').textContent).toBe('A card needs a front and a back.');
    await user.type(session.getByRole('textbox', { name: 'Front' }), 'Clearer?{Control>}{Enter}{/Control}');
    expect(session.getByText('Clearer?', { selector: '.m-study__front' })).toBeTruthy();
    await vi.waitFor(() => expect(decks.decks[0]?.cards[0]?.front).toBe('Clearer?'));
  });

  it('asks before Escape drops changed words, and Z takes a saved edit back', async () => {
    const decks = memoryDecks([deckOf(2)]);
    const { in: session } = await open(decks);
    const user = userEvent.setup();
    await user.keyboard('e');
    await user.type(session.getByRole('textbox', { name: 'Front' }), ' Longer?{Escape}');
    expect(session.getByRole('alert').textContent).toContain('not saved');
    expect((session.getByRole('textbox', { name: 'Front' }) as HTMLTextAreaElement).value).toBe('Question 1? Longer?');
    await user.keyboard('{Escape}');
    expect(session.getByText('Question 1?', { selector: '.m-study__front' })).toBeTruthy();
    press(' ');
    press('3');
    await stored(decks, 1);
    await user.keyboard('e');
    await user.type(session.getByRole('textbox', { name: 'Front' }), ' Wrong{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(decks.decks[0]?.cards[1]?.front).toBe('Question 2? Wrong'));
    press('z');
    await vi.waitFor(() => expect(decks.decks[0]?.cards[1]?.front).toBe('Question 2?'));
    expect(answers(decks)).toEqual([1, 0]);
  });

  it('keeps the words of a form that a reload left', async () => {
    const decks = memoryDecks([deckOf(2)]);
    const first = await open(decks);
    press(' ');
    press('e');
    fireEvent.change(await first.in.findByRole('textbox', { name: 'Back' }), { target: { value: 'Half a sen' } });
    first.unmount();
    const again = await open(decks);
    press(' ');
    press('e');
    const back = await again.in.findByRole<HTMLTextAreaElement>('textbox', { name: 'Back' });
    expect(back.value).toBe('Half a sen');
    fireEvent.click(again.in.getByRole('button', { name: 'Cancel' }));
    press('e');
    expect((await again.in.findByRole<HTMLTextAreaElement>('textbox', { name: 'Back' })).value).toBe('Answer 1');
  });

  it('sums up, lets a card that came back be edited, and studies those cards again', async () => {
    const decks = memoryDecks([deckOf(3)]);
    const at = { now: NOON };
    const { in: session, text } = await open(decks, at);
    for (const key of ['1', '3', '4', '3']) {
      press(' ');
      at.now += 25_000;
      press(key);
    }
    expect(text()).toContain('1 minute 40 seconds. 2 known at the first look, 1 came back and is known now.');
    expect(session.getByRole('heading', { name: 'Your 4 answers' })).toBeTruthy();
    expect(session.getByRole('heading', { name: 'The one that came back' })).toBeTruthy();
    const user = userEvent.setup();
    await user.click(session.getByRole('button', { name: 'Edit Question 1?' }));
    await user.type(session.getByRole('textbox', { name: 'Back' }), ' more');
    await user.click(session.getByRole('button', { name: 'Save card' }));
    await vi.waitFor(() => expect(decks.decks[0]?.cards[0]?.back).toBe('Answer 1 more'));
    await user.click(session.getByRole('button', { name: 'Study this card again' }));
    expect(text()).toContain('1 of 1');
    expect(session.getByText('Question 1?', { selector: '.m-study__front' })).toBeTruthy();
  });

  it('says calmly that answers are not stored, does not end by accident, and stores them with Retry', async () => {
    const decks = memoryDecks([deckOf(3)]);
    const { in: session, onClose } = await open(decks);
    decks.failure = 'full';
    press(' ');
    press('3');
    expect(await session.findByRole('heading', { name: '1 change not stored yet' })).toBeTruthy();
    press(' ');
    press('3');
    press('Escape');
    expect(onClose).not.toHaveBeenCalled();
    expect(session.getByRole('button', { name: 'End without storing' })).toBeTruthy();
    decks.failure = undefined;
    await userEvent.click(session.getByRole('button', { name: 'Retry' }));
    await stored(decks, 2);
    await vi.waitFor(() => expect(session.queryByRole('heading', { name: /not stored/ })).toBeNull());
    await userEvent.click(session.getByRole('button', { name: 'End session' }));
    expect(onClose).toHaveBeenCalled();
  });
});
