import type { Notice, Ports, Tool } from '@marginalia/engine';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { NoticeAction } from '../notices/ToastRegion.tsx';
import { ToolRuns } from '../tool/run/tool-runs.ts';
import { ToolScreen } from '../tool/ToolScreen.tsx';
import { MemoryNavigation } from './memory-navigation.tsx';

/** The width of the fake window: form and result are side by side unless a test sets `narrow`. */
export const view = { narrow: false };

/** Stubs the browser functions that jsdom lacks. Call it before each test. */
export function stubView(): void {
  view.narrow = false;
  vi.stubGlobal('matchMedia', () => ({ matches: view.narrow }));
  Element.prototype.scrollIntoView = () => {};
}

/** Unmounts the screen and removes the stubs. Call it after each test. */
export function clearView(): void {
  cleanup();
  vi.unstubAllGlobals();
}

/** Renders the screen of a tool. `run` fills in the form of the example tool and presses its button. */
export function openScreen<P extends Ports>(tool: Tool, ports: P) {
  const notices: Notice[] = [];
  const offers: NoticeAction[] = [];
  // These tests use the clipboard port, not the clipboard of user-event.
  const user = userEvent.setup({ writeToClipboard: false });
  render(
    <MemoryNavigation>
      <ToolScreen
        onNotice={(notice, action) => {
          notices.push(notice);
          if (action) offers.push(action);
        }}
        runs={new ToolRuns(ports)}
        tool={tool}
      />
    </MemoryNavigation>,
  );
  const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
  const run = async (): Promise<void> => {
    fireEvent.change(topic(), { target: { value: 'Tides' } });
    fireEvent.change(notes(), { target: { value: 'The moon pulls.' } });
    await press('Make Example');
  };
  return { ports, notices, offers, user, press, run };
}

export const topic = () => screen.getByLabelText<HTMLInputElement>('Topic');
export const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Your notes');
export const card = () => within(screen.getByRole('region', { name: 'Result' }));
export const ready = () => card().findByText('Example Ready');
