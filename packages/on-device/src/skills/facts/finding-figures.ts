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
    String.raw`\b(?:before|prior to|at) (?:randomi[sz]ation|enrol?ment)\b|\bcompleted (?:the |all |both |\d).{0,30}\b(?:stud(?:y|ies)|trial|treatment|follow-?up|survey|questionnaires?|months|weeks|visits)\b|\brandomi[sz]ed to .{0,60}\b(?:had data|were included|completed)\b`,
    String.raw`\beach (?:square|dot|point|bar|line|box|circle|panel|cell) (?:is|shows|represents|stands)\b|\berror bars\b`,
    String.raw`\b(?:was|were) (?:\w+ly )?(?:included|enrolled|recruited|lost|assigned|allocated|randomi[sz]ed)\b|^(?:All |The )?(?:patients|participants|subjects|children|animals) (?:received|underwent|were given)\b`,
    String.raw`\b(?:is|are|was|were) (?:\w+ and )?(?:excluded|imputed|dropped|removed|omitted|discarded|flagged)\b|\bimputes?\b`,
  ].join('|'),
  'i',
);
/** What others found or estimated: "their results", "another study", "According to the Foundation", a number in brackets at the end. */
const OF_OTHERS =
  /\btheir (?:results|findings|study|analysis|experiments?)\b|\b(?:[Aa]nother|[Oo]ne|[Aa] (?:recent|large|previous|similar|cohort)) (?:study|trial|meta-analysis|survey|review)\b|\b(?:[Ss]everal|[Mm]any|[Ss]ome|[Mm]ost|[Oo]ther|[Tt]wo) (?:[\w-]+ )?(?:studies|trials|authors|reports)\b|\b[Tt]he (?:largest|first|only) (?:[\w-]+ )*(?:study|trial)\b|\b(?:meta-analysis|review|survey) reported\b|^According to (?:the |an? )?(?!our\b)\p{Lu}|\bit (?:was|is|has been) estimated that\b|\p{Ll} \(\d{1,2}(?:\s?[,–-]\s?\d{1,2})*\)\.?$/u;
/** A source as the number that a copy leaves of it: "… in naïve people 11." */
const BARE_SOURCE =
  /(?<!\b(?:(?:week|month|day|year|table|figure|item|phase|stage|type|group|level|grade|score|wave|experiment|trial|model|chapter|section|visit|session|column|row|panel)s?|study|studies|than|from|with|about|over|under|only|least|most|were|between|after|before|until|reached|and|was|to|of|in|at|by|is))\s(?<=\p{Ll}{4,} )\d{1,2}(?:[,–-]\s?\d{1,2})*(?=,? (?:and|but|whereas) |\.$)/u;
/** The rest of a sentence that a page or a table has cut, or the note of a table. */
const CUT = /^(?:\p{Ll}(?!\b|[-.]\p{L})|\d{1,2}\.\s)/u;

/** Whether a sentence tells how a study was made or what others found, or is only the rest of one. */
export function isNoFinding(text: string): boolean {
  return CUT.test(text) || DESIGN.test(text) || OF_OTHERS.test(text) || BARE_SOURCE.test(text);
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
  /\b(?:lasted|took|takes?|surviv\w+|durations?|lengths?|stay|delays?|medians?|means?|averages?|longer|shorter|earlier|later|older|younger|sav(?:ed|ing)|reduc\w+|increas\w+|decreas\w+|declin\w+|fell|rose|dropped|gain\w*|lost|by|than|vs|versus|differ\w*)\b(?:(?!\b(?:at|after|within|until|over|during|for|in|from|under)\b)[^.;]){0,30}$/i;
/** Things of the plan of a study, and what shares are told of: "15 of 262 zones", "in 7 patients". */
const PLANNED =
  /\b(?:observations|variables|items|questions|features|iterations|epochs|folds|replicates|rows|columns|records|sessions|covariates|predictors|parameters|seeds|layers|trials|waves|occasions)$/;
const COUNTED = /^[\d,. ]+ ?(?:of (?:the )?)?(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,}$/u;
const WHOLE =
  /(?<!\b(?:total|increase|decrease|gain|loss|rise|drop|fall|reduction|mean|average|median|difference|change) )\b(?:of|among|from|in|with|between|on|across|all)\s(?:(?:the|all|these|our)\s)?$/i;
/** Units that end as counted nouns do. */
const UNITS =
  /(?:points?|times|degrees?|percentage points|dollars|euros|pounds|cents|years?|months|weeks|days|hours|minutes|seconds|deviations?|miles|feet|meters|metres)$/;
const LEFT_OUT =
  /\b(?:exclud\w+|remov\w+|omit\w+|discard\w+|thresholds?|cut-?offs?|criteri(?:on|a)|defined as|assum\w+|hypothesi[sz]ed)\b[^.;,]{0,60}$/i;
const GIVEN = /\b(?:infusions?|infiltration|solutions?|injections?|concentrations?|administration|dos(?:e|es|age)) (?:of|with|at)\s$/i;
const BOUND =
  /^\s?(?:or (?:more|less|higher|lower|above|below|older|younger|greater|fewer|over)\b|(?:-?\s?point )?(?:\w+ )?scale\b|(?:[\w-]+ )?(?:quantiles?|percentiles?|confidence|credible|intervals?)\b)/i;

/** Whether a figure tells when, where or of whom something was found, or a bound that was set before. */
function isSetting(text: string, [at, length]: Place): boolean {
  const words = text.slice(at, at + length);
  const before = text.slice(Math.max(0, at - 90), at);
  if (/^[nN]\s?[=:]/.test(words) || /^\d+\s?(?:to|–|-)\s?\d+$/.test(words) || PLANNED.test(words)) return true;
  if (TIME.test(words) && /^\s(?:post|after|following|later|before|prior)/i.test(text.slice(at + length))) return true;
  if (
    /^\d+ times$/.test(words) &&
    !/^ (?:as|more|less|higher|lower|larger|greater|faster|slower|better|likelier|longer|shorter|smaller|the)\b/.test(
      text.slice(at + length),
    )
  )
    return true;
  if (/^[<>≤≥]/.test(words) && /\(\s?$/.test(before)) return true;
  if (/^(?:more|less|fewer|over|under|at)\b/.test(words) && /\b(?:who|those with|with|whose|(?:have|had) lost)\s(?:\w+\s)?$/i.test(before))
    return true;
  if (COUNTED.test(words) && !UNITS.test(words) && WHOLE.test(before)) return true;
  if (isDose(words, before, text.slice(at + length))) return true;
  if (TIME.test(words) && /\b(?:end|beginning|start|course|period|first|initial|last|next|fixed) (?:of )?(?:the )?$/i.test(before))
    return true;
  if (TIME.test(words) && !TIMED.test(before + words.replace(/[\d.].*$/s, ''))) return true;
  if (/\bat (?:an? )?$/i.test(before) && !/%|[=<>]/.test(words)) return true;
  return (!/[=<>]/.test(words) && (LEFT_OUT.test(before) || GIVEN.test(before))) || BOUND.test(text.slice(at + length));
}

const DOSE = /\d\s?(?:[mμµ]?g|m[lL]|I?U|[mμµ]?mol)(?:\/\w+)*$/;
/** Words after which an amount is measured, not given. */
const MEASURED =
  /(?:^|[^\p{L}]|\b(?:of|by|to|from|was|were|is|are|than|vs|versus|about|and|or|reached|reaching|averaged|between|only|=))\s?$/u;

/** Whether an amount is a dose or a bound: "Rosuvastatin 20 mg", "with 40 mg of", "≤3.9 mmol/l". */
function isDose(words: string, before: string, after: string): boolean {
  if (/^[<>≤≥]/.test(words)) return /\p{L}$/u.test(words);
  return (
    DOSE.test(words) &&
    (!MEASURED.test(before) ||
      (/\b(?:with|of|received|took|given)\s$/.test(before) && /^\s(?:of|treatment|doses?|daily|twice|once|per day)\b/.test(after)))
  );
}
