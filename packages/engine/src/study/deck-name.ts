const NAME_LENGTH = 60;

/** The name of a deck: the first heading of its material, or else its first 60 characters. */
export function deckName(material: string): string {
  const lines = material.split('\n').map((line) => line.trim());
  const heading = lines.find((line) => /^#{1,6}\s+\S/.test(line))?.replace(/^#+\s+/, '');
  const first = heading ?? lines.find((line) => line !== '') ?? '';
  return first.length <= NAME_LENGTH ? first : `${first.slice(0, NAME_LENGTH).replace(/\s+\S*$/, '')}…`;
}
