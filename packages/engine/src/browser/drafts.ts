import type { DraftsPort } from '../ports.ts';
import { hasStoppedKeeping, keepsNothing } from './kept/kept-nothing.ts';

const PREFIX = 'draft:';

/**
 * The largest draft in characters. Session storage holds 2 to 5 million, and a few forms must not fill it. The database takes a larger
 * one, unless nothing may be kept.
 */
const MAX_CHARACTERS = 500_000;

/** Drafts in the tab's session storage, with one key per form. */
export function browserDrafts(): DraftsPort {
  return {
    read(form) {
      try {
        return { ...JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null') };
      } catch {
        return {};
      }
    },
    write(form, texts) {
      if (hasStoppedKeeping()) return true;
      const all = Object.values(texts);
      const fits = all.join('').length <= MAX_CHARACTERS || keepsNothing();
      try {
        // An older text of the form must not come back.
        sessionStorage.removeItem(PREFIX + form);
        if (fits && all.length > 0) sessionStorage.setItem(PREFIX + form, JSON.stringify(texts));
        return fits;
      } catch {
        return false;
      }
    },
  };
}
