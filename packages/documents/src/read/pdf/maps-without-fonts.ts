import type { CharacterMap } from '../read-settings.ts';

/**
 * The source of pdf.js's own data (`BinaryDataFactory`): it gives character maps and no standard font. Text needs the widths of letters,
 * which pdf.js has, and not their outlines; so a file whose fonts are not embedded asks for nothing.
 */
export function mapsWithoutFonts(characterMap?: CharacterMap) {
  return class {
    async fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
      if (kind !== 'cMapUrl' || characterMap === undefined) throw new Error(`A reader of text has no data of the kind ${kind}`);
      return characterMap(filename);
    }
  };
}
