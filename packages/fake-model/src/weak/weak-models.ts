import { inColumns, inMarkdown, numbered, translated } from './forms.ts';
import { type Part, written } from './parts.ts';

/** A way to write badly, applied to the sections that a good model writes. */
export type WeakModel = (parts: readonly Part[]) => string;

/** Models that write what was asked for, each with one bad habit. */
export const WEAK_MODELS: Readonly<Record<string, WeakModel>> = {
  'writes well': written,
  'writes half': (parts) => halfOf(written(parts)),
  'stops in a word': (parts) => written(parts).slice(0, -3),
  'says each section twice': (parts) => written(parts.map((part) => ({ ...part, text: `${part.text}\n\n${part.text}` }))),
  'says all twice': (parts) => `${written(parts)}\n\n${written(parts)}`,
  'translates titles': (parts) => written(parts.map((part) => ({ ...part, title: translated(part.title) }))),
  'adds subheadings named like sections': (parts) =>
    written(parts.map((part, at) => ({ ...part, text: withSubheading(part.text, parts[(at + 1) % parts.length]?.title || 'Testing') }))),
  'numbers everything': (parts) =>
    written(parts.map(({ title, text }, at) => ({ title: title && `${at + 1}. ${title}`, text: numbered(text) }))),
  'writes Markdown': (parts) => written(parts.map(({ title, text }) => ({ title: title && `## **${title}**`, text: inMarkdown(text) }))),
  'writes tables': (parts) => written(parts.map(({ title, text }) => ({ title: title && `### ${title}`, text: inColumns(text) }))),
  'thinks aloud': (parts) =>
    `Okay, the user wants a text about this. Let me think first.\n\nI need to plan the sections.\n\n${written(parts)}`,
  'thinks in a tag': (parts) => `<think>The user wants a text.\nLet me plan it.</think>\n\n${written(parts)}`,
  'lists the contents first': (parts) =>
    parts.length < 3
      ? written(parts)
      : `Table of Contents\n${parts.map(({ title }, at) => `${at + 1}. ${title}`).join('\n')}\n\n${written(parts)}`,
  'greets and offers help': (parts) =>
    `Sure! Here is the text that you asked for:\n\n${written(parts)}\n\nI hope this helps!\nLet me know if you would like any changes.`,
  'writes in another order': (parts) => written([...parts].reverse()),
  'titles with lengths': (parts) => written(parts.map((part) => ({ ...part, title: part.title && `${part.title} (about 200 words)` }))),
};

function halfOf(text: string): string {
  return text.slice(0, text.lastIndexOf(' ', text.length / 2));
}

function withSubheading(text: string, title: string): string {
  const blocks = text.split('\n\n');
  const middle = Math.ceil(blocks.length / 2);
  return [...blocks.slice(0, middle), title, ...blocks.slice(middle), `${title}: as said before.`].join('\n\n');
}
