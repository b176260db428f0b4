/** A text with another one below it. */
export function belowText(text: string, added: string): string {
  const kept = text.trimEnd();
  return kept === '' || added === '' ? kept + added : `${kept}\n\n${added}`;
}
