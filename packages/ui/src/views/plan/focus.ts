/** Shows the row of today, or of the next day of the plan, and gives it focus; the last row if the plan is over. */
export function goToDay(root: HTMLElement | null, today: string): void {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
  const row = rows.find(({ dataset }) => (dataset['day'] ?? '') >= today) ?? rows.at(-1);
  if (row) unfoldAndFocus(row);
}

/** Gives focus to the controls of a block. */
export function focusBlock(root: HTMLElement | null, id: string): void {
  const block = [...(root?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].find(({ dataset }) => dataset['block'] === id);
  const control = block?.querySelector<HTMLElement>('button');
  if (control) unfoldAndFocus(control);
}

function unfoldAndFocus(element: HTMLElement): void {
  const week = element.closest('details');
  if (week) week.open = true;
  element.scrollIntoView?.({ block: 'center' });
  element.focus({ preventScroll: true });
}
