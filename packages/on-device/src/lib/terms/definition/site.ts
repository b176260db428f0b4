/** The form of a definition: "X is a …", "X refers to …", "X: …", "… is called X", "X consists of …", "X, a …,". */
export type DefinitionForm = 'is' | 'means' | 'label' | 'called' | 'consists' | 'stands-for' | 'aside';

/** A place in the plain words of a sentence that may define a term. Offsets count from the start of those words. */
export interface Site {
  readonly form: DefinitionForm;
  readonly term: Reach;
  readonly meaning: Reach;
  /** The verb as written, "is" or "are"; an empty string where there is none. */
  readonly verb: string;
  /** The word before the term that belongs to it: "a", "an", "the", "any", or an empty string. */
  readonly article: string;
}

export interface Reach {
  readonly start: number;
  readonly end: number;
}

export function reach(start: number, words: string): Reach {
  return { start, end: start + words.length };
}

/** The site of a definition that gives the meaning first: "The zone … is called X". */
export function called(text: string, term: string, meaning: string): Site {
  return {
    form: 'called',
    term: reach(text.lastIndexOf(term), term),
    meaning: reach(text.indexOf(meaning), meaning),
    verb: 'is',
    article: '',
  };
}
