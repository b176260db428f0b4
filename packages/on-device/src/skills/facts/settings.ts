import type { Place } from './figures.ts';

const TIME =
  /^\D*\d+(?:\s?(?:-|–|to)\s?\d+)?[\s-]?(?:years?(?: old)?|yrs?|y|months?|weeks?|days?|hours?|hrs?|h|minutes?|mins?|seconds?|secs?|ms|s)$/;
/** Words before a time that is itself a finding: "survived for a median of 8 months". */
const TIMED =
  /\b(?:lasted|took|takes?|surviv\w+|durations?|lengths?|stay|delays?|medians?|means?|averages?|longer|shorter|earlier|later|older|younger|sav(?:ed|ing)|reduc\w+|increas\w+|decreas\w+|declin\w+|fell|rose|dropped|gain\w*|lost|[a-z]+er by|than|vs|versus|differ\w*)\b(?:(?!\b(?:at|after|within|until|over|during|for|in|from|under)\b)[^.;]){0,30}$/i;
const SPAN = /\b(?:end|beginning|start|course|period|first|initial|last|next|fixed) (?:of )?(?:the )?$/i;
const ONWARDS = /^\s(?:post|after|following|later|before|prior)/i;

/** A number with a noun that it counts; units end as such nouns do. */
const COUNTED = /^[\d,. ]+ ?(?:of (?:the )?)?(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,}$/u;
const UNITS =
  /(?:points?|times|degrees?|dollars|euros|pounds|cents|years?|months|weeks|days|hours|minutes|seconds|deviations?|miles|feet|meters|metres)$/;
/** Things of the plan of a study. */
const PLANNED =
  /\b(?:observations|variables|items|questions|features|iterations|epochs|folds|replicates|rows|columns|records|sessions|covariates|predictors|parameters|seeds|layers|trials|waves|occasions)$/;
/** Words before the things that shares are told of, and before a known set: "15 of 262 zones", "in 7 patients", "the 3 drugs". */
const WHOLE =
  /(?<!\b(?:total|increase|decrease|gain|loss|rise|drop|fall|reduction|mean|average|median|difference|change) )\b(?:of|among|from|in|with|between|on|across|all|the|these|both|our|as well as|below|above|under|over)\s$/i;

const LEFT_OUT =
  /\bwith an? (?:greater|more|less|lower|higher) than (?:a )?$|\b(?:exclud\w+|remov\w+|omit\w+|discard\w+|trimm\w+|thresholds?|cut-?offs?|criteri(?:on|a)|definitions?|focus\w* on|defined as|assum\w+|hypothesi[sz]ed)\b(?:(?!\b(?:reduced|increased|decreased|lowered|raised|improved|changed)\b)[^.;,]){0,60}$/i;
/** The words before a figure that defines a group of people: "patients who have lost more than 10 %". */
const GROUPED = /\b(?:who|with|whose|(?:have|had) lost|over|under)\s(?:\w+\s)?$/i;
const BOUND =
  /^\s?(?:(?:[\w-]+ )?or (?:faster|slower|more|less|higher|lower|above|below|older|younger|greater|fewer|over)\b|(?:statistical )?power\b|(?:-?\s?point )?(?:\w+ )?scale\b|(?:(?:and|or) \d+\s?% )?(?:[\w-]+ )?(?:quantiles?|percentiles?|similarity|identity|confidence|credible|intervals?)\b)/i;
/** The words that make "4 times" a comparison. */
const FOLD = /^ (?:as|more|less|higher|lower|larger|greater|faster|slower|better|likelier|longer|shorter|smaller|the)\b/;

/** An amount that a bound is set at: "below 90 mmHg". */
const DOSE_OR_LEVEL = /\d\s?(?:mmHg|[kmµμ]?[gL]|m[lL]|[mµμ]?mol(?:\/L)?|kg\/m(?:2|²)|°C|bpm)$/;
const DOSE = /\d\s?(?:[mμµ]?g|m[lL]|I?U|[mμµ]?mol|[nmμµ]M)(?:\/\w+)*$/;
/** The name of what is given, after its amount: "100 nM CHMP4B". */
const NAME = /^\s(?=\p{Lu})[\p{L}\d-]{3,}/u;
const GIVEN =
  /\b(?:infusions?|infiltration|solutions?|injections?|concentrations?|presence|administration|dos(?:e|es|age)) (?:of|with|at)\s$/i;
/** Words after which an amount is measured, not given. */
const MEASURED =
  /(?:^|[^\p{L}\s]|\b(?:of|by|to|from|was|were|is|are|than|vs|versus|about|and|or|reached|reaching|averaged|between|only))\s?$/u;

/** Whether a figure tells when, where or of whom something was found, what was given, or a bound that was set before. */
export function isSetting(text: string, [at, length]: Place): boolean {
  const words = text.slice(at, at + length);
  const before = text.slice(Math.max(0, at - 90), at);
  const after = text.slice(at + length);
  if (/^[nN]\s?[=:≥≤<>]/.test(words) || /^\d+\s?(?:to|–|-)\s?\d+$/.test(words)) return true;
  if (isMoment(words, before, after) || isWhole(words, before, after) || isBound(words, before, after)) return true;
  if (isVaried(before) || isDose(words, before, after) || isReference(words) || isAssigned(words, before, text) || isLimit(before, after))
    return true;
  if (PLACE_IN_SEQUENCE.test(words) || /\btemperatures? (?:of|=)\s?[=≈]?\s?$/i.test(before)) return true;
  return !/[=<>%]/.test(words) && /\bat (?:an? )?[=≈]?\s?$/i.test(before);
}

/** A place in a sequence: "within 250 bp upstream". */
const PLACE_IN_SEQUENCE = /^\D*[\d.,]+\s?(?:bp|kbp?|nt|Mb)$/;

/** A ratio of the group that others are compared with: "HR = 1.0". */
const isReference = (words: string) => /^(?:a?OR|a?HR|RR|odds ratio|hazard ratio|risk ratio)\D{1,5}1(?:\.0+)?$/.test(words);

/** The value of a variable, not of a statistic: "at t = 1.4 s", "α = 0.14". A test statistic has its degrees of freedom or its p beside it. */
const isAssigned = (words: string, before: string, text: string) =>
  /^(?![prdgRpP])[A-Za-zα-ω]\s?[=≈<>]/.test(words) &&
  (/^α/.test(words) || !/\b[pP]\s?[=<>≤]/.test(text) || /\b(?:at|on|for|with|when|where|until|from|using) (?:the )?$/i.test(before));

/** The bound of a count or of a class: "within 30%", "smaller than 1 μm", "1% FDR", "the top 10 axes", "their 5 kb regions". */
const isLimit = (before: string, after: string) =>
  /(?:\b(?:within|their|top|i\.e\.|to (?:collect|reach|obtain)|(?:false discovery rate|FDR) (?:of|at))|\p{L}{3,}er than(?: an?)?|\buntil\b[^.;,]{0,60})\s$/iu.test(
    before,
  ) || /^\s(?:false discovery|FDR)\b/.test(after);

/** A number that the authors varied: "when we increased the rate from 0.15 h to 0.16 h". */
const isVaried = (before: string) =>
  /\bwe (?:\w+ )?(?:increas|decreas|vari|rais|chang|set|reduc|lower)\w* (?:the |this |its )?[^.;,]{0,50}$/i.test(before);

/** "after 6 weeks", "at 0 and 8 hours", "60-70-year-olds" */
function isMoment(words: string, before: string, after: string): boolean {
  if (/-year-olds?$/.test(words)) return true;
  if (!TIME.test(words)) return false;
  return ONWARDS.test(after) || SPAN.test(before) || !TIMED.test(before + words.replace(/[\d.].*$/s, ''));
}

function isWhole(words: string, before: string, after: string): boolean {
  if (/^\d+ times$/.test(words)) return !FOLD.test(after);
  return PLANNED.test(words) || (COUNTED.test(words) && !UNITS.test(words) && WHOLE.test(before));
}

function isBound(words: string, before: string, after: string): boolean {
  if (BOUND.test(after) || (/^100\s?%$/.test(words) && /\bthan\s$/.test(before))) return true;
  if (DOSE_OR_LEVEL.test(words) && /\b(?:below|above|under|over|exceed(?:s|ing)?)\s$/i.test(before)) return true;
  if (/^α/.test(words) || /\bsignifican\w+ at (?:the )?(?:level of )?\(?$/i.test(before)) return true;
  if (/^p\b/.test(words) && /(?:\bat (?:the )?|[†‡*])$/.test(before)) return true;
  if (/^[<>≤≥]/.test(words)) return /\p{L}$/u.test(words) || !/\b(?:was|were|is|are|reached|to|by|of)\s$/i.test(before);
  if (/^(?:more|less|fewer|over|under|at)\b/.test(words) && GROUPED.test(before)) return true;
  return !/[=<>]/.test(words) && LEFT_OUT.test(before);
}

/** "Rosuvastatin 20 mg", "with 40 mg of", "an infusion of 0.3%" */
function isDose(words: string, before: string, after: string): boolean {
  if (GIVEN.test(before)) return true;
  if (!DOSE.test(words) || words.includes('±')) return false;
  if (!MEASURED.test(before) || NAME.test(after) || /\d (?:or|and) $/.test(before)) return true;
  if (/\p{L} \($/u.test(before) && /g(?:\/kg)?$/.test(words)) return true;
  return /\b(?:with|of|received|took|given)\s$/.test(before) && /^\s(?:of|treatment|doses?|daily|twice|once|per day)\b/.test(after);
}
