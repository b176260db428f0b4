import { countWords, type ResolvedSection, type Transcript, textOfTranscript } from '@marginalia/engine';
import { type RefObject, useMemo } from 'react';
import { Icon } from '../basics/Icon.tsx';

interface SectionRailProps {
  readonly sections: readonly ResolvedSection[];
  readonly transcript: Transcript;
  /** Title of the section being written. */
  readonly current: string | undefined;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** The outline of a long text beside it: what is there, with its words, and a way to it. */
export function SectionRail({ sections, transcript, current, sheet }: SectionRailProps) {
  const words = useMemo(() => wordsBySection(sections, textOfTranscript(transcript)), [sections, transcript]);
  const goTo = (id: string): void => {
    const heading = sheet.current?.querySelector<HTMLElement>(`[data-section="${id}"]`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label="Report sections" className="m-rail">
      <p className="m-rail__title">Sections</p>
      <ol className="m-rail__list">
        {sections.map(({ id, title }) => {
          const count = words.get(title);
          const now = title === current;
          return (
            <li key={id}>
              <button
                aria-current={now ? 'step' : undefined}
                className="m-rail__item"
                disabled={count === undefined}
                onClick={() => goTo(id)}
                type="button"
              >
                {now ? (
                  <Icon name="pen-line" size={16} />
                ) : count === undefined ? (
                  <span aria-hidden="true" className="m-rail__todo" />
                ) : (
                  <Icon name="check" size={16} />
                )}
                <span className="m-rail__name">{title}</span>
                {count !== undefined && (
                  <span className="m-rail__words">
                    {count.toLocaleString('en-US')}
                    <span className="m-hidden"> words</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Words under each heading that is there. */
function wordsBySection(sections: readonly ResolvedSection[], text: string): Map<string, number> {
  const titles = new Set(sections.map((section) => section.title));
  const words = new Map<string, number>();
  let title: string | undefined;
  for (const line of text.split('\n')) {
    if (titles.has(line)) {
      title = line;
      words.set(title, 0);
    } else if (title !== undefined) {
      words.set(title, (words.get(title) ?? 0) + countWords(line));
    }
  }
  return words;
}
