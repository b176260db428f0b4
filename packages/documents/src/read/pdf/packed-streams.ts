import { FileRefused } from '@marginalia/engine';
import { Unzlib } from 'fflate';

/** No page of text is so large. */
const MOST_IN_STREAM = 32 * 1024 * 1024;
/** Deflate makes bytes at most 1,032 times fewer. */
const SMALLEST_CHECKED_STREAM = Math.floor(MOST_IN_STREAM / 1032);
/** A packed piece of this size unpacks to at most 8 MB. */
const PIECE_BYTES = 8 * 1024;
/** The bytes before a stream in which its dictionary is looked for. */
const DICTIONARY = 600;

/**
 * Throws `FileRefused` if a packed stream of a PDF unpacks to more than any page has, because pdf.js unpacks without a limit. Pictures may
 * be large: they are never unpacked for their text.
 */
export function checkStreams(bytes: Uint8Array): void {
  let at = after(bytes, 'stream', 0);
  while (at > 0) {
    const end = after(bytes, 'endstream', at);
    const to = end < 0 ? bytes.length : end - 'endstream'.length;
    const before = new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, at - DICTIONARY), at));
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    // A stream that is packed twice is small and huge at once. No program writes one.
    if ((dictionary.match(/\/(?:FlateDecode|Fl)\b/g) ?? []).length > 1) throw new FileRefused('damaged');
    if (to - at > SMALLEST_CHECKED_STREAM && /\/Fl/.test(dictionary) && !/\/Image\b/.test(dictionary)) checkSize(bytes.subarray(at, to));
    at = end < 0 ? -1 : after(bytes, 'stream', end);
  }
}

function checkSize(stream: Uint8Array): void {
  const packed = stream.subarray(stream[0] === 0x0d ? 2 : 1);
  let size = 0;
  const unzlib = new Unzlib((piece) => {
    size += piece.length;
    if (size > MOST_IN_STREAM) throw new FileRefused('too-big');
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE_BYTES) unzlib.push(packed.subarray(at, at + PIECE_BYTES), false);
  } catch (cause) {
    // pdf.js repairs what it can of a damaged stream.
    if (cause instanceof FileRefused) throw cause;
  }
}

/** The place where the next such word ends, or -1. */
function after(bytes: Uint8Array, word: string, from: number): number {
  const first = word.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let length = 1;
    while (length < word.length && bytes[at + length] === word.charCodeAt(length)) length += 1;
    if (length === word.length) return at + length;
  }
  return -1;
}
