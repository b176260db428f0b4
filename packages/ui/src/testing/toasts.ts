import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** Presses the button with this name. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Advances the fake timers. */
export const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** The region with the toasts. */
export const region = () => screen.getByRole('region', { name: 'Notifications' });

/** The Dismiss button of each toast. */
export const dismissButtons = () => screen.queryAllByRole('button', { name: 'Dismiss' });
