import type { Notice, Ports, Tool } from '@marginalia/engine';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { ToolScreen } from '../tool/ToolScreen.tsx';
import { MemoryNavigation } from './memory-navigation.tsx';

/** A window with room for form and result side by side, unless a test makes it narrow. */
export const view = { narrow: false };

/** Before each test. */
export function stubView(): void {
  view.narrow = false;
  vi.stubGlobal('matchMedia', () => ({ matches: view.narrow }));
  Element.prototype.scrollIntoView = () => {};
}

/** After each test. */
export function clearView(): void {
  cleanup();
  vi.unstubAllGlobals();
}

/** Opens the screen of the example tool; `run` fills in its form and presses its button. */
export function openScreen<P extends Ports>(tool: Tool, ports: P) {
  const notices: Notice[] = [];
  // The clipboard of these tests is the port's, not user-event's.
  const user = userEvent.setup({ writeToClipboard: false });
  render(
    <MemoryNavigation>
      <ToolScreen onNotice={(notice) => notices.push(notice)} ports={ports} tool={tool} />
    </MemoryNavigation>,
  );
  const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
  const run = async (): Promise<void> => {
    fireEvent.change(topic(), { target: { value: 'Tides' } });
    fireEvent.change(notes(), { target: { value: 'The moon pulls.' } });
    await press('Make Example');
  };
  return { ports, notices, user, press, run };
}

export const topic = () => screen.getByLabelText<HTMLInputElement>('Topic');
export const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Your notes');
export const card = () => within(screen.getByRole('region', { name: 'Result' }));
export const ready = () => card().findByText('Example Ready');
