import { storyNameFromExport } from 'storybook/internal/csf';

/** What the sidebar says of an export that has no name of its own: `OnAToolPage` is "On a tool page". */
export function sentenceName(exportName: string): string {
  const [first = '', ...others] = storyNameFromExport(exportName).split(' ');
  return [first, ...others.map((word) => (isInitials(word) ? word : word.toLowerCase()))].join(' ');
}

function isInitials(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}
