import type { Preview } from '@storybook/react-vite';

export type ThemeGlobal = 'light' | 'dark' | 'both';
export type MotionGlobal = 'full' | 'reduced';
export type TextSizeGlobal = '100' | '200';

/** The settings of the toolbar. A story fixes some of them with `globals`. */
export interface StoryGlobals {
  readonly theme: ThemeGlobal;
  readonly motion: MotionGlobal;
  readonly textSize: TextSizeGlobal;
  readonly grid: 'off' | 'on';
}

export const initialGlobals: StoryGlobals = { theme: 'light', motion: 'reduced', textSize: '100', grid: 'off' };

/** The globals of a story or a page, with the initial value for each that is missing. */
export function globalsOf(globals: Readonly<Record<string, unknown>>): StoryGlobals {
  return { ...initialGlobals, ...globals };
}

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    name: 'Theme',
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'both', title: 'Side by side', icon: 'sidebyside' },
      ],
    },
  },
  motion: {
    name: 'Motion',
    description: 'Motion, independent of the preference of this system',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  textSize: {
    name: 'Text size',
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
  grid: {
    name: 'Grid',
    description: 'Grid of 8 px',
    toolbar: {
      icon: 'grid',
      dynamicTitle: true,
      items: [
        { value: 'off', title: 'No grid' },
        { value: 'on', title: 'Grid 8 px' },
      ],
    },
  },
};

export const viewports = {
  reflow: { name: 'Reflow 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet 834', styles: { width: '834px', height: '1112px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
  wide: { name: 'Wide 1440', styles: { width: '1440px', height: '900px' } },
} as const;
