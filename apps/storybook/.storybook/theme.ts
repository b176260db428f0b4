import { create, type ThemeVars } from 'storybook/theming';

const FONT = '"Atkinson Hyperlegible Next Variable", system-ui, "Segoe UI", sans-serif';

interface Colors {
  readonly canvas: string;
  readonly surface: string;
  readonly hover: string;
  readonly border: string;
  readonly control: string;
  readonly text: string;
  readonly muted: string;
  readonly link: string;
}

// The values of packages/ui/src/styles/tokens.css in sRGB: Storybook computes with these colours and cannot read CSS variables.
const LIGHT: Colors = {
  canvas: '#f5f6f9',
  surface: '#ffffff',
  hover: '#eff1f4',
  border: '#cfd2d8',
  control: '#868a93',
  text: '#161e2e',
  muted: '#565c67',
  link: '#1553a8',
};
const DARK: Colors = {
  canvas: '#10141b',
  surface: '#181c25',
  hover: '#21262f',
  border: '#32373f',
  control: '#70757f',
  text: '#f2f3f7',
  muted: '#a3a7af',
  link: '#8cbbfb',
};

function chrome(base: 'light' | 'dark', colors: Colors): ThemeVars {
  return create({
    base,
    brandTitle: 'Marginalia',
    brandTarget: '_self',
    fontBase: FONT,
    colorPrimary: colors.link,
    colorSecondary: colors.link,
    appBg: colors.canvas,
    appContentBg: colors.canvas,
    appPreviewBg: colors.canvas,
    appHoverBg: colors.hover,
    appBorderColor: colors.border,
    appBorderRadius: 8,
    textColor: colors.text,
    textMutedColor: colors.muted,
    barBg: colors.surface,
    barTextColor: colors.muted,
    barHoverColor: colors.link,
    barSelectedColor: colors.link,
    inputBg: colors.surface,
    inputBorder: colors.control,
    inputTextColor: colors.text,
    inputBorderRadius: 8,
    buttonBg: colors.surface,
    buttonBorder: colors.control,
  });
}

/** Themes of Storybook's manager and of its pages, in the product's colours. */
export const lightChrome = chrome('light', LIGHT);
export const darkChrome = chrome('dark', DARK);
