import { newKeptId } from '../../kept/kept-result.ts';
import { newestFirst } from '../../kept/newest-first.ts';
import type { LeftDraft, LeftDraftsPort } from '../../ports.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { hasDatabase } from '../database/has-database.ts';
import { hasStoppedKeeping, keepsNothing } from '../forget/keep-nothing.ts';
import { heldLocks, holdLock, RELEASED_WITHIN } from '../unstored/held-locks.ts';
import { Unstored } from '../unstored/unstored.ts';

/** The key of this tab's id in session storage. */
const TAB = 'tab';
const LOCK = 'marginalia:tab:';

/**
 * Drafts in IndexedDB, by tab and form. A page with a draft holds a Web Lock for its tab: a draft without the lock of its tab was left in
 * a closed one. With the switch "Keep nothing here" none can be written.
 */
export function browserLeftDrafts(): LeftDraftsPort {
  // The code is loaded at the first use.
  const database = () => import('../kept/kept-code.ts');
  const unstored = new Unstored<LeftDraft>('draft');
  let holding: Promise<string> | undefined;
  const hold = (tab: string): Promise<string> => {
    holding ??= ownId(tab).then((own) => {
      holdLock(LOCK + own);
      return own;
    });
    return holding;
  };
  const read = async <T>(work: (code: Awaited<ReturnType<typeof database>>) => Promise<T>, otherwise: T): Promise<T> => {
    if (keepsNothing() || !(await hasDatabase())) return otherwise;
    return database()
      .then(work)
      .catch(() => otherwise);
  };
  /** Stores what pages that are gone have left. */
  const storeUnstored = async (): Promise<void> => {
    const found = unstored.left();
    if (found.size === 0 || keepsNothing() || hasStoppedKeeping()) return;
    await new Promise((resolve) => setTimeout(resolve, RELEASED_WITHIN));
    const [locks, { getDraft, isDraft, putDraft }] = await Promise.all([heldLocks(), database()]);
    for (const [id, draft] of found) {
      // A page that is still open stores its own.
      if (locks.has(LOCK + tabOf(id)) && tabOf(id) !== tabId()) continue;
      if (isDraft(draft) && !isOlder(draft, await getDraft(id))) await putDraft(draft);
      unstored.remove(id);
    }
  };
  return {
    async write(form, texts) {
      if (hasStoppedKeeping()) return;
      if (keepsNothing()) throw new StorageError('blocked');
      const isEmpty = Object.keys(texts).length === 0;
      const tab = isEmpty ? tabId() : (tabId() ?? newTabId());
      if (tab === undefined) return;
      const draft = { id: `${tab}:${form}`, at: new Date().toISOString(), texts };
      if (isEmpty) unstored.remove(draft.id);
      else unstored.add(draft);
      const id = `${await hold(tab)}:${form}`;
      try {
        if (isEmpty) await (await database()).removeDraft(id);
        else await (await database()).putDraft({ ...draft, id });
        unstored.stored(draft);
      } catch (cause) {
        // No later page could store it either.
        unstored.remove(draft.id);
        throw cause instanceof StorageError ? cause : new StorageError('blocked', { cause });
      }
    },
    async own(form) {
      const tab = tabId();
      if (tab === undefined) return undefined;
      const own = await hold(tab);
      return read((code) => code.getDraft(`${own}:${form}`), undefined);
    },
    async left(form) {
      await storeUnstored().catch(() => undefined);
      return read(
        async ({ draftIds, getDraft }) => {
          const ids = (await draftIds()).filter((id) => id.endsWith(`:${form}`));
          const locks = ids.length === 0 ? new Set() : await heldLocks();
          const closed = ids.filter((id) => !locks.has(LOCK + tabOf(id)) && tabOf(id) !== tabId());
          const drafts = (await Promise.all(closed.map(getDraft))).filter((draft) => draft !== undefined);
          return drafts.sort(newestFirst(new Date()));
        },
        [] as readonly LeftDraft[],
      );
    },
    async leave(form, texts) {
      const draft: LeftDraft = { id: `${newKeptId(new Date())}:${form}`, at: new Date().toISOString(), texts };
      await database()
        .then(({ putDraft }) => (keepsNothing() ? undefined : putDraft(draft)))
        .catch(() => undefined);
      return draft;
    },
    remove: (id) => read((code) => code.removeDraft(id), undefined),
  };
}

/** An id that no other open tab has. A duplicated tab begins with the session storage of the first one, and so with its id. */
async function ownId(tab: string): Promise<string> {
  const isTaken = async (): Promise<boolean> => (await heldLocks()).has(LOCK + tab);
  if (!(await isTaken())) return tab;
  await new Promise((resolve) => setTimeout(resolve, RELEASED_WITHIN));
  return (await isTaken()) ? newTabId() : tab;
}

/** The id of this tab; undefined if the tab has no draft, or allows no storage. */
function tabId(): string | undefined {
  try {
    return sessionStorage.getItem(TAB) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Gives this tab an id. */
function newTabId(): string {
  const id = newKeptId(new Date());
  try {
    sessionStorage.setItem(TAB, id);
  } catch {
    // The draft counts as one of a closed tab when the page is gone.
  }
  return id;
}

/** "tab" of "tab:form". The time in a tab's id has colons too. */
function tabOf(id: string): string {
  return id.slice(0, id.lastIndexOf(':'));
}

function isOlder(draft: LeftDraft, other: LeftDraft | undefined): boolean {
  return other !== undefined && draft.at < other.at;
}
