import { counted } from '../format/counts.ts';

const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;

/** "1 card", "15 cards" */
export function cardsOf(count: number): string {
  return counted(count, 'card');
}

/** The button that begins a session: "Study 15 cards". */
export function studyLabel(count: number): string {
  return `Study ${cardsOf(count)}`;
}

/** The button that reviews cards before they are due: "Review 15 cards early". */
export function earlyLabel(count: number): string {
  return `Review ${cardsOf(count)} early`;
}

/** A time until a card comes back, in milliseconds: "10 min", "18 days", "4 months". */
export function intervalOf(time: number): string {
  if (time < 59.5 * MINUTE_MILLISECONDS) return `${Math.max(1, Math.round(time / MINUTE_MILLISECONDS))} min`;
  if (time < 23.5 * 60 * MINUTE_MILLISECONDS) return `${Math.round(time / (60 * MINUTE_MILLISECONDS))} h`;
  const days = Math.round(time / DAY_MILLISECONDS);
  if (days < 60) return counted(days, 'day');
  if (days < 365) return counted(Math.round(days / 30.4), 'month');
  const years = Math.round(days / 36.5) / 10;
  return years === 1 ? '1 year' : `${years} years`;
}

/** A duration, from milliseconds: "6 minutes 40 seconds". */
export function durationText(time: number): string {
  const seconds = Math.max(1, Math.round(time / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && counted(minutes, 'minute'), (rest > 0 || minutes === 0) && counted(rest, 'second')].filter(Boolean).join(' ');
}
