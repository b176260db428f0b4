import type { Sentence, TextDocument } from '../../lib/text/document.ts';
import { figuresIn, type Place } from './figures.ts';

/** How a study was made: how many took part and why some did not, what was left out, how a model was fitted, who the participants were. */
const DESIGN = new RegExp(
  [
    String.raw`\b(?:reasons? for (?:\w+ )?(?:ineligib|exclu|withdr|drop|non-?)\w+|lost to follow-?up|(?:declined|refused|agreed|consented) to (?:participate|take part)|did not complete|response rate)\b`,
    String.raw`\b(?:models?|regressions?|networks?|classifiers?|algorithms?|simulations?|analys[ei]s) (?:was|were|is|are) (?:\w+ly )?(?:fit(?:ted)?|trained|run|done|performed|conducted|estimated|built|implemented|repeated) (?:on|using|with|in|for|over)\b`,
    String.raw`\b(?:we|I) (?:\w+ly )?(?:removed?|drop(?:ped)?|exclude[sd]?|discard(?:ed)?|omit(?:ted)?|filter(?:ed)?|split|set|sample[sd]?|recruit(?:ed)?|invite[sd]?|generate[sd]?|simulate[sd]?|randomi[sz]ed?)\b`,
    String.raw`\b(?:participants?|patients|respondents|subjects|children|students|sample|adults) (?:had a (?:mean|median) age|were (?:primarily|mostly|predominantly|mainly|aged)|(?:was|were|is|are) (?:\d[\d.]*\s?% )?(?:fe)?male)\b`,
    String.raw`\bages? of (?:the|our) (?:\w+ )?(?:patients|participants|sample|respondents|subjects)\b|\b(?:mean|median|average|starting) ages?\b|\b(?:majority|%\)?) (?:\w+ )?(?:were|was|identified as) (?:\w+ )?(?:female|male|women|men|white|married)\b|\bas (?:wo)?men, \d`,
    String.raw`\b(?:is|are|was|were) (?:\w+ )?(?:shown|presented|summari[sz]ed|listed|given|displayed|depicted|provided|illustrated) in (?:the )?(?:tables?|figs?|figures?|appendix|supplement)`,
    String.raw`\btheir (?:results|findings|study|analysis|experiments?)\b`,
  ].join('|'),
  'i',
);
/** The rest of a sentence that a page or a table has cut, or the note of a table. */
const CUT = /^(?:\p{Ll}(?!\b|[-.]\p{L})|\d{1,2}\.\s)/u;

/** Whether a sentence tells how a study was made, or is only the rest of one. */
export function isDesign(text: string): boolean {
  return CUT.test(text) || DESIGN.test(text);
}

/** The figures of a sentence that a paper reports as findings, without those that say when, how or of whom they were found. */
export function findingFigures(document: TextDocument, sentence: Sentence): readonly Place[] {
  const text = document.raw.slice(sentence.start, sentence.end);
  return figuresIn(document, sentence).flatMap(({ place, telling }) => (telling && !isSetting(text, place) ? [place] : []));
}

const TIME =
  /^\D*\d+(?:\s?(?:-|–|to)\s?\d+)?[\s-]?(?:years?(?: old)?|yrs?|months?|weeks?|days?|hours?|hrs?|h|minutes?|mins?|seconds?|secs?|ms|s)$/;
/** Words before a time that is itself a finding: "survived for a median of 8 months". */
const TIMED =
  /\b(?:lasted|took|takes?|surviv\w+|durations?|lengths?|stay|delays?|medians?|means?|averages?|longer|shorter|earlier|later|older|younger|sav(?:ed|ing)|reduc\w+|increas\w+|decreas\w+|declin\w+|fell|rose|dropped|gain\w*|lost|by|than|vs|versus|differ\w*)\b[^.;]{0,30}$/i;
/** Things of the plan of a study, and persons as the whole of which a share is told. */
const PLANNED =
  /\b(?:observations|variables|items|questions|features|iterations|epochs|folds|replicates|rows|columns|records|sessions|covariates|predictors|parameters|seeds|layers|trials|waves|occasions)$/;
const PERSONS = /\b(?:participants|subjects|students|adults|respondents|patients|smokers|women|men|children|people|individuals|pupils)$/;
const WHOLE = /\b(?:of|among|from|in|with|between|on)\s$/i;
const LEFT_OUT =
  /\b(?:exclud\w+|remov\w+|omit\w+|discard\w+|thresholds?|cut-?offs?|criteri(?:on|a)|defined as|assum\w+|hypothesi[sz]ed)\b[^.;,]{0,60}$/i;
const BOUND = /^\s?(?:or (?:more|less|higher|lower|above|below|older|younger|greater|fewer|over)\b|(?:-?\s?point )?(?:\w+ )?scale\b)/i;

/** Whether a figure tells when, where or of whom something was found, or a bound that was set before. */
function isSetting(text: string, [at, length]: Place): boolean {
  const words = text.slice(at, at + length);
  const before = text.slice(Math.max(0, at - 90), at);
  if (/^[nN]\s?[=:]/.test(words) || /^\d+\s?(?:to|–|-)\s?\d+$/.test(words) || PLANNED.test(words)) return true;
  if (PERSONS.test(words) && WHOLE.test(before)) return true;
  if (TIME.test(words) && !TIMED.test(before + words.replace(/[\d.].*$/s, ''))) return true;
  if (/\bat (?:an? )?$/i.test(before) && !/%|[=<>]/.test(words)) return true;
  return LEFT_OUT.test(before) || BOUND.test(text.slice(at + length));
}
