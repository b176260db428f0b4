import { numberText } from '../../format/format.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import { SOURCE_NEEDED } from './cited/citations.ts';
import { type GivenSource, sourcesSection } from './cited/source-list.ts';
import { cappedWords } from './content/capped-words.ts';
import { NOT_GIVEN } from './content/form-figures.ts';
import type { DocumentText } from './document-text.ts';

const MOST_LISTED = 5;
const WORDS_LISTED = 12;

/** Notes for people, one sentence each: the changes and marks that code made in a document, and the gaps in its list of references. */
export function documentNotes(document: DocumentText, sources: readonly GivenSource[] | undefined): string[] {
  const leftOut = document.parts.flatMap((part) => part.leftOut ?? []);
  const texts = (reason: LeftOut['reason']): string[] => [
    ...new Set(leftOut.filter((left) => left.reason === reason).map(({ text }) => text)),
  ];
  const [repeated, invented] = [texts('repeated'), texts('unused')];
  const figures = document.text().split(NOT_GIVEN).length - 1;
  return [
    ...(repeated.length === 0
      ? []
      : [`Left out, because the text says it before: ${listed(repeated.map((text) => `"${cappedWords(text, WORDS_LISTED)}"`))}.`]),
    ...(invented.length === 0 ? [] : [`Marked "${SOURCE_NEEDED}", because you did not name these works: ${listed(invented)}.`]),
    ...(figures === 0
      ? []
      : [`${numberText(figures)} ${figures === 1 ? 'figure is' : 'figures are'} marked "${NOT_GIVEN}". Check or remove them.`]),
    ...referencesNote(document, sources),
  ];
}

function referencesNote(document: DocumentText, sources: readonly GivenSource[] | undefined): string[] {
  const section = sourcesSection(document.sections);
  const [least, most] = section?.items ?? [0, 0];
  if (!section || sources === undefined || sources.length >= least) return [];
  const count = sources.length === 0 ? 'no source, because you named none' : `the ${numberText(sources.length)} that you named`;
  return [`"${section.title}" lists ${count}; ${least} to ${most} are asked for. Add what you read, then generate again.`];
}

function listed(entries: readonly string[]): string {
  const more = entries.length - MOST_LISTED;
  return [...entries.slice(0, MOST_LISTED), ...(more > 0 ? [`${numberText(more)} more`] : [])].join(', ');
}

/** The text of the section that lists the sources. */
export function referencesText(sources: readonly GivenSource[]): string {
  return sources.length === 0 ? 'No sources were named. [to be added]' : sources.map(({ entry }) => entry).join('\n\n');
}
