import type { Evidence, Notes } from '../read/evidence.ts';
import { spelledStem } from '../read/stems.ts';
import type { Topic } from '../read/topic.ts';

/** Words that say what kind of thing a topic is. A label leaves them out: "Demand: P↓ → Qd↑" for "Law of demand". */
const KIND =
  /^(?:laws?|tests?|equations?|solutions?|scales?|curves?|rules?|theorems?|effects?|hypothes[ei]s|phenomenon|models?|reactions?|factors?|values?|numbers?|ratios?|scores?|coefficients?|adaptations?|mechanisms?|processe?s?)$/;

/** The first note whose label is all of the topic but its kind. A label that is another topic's whole name tells that one. */
export function labelOf(topic: Topic, others: readonly Topic[], notes: Notes): Evidence | undefined {
  const own = namedBy(topic);
  if (own === undefined || others.some((other) => nameOf(other) === own || namedBy(other) === own)) return undefined;
  const [first = ''] = own.split(' ');
  for (const at of notes.byStem.get(first) ?? []) {
    const evidence = notes.evidence[at];
    if (evidence !== undefined && !evidence.open && labelIn(evidence, notes) === own) return evidence;
  }
  return undefined;
}

/** The stems of a topic without its kind, if it has one. */
function namedBy({ tokens }: Topic): string | undefined {
  const own = tokens.filter(({ word, stop }) => !stop && !KIND.test(word));
  return own.length === 0 || !tokens.some(({ word }) => KIND.test(word)) ? undefined : stemsIn(own);
}

const nameOf = ({ tokens }: Topic) => stemsIn(tokens.filter(({ stop }) => !stop));

const stemsIn = (tokens: Topic['tokens']) => tokens.map(({ word }) => spelledStem(word)).join(' ');

/** The words before the first sign of an explanation. */
function labelIn({ tokens, start, end, heading }: Evidence, { document: { raw } }: Notes): string | undefined {
  const sign = /\s*\**\s*(?:[:=→]|->)\s*\**\s*\S/u.exec(raw.slice(start, end));
  if (sign === null || heading) return undefined;
  const label = tokens.filter((token) => token.end <= start + sign.index);
  return label.length === 0 || label.length === tokens.length ? undefined : stemsIn(label.filter(({ stop }) => !stop));
}
