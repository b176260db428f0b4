import { isStopWord } from '../../lib/language/stop-words.ts';
import type { Sentence, TextDocument } from '../../lib/text/document.ts';
import { isPlainVerb } from '../../lib/text/word-classes.ts';
import { DATE, FORMULA } from './cues.ts';

/** The place where a figure stands in its sentence. */
export type Place = readonly [at: number, length: number];

/** A figure of a sentence. `telling` if it has a unit, a sign, a label or a counted noun, so that it says something alone. */
interface Figure {
  readonly place: Place;
  readonly telling: boolean;
}

/** The most figures at the start of a line. A sentence with more of them is a table. */
export const MOST_FIGURES = 5;

const DIGITS = String.raw`(?:10[−⁻]\d{1,3}|\d{1,3}(?:[\u00a0\u2009\u202f ]\d{3})+(?!\d)|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.·]\d+)?|\.\d+)(?:[eE][-−]?\d+)?`;
const SCALE = String.raw`(?:\s?(?:thousand|million|billion|trillion)\b)?`;
const POWER = String.raw`(?:\s?[×x]\s?10(?:\^?[-−]?\d+|[⁻⁰¹²³⁴-⁹]+)?)?`;
/** Units that a number may be written together with, and those that follow it. */
const UNIT = String.raw`(?:\s?(?:%|‰|°\s?[CF]\b|°)|[x×](?=\s(?:\p{L}+er|more|less)\b)|-(?:fold|year(?:-old)?|week|day|month|hour|h|min(?:ute)?|second|point|item|bit|step|mile|km|cm|mm|m|kg|mg|g|ml|mL|inch|foot|percent)s?\b|\s?(?:percent(?:age points?)?|per\s?cent|percentage points?|pp|[kmcµμunMGT]?(?:m|g|s|J|W|V|A|Hz|Pa|mol|L|l|eV|N|K|Ω|B|M|Da|bp|IU|U)|kcal|cal|atm|bar|ppm|ppb|dB|rpm|kDa|bp|kb|mmHg|km/h|m/s|mph|ha|acres?|hectares?|miles?|feet|inch(?:es)?|tons?|tonnes?|years?(?: old)?|yrs?|y|days?|hours?|hrs?|h|minutes?|mins?|seconds?|secs?|months?|weeks?|decades?|degrees?|times|fold|dollars?|euros?|pounds?|cents?|points?|standard deviations?|SDs?|log units?)(?:[²³]|(?![\p{L}\p{M}\d]))(?:\s?[/·]\s?[a-zA-Zµμ]{1,4}[²³]?(?![\p{L}\d]))?)?`;
const SIGN = String.raw`(?:[<>≤≥≈~∼±]\s?|about\s|around\s|roughly\s|approximately\s|nearly\s|almost\s|over\s|under\s|up to\s|at least\s|at most\s|more than\s|less than\s|fewer than\s)?`;
/** The minus of a value. After a digit, a percent sign or a bracket it is the hyphen of a range: "2.9%-7.4%", "4.1 (0.3)-7.4". */
const MINUS = String.raw`(?:(?<![%‰°\d)\]])[-−])?`;
/** A number with its sign, currency, power, range and unit. Both ends of a range may have a percent sign: "3%-9%". */
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d.,/–_-]|[%‰°\d)\]][-−])${SIGN}(?:US)?[$€£₹]?${MINUS}${DIGITS}${SCALE}${POWER}(?:(?:[%‰°]?\s?(?:–|-)|[%‰°][−—]|\s?(?:to|±|\+/-|\+\s?[−-]))\s?[$€£₹]?${DIGITS}${POWER})?${SCALE}${UNIT}(?![\p{L}\p{M}\d]|\.[\p{L}\d])`,
  'gu',
);
const STATISTIC = String.raw`(?<![\p{L}\p{M}]|\p{L}:)(?:p|P|r[²2]?|R²|R2|R|ρ|β|d|g|ηp? ?[²2]|κ|α|OR|HR|RR|aOR|aHR|CI|SD|SE|SEM|IQR|AUC|F1|RMSE|MAE|BLEU|ROUGE|Ki|Kd|Km|IC50|EC50|[nN]|(?:LS|EM)?M|[tFχZz]²?(?:\s?\([\d., ]{1,12}\))?|odds ratios?|hazard ratios?|relative risks?|risk ratios?|[Mm]ean(?: difference)?|[Mm]edian|average|correlation|coefficient|accuracy|precision|recall|sensitivity|specificity|ratio|score|factor|slope|effect size|[Aa]lpha|ICC|[Kk]appa|Cohen['’]s d)`;
/** The label of a statistic before its value: "p = ", "odds ratio of ", "R² = ". */
const LABEL = new RegExp(
  String.raw`${STATISTIC}\s?(?:[=<>≤≥≈:,]|of|was|were|is|being)\s?$|(?<![\p{L}\p{M}])(?:(?:odds|hazard|risk) ratio|relative risk|mean(?: difference)?|median|estimate|coefficient|a?OR|a?HR|RR|SE|F1|MCC|AUC|RMSE|MAE|(?:elasticity|needed to treat|NNT) (?:of|is|was))\s$`,
  'u',
);
/** "The odds ratio of passing was ": the object of the statistic stands between. */
const LONG_LABEL =
  /(?:odds ratio|hazard ratio|risk ratio|relative risk|ratio|mean|median|average|accuracy|correlation|coefficient|sensitivity|specificity|prevalence|incidence|rate|score)s?\s(?:of|for|in|between|among)\s(?:[\p{L}-]+\s){1,5}?(?:was|were|is|are|reached|equal(?:s|ed))\s$/u;
/** The same before a value that begins with a sign: "p " before "< 0.01". */
const SIGNED_LABEL = new RegExp(String.raw`${STATISTIC}\s?$`, 'u');
const PRECEDED =
  /(?:\b(?:figs?(?:ures?)?|to the|tables?|eqs?(?:uations?)?|chapters?(?: \d+ and)?|ch|sections?(?: \d+ and)?|lectures|articles?|art|rules?|paras?|clauses?|CPR|exercises?|sec|pages?(?: \d+ (?:and|to))?|pp?|no|nos|weeks?|wk|unit|lecture|step|levels?|grades?|quiz|question|problem set|assignment|version|volume|vol|part|appendix|slide|bio|chem|phys|math|cs|refs?|references?|note|item|line|box|movie|video|supplementary|file|panel|day|experiment|study|sample|group|condition|model|trial|phase|type|stage|room|suite|ext|tel|grant|award|licen[cs]e|isbn|issn|cat|catalog(?:ue)?|lot|ph)\.?\s?[A-Z]?)$/i;

/** The figures of a sentence that say something, each once; otherwise its first figure. */
export function figuresIn({ raw }: TextDocument, sentence: Pick<Sentence, 'start' | 'end'>, most = MOST_FIGURES): readonly Figure[] {
  const text = raw.slice(sentence.start, sentence.end);
  const found: Figure[] = [];
  const said = new Set<string>();
  for (const match of text.matchAll(NUMBER)) {
    const figure = figureAt(text, match.index, match[0].trimEnd());
    if (figure === undefined) continue;
    const words = text.slice(figure.place[0], figure.place[0] + figure.place[1]);
    if (!said.has(words)) found.push(figure);
    said.add(words);
  }
  const telling = found.filter((figure) => figure.telling);
  // A single digit without what it counts says nothing: "an elasticity above 1".
  const bare = found.filter(({ place: [at, length] }) => !/^\d$/.test(text.slice(at, at + length)));
  return telling.length > 0 ? telling.slice(0, most) : bare.slice(0, 1);
}

function figureAt(text: string, at: number, found: string): Figure | undefined {
  const before = text.slice(Math.max(0, at - 90), at);
  const label = (/^[<>≤≥≈~]/.test(found) ? SIGNED_LABEL : LABEL).exec(before)?.[0] ?? LONG_LABEL.exec(before)?.[0];
  const figure = found + decimalsAfter(text.slice(at + found.length), found, label !== undefined);
  const plain = /^\d{4}s?$/.test(figure);
  const whole = OF_A_WHOLE.exec(text.slice(at + figure.length))?.[0];
  if (whole !== undefined && /^[\d,]+$/.test(figure)) return { place: [at, figure.length + whole.length], telling: true };
  if (/\d (?:out )?of (?:the |all )?$/.test(before)) return undefined;
  // "from 6.3 in 2007 to 7.0": a year and a value are no range.
  if (/^(?:19|20)\d\d to \d{1,2}(?:\.\d+)?%?$/.test(figure)) return undefined;
  // "1.2·105" is a power whose sign was lost in copying.
  if (isIntervalEnd(text, at, figure) || isFrame(before, figure) || /^·\d/.test(text.slice(at + figure.length))) return undefined;
  if (label !== undefined && !plain) return { place: [at - label.length, figure.length + label.length], telling: true };
  // "95 % CI", "95% of the distribution's mass" name an interval; "1960 s" is a decade.
  if (/^9[059]\s?%$/.test(figure) && INTERVAL.test(text.slice(at + figure.length))) return undefined;
  // "11/30" is a day or a fraction.
  if (/^\d{1,2}$/.test(figure) && /^\/\d{1,2}(?!\d)/.test(text.slice(at + figure.length))) return undefined;
  // "1.3B: …" is the label of a note.
  if (at === 0 && text[figure.length] === ':') return undefined;
  if (isCompared(before, text.slice(at + figure.length))) return { place: [at, figure.length], telling: true };
  // "Neuron 3B" and "Figure 11A" are names.
  if (/^\d{1,3}[A-Z]$/.test(figure)) return undefined;
  if (/^(?:1[5-9]|20)\d\d\s?['’]?s$/.test(figure)) return undefined;
  if (PRECEDED.test(before) || plain || isPartOfDate(text, at, figure.length)) return undefined;
  // "5-methoxy", "3,5-di-tert-butyl", "H 2 O" and "1." are names and marks.
  if (
    /^(?:[-–,]\p{L}|,\d-\p{L}|['′]-)/u.test(text.slice(at + figure.length)) ||
    (/^[[(]?\d{1,3}[\])]?$/.test(text.slice(at - 1, at + figure.length + 1).trim()) && /^[[(]/.test(text.slice(at - 1)))
  ) {
    return undefined;
  }
  const hasUnit = /\p{L}|[%‰°$€£₹±]/u.test(
    figure.replace(
      /^(?:about|around|roughly|approximately|nearly|almost|over|under|up to|at least|at most|more than|less than|fewer than)\s/,
      '',
    ),
  );
  if (hasUnit) return { place: [at, figure.length], telling: true };
  if (isPartOfName(text, at, figure)) return undefined;
  const single = /^\d$/.test(figure);
  if (single ? at === 0 || FORMULA.test(text) : at === 0 && /^\d{2}$/.test(figure)) return undefined;
  const counted = withNoun(text, at, figure);
  return counted === undefined ? undefined : { place: counted, telling: counted[1] > figure.length };
}

/** The whole behind its share: "of 88 cases", "out of the 46 decisions". */
const OF_A_WHOLE = /^ (?:out )?of (?:the |all )?\d[\d,]*(?! ?[%\d.])(?: (?!(?:in|of|on|at|the|and|were|was)\b)[\p{Ll}-]+(?<!ed))?/u;

const INTERVAL =
  /^\s?(?:(?:[a-z-]+ )?(?:(?:CI|CrI|HDI|HPD)s?|confidence|credible|intervals?)\b|of the (?:\S+ ){0,2}(?:mass|density|distribution|posterior)\b)/i;

/** The words before the value that something reached: "recall fell to". */
const REACHED = /\b(?:fell|rose|dropped|declined|grew|increased|decreased|improved) (?:\w+ly )?(?:from \S+ )?(?:to|from)\s$/i;

/** Whether a value is compared with another: "9.8 vs 10.4", "fell from 0.94 to 0.88". */
function isCompared(before: string, after: string): boolean {
  if (REACHED.test(before) && /^(?:\s(?!to (?:an? |the )?\p{L})|[.,;)])/u.test(after)) return true;
  if (/\b(?:mean|median|average|rate)s? [\d.]+%? (?:vs\.?|versus) $/i.test(before)) return true;
  return !/\([^()]*$/.test(before) && (/^\s(?:vs\.?|versus)\s[-−]?\d/.test(after) || /\d\s(?:vs\.?|versus)\s$/.test(before));
}

/** The decimals after a comma: "OR 1" before ",61", "0" before ",37", "12" before ",5%". Elsewhere a comma parts two numbers. */
function decimalsAfter(rest: string, figure: string, labelled: boolean): string {
  const [decimals = '', unit] = /^,\d{1,2}(?![\d,]|-\p{L})(\s?%)?/u.exec(rest) ?? [];
  return /^\D*\d+$/.test(figure) && (labelled || unit !== undefined || /(?:^|\D)0$/.test(figure)) ? decimals : '';
}

/** Whether a figure is the range of a scale, an age by which persons are grouped, or the time of a measurement: "after 6 days". */
function isFrame(before: string, figure: string): boolean {
  if (/\bscale (?:of |ranges? )?from\s$/i.test(before)) return true;
  if (DURING.test(figure)) return true;
  if (/mg\S*$|°$/.test(figure)) return /\b(?:dos(?:e|es|age)|escalation|treatment|angular velocit(?:y|ies))\b.{0,30}\s$/i.test(before);
  if (!TIME.test(figure)) return false;
  return /\b(?:aged?(?: group of| from| between)?|ages|children|infants|adults|patients|older than|younger than|after|at|within|during|for|every|first|last|past|over|criteria\b.{0,80})\s$/i.test(
    before,
  );
}

const TIME = /(?:years?|years? old|months?|weeks?|days?|hours?|hrs?|h|minutes?|mins?)$/;
/** "The 5-year score" */
const DURING = new RegExp(`-${TIME.source}`);

/**
 * Whether a figure is a confidence interval or an end of it, which is no result of its own: "[84.3%–90.1%]", "95% CI 0.87 to 1.09",
 * "1.09 (0.95 to 1.25)".
 */
function isIntervalEnd(text: string, at: number, figure: string): boolean {
  const before = text.slice(Math.max(0, at - 16), at);
  if (/\bCI(?:\s?[:,=]|\sof)?\s?[[(]?$|\bintervals? (?:of|from) $|\[[$€£]?[-−]?[\d.]+, $/.test(before)) return true;
  const bounds = /\d[%‰°]?\s?(?:–|−|—|-|to)\s?[-−]?[\d.]/.test(figure);
  if (bounds && /(?:\d[%‰°]?\s?\(|\([-−]?[\d.]+[%‰°]?[,;] ?)$/.test(before) && /^\s?\)/.test(text.slice(at + figure.length))) return true;
  return (
    before.endsWith('[') && (/\d[%‰°]?\s?[–−—-]/.test(figure) || /^\s?(?:–|-|−|—|to\b|,)\s?[-−]?\d/.test(text.slice(at + figure.length)))
  );
}

/** Whether a number is part of a name: "Landsat 8", "Type 2". */
function isPartOfName(text: string, at: number, figure: string): boolean {
  const name = /^\d{1,2}(?:\.\d)?$/.test(figure)
    ? /(?:^|[\s(])(\p{Lu}[\p{L}-]*)\s$/u.exec(text.slice(Math.max(0, at - 24), at))?.[1]
    : undefined;
  // "RMSE 41" is a measure with its value, not a name.
  if (name === undefined || isStopWord(name.toLowerCase()) || /^\p{Lu}{2,}$/u.test(name)) return false;
  // The first word of a sentence is capitalised anyway: "Wrote 64 tests", "Using 4 sensors".
  return at - name.length - 1 > 0 || (/^\d(?:\.\d)?$/.test(figure) && !/(?:ing|ly|ed)$/.test(name));
}

/** The figure with the plural noun that it counts: "64 unit tests" for "64". A comparison such as "> 0" counts nothing. */
function withNoun(text: string, at: number, figure: string): Place | undefined {
  if (/^[<>≈~±]/.test(figure) || (/^\d$/.test(figure) && /[<>=≤≥]\s*$/.test(text.slice(0, at)))) return undefined;
  const plural = /^\s(?:of (?:the )?)?(?:[\p{Ll}-]+\s){0,2}?([\p{Ll}-]{3,}(?:s|people|men|women|children|mice))\b/u.exec(
    text.slice(at + figure.length, at + figure.length + 60),
  );
  const words = plural === null ? [] : plural[0].trim().split(/\s+/);
  const counts =
    words.length > 0 &&
    words.every((word, place) => (place === 0 && word === 'of') || (!isStopWord(word) && !isPlainVerb(word))) &&
    !/(?:ss|us|is)$|^(?:groups|arms|trials|studies|repetitions)$/.test(plural?.[1] ?? '');
  return [at, figure.length + (counts ? (plural?.[0].length ?? 0) : 0)];
}

const DATES = new RegExp(DATE.source, 'giu');

function isPartOfDate(text: string, at: number, length: number): boolean {
  for (const match of text.matchAll(DATES)) if (match.index <= at && at + length <= match.index + match[0].length) return true;
  return false;
}
