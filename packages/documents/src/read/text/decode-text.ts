/** The text of a file: UTF-8, UTF-16 with its mark, or else windows-1252. Undefined if the bytes are no text. Lines end with "\n". */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  // Programs write no NUL into texts.
  return text.includes('\0') ? undefined : text.replace(/\r\n?/g, '\n');
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
