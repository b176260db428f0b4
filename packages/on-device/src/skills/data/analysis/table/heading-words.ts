/** Headings of means. */
export const MEAN = /\b(?:mean|average|avg|moyenne|mittelwert|promedio)\b|^x̄|\\bar|\\overline/i;
/** Headings of the two readings of a burette. */
export const BURETTE = /\b(?:initiale?|finale?|start|end|anfang|ende|inicial)\b/i;
