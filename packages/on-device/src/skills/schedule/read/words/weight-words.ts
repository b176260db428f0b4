/** Figures that give a subject its part of the whole: "4 credits", "25 %", "final worth 40%", "coef 3". */
export const CREDITS =
  /\b(\d{1,2}(?:\.5)?)\s*(?:credits?|cr|ects)\b|^(?:(?:final|mid-?term|exam|paper|test|weight(?:age|ing)?|worth|counts?|for|is|of|the|[:=-]) ?){0,4}(\d{1,3})\s?%(?: of (?:the |my )?(?:\p{L}+ )?(?:grade|mark|total|final))?$|^coef\p{L}*\.?\s*[:=]?\s*(\d{1,2})$/iu;

/** A remark at the end of a name: "Dynamics 3/5", "Statics ***", "maths very hard". */
export const TRAILING =
  /\s+[-–—]?\s*((?:(?:very|v\.?|really|quite|so|too|super|not) )*(?:hard|difficult|tough|tricky|easy|weak|strong)|ok(?:ay)?|\(?\d{1,2}\s?\/\s?(?:5|10)\)?(?: difficulty)?|[*★]{1,5}|\d{1,3}\s?%(?: (?:done|complete|finished|covered|left))?|\d{1,2}(?:cr|ects)|(?<=\t)\d{1,2}\s?credits?|[x×]\s?[1-3]|[1-3]\s?[x×]|coef[a-z]*\.?\s?\d{1,2})\s*$/i;

/** Words that may be a remark at the end of topics: "series, integration (hard)", "Laplace, Fourier - very hard". */
export const CLOSING = /(?:\(([^()]{1,60})\)|\s[-–—]\s*([^,()–—]{1,60}?))\s*$/;

/** Words that say how hard a subject is and may also be a subject or a topic: "sound, light, heat". */
export const NAMES =
  /^(?:light|grand|useless|high|low|simple|as|good|great|fear|hate|dread|work|worry|nightmare|fail|failed|failing|ahead|prepared|priority|gut|fort|bon|bien|stark|best|fatal|domino)$/i;

/** A part of a book, which is a topic of the subject before it. */
export const CHAPTERS = /^(?:ch(?:apters?|aps?|s)?\.?|units?|pages?|pp?\.|topics?|lessons?) ?\d[\d\s,–-]*(?:(?:left|to go|only)\s?)?$/i;

/** "Maths/Physics/Chemistry", "Calc 2 / Physics (brutal) / Law": where spaces stand around the slashes, names may have numbers and brackets. */
export const SLASHES = /^(?:[^,;:/]+(?:\s\/\s(?!\d)[^,;:/]+)+|[^,;:\d(]+(?:\/[^,;:\d/(]+){2,})$/;

/** "und", "y" and "et" between two names of one word; "Lengua y Literatura" is the name of one subject. */
export const FOREIGN_AND = /^([\p{L}\p{M}]{3,})(\s(?:und|y|et|n|['’]n['’]?)\s)([\p{L}\p{M}]{3,})$/iu;

export const ONE_NAME = /liter|lettres|^(?:sciences?|ciencias)$|^géo|^geo/i;
