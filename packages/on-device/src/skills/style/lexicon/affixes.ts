/** An ending or a beginning that an entry of a Hunspell dictionary may take. */
export interface Affix {
  readonly flag: string;
  /** The letters that the entry loses. */
  readonly strip: string;
  /** The letters that it gets. */
  readonly add: string;
  /** The form that the entry must have. */
  readonly condition: RegExp;
}

/** The rules of an affix file: its endings and beginnings by the letters that they add, and pairs of letters that writers confuse. */
export interface Affixes {
  readonly suffixes: ReadonlyMap<string, readonly Affix[]>;
  readonly prefixes: readonly Affix[];
  readonly confused: readonly (readonly [wrong: string, right: string])[];
}

/** Reads the rules SFX, PFX and REP of a Hunspell affix file. */
export function readAffixes(text: string): Affixes {
  const suffixes = new Map<string, Affix[]>();
  const prefixes: Affix[] = [];
  const confused: (readonly [string, string])[] = [];
  for (const line of text.split('\n')) {
    const [kind, flag = '', strip = '', add = '', condition = '.'] = line.trim().split(/\s+/);
    if (kind === 'REP' && strip !== '') confused.push([flag, strip.replaceAll('_', ' ')]);
    // The first line of a group has no letters to add.
    if (add === '' || (kind !== 'SFX' && kind !== 'PFX')) continue;
    const bare = strip === '0' ? '' : strip;
    if (kind === 'PFX') prefixes.push({ flag, strip: bare, add, condition: new RegExp(`^(?:${condition})`) });
    else suffixes.set(add, [...(suffixes.get(add) ?? []), { flag, strip: bare, add, condition: new RegExp(`(?:${condition})$`) }]);
  }
  return { suffixes, prefixes, confused };
}
