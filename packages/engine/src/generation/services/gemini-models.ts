/** The known limits of a model. Keep them as data: they change every few weeks. */
export interface ModelFacts {
  readonly id: string;
  /** The name on screen. */
  readonly name: string;
  /** One line that helps a person to choose. */
  readonly note: string;
  readonly maxOutputTokens: number;
  /** Context in tokens, for prompt and answer together. */
  readonly contextTokens: number;
  /** The lowest level of thinking that it accepts. Thinking cannot be switched off and counts towards `maxOutputTokens`. */
  readonly thinking: 'minimal' | 'low';
  /** Tokens to reserve for thinking at this level. */
  readonly thinkingReserve: number;
  /** The most words that one call should ask for. */
  readonly maxCallWords: number;
}

const GEMINI = { maxOutputTokens: 65_536, contextTokens: 1_048_576 } as const;

/**
 * The Gemini models on offer, the default first. A person can type any other id. As of November 2026:
 * https://ai.google.dev/gemini-api/docs/models.
 */
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

/** The limits of a Gemini model. An unknown id gets typical ones. */
export function geminiFacts(id: string): ModelFacts {
  const known = GEMINI_MODELS.find((model) => model.id === id);
  return known ?? { ...GEMINI, id, name: id, note: '', thinking: 'low', thinkingReserve: 2048, maxCallWords: 2500 };
}
