import { characterOfEntity, type FilePart } from '@marginalia/engine';
import { HtmlBlocks, headedParts } from '../html/blocks.ts';
import { alternativeText } from '../office/alternative-text.ts';

const TOKEN = /<(?<close>\/?)(?<tag>[a-z][a-z0-9]*)(?<rest>[^>]*)>|(?<text>[^<]+)/g;

/**
 * The text of the HTML that mammoth writes, cut into one part a heading. Workers have no parser of HTML, and mammoth's is plain: it
 * closes every element and escapes all text.
 */
export function htmlText(html: string): { readonly parts: readonly FilePart[]; readonly notes: number } {
  const blocks = new HtmlBlocks();
  let notes = 0;
  /** The number of open elements of a note, or of a reference to one. Their text is left out. */
  let inNote = 0;
  for (const { groups } of html.matchAll(TOKEN)) {
    const { close, tag, rest = '', text } = groups as Record<string, string | undefined>;
    if (tag === undefined) blocks.say(inNote > 0 ? '' : decoded(text ?? ''));
    else if (inNote > 0 || isNote(tag, rest)) {
      if (inNote === 0 && tag === 'li') notes += 1;
      if (!rest.endsWith('/')) inNote += close ? -1 : 1;
    } else if (tag === 'img') blocks.say(pictureIn(rest));
    else if (close) blocks.close(tag);
    else blocks.open(tag);
  }
  blocks.end();
  return { parts: headedParts(blocks.all), notes };
}

/** The description of a picture. */
function pictureIn(rest: string): string {
  const text = alternativeText(decoded(/alt="([^"]*)"/.exec(rest)?.[1] ?? ''));
  return text === undefined ? '' : ` ${text} `;
}

/** Mammoth marks a reference to a note, and the note in a list at the end, by their ids. */
function isNote(tag: string, rest: string): boolean {
  return (tag === 'li' && /id="(?:foot|end)note-\d/.test(rest)) || (tag === 'a' && /id="(?:foot|end)note-ref-/.test(rest));
}

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => characterOfEntity(name) ?? entity).replace(/\s+/g, ' ');
}
