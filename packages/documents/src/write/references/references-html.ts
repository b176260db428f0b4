import { type ExportSource, escapeMarkup, listedReferences } from '@marginalia/engine';
import { readReference } from '@marginalia/on-device/references';
import { givenFields } from './csl-list.ts';
import { italicSpan, type Span } from './italic-span.ts';

/** The references of a result as a web page with italics and hanging indents, which word processors keep when it is copied. */
export async function referencesHtml(source: ExportSource): Promise<string> {
  const { title, sections, values } = source;
  const given = await givenFields(source);
  const entries = listedReferences(sections).map(
    ({ text, mark }) =>
      `<p>${mark === undefined ? '' : `${escapeMarkup(mark)} `}${withItalics(text, italicSpan(text, given.get(text) ?? readReference(text), values?.['style']))}</p>`,
  );
  return [
    '<!DOCTYPE html>',
    '<html><head><meta charset="utf-8">',
    `<title>${escapeMarkup(title)}</title>`,
    '<style>body{font:12pt "Times New Roman",serif;line-height:2;max-width:42em;margin:2em auto;padding:0 1em}p{margin:0;padding-left:1.27cm;text-indent:-1.27cm;overflow-wrap:anywhere}</style>',
    '</head><body>',
    `<h1 style="font-size:1em;text-align:center">References</h1>`,
    ...entries,
    '</body></html>',
    '',
  ].join('\n');
}

function withItalics(text: string, span: Span | undefined): string {
  if (!span) return escapeMarkup(text);
  const [before, italic, after] = [text.slice(0, span.start), text.slice(span.start, span.end), text.slice(span.end)].map(escapeMarkup);
  return `${before}<em>${italic}</em>${after}`;
}
