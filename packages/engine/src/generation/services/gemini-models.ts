/** What is known of a model beforehand. Ids, limits and quirks are data: they change every few weeks. */
export interface ModelFacts {
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** One line for the person who chooses. */
  readonly note: string;
  readonly maxOutputTokens: number;
  /** Tokens of prompt and answer together. */
  readonly contextTokens: number;
  /** The lowest level of thinking that it takes. It cannot be switched off and counts against `maxOutputTokens`. */
  readonly thinking: 'minimal' | 'low';
  /** Tokens that thinking at this level may take. */
  readonly thinkingReserve: number;
  /** Words that one call should be asked for at most; a free key has few calls a day. */
  readonly maxCallWords: number;
}

const GEMINI = { maxOutputTokens: 65_536, contextTokens: 1_048_576 } as const;

/** The Gemini models that are offered, the default first. Any other id can be typed. As of November 2026 (generation.md §1.1). */
export const GEMINI_MODELS: readonly [ModelFacts, ...ModelFacts[]] = [
  {
    ...GEMINI,
    id: 'gemini-3.5-flash-lite',
    name: 'Gemini 3.5 Flash-Lite',
    note: 'Fast, with the largest free quota.',
    thinking: 'minimal',
    thinkingReserve: 1024,
    maxCallWords: 2500,
  },
  {
    ...GEMINI,
    id: 'gemini-3.8-flash',
    name: 'Gemini 3.8 Flash',
    note: 'Better text. A free key has about 20 requests a day.',
    thinking: 'low',
    thinkingReserve: 2048,
    maxCallWords: 4000,
  },
  {
    ...GEMINI,
    id: 'gemini-4-hydrogen',
    name: 'Gemini 4 Hydrogen',
    note: 'The newest, best for long texts.',
    thinking: 'low',
    thinkingReserve: 2048,
    maxCallWords: 4000,
  },
];

export const DEFAULT_GEMINI_MODEL = GEMINI_MODELS[0].id;

/** The facts of a Gemini model. One that is not in the table is taken to be like the others. */
export function geminiFacts(id: string): ModelFacts {
  const known = GEMINI_MODELS.find((model) => model.id === id);
  return known ?? { ...GEMINI, id, name: id, note: '', thinking: 'low', thinkingReserve: 2048, maxCallWords: 2500 };
}
