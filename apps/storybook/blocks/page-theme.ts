import { createContext } from 'react';
import type { ThemeGlobal } from '../.storybook/globals.ts';

/** The theme that the toolbar asks of a page of documentation. */
export const PageTheme = createContext<ThemeGlobal>('light');
