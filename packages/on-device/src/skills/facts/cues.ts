/** Words that announce what the exam will ask. */
export const EXAM_HINT =
  /\b(?:(?:on|in|for) the (?:exam|test|midterm|final|quiz|paper)|will be (?:on|asked|tested|examined)|exam(?:inable)?\b.{0,20}\bquestion|likely to (?:come up|be asked)|comes? up (?:a lot|often|every)|remember (?:that|this|to)|(?:do not|don't) forget|make sure|you (?:should|must|need to|have to|will need to) (?:know|understand|remember|learn|be able)|(?:very |really |most |particularly |especially )?important(?:ly)? (?:to (?:know|note|remember|understand)|point|that|:)|(?:this|that|it)(?: is|'s) (?:very |really |so |quite )?(?:important|crucial|essential|key)|key (?:point|takeaway|idea)|pay attention|take note|note that|keep in mind|write this down|i(?:'ll| will) (?:ask|test)|common mistake|favou?rite question|learn this|on (?:every|the) exam|in the exam every)|^(?:(?:for )?(?:the )?(?:exam|important|remember|nb|note))\b[^:]{0,40}[:!]|^know\b/iu;
/** A hint that refers to the sentence before it: "This will be on the exam". */
export const POINTS_BACK =
  /^(?:(?:and|so|but),?\s)*(?:this|that|it|will be|write (?:this|that)|(?:you|we) (?:have|need) to know (?:it|this|that)|(?:do not|don't) forget (?:it|this|that))\b/i;
/** Work to hand in or do. */
export const TASK =
  /\b(?:homework|due (?:on|by|in|at|this|next|mon|tue|wed|thu|fri|sat|sun|tomorrow|\d)|is due|are due|submit|hand in|turn in|deadline|read (?:ch(?:apter|\.)?|pages?|pp\.?|section|sec\.|the (?:chapter|article|paper|textbook)|before)|problem set|worksheet|assignment \d|complete (?:the|exercise|question|problem|worksheet)s?|revise (?:for|before|ch)|prepare (?:for|a|the) (?:exam|quiz|presentation|seminar|lab|next)|bring (?:your|a)|sign up|quiz (?:on )?(?:mon|tue|wed|thu|fri|next|tomorrow)|look up|ask (?:about|prof|the (?:ta|lecturer|teacher))|to-?do)/i;
export const EXAMPLE =
  /\b(?:for (?:example|instance)|e\.g\.?|such as|examples? (?:is|are|include)|consider (?:the|a)|like (?:in|when))(?:\b|(?<=\.))/i;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
export const DATE = new RegExp(
  String.raw`\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}/\d{1,2}/\d{2,4}|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH}\b\.?(?:,?\s+\d{4})?|${MONTH}\.?\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+\d{4})?|${MONTH}\s+\d{4}|(?:1[0-9]|20)\d{2}s?(?:\s?[–-]\s?\d{2,4})?(?:\s(?:BC|BCE|AD|CE))?|\d{1,4}\s(?:BC|BCE|AD|CE)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\d%])\b`,
  'iu',
);
const SCALE = String.raw`(?:\s?(?:thousand|million|billion|trillion))?`;
const UNIT = String.raw`(?:\s?(?:%|°\s?[CF]|percent(?:age points)?\b|per\s?cent\b|(?:[kmcµunMG]?(?:m|g|s|J|W|V|A|Hz|Pa|mol|L|l|eV|N|K|Ω|B)|kcal|cal|atm|ppm|km/h|m/s|mph|years?|days?|hours?|minutes?|seconds?|months?|weeks?|degrees?|times|fold|dollars?|euros?|pounds?|people|participants?|students?|patients?|samples?|species|cells?|stages?|steps?|phases?|types?|kinds?|layers?|chambers?|carbon atoms|molecules?|ATP)(?:[²³]|\b)(?:[/·]\s?[a-zA-Z]{1,3}[²³]?)?))?`;
/** A figure with its sign, currency, power and unit, but no year, reference or chapter number. */
export const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-])(?:[<>≈~±]\s?|about\s|roughly\s|approximately\s)?[$€£₹]?[-−]?\d+(?:[.,]\d+)*${SCALE}(?:\s?[×x]\s?10(?:\^?[-−]?\d+)?)?(?:\s?(?:–|-|to|±)\s?\d+(?:[.,]\d+)*)?${UNIT}(?![\p{L}\d])`,
  'gu',
);
export const FORMULA = /(?:[\p{L}\p{N})\]²³₀-₉]\s*(?:=|≈|∝|≤|≥|→|⇌|⟶)\s*[\p{L}\p{N}(%√∑∫Δ−-])/u;
