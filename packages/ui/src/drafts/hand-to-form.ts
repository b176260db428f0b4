import { type Ports, StorageError } from '@marginalia/engine';

/**
 * Makes texts the draft of another tool's form in this tab, so that its screen opens with them. The draft that it replaces is offered
 * there like input of a closed tab.
 * @param form the slug of the other tool
 * @returns whether this browser could take the texts
 */
export async function handToForm(
  { drafts, leftDrafts }: Pick<Ports, 'drafts' | 'leftDrafts'>,
  form: string,
  texts: Readonly<Record<string, string>>,
): Promise<boolean> {
  const inTab = Object.entries(drafts.read(form)).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  // A draft that is too large for the tab is only on the device.
  const before = inTab.length > 0 ? Object.fromEntries(inTab) : (await leftDrafts.own(form))?.texts;
  if (before !== undefined && Object.values(before).some((text) => text.trim() !== '') && !includes(before, texts)) {
    await leftDrafts.leave(form, before);
  }
  const isInTab = drafts.write(form, texts);
  return leftDrafts.write(form, texts).then(
    () => true,
    (thrown: unknown) => {
      if (thrown instanceof StorageError) return isInTab;
      throw thrown;
    },
  );
}

/** Whether every text of a draft is also in the texts that replace it. */
function includes(draft: Readonly<Record<string, string>>, texts: Readonly<Record<string, string>>): boolean {
  return Object.entries(draft).every(([field, text]) => texts[field] === text);
}
