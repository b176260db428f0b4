import type { OwnPlace } from '../own-headings.ts';
import { saidBy } from '../plain-words.ts';
import { partNamed, scoreParts } from './score-parts.ts';

/** Whether a sentence says that it belongs elsewhere than the label at the start of its paragraph. */
export function endsLabel(text: string, place: OwnPlace): boolean {
  const said = saidBy(text);
  return place.kind === 'sections' && said?.kind === 'section' && !place.ids.includes(said.id);
}

/** The odds, as a logarithm, from which the words of a sentence speak against the label of the sentences before it. */
const AGAINST_LABEL = 1;

/** Whether the words of a sentence may belong under the label at the start of its paragraph: "Problem: … We …. Students scan …". */
export function mayFollow(text: string, place: OwnPlace): boolean {
  if (place.kind !== 'sections') return true;
  const scores = scoreParts(text);
  return place.ids.some((id) => Math.max(...scores) - (scores[partNamed(id)] ?? 0) < AGAINST_LABEL);
}
