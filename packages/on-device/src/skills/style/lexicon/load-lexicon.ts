import { readAffixes } from './affixes.ts';
import { Lexicon } from './lexicon.ts';

let loaded: Promise<Lexicon> | undefined;

/** The lexicon of English, loaded once. */
export function loadLexicon(): Promise<Lexicon> {
  loaded ??= load().catch((error: unknown) => {
    // The next run tries again.
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<Lexicon> {
  const [affixes, shared, american, british, common, rare] = await Promise.all([
    import('./dictionaries/english.aff?raw'),
    import('./dictionaries/shared.dic?raw'),
    import('./dictionaries/american.dic?raw'),
    import('./dictionaries/british.dic?raw'),
    import('./dictionaries/common.txt?raw'),
    import('./dictionaries/rare.txt?raw'),
  ]);
  return new Lexicon(readAffixes(affixes.default), {
    shared: shared.default,
    American: american.default,
    British: british.default,
    common: common.default,
    rare: rare.default,
  });
}
