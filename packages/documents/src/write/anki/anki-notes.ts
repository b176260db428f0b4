import { type ExportSource, escapeContent, isExplained, type StandingCard } from '@marginalia/engine';
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A note of Anki's type "Basic". Its fields are HTML. */
export interface AnkiNote {
  /** The same for the same front of the same tool, or the same front before an edit, so that importing again updates the note. */
  readonly guid: string;
  readonly front: string;
  readonly back: string;
  /** The front without HTML, by which Anki sorts and finds notes with the same front. */
  readonly plainFront: string;
}

/** The notes of a result. */
export function ankiNotes(source: ExportSource): readonly AnkiNote[] {
  return pairsOf(source).map(({ front, back, origin = front }) => ({
    guid: guidOf(source.tool, origin),
    front: html(front),
    back: html(back),
    plainFront: front.replace(LINE_BREAK, ''),
  }));
}

/** The fronts and backs of cards and terms. A term without a meaning makes no card; of two equal fronts the first counts. */
export function pairsOf({ sections }: Pick<ExportSource, 'sections'>): readonly StandingCard[] {
  const pairs = sections.flatMap((section): readonly StandingCard[] => {
    if (section.kind === 'card') return section.items;
    if (section.kind === 'term') return section.items.filter(isExplained).map(({ term, meaning = '' }) => ({ front: term, back: meaning }));
    return [];
  });
  const all = [...new Map(pairs.toReversed().map((card) => [card.front, card])).values()].reverse();
  const questions = Map.groupBy(
    all.filter(({ front }) => front.endsWith('?')),
    ({ back }) => plain(back),
  );
  // "What is osmosis?" asks for the same as the term "osmosis".
  return all.filter(
    ({ front, back }) => front.endsWith('?') || !questions.get(plain(back))?.some((asked) => plain(asked.front).includes(plain(front))),
  );
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s.]+$/, '');

/** The hexadecimal SHA-1 of a text. */
export const sha1Of = (text: string): string => bytesToHex(sha1(utf8ToBytes(text)));

const guidOf = (tool: string, front: string): string => `mg${sha1Of(`${tool}\n${front}`).slice(0, 16)}`;

/** "::" in a name of Anki makes a deck inside another one. */
export const deckNameOf = ({ title }: ExportSource): string => title.replaceAll('::', ': ').replace(/\s+/g, ' ').trim();

const LINE_BREAK = /\r?\n/g;

function html(text: string): string {
  return escapeContent(text).replace(LINE_BREAK, '<br>');
}
