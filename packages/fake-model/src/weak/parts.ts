/** A section as a good model writes it. The title is empty where the request asks for the text of one section alone. */
export interface TitledPart {
  readonly title: string;
  readonly text: string;
}

/** The sections one below the other, each under its title. */
export function joinedParts(parts: readonly TitledPart[]): string {
  return parts.map(({ title, text }) => (title === '' ? text : `${title}\n${text}`)).join('\n\n');
}
