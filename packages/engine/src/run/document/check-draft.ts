import { checkSection, type Finding } from '../brief/check-brief.ts';
import { hasMarks } from '../text/clean-text.ts';
import { isCheckable } from '../text/is-checkable.ts';
import type { Draft } from './draft.ts';

/** The differences between a long document and its outline. */
export function checkDraft(draft: Draft): Finding[] {
  const written = draft.sections.filter(({ order }) => order !== 'derived');
  const text = draft.text();
  const marks = isCheckable(text) && hasMarks(text) ? [{ rule: 'marks' } as const] : [];
  return [...written.flatMap((section) => checkSection(section, draft.textOf(section))), ...marks];
}
