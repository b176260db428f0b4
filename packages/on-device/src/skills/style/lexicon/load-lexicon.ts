import { readAffixes } from './affixes.ts';
import { Lexicon } from './lexicon.ts';

let loaded: Promise<Lexicon> | undefined;

/**
 * The lexicon of English, loaded once. It is empty where the dictionaries cannot be loaded: the site keeps them for use without a
 * network only after their first use.
 */
export function loadLexicon(): Promise<Lexicon> {
  loaded ??= load().catch(() => {
    // The next run tries again.
    loaded = undefined;
    return new Lexicon(readAffixes(''), { shared: '', American: '', British: '', common: '', rare: '' });
  });
  return loaded;
}

async function load(): Promise<Lexicon> {
  const [affixes, shared, american, british, common, rare] = await Promise.all([
    import('./dictionaries/english-endings.aff?raw'),
    import('./dictionaries/english-shared.dic?raw'),
    import('./dictionaries/english-american.dic?raw'),
    import('./dictionaries/english-british.dic?raw'),
    import('./dictionaries/english-common.txt?raw'),
    import('./dictionaries/english-rare.txt?raw'),
  ]);
  return new Lexicon(readAffixes(affixes.default), {
    shared: shared.default,
    American: american.default,
    British: british.default,
    common: common.default,
    rare: rare.default,
  });
}
