import type { ResolvedSection } from '../../definition/outline.ts';
import { budgetOf } from '../brief/budget-of.ts';
import { lastSentences } from '../text/sentences.ts';
import type { DocumentPart } from '../writer/writer-events.ts';
import type { WrittenParts } from './plan-calls.ts';

const GAP = '\n\n';

/** The finished parts of a long document, in the order of its outline. */
export class DocumentText {
  readonly sections: readonly ResolvedSection[];
  readonly #parts = new Map<string, DocumentPart[]>();
  readonly #derived = new Map<string, string>();

  constructor(sections: readonly ResolvedSection[]) {
    this.sections = sections;
  }

  add(part: DocumentPart): void {
    const others = this.#partsOf(part.sectionId).filter(({ partId }) => partId !== part.partId);
    this.#parts.set(
      part.sectionId,
      [...others, part].sort((a, b) => numberOf(a) - numberOf(b)),
    );
  }

  /** Sets the text of a derived section that neither the outline nor the form gives. */
  derive(section: ResolvedSection, text: string): void {
    this.#derived.set(section.id, text);
  }

  get parts(): readonly DocumentPart[] {
    return [...this.#parts.values()].flat();
  }

  written(): ReadonlyMap<string, WrittenParts> {
    return new Map(
      [...this.#parts].map(([id, parts]) => [
        id,
        { words: sum(parts.map(({ budget }) => budget)), last: Math.max(...parts.map(numberOf)) },
      ]),
    );
  }

  /** Whether the section is completely written. */
  isDone(section: ResolvedSection): boolean {
    return section.order === 'derived' || sum(this.#partsOf(section.id).map(({ budget }) => budget)) >= budgetOf(section);
  }

  /** The section's text without its title; '' while it has no finished part. */
  textOf(section: ResolvedSection): string {
    if (section.order === 'derived') return section.text ?? this.#derived.get(section.id) ?? this.#contents();
    return this.#partsOf(section.id)
      .flatMap(({ text }) => (text === '' ? [] : [text]))
      .join(GAP);
  }

  /** The text of the document before and after the place where the section's next text goes. */
  around(section: ResolvedSection, titled: boolean): readonly [before: string, after: string] {
    const at = this.sections.indexOf(section);
    const text = this.textOf(section);
    const own = [...(titled ? [`${section.title}\n${text === '' ? '' : text + GAP}`] : [])];
    const before = [...this.#blocks(this.sections.slice(0, at)), ...own];
    const after = this.#blocks(this.sections.slice(at + 1));
    const gap = titled || before.length === 0 ? '' : GAP;
    return [before.join(GAP) + gap, after.length === 0 ? '' : GAP + after.join(GAP)];
  }

  text(): string {
    return this.#blocks(this.sections).join(GAP);
  }

  /** The last sentences before a section's next text. */
  sentencesBefore(section: ResolvedSection): string {
    const at = this.sections.indexOf(section);
    const near = [...this.sections.slice(0, at + 1)].reverse().find((other) => other.order !== 'derived' && this.textOf(other) !== '');
    return near ? lastSentences(this.textOf(near), 2) : '';
  }

  #partsOf(id: string): readonly DocumentPart[] {
    return this.#parts.get(id) ?? [];
  }

  #blocks(sections: readonly ResolvedSection[]): string[] {
    return sections.flatMap((section) => {
      const text = this.textOf(section);
      return text === '' ? [] : [`${section.title}\n${text}`];
    });
  }

  #contents(): string {
    return this.sections.map(({ title }, index) => `${index + 1}. ${title}`).join('\n');
  }
}

/** The number in a part's id: 2 for "design/2". */
function numberOf({ partId }: DocumentPart): number {
  return Number(partId.slice(partId.lastIndexOf('/') + 1));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
