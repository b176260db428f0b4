/** The bounds of a word in any script: `\b` knows only the letters of English, so it finds "todo" in "método". */
const OPEN = String.raw`(?<![\p{L}\p{M}\p{N}_])`;
const CLOSE = String.raw`(?![\p{L}\p{M}\p{N}_])`;

function wholeWords(...patterns: readonly string[]): RegExp {
  return new RegExp(`${OPEN}(?:${patterns.join('|')})${CLOSE}`, 'iu');
}

/** Words that announce what the exam will ask, or that stress something. */
export const EXAM_HINT = new RegExp(
  [
    wholeWords(
      '(?:on|in|for) (?:the|your|our) (?:(?:final|midterm|first|second|next) )?(?:exams?|tests?|midterms?|finals?|quiz(?:zes)?)',
      '(?:will|might|could|may) be (?:on|asked|tested|examined) (?:the |in |on |about )?',
      'exam(?:inable)? .{0,20}questions?',
      '(?:likely|going) to (?:come up|be asked|be tested)',
      'comes? up (?:a lot|often|every (?:year|time)) (?:in|on)',
      "(?:do not|don['’]t) forget(?: (?:that|this|to))?",
      'make sure (?:that )?(?:you|to)',
      "you (?:should|must|need to|have to|will need to|['’]ll need to) (?:know|understand|remember|learn|be able to)",
      '(?:very |really |most |particularly |especially |extremely |super |so )?important(?:ly)? (?:to (?:know|note|remember|understand|keep)|points?|that you|thing)',
      "(?:this|that|it|which)(?: is|['’]s) (?:very |really |so |quite |absolutely |extremely |super )?(?:important|crucial|essential|critical)",
      '(?:the|a|one) (?:key|main|most important|crucial|big) (?:point|takeaway|take-away|idea|insight|thing|message|lesson)s?',
      'pay (?:close |special )?attention',
      '(?:keep|bear) (?:this |that |it )?in mind',
      'write (?:this|that|it) down',
      "i(?: will|['’]ll) (?:ask|test) (?:you|this|that|about)",
      'common (?:mistake|error|misconception|misunderstanding)s?',
      'favou?rite (?:exam )?question',
      "(?:let me|i want to|i['’]d like to|i) (?:emphasi[sz]e|stress|repeat)",
      '(?:please |you should |make sure you |really )learn this',
    ).source,
    `^(?:(?:and |so |but |now |also )?(?:please )?(?:remember|take note)(?: that| this|[,:])|(?:(?:for )?(?:the )?(?:exam|important|remember|nb|note))${CLOSE}[^:]{0,40}[:!]|know (?:that|this|how|the|why|what|all)|learn (?:this|these|all|the))`,
  ].join('|'),
  'iu',
);
/** A hint that refers to the sentence before it: "This will be on the exam". */
export const POINTS_BACK =
  /^(?:(?:and|so|but),?\s)*(?:this|that|it|will be|write (?:this|that)|(?:you|we) (?:have|need) to know (?:it|this|that)|(?:do not|don't) forget (?:it|this|that))\b/i;
/** Work to hand in or do. */
export const TASK =
  /(?<![\p{L}\p{M}\p{N}_])(?:homework|due (?:on|by|in|at|this|next|mon|tue|wed|thu|fri|sat|sun|tomorrow|\d)|is due|are due|submit|hand in|turn in|deadline|read (?:ch(?:apter|\.)?|pages?|pp\.?|section|sec\.|the (?:chapter|article|paper|textbook)|before)|problem set|worksheet|assignment \d|complete (?:the|exercise|question|problem|worksheet)s?|revise (?:for|before|ch)|prepare (?:for|a|the) (?:exam|quiz|presentation|seminar|lab|next)|bring (?:your|a)|sign up|quiz (?:on )?(?:mon|tue|wed|thu|fri|next|tomorrow)|look up|ask (?:about|prof|the (?:ta|lecturer|teacher))|to-?do)(?![\p{L}\p{M}])/iu;
export const EXAMPLE =
  /\b(?:for (?:example|instance)|e\.g\.?|such as|examples? (?:is|are|include)|consider (?:the|a)|like (?:in|when))(?:\b|(?<=\.))/i;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
export const DATE = new RegExp(
  String.raw`\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}/\d{1,2}/\d{2,4}|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH}\b\.?(?:,?\s+\d{4})?|${MONTH}\.?\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+\d{4})?|${MONTH}\s+\d{4}|(?:1[0-9]|20)\d{2}s?(?:\s?[–-]\s?\d{2,4})?(?:\s(?:BC|BCE|AD|CE))?|\d{1,4}\s(?:BC|BCE|AD|CE)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\d%])\b`,
  'iu',
);
export const FORMULA = /(?:[\p{L}\p{N})\]²³₀-₉]\s*(?:=|≈|∝|≤|≥|→|⇌|⟶)\s*[\p{L}\p{N}(%√∑∫Δ−-])/u;
