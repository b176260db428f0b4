import type { CslFields } from '../../csl-item.ts';

/** Fields that are still being read. */
export type Mutable = { -readonly [Key in keyof CslFields]: CslFields[Key] };

/** Sets the pages with a hyphen and the last page in full: "785–94" becomes 785-794. */
export function setPages(fields: Mutable, pages: string | undefined): undefined {
  if (pages === undefined || pages === '') return;
  fields.page = fullRange(pages.replace(/\s?[-–—]{1,2}\s?/g, '-'));
}

/** Pages with the last one in full: 785-794 for "785-94". */
export function fullRange(pages: string): string {
  return pages.replace(/(\d+)-(\d+)/g, (_, first: string, last: string) =>
    last.length < first.length ? `${first}-${first.slice(0, first.length - last.length)}${last}` : `${first}-${last}`,
  );
}
