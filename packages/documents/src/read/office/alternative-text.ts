/** The words that programs add to a description that they made. */
const MADE_BY_PROGRAM =
  /\s*(?:Description automatically generated(?: with \w+ confidence)?|AI-generated content may be incorrect\.?|Automatisch generierte Beschreibung)\s*/gi;
/** The name of a file, or what a program calls a picture that has no description. */
const NO_WORDS = /^(?:\S*\.(?:bmp|emf|gif|jpe?g|png|svg|tiff?|wmf|webp)|(?:picture|image|graphic|bild|grafik)?\s*\d*)$/i;

/** The description of a picture for people who do not see it; undefined where there is none that a person would miss. */
export function alternativeText(description: string | undefined): string | undefined {
  const text = (description ?? '').replace(MADE_BY_PROGRAM, ' ').replace(/\s+/g, ' ').trim();
  return NO_WORDS.test(text) ? undefined : `Picture: ${text}`;
}
