/** A text with another one below it. */
export function belowText(text: string, added: string): string {
  const above = text.trimEnd();
  return above === '' || added === '' ? above + added : `${above}\n\n${added}`;
}
