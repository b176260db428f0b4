/** A part of a block of text as the sheet shows it. */
export interface Segment {
  readonly kind: 'heading' | 'text';
  readonly text: string;
}

/**
 * A block in parts: lines that are titles of sections, and the text between them.
 * @param ended whether the last line is whole; while it grows it may yet turn out to be no title
 */
export function segmentsOf(block: string, headings: ReadonlySet<string>, ended: boolean): Segment[] {
  const segments: Segment[] = [];
  const lines = block.split('\n');
  let text: string[] = [];
  const close = (): void => {
    if (text.some((line) => line.trim() !== '')) segments.push({ kind: 'text', text: text.join('\n') });
    text = [];
  };
  for (const [index, line] of lines.entries()) {
    const title = line.trim();
    if (headings.has(title) && (ended || index < lines.length - 1)) {
      close();
      segments.push({ kind: 'heading', text: title });
    } else text.push(line);
  }
  // Empty lines within running text are part of it; only those beside a heading give way to its margin.
  if (segments.length === 0) return block === '' ? [] : [{ kind: 'text', text: block }];
  close();
  return segments;
}

// More marks on one letter hang a browser's text layout (100,000 took over 20 s); no script stacks as many.
const MARKS = /(\p{M}{16})\p{M}+/gu;

/** The text as it can be shown. What is copied, saved and downloaded stays as it was written. */
export function displayed(text: string): string {
  return text.replace(MARKS, '$1');
}
