import type { TextDocument } from '../../lib/text/document.ts';
import type { Line, Span } from '../../spans.ts';
import { sayInternal } from './phrases.ts';
import { notesOf } from './read/evidence.ts';
import { shortLists } from './read/short-lists.ts';
import { thinParts } from './read/thin-parts.ts';
import { undefinedTerms } from './read/undefined-terms.ts';
import { unexpanded } from './read/unexpanded-acronyms.ts';
import { count, counted, named, quoted } from './spans.ts';

export type GapKind = 'open' | 'announced' | 'undefined' | 'acronym' | 'empty' | 'short';

/** A gap that the notes show without a syllabus. */
export interface InternalGap {
  readonly kind: GapKind;
  readonly line: Line;
  /** The words that the gap is about: a term, an acronym, a heading, the open line. */
  readonly about: Span;
  readonly start: number;
  readonly end: number;
}

const known = new WeakMap<TextDocument, readonly InternalGap[]>();

/** The gaps that the notes show without a syllabus, the clearest kinds first. */
export function internalGaps(document: TextDocument): readonly InternalGap[] {
  let found = known.get(document);
  if (found === undefined) {
    found = collect(document);
    known.set(document, found);
  }
  return found;
}

function collect(document: TextDocument): InternalGap[] {
  const gap = (kind: GapKind, { start, end }: { readonly start: number; readonly end: number }, line: Line): InternalGap => ({
    kind,
    line,
    about: named(document, { start, end }),
    start,
    end,
  });
  return [
    ...notesOf(document)
      .evidence.filter(({ open, heading }) => open && !heading)
      .map((passage) => gap('open', passage, sayInternal('leftOpen', { quote: quoted(document, passage) }))),
    ...shortLists(document).map(({ listed, ...passage }) =>
      gap(
        'announced',
        passage,
        listed === 0
          ? sayInternal('unlisted', { quote: quoted(document, passage) })
          : sayInternal('short', { quote: quoted(document, passage), listed: count(listed) }),
      ),
    ),
    ...thinParts(document).map(({ words, ...passage }) =>
      words === 0
        ? gap('empty', passage, sayInternal('empty', { heading: quoted(document, passage) }))
        : gap('short', passage, sayInternal('thin', { words: counted(words, 'word'), heading: named(document, passage) })),
    ),
    ...undefinedTerms(document).map(({ times, ...passage }) =>
      gap('undefined', passage, sayInternal('undefined', { times: counted(times, 'time'), term: named(document, passage) })),
    ),
    ...unexpanded(document).map((passage) => gap('acronym', passage, sayInternal('acronym', { acronym: named(document, passage) }))),
  ];
}
