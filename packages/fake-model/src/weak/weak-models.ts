import { inColumns, inMarkdown, translatedTitle, withLineNumbers } from './forms.ts';
import { joinedParts, type TitledPart } from './parts.ts';

/** A way to write badly, applied to the sections that a good model writes. */
export type WeakModel = (parts: readonly TitledPart[]) => string;

/** Models that write what was asked for, each with one bad habit. */
export const WEAK_MODELS: Readonly<Record<string, WeakModel>> = {
  'writes well': joinedParts,
  'writes half': (parts) => halfOf(joinedParts(parts)),
  'stops in a word': (parts) => joinedParts(parts).slice(0, -3),
  'says each section twice': (parts) => joinedParts(parts.map((part) => ({ ...part, text: `${part.text}\n\n${part.text}` }))),
  'says all twice': (parts) => `${joinedParts(parts)}\n\n${joinedParts(parts)}`,
  'translates titles': (parts) => joinedParts(parts.map((part) => ({ ...part, title: translatedTitle(part.title) }))),
  'adds subheadings named like sections': (parts) =>
    joinedParts(
      parts.map((part, at) => ({ ...part, text: withSubheading(part.text, parts[(at + 1) % parts.length]?.title || 'Testing') })),
    ),
  'numbers everything': (parts) =>
    joinedParts(parts.map(({ title, text }, at) => ({ title: title && `${at + 1}. ${title}`, text: withLineNumbers(text) }))),
  'writes Markdown': (parts) =>
    joinedParts(parts.map(({ title, text }) => ({ title: title && `## **${title}**`, text: inMarkdown(text) }))),
  'writes tables': (parts) => joinedParts(parts.map(({ title, text }) => ({ title: title && `### ${title}`, text: inColumns(text) }))),
  'thinks aloud': (parts) =>
    `Okay, the user wants a text about this. Let me think first.\n\nI need to plan the sections.\n\n${joinedParts(parts)}`,
  'thinks in a tag': (parts) => `<think>The user wants a text.\nLet me plan it.</think>\n\n${joinedParts(parts)}`,
  'lists the contents first': (parts) =>
    parts.length < 3
      ? joinedParts(parts)
      : `Table of Contents\n${parts.map(({ title }, at) => `${at + 1}. ${title}`).join('\n')}\n\n${joinedParts(parts)}`,
  'greets and offers help': (parts) =>
    `Sure! Here is the text that you asked for:\n\n${joinedParts(parts)}\n\nI hope this helps!\nLet me know if you would like any changes.`,
  'writes in another order': (parts) => joinedParts([...parts].reverse()),
  'titles with lengths': (parts) => joinedParts(parts.map((part) => ({ ...part, title: part.title && `${part.title} (about 200 words)` }))),
};

function halfOf(text: string): string {
  return text.slice(0, text.lastIndexOf(' ', text.length / 2));
}

function withSubheading(text: string, title: string): string {
  const blocks = text.split('\n\n');
  const middle = Math.ceil(blocks.length / 2);
  return [...blocks.slice(0, middle), title, ...blocks.slice(middle), `${title}: as said before.`].join('\n\n');
}
