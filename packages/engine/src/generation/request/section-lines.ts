import type { ItemKindName } from '../../definition/holds.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import { itemKinds } from '../../items/kinds.ts';

/** The sections as a prompt asks for them: exact title, length and brief, the form of the items with an example. */
export function sectionBlocks(sections: readonly ResolvedSection[]): string[] {
  const forms = formsOf(sections);
  return sections.map((section) => {
    const length = lengthOf(section);
    return [`Section: ${section.title}`, `${length && `${length}: `}${section.brief}`, ...(forms.get(section.id) ?? [])].join('\n');
  });
}

/** "50-80 words", "about 500 words", "3-5 questions", or nothing. */
export function lengthOf({ words, items, itemName }: ResolvedSection): string {
  if (items) return `${items[0]}-${items[1]} ${itemName}s`;
  if (!words) return '';
  return words[0] === words[1] ? `about ${words[0].toLocaleString('en-US')} words` : `${words[0]}-${words[1]} words`;
}

/** The lines on the form of the items, by the id of the section. A form that several sections share is given once. */
export function formsOf(sections: readonly ResolvedSection[]): Map<string, string[]> {
  const first = new Map<ItemKindName, ResolvedSection>();
  return new Map(
    sections.flatMap((section) => {
      const { holds } = section;
      if (holds === undefined || holds.drafted) return [];
      const { ask, example } = itemKinds[holds.kind];
      const same = first.get(holds.kind);
      if (same) return [[section.id, [`Form: as in "${same.title}".`]]];
      first.set(holds.kind, section);
      return [[section.id, [ask, 'Form (not content):', example]]];
    }),
  );
}
