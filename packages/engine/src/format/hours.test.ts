import { describe, expect, it } from 'vitest';
import { hoursIn, placeIn } from './hours.ts';

describe('The hours beside a date', () => {
  it.each([
    ['14 January 2027 10:00', '10:00'],
    ['15 Jan 14:00-14:20', '14:00 14:20'],
    ['16/12/2026 9am', '09:00'],
    ['Jan 12 9:30-11am', '09:30 11:00'],
    ['10-11:30, Hall C', '10:00 11:30'],
    ['14 Dec 11-1pm', '11:00 13:00'],
    ['14 Dec 2 pm to 4 pm', '14:00 16:00'],
    ['14 Dec 11:00-1:00', '11:00 13:00'],
    ['7 de junio de 2027 a las 9:00', '09:00'],
    ['10. Dezember um 14 Uhr', '14:00'],
    ['le 10 décembre à 14h30', '14:30'],
    ['3 Feb at noon', '12:00'],
    ['12:30 am', '00:30'],
    ['2 Nov 2026 5pm', '17:00'],
  ])('are read in "%s"', (words, hours) => {
    expect(Object.values(hoursIn(words) ?? {}).join(' ')).toBe(hours);
  });

  it.each([
    '10 December 2026',
    '10-11 December',
    '2026-12-10',
    '16.12.2026',
    'due 14 Dec, 30%',
    '14 Dec 2:30',
    '14 Dec, 2 h',
    '14 Dec 25:00',
  ])('are not guessed from "%s"', (words) => {
    expect(hoursIn(words)).toBeUndefined();
  });

  it.each([
    ['10:00-11:30, Hall C', 'Hall C'],
    ['9am in Room B12', 'Room B12'],
    ['noon, Lecture Theatre 2', 'Lecture Theatre 2'],
    ['9:00, Aula 5', 'Aula 5'],
    ['9:00 in the hall', undefined],
    ['10:00, lab report due', undefined],
  ])('stand beside a place: "%s"', (words, place) => {
    expect(placeIn(words)).toBe(place);
  });
});
