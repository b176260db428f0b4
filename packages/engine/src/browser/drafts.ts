import type { DraftsPort } from '../ports.ts';

const PREFIX = 'draft:';

/** Characters of one draft: a few forms must not fill the tab's storage, which takes 2 to 5 million. A larger one is not kept. */
const MOST_CHARACTERS = 500_000;

/** Drafts in the tab's session storage, a key for each form. */
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
      const kept = all.length > 0 && all.join('').length <= MOST_CHARACTERS;
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
    // Where there is no room, what is typed now matters more than other drafts, and than what this one was.
    for (const other of Object.keys(sessionStorage)) if (other.startsWith(PREFIX)) sessionStorage.removeItem(other);
    sessionStorage.setItem(key, text);
  }
}
