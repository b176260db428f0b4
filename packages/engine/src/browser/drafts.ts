import type { DraftsPort } from '../ports.ts';

const PREFIX = 'draft:';

/** The largest draft in characters. Session storage holds 2 to 5 million, and a few forms must not fill it. A larger draft is not stored. */
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
      const all = Object.values(texts);
      const kept = all.length > 0 && all.join('').length <= MAX_CHARACTERS;
      try {
        if (kept) put(PREFIX + form, JSON.stringify(texts));
        else sessionStorage.removeItem(PREFIX + form);
      } catch {}
    },
  };
}

function put(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The storage is full: the current draft replaces all others.
    for (const other of Object.keys(sessionStorage)) if (other.startsWith(PREFIX)) sessionStorage.removeItem(other);
    sessionStorage.setItem(key, text);
  }
}
