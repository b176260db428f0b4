import { everySection, type Tool, transcriptOf, type Values } from '@marginalia/engine';
import { useMemo } from 'react';
import { SheetBlock } from '../../tool/sheet/SheetBlock.tsx';
import '../../tool/sheet/sheet.css';

interface SavedTextProps {
  readonly title: string;
  readonly content: string;
  readonly tool: Tool;
  /** The form that made it, where it is known. */
  readonly values: Values | undefined;
}

/** A saved text with its titles, lists and tables as elements, as in its tool. */
export function SavedRecordText({ title, content, tool, values }: SavedTextProps) {
  const headings = useMemo(
    () => new Set((values ? tool.sections(values) : everySection(tool)).map((section) => section.title)),
    [tool, values],
  );
  const { done, open, rest = [] } = useMemo(() => transcriptOf(content), [content]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={title} className="m-saved__text m-saved__text--set" tabIndex={0}>
      {[...done, open, ...rest].map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a saved text never changes.
        <SheetBlock ended headings={headings} key={index} text={text} />
      ))}
    </section>
  );
}
