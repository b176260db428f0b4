/** Headings of means. */
export const MEAN = /\b(?:mean|average|avg|moyenne|mittelwert|promedio)\b|^x̄|\\bar|\\overline/i;
