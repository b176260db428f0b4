import { createContext } from 'react';
import type { ThemeGlobal } from './globals.ts';

/** The toolbar's theme, for the blocks of a page of documentation. */
export const PageTheme = createContext<ThemeGlobal>('light');
