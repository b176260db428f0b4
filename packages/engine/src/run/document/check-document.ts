import { checkSection, type Deviation } from '../brief/check-brief.ts';
import { hasMarks } from '../text/clean-text.ts';
import { isCheckable } from '../text/is-checkable.ts';
import type { DocumentText } from './document-text.ts';

/** The differences between a long document and its outline. */
export function checkDocument(document: DocumentText): Deviation[] {
  const written = document.sections.filter(({ order }) => order !== 'derived');
  const text = document.text();
  const marks = isCheckable(text) && hasMarks(text) ? [{ rule: 'marks' } as const] : [];
  return [...written.flatMap((section) => checkSection(section, document.textOf(section))), ...marks];
}
