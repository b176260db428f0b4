import { isBlank } from '../../definition/field.ts';
import { numberText, wordsOf } from '../../format/format.ts';
import { type Lack, type Verdict, verdictOf } from '../../generation/verdict.ts';
import { reachesTarget } from '../../result/result.ts';
import { countWords } from '../../result/transcript.ts';
import type { DocumentText } from './document-text.ts';

/** A document with a smaller share of its words is not the one that the tool promises: a model that says the same again and again. */
const HARDLY_ANY = 0.1;

/**
 * The verdict on a model's document: partial if it is shorter than asked for or a section has no text, and needs-more if it has hardly any
 * of its words.
 * @param field the field of the form that a person should add to
 */
export function documentVerdict(document: DocumentText, target: number | undefined, field: string | undefined): Verdict {
  const words = countWords(document.text());
  const empty = document.sections.filter((section) => section.order !== 'derived' && isBlank(document.textOf(section)));
  const none: Lack[] =
    empty.length === 0
      ? []
      : [{ grade: 'partial', reason: `Nothing is written under ${empty.map(({ title }) => `"${title}"`).join(', ')}.` }];
  if (target === undefined || reachesTarget(words, target)) return verdictOf(none, []);
  const short = `${numberText(words)} of ${numberText(target)} words are written.`;
  if (words >= target * HARDLY_ANY) return verdictOf([{ grade: 'partial', reason: short }, ...none], []);
  const lack: Lack = {
    grade: 'needs-more',
    reason: `${short} The model found too little new to say. Add to your text, or choose another model in Settings, then generate again.`,
    hint: `The model wrote ${wordsOf(words)} from this. Add more of your own.`,
    ...(field !== undefined && { field }),
  };
  return verdictOf([lack, ...none], []);
}
