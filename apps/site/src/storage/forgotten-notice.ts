import type { Notices } from '@marginalia/ui';

const TEXTS = {
  here: 'No work, input, settings or keys are left in this browser.',
  elsewhere: 'Another tab deleted what this browser kept for this site. This tab was emptied too.',
} as const;

/** The tab that deleted everything: this one or another one. */
export type ForgottenPlace = keyof typeof TEXTS;

/** Says that everything was deleted. */
export function showForgotten(show: Notices['show'], where: string): void {
  if (where === 'here' || where === 'elsewhere') show({ tone: 'info', title: 'Everything was forgotten.', text: TEXTS[where] });
}
