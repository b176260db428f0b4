import { expect, it } from 'vitest';
import { askedBy } from '../../../../testing/asked-cards.ts';
import { noteCards } from './note-cards.ts';

it.each([
  [
    '**HFrEF** means heart failure with reduced ejection fraction (EF < 40%).',
    ['HFrEF', 'heart failure with reduced ejection fraction (EF < 40%)'],
  ],
  ['**Systole** is the phase in which the heart contracts', ['Systole', 'the phase in which the heart contracts']],
])('A line of notes that opens with a name in bold and says what it is is a card: %j', (raw, card) => {
  expect(askedBy(noteCards, raw)).toEqual([card]);
});

it.each([
  'HFrEF means heart failure with reduced ejection fraction.',
  '**Systole** is important. Learn it well.',
  '**Systole** is shorter at a high rate',
])('It is none without the bold, of several sentences, or where it tells no class: %j', (raw) => {
  expect(askedBy(noteCards, raw)).toEqual([]);
});
