/** Work to hand in or do. */
export const TASK =
  /(?<![\p{L}\p{M}\p{N}_])(?:homework|due (?:on|by|in|at|this|next|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|tomorrow|\d)|(?:is|are) due(?! to)|submit|hand(?:ed)? in|turn(?:ed)? in|deadline|read (?:ch(?:apters?|\.)?|pages?|pp\.?|section|sec\.|the (?:chapter|article|paper|textbook)|before)|(?<!(?:on|in|from|with) )problem set|worksheet|assignment \d|complete (?:the|exercise|question|problem|worksheet)s?|revise (?:for|before|ch)|prepare (?:for|a|the) (?:exam|quiz|presentation|seminar|lab|next)|bring (?:your(?! own)|an?)|(?:(?:don['’]t|do not) forget|remember|make sure(?: you)?) (?:to )?(?:bring|submit|hand in|send|sign|email|register|download|print|complete|finish|upload)|quiz (?:on )?(?:(?:mon|tue|wed|thu|fri)\p{L}*|next|tomorrow)|(?<!(?:went|going|want(?:ed)?) to )look up|(?<!(?:you|we|they|people|I) )ask (?:about|prof|my|the (?:ta|lecturer|teacher))|sign up (?:for|by|before|on)|to-?do)(?![\p{L}\p{M}])/iu;
/** Whether a line asks to bring or hand in something. */
export function isToBring(text: string): boolean {
  return /\b(?:don['’]t forget|do not forget|remember|make sure(?: you)?) (?:to )?(?:bring|submit|hand in|send|sign|email|register|download|print|complete|finish|upload)\b/i.test(
    text,
  );
}
export const EXAMPLE =
  /\b(?:for (?:example|instance)|e\.g\.?|such as|examples? (?:is|are|include)|consider (?:the|a)|like (?:in|when))(?:\b|(?<=\.))/i;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** A day of the week before its date: "Thursday the 12th of November". */
const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s+(?:the\\s+)?)?';
export const DATE = new RegExp(
  String.raw`\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}/\d{1,2}/\d{2,4}|${WEEKDAY}\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH}\b\.?(?:,?\s+\d{4})?|${WEEKDAY}${MONTH}\.?\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+\d{4})?|${MONTH}\s+\d{4}|(?:1[0-9]|20)\d{2}s?(?:\s?[–-]\s?\d{2,4})?(?:\s(?:BC|BCE|AD|CE))?|\d{1,4}\s(?:BC|BCE|AD|CE)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,?\s+the\s+\d{1,2}(?:st|nd|rd|th))?)(?![\d%])\b`,
  'iu',
);
/** An equation, or the sum after a label: "Midpoint formula: (Q2-Q1)/((Q1+Q2)/2)". */
export const FORMULA =
  /\b(?:formula|equation)s?:\s[^.:]{0,30}?[\p{L}\p{N})]\s?[-+*/÷×·−][\s(]*[\p{L}\p{N}]|(?:[\p{L}\p{N})\]²³₀-₉]\s*(?:=|≈|∝|≤|≥|→|⇌|⟶)\s*[\p{L}\p{N}(%√∑∫Δ−-])/u;

/** The words on both sides of an equals sign, up to the marks about them. */
const EQUATION = /[^.;:=]{0,80}=[^;:=]{1,80}/u;
/** Signs that a sum has and a label does not: signs of arithmetic and their words, letters that stand for a quantity, a bare value. */
const ARITHMETIC =
  /[%+*×·÷^²³√∑∫Δ∂]|\s[-−–/]\s|[\d)]\s?[-−/]\s?[\d(]|(?<![\p{L}\d'’.-])(?!a\s\p{L}{2})\p{L}(?![\p{L}'’.-])|\p{Ll}\p{Lu}|\p{L}\d|=\s*[-−]?\d|\b(?:divided|times|minus|plus|per|over|sum|ratio|product|difference|change)\b/u;

/** Whether a line that has an equals sign is a sum and no label: "opening = fanfare" is a label. */
export function isSum(text: string): boolean {
  const equation = EQUATION.exec(text)?.[0];
  return equation === undefined || ARITHMETIC.test(equation);
}

/** A statement that leaves its matter open: "It is still debated how …". */
export const LEFT_OPEN =
  /\b(?:(?<!\b(?:when|if|where|whether|because|although) [^,]{0,60})(?:is|are|remains?) (?:still )?(?:hotly |much )?(?:debated|disputed|unclear|unknown|unresolved|an open question)|still (?:do not|don['’]t|does not|doesn['’]t) (?:\w+ )?(?:know|understand)|(?:historians|scholars|scientists|researchers|economists|critics|experts) (?:still )?disagree|(?:is|are) not (?:yet |fully |well )+(?:known|understood)|(?:we|nobody|no one|scientists|researchers) (?:really )?(?:don['’]t|do not|doesn['’]t|does not) (?:really |yet |fully |quite )+(?:know|understand))\b/i;
