const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of a language, or its code if it has none. */
export function nameOf(code: string): string {
  return names.of(code) ?? code;
}
