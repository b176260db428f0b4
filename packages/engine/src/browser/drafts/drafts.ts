import type { DraftsPort } from '../../ports.ts';
import { hasStoppedKeeping, keepsNothing } from '../forget/keep-nothing.ts';

const PREFIX = 'draft:';

/**
 * The largest draft in characters. Session storage holds 2 to 5 million, and a few forms must not fill it. The database takes a larger
 * one, unless nothing may be kept or the page is being left, which can be faster than the database.
 */
const MOST_CHARACTERS = 500_000;

/** The drafts of this page that are only in the database, or on their way to it. */
const large = new Map<string, Readonly<Record<string, string>>>();

/** Drafts in the tab's session storage, with one key per form. */
export function browserDrafts(): DraftsPort {
  let isLeaving = false;
  // Forms write their last draft after this, because they listen later.
  globalThis.addEventListener?.('pagehide', () => {
    isLeaving = true;
    if (!hasStoppedKeeping()) for (const [form, texts] of large) putInTab(form, texts);
  });
  globalThis.addEventListener?.('pageshow', () => {
    isLeaving = false;
  });
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
      // An older text of the form must not come back.
      large.delete(form);
      try {
        sessionStorage.removeItem(PREFIX + form);
      } catch {
        return false;
      }
      const all = Object.values(texts);
      if (all.length === 0) return true;
      if (isLeaving || keepsNothing() || all.join('').length <= MOST_CHARACTERS) return putInTab(form, texts);
      large.set(form, texts);
      return false;
    },
  };
}

function putInTab(form: string, texts: Readonly<Record<string, string>>): boolean {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(texts));
    return true;
  } catch {
    return false;
  }
}
