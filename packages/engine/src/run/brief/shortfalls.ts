import type { ResolvedSection } from '../../definition/outline.ts';
import { numberText } from '../../format/format.ts';
import type { Deviation } from './check-brief.ts';

/** The shortfall of a result when the service has probably truncated the prompt. */
export const READ_IN_PART =
  'The server may have read only a part of the text: its context is too short for all of it. Give it a longer one (Ollama: OLLAMA_CONTEXT_LENGTH=16384) or a shorter text, then generate again.';

/** The shortfall of a result whose answer reached the limit of its length. */
export const TOO_LONG =
  'The model wrote far more than it was asked for and was stopped. What came until then is kept. Remove what repeats, or generate again, if need be with another model.';

/** The shortfall of a result that is too long to be compared with its outline. */
export const NOT_CHECKED = 'The text is far longer than asked for, so it was neither cleaned nor compared with what was asked for.';

/** The reason why a result is short after a model was asked for more and declined. */
export const NO_MORE_FOUND = 'The model found no more in your material. Add to it for more.';

/**
 * Turns findings into sentences for the note under a result.
 * @param exhausted the ids of sections for which the model found no more in the material
 */
export function shortfallSentences(
  findings: readonly Deviation[],
  sections: readonly ResolvedSection[],
  exhausted: ReadonlySet<string> = new Set(),
): string[] {
  const titles = (rule: 'missing' | 'unread'): string[] =>
    findings.flatMap((found) => (found.rule === rule ? [`"${found.section.title}"`] : []));
  const lost = findings.flatMap((found) => (found.rule === 'missing' ? [found.section.id] : []));
  const lengths = (rule: 'few' | 'many', of: 'words' | 'items'): string[] =>
    findings.flatMap((found) => (found.rule === rule && found.of === of ? [lengthWords(found)] : []));
  const when = (rule: Deviation['rule'], sentence: string): string[] => (findings.some((found) => found.rule === rule) ? [sentence] : []);
  const lists = (start: string, entries: readonly string[]): string[] => (entries.length === 0 ? [] : [`${start}: ${entries.join(', ')}.`]);
  return [
    ...lists('Missing', titles('missing')),
    ...lists('Shown as text only, because it is not in the form that was asked for', titles('unread')),
    ...lists('Shorter than asked for', lengths('few', 'words')),
    ...lists('Longer than asked for', lengths('many', 'words')),
    ...lists('Fewer than asked for', lengths('few', 'items')),
    ...lists('More than asked for', lengths('many', 'items')),
    ...(findings.some((found) => found.rule === 'few' && exhausted.has(found.section.id)) ? [NO_MORE_FOUND] : []),
    ...when('order', 'The sections stand in another order than asked for.'),
    ...when('marks', 'Some marks of formatting are left in the text.'),
    ...sections
      .filter((section) => isReferences(section) && section.sources === undefined && !lost.includes(section.id))
      .map(verifySentence),
  ];
}

type Length = Extract<Deviation, { rule: 'few' | 'many' }>;

function lengthWords({ section, have, asked: [min, max], of }: Length): string {
  const wanted = min === max ? numberText(min) : `${numberText(min)} to ${numberText(max)}`;
  const unit = of === 'words' ? 'words' : `${section.itemName ?? 'item'}s`;
  return `"${section.title}" (${numberText(have)} of ${wanted} ${unit})`;
}

function isReferences({ title, itemName }: ResolvedSection): boolean {
  return itemName === 'reference' || /^(?:references|reference list|works cited|bibliography)$/i.test(title);
}

/** A model without web search invents references, and only a person can check them. */
function verifySentence({ title }: ResolvedSection): string {
  return `"${title}" was written by a model. Verify each entry against its source before you submit.`;
}
