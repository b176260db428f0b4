import type { Sentence, TextDocument } from '../../lib/text/document.ts';
import { figuresIn, MOST_FIGURES, type Place } from './figures.ts';
import { isLevel } from './levels.ts';
import { isSetting } from './settings.ts';

/** Words on the making of a study: the participants and those who left, what was left out, how a model was fitted. */
const DESIGN = new RegExp(
  [
    String.raw`\b(?:reasons? for (?:\w+ )?(?:ineligib|exclu|withdr|drop|non-?)\w+|los[st] to follow(?:-| )?up|(?:declined|refused|agreed|consented) to (?:participate|take part)|did not complete|response rate)\b`,
    String.raw`\b(?:models?|regressions?|networks?|classifiers?|algorithms?|simulations?|analys[ei]s) (?:was|were|is|are) (?:\w+ly )?(?:fit(?:ted)?|trained|run|done|performed|conducted|estimated|built|implemented|repeated) (?:on|using|with|in|for|over)\b`,
    String.raw`\b(?:we|I) (?:\w+ly |also )?(?:removed?|select(?:ed)?|drop(?:ped)?|exclude[sd]?|discard(?:ed)?|omit(?:ted)?|filter(?:ed)?|split|set|sample[sd]?|recruit(?:ed)?|invite[sd]?|generate[sd]?|simulate[sd]?|randomi[sz]ed?)\b`,
    String.raw`\b(?:participants?|patients|respondents|subjects|children|students|sample|adults) (?:had a (?:mean|median) age|were (?:primarily|mostly|predominantly|mainly|aged)|(?:was|were|is|are) (?:\d[\d.]*\s?% )?(?:fe)?male)\b`,
    String.raw`\bage(?:s|d)? ranged\b|\bfollow-?up (?:time|period|duration)\b`,
    String.raw`\bages? of (?:the|our) (?:\w+ )?(?:patients|participants|sample|respondents|subjects)\b|\b(?:mean|median|average|starting) ages?\b|\b(?:majority|%\)?) (?:\w+ )?(?:were|was|identified as) (?:\w+ )?(?:female|male|women|men|white|married)\b|\bas (?:wo)?men, \d`,
    String.raw`\b(?:is|are|was|were) (?:\w+ )?(?:shown|presented|summari[sz]ed|listed|given|displayed|depicted|provided|illustrated) in (?:the )?(?:tables?|figs?|figures?|appendix|supplement)`,
    String.raw`\b(?:before|prior to|at) (?:randomi[sz]ation|enrol?ment)\b|\bcompleted (?:the |all |both |\d).{0,30}\b(?:stud(?:y|ies)|trial|treatment|follow-?up|survey|questionnaires?|months|weeks|visits)\b|\brandomi[sz]ed to .{0,60}\b(?:had data|were included|completed)\b`,
    String.raw`\b(?:held|hold) out\b|\bin (?:this|these) examples?\b|\b(?:analysis|dataset|collection|survey|sample) of \d|\b(?:patients|participants|subjects) had (?:an? )?(?:previous|prior|history)\b`,
    String.raw`\banalysis included \d|\b(?:amount|number) of missing\b`,
    String.raw`^There (?:was|were) (?:only |also )?\d+ (?:[\w-]+ ){0,3}(?:participants?|patients|subjects|respondents|students|nurses|doctors|children|adults|males?|females?|men|women)\b|\b\d+ (?:[\w-]+ ){0,3}(?:patients|participants|subjects|respondents|animals|samples) were (?:treated|studied|analy[sz]ed|tested|interviewed|examined|surveyed)\b|\b(?:discontinued|attended the)\b|\bexcluded (?:participants|patients|subjects|respondents|cases)\b|\b(?:patients|participants|cases|subjects|records) (?:were )?(?:left|remain(?:ed|ing))\b`,
    String.raw`\binter-?(?:rater|coder|observer)\b|\binternal consistency\b|\bCronbach\b`,
    String.raw`\bpower to detect\b|\b(?:described|regarded|taken|treated) as (?:statistically )?significant\b|\b(?:remained|entered|retained)\b.{0,60}\bat p ?[<=]`,
    String.raw`\bstudy population (?:was|were|consisted|had)\b|\bdata .{0,50}\b(?:was|were) (?:only )?available\b|\bwe (?:also )?(?:conducted|performed|carried out|held) (?:a total of )?\d`,
    String.raw`\beach (?:square|dot|point|bar|line|box|circle|panel|cell) (?:is|shows|represents|stands)\b|\berror bars\b`,
    String.raw`\b(?:was|were) (?:\w+ly )?(?:included|enrolled|recruited|lost|assigned|allocated|randomi[sz]ed)\b|^(?:All |The )?(?:patients|participants|subjects|children|animals) (?:received|underwent|were given)\b`,
    String.raw`\b(?:participants|patients|respondents|sample|women|mothers|students|adults)\b.{0,120}\b(?:race|ethnicity|white|black|hispanic|college|university degree|poverty line|employed|married|born in)\b`,
    String.raw`\b(?:largest|smallest) (?:cohort|sub-?group|sample)\b|\bcompar\w+ (?:of|between) (?:the )?(?:participants|patients|women|men|children|respondents)\b.{0,40}\b(?:without|who (?:did|were) not|included)\b`,
    String.raw`\b(?:is|are|was|were) (?:\w+ and )?(?:excluded|imputed|dropped|removed|omitted|discarded|flagged)\b|\bimputes?\b`,
  ].join('|'),
  'i',
);
/** The findings or estimates of others: "their results", "another study", "According to the Foundation", a number in brackets at the end. */
const OF_OTHERS =
  /\b[Tt]heir (?:results|findings|study|analysis|experiments?|samples?|data|model|measurements)\b|\b(?:[Aa]nother|[Oo]ne|[Aa] (?:recent|large|previous|similar|cohort)) (?:study|trial|meta-analysis|survey|review)\b|\b(?:[Ss]everal|[Mm]any|[Ss]ome|[Mm]ost|[Oo]ther|[Tt]wo) (?:[\w-]+ )?(?:studies|trials|authors|reports)\b|\b[Tt]he (?:largest|first|only) (?:[\w-]+ )*(?:study|trial)\b|\b(?:meta-analysis|review|survey) reported\b|^According to (?:the |an? )?(?!our\b)\p{Lu}|\bit (?:was|is|has been) estimated that\b|\bin (?:that|their) (?:study|trial|work|paper)\b|\b(?:tutorial|company) (?:\([^()]*\) )?claims\b|\p{Ll} \(\d{1,2}(?:\s?[,–-]\s?\d{1,2})*\)\.?$/u;
/** A source as the number that a copy leaves of it: "… in naïve people 11." */
const BARE_SOURCE =
  /(?<!\b(?:(?:week|month|day|year|table|figure|item|phase|stage|type|group|level|grade|score|wave|experiment|trial|model|chapter|section|visit|session|column|row|panel)s?|study|studies|than|from|with|about|over|under|only|least|most|were|between|after|before|until|reached|and|was|to|of|in|at|by|is))\s(?<=\p{Ll}{4,} )\d{1,2}(?:[,–-]\s?\d{1,2})*(?=,? (?:and|but|whereas) |\.$)|\p{Ll}{4,}\d{1,2}(?:[,–-]\d{1,2})+(?=[\s,.])|[)%]\d{1,2}(?=[\s,.])/u;
/** A part of a sentence that a page or a table has cut, or the note of a table. */
const CUT =
  /^(?:\*|\(|Note:|S\d+ (?:Fig|Table)|\p{Ll}(?!\b|[-.]\p{L})|\d{1,2}\.\s)|(?:,\s\p{Ll}+ing|\b(?:an?|the|and|or|of|to|in|by|for|with|from|that|is|are|was|were|has|have))$/u;

/** Whether a sentence tells how a study was made or what others found, or is only the rest of one. */
export function isNoFinding(text: string): boolean {
  return CUT.test(text) || DESIGN.test(text) || OF_OTHERS.test(text) || BARE_SOURCE.test(text);
}

/** The figures of a sentence that a paper reports as findings, without those that say when, how or of whom they were found. */
export function findingFigures(document: TextDocument, sentence: Sentence): readonly Place[] {
  const text = document.raw.slice(sentence.start, sentence.end);
  const found = figuresIn(document, sentence, Number.POSITIVE_INFINITY).flatMap(({ place, telling }) =>
    telling && !isSetting(text, place) && !isLevel(document, text.slice(place[0], place[0] + place[1])) ? [place] : [],
  );
  // A spread stands beside its mean, and says nothing alone.
  return afterCondition(
    text,
    found.filter(([at]) => !/^(?:SD|IQR)\b/.test(text.slice(at, at + 4))),
  ).slice(0, MOST_FIGURES);
}

/** A clause or phrase before the statement that tells on what condition it holds: "After refitting with 50 % higher rates, …". */
const CONDITION = /^(?:After|When|If|Using|Assuming|Given) [^,;.()]{5,140}, (?=\p{L})/u;

/** The figures of the statement itself, if it has any. */
function afterCondition(text: string, places: readonly Place[]): readonly Place[] {
  const length = CONDITION.exec(text)?.[0].length ?? 0;
  const stated = places.filter(([at]) => at >= length);
  return stated.length > 0 ? stated : places;
}
