/** The sources of expressions for parts of names, and for names, as lists of references write them. */
export const PARTICLE =
  '(?:[Vv]an|[Vv]on|[Dd]er|[Dd]en|[Dd]e|[Dd]a|[Dd]i|[Dd]el|[Dd]ella|[Dd]os|[Dd]as|[Dd]u|[Ll]a|[Ll]e|[Tt]en|[Tt]er|te|al|el|ul|e|los|bin|ibn|zu|af|av|VAN|VON|DE)(?!\\p{L})';
const CAPITALISED = "(?:[dDOL]['’]|[AaEe]l[-‐])?[ʿʾ‘]?\\p{Lu}[\\p{L}\\p{M}'’‐-]*";
export const WORD = "(?:[dDOL]['’]|[AaEe]l[-‐])?[ʿʾ]?\\p{Lu}[\\p{L}\\p{M}'’‐-]+";
/** The first word of a title, which no name begins with. */
const NO_TITLE = '(?!(?:The|A|An|On|In|Of|How|Why|What|When|To|Is|Are|And|For|From|With)\\s)';
const FAMILY = `${NO_TITLE}(?:${PARTICLE}\\s+){0,3}${WORD}(?:\\s+(?:${PARTICLE}\\s+)*${WORD}){0,2}`;
export const DOTTED = '\\p{Lu}[hau]?\\.(?:\\s?[-‐]?\\s?\\p{Lu}[hau]?\\.){0,4}';
export const BARE = '(?!I{2,3}(?!\\p{L}))\\p{Lu}{1,4}(?:[-‐]\\p{Lu}{1,2})?(?!\\p{L})';
const SUFFIX = '(?:,?\\s+(?:Jr|Sr)(?!\\p{L})\\.?|,?\\s+I{2,3}(?=[,.\\s]))?';
const GIVEN = `(?:${DOTTED}\\s?)?${CAPITALISED}(?:[\\s-](?:d[aeo]s?\\s)?${WORD}){0,3}(?:(?:\\s\\p{Lu}\\.){1,2}|(?:\\s\\p{Lu}(?![\\p{L}\\p{N}.])){1,2})?`;

/** A particle after the initials: "Oliveira, F. A. de", "Montjoye Y-A de". */
export const PARTICLE_LAST =
  '(?:\\s(?:de|von|van|da|do|dos|das|della|di|te|ter|ten)(?:\\s(?:der|den|la|los|las))?(?:\\s\\p{Lu}\\.)*(?=[,.;\\s&]))?';

/** The forms of a name: "Downs, R. R.", "Abowd, John M.", "Rubin DB", "R. R. Downs", "John M. Abowd". */
export const INVERTED = `${FAMILY},\\s*(?:${DOTTED}|${BARE})${PARTICLE_LAST}${SUFFIX}`;
export const WRITTEN_OUT = `${FAMILY},\\s*${GIVEN}${PARTICLE_LAST}${SUFFIX}`;
/** A name that its bearer writes in small letters, before a title, a year or another name: "hooks, bell. Ain't I a Woman". */
export const IN_SMALL_LETTERS = '\\p{Ll}{2,},\\s\\p{Ll}{2,}(?=\\.\\s\\p{Lu}|\\s\\([12]\\d{3}|,?\\s(?:and|&)\\s\\p{Lu})';
export const COMPACT = `${FAMILY}\\s+(?:${DOTTED}|${BARE})${PARTICLE_LAST}${SUFFIX}`;
export const INITIALS_FIRST = `(?:${DOTTED}|(?:\\p{Lu}\\s){1,3})\\s?[-‐]?(?:${PARTICLE}\\s+){0,3}${WORD}(?:\\s+${WORD})?${SUFFIX}`;
export const NATURAL = `${NO_TITLE}${CAPITALISED}(?:\\s+(?:\\p{Lu}\\.|${PARTICLE}|${CAPITALISED})){1,4}${SUFFIX}`;
