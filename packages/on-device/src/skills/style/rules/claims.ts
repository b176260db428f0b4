import type { Rule } from '../rule.ts';

/** Claims without a source. Sentences with a reference are skipped. */
export const UNSOURCED: readonly Rule[] = [
  {
    id: 'studies',
    pattern:
      /\b(?:(?:many|some|several|recent|numerous|various|most|other) )?(?:studies|researche?r?s?|scientists|experts|surveys|statistics|evidence|reports) (?:have |has |had )?(?:also |often |clearly |recently )?(?:shows?|shown|showed|proven?|proved|proves|suggests?|suggested|found|finds?|says?|said|agree|believe|claim|indicates?|indicated|reveals?|revealed|confirms?|confirmed)\b/gi,
    advice: 'name the study and its year',
  },
  {
    id: 'studies',
    pattern:
      /\b(?:a lot of|lots of|many|much|numerous|several|enough|plenty of) (?:studies|research|researches|evidence|surveys|reports) (?:that|which) (?:shows?|proves?|suggests?|says?|confirms?|indicates?)\b/gi,
    advice: 'name the study and its year',
  },
  {
    id: 'comparison',
    pattern:
      /\b(?:people|students|children|teenagers|adults|men|women|workers|employees|users|drivers|patients) who [a-z0-9' ]{3,80}? (?:gets?|have|has|scores?|earns?|achieves?|performs?|suffers?|lives?|sleeps?|learns?) (?:much |far |significantly )?(?:lower|higher|better|worse|fewer|more|less|longer) (?:grades|marks|scores|results|stress|anxiety|sleep|money|income|risk|rates|chances|problems|health|than)\b/gi,
    advice: 'a comparison: give its source, or say that it is your own observation',
  },
  {
    id: 'people-believe',
    pattern:
      /\b(?:many|most|some|a lot of) (?:people|experts|critics|scholars|students|scientists|economists|historians|authors|writers|researchers|academics|philosophers|psychologists|sociologists|commentators|analysts|theorists|doctors|nurses|teachers|lawyers|judges|engineers|politicians|observers) (?:(?:also|still|often|now) )?(?:believes?|thinks?|says?|argues?|agrees?|feels?|claims?|considers?|holds?|maintains?|would say|would argue)\b/gi,
    advice: 'say who, with a source',
  },
  {
    id: 'well-known',
    pattern:
      /\b(?:it is (?:well|widely|commonly|generally) (?:known|accepted|believed|agreed|recogni[sz]ed)|it is a (?:well[- ])?known fact|everybody knows|everyone knows|as we all know|we all know|it is (?:said|believed|thought)|it has been (?:proven|proved|shown|said)|research has (?:shown|proven))\b/gi,
    advice: 'give a source, or leave it out',
  },
  {
    id: 'obviously',
    pattern: /\b(?:obviously|undoubtedly|without (?:a )?doubt|of course|there is no doubt|undeniably|certainly)\b/gi,
    advice: 'show it instead of saying it is plain',
  },
];

/** Words that claim more than a study can show. */
export const TOO_STRONG: readonly Rule[] = [
  {
    id: 'proves',
    pattern:
      /\b(?:this|that|these|those|which|it|(?:the|these|those|our|my|their) (?:[a-z]+ ){0,2}(?:results?|findings?|data|figures?|graphs?|tables?|studies|study|experiments?|evidence|surveys?)) (?:clearly |really |definitely |absolutely )?(?:proves?|proved|has proven|have proven) (?:that|how|why|the|a|it|without)\b/gi,
    advice: 'one study or example cannot prove it: "suggests" or "shows" may be safer',
  },
  {
    id: 'cause',
    pattern:
      /\b(?:correlat(?:es|ed|ion)|linked|associated|relationship between|more likely)\b[^.;!?\ue000]{3,120}\b(?:therefore|so|thus|hence|which (?:means|shows|proves)(?: that)?|this (?:means|shows|proves)(?: that)?)\b[^.;!?\ue000]{2,80}\b(?:causes?|caused|leads? to|makes?|is the reason|are the reason)\b/gi,
    advice: 'two things that occur together need not cause each other: say what else would have to be known',
  },
];

export const ABSOLUTE: readonly Rule[] = [
  {
    id: 'absolute',
    pattern:
      /(?<!\b(?:almost|nearly|not|hardly|virtually|has|have|had|is|was|are|were|practically|as) )\b(?:always|never|everyone|everybody|nobody|no one|every single (?:person|student|day|time)|all (?:people|students|teachers|children|humans|countries)|impossible|nothing can|the only way|the best way|completely (?:destroys?|changed?|impossible))\b/gi,
    advice: 'is it true without exception? "often" or "most" may be safer',
  },
];

export const FIGURES: readonly Rule[] = [
  {
    id: 'figure',
    pattern: /(?<![\w.,-])\d{1,3}(?:[.,]\d+)* ?(?:%|per ?cent\b|percent\b|percentage points\b)/gi,
    advice: 'give the source, or say it is your own figure',
  },
  {
    id: 'figure',
    pattern: /(?<![\w.,-])(?:\$|£|€|₹|Rs\.? ?)?\d+(?:[.,]\d+)* (?:million|billion|trillion|crore|lakh)\b/gi,
    advice: 'give the source, or say it is your own figure',
  },
  {
    id: 'figure',
    pattern:
      /\b(?:one|two|three|four|five|nine|\d+) (?:in|out of) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b(?= (?:people|students|adults|children|women|men|users|workers|of|teenagers|households|patients|\w+s\b))/gi,
    advice: 'give the source, or say it is your own figure',
  },
];
