import { isBlank, type Values } from '../definition/field.ts';
import { isTypedText } from '../definition/field-kinds.ts';
import type { Tool } from '../definition/tool.ts';
import { type FoldedSource, fold } from './fold.ts';
import { type SentenceOffsets, sentenceRanges } from './sentences.ts';

/** A place in the text of a field of the form, as offsets of UTF-16 units. */
export interface FieldPlace {
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

interface MaterialField {
  readonly field: string;
  readonly text: string;
  readonly folded: FoldedSource;
  /** The sentences of a field that counts as material; [] for a title or a choice. */
  readonly sentences: readonly SentenceOffsets[];
}

/** The form as a person filled it in: every field that has a text. */
export interface Material {
  readonly fields: readonly MaterialField[];
}

/**
 * The names of the fields that hold the material: those that the definition marks and, if all of these are blank, the one with the longest
 * text.
 */
export function materialFields(tool: Tool, values: Values): string[] {
  const texts = tool.fields.filter((field) => isTypedText(field) && !isBlank(values[field.name] ?? ''));
  const marked = texts.filter(({ material }) => material === true);
  if (marked.length > 0) return marked.map(({ name }) => name);
  const length = (name: string): number => (values[name] ?? '').length;
  const [longest] = [...texts].sort((one, other) => length(other.name) - length(one.name));
  return longest ? [longest.name] : [];
}

/** The folded text is made when it is first read: the result of the device does not need it. */
export function materialOf(tool: Tool, values: Values): Material {
  const material = new Set(materialFields(tool, values));
  return {
    fields: tool.fields.flatMap(({ name }) => {
      const text = values[name] ?? '';
      if (isBlank(text)) return [];
      let folded: FoldedSource | undefined;
      return [
        {
          field: name,
          text,
          sentences: material.has(name) ? sentenceRanges(text) : [],
          get folded() {
            folded ??= fold(text);
            return folded;
          },
        },
      ];
    }),
  };
}
